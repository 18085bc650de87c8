import Foundation
import YuiFit
import YuiLines
import YuiScreens

extension Check {
  /// `layout`: the screen that the replies save last, in `family` and `environment`.
  @Sendable
  static func layout(_ trial: Trial, _ expected: Value) -> [Mismatch] {
    guard let family = trial.vector.fields["family"]?.text.flatMap(Family.init(rawValue:)) else {
      return [Mismatch(check: "layout", missing: "a family")]
    }
    guard let environment = environment(trial.vector.fields["environment"]?.object ?? [:], family)
    else { return [Mismatch(check: "layout", missing: "an environment that reads")] }
    let state = trial.thread
    let saved = trial.vector.fields["saved"]?.text.map(state.saved) ?? state.savedScreens.last
    var content = saved.map { FitContent(saved: $0) } ?? FitContent(nodes: state.nodes(on: "1"))
    content.tables = state.tables
    let layout = Fitter().layout(content, family: family, environment: environment)
    guard let data = try? JSONEncoder().encode(layout),
      let value = try? JSONReader.read(ContiguousArray(data))
    else { return [Mismatch(check: "layout", missing: "a layout that can be written")] }
    return [Mismatch(check: "layout", expected: expected, got: value)].compactMap(\.self)
  }

  /// `{"now", "utcOffset", "device", "ios", "textSize", "mode", "rightToLeft", "hidden"}`, all but
  /// `now` with the defaults of spec 5.
  private static func environment(_ fields: Props, _ family: Family) -> FitEnvironment? {
    guard let now = fields["now"]?.text.flatMap({ Moment($0) }) else { return nil }
    var environment = FitEnvironment(now: now, device: .standard(for: family))
    environment.utcOffset = fields["utcOffset"]?.number.flatMap { Int(exactly: $0) } ?? 0
    if let name = fields["device"]?.text {
      let system = fields["ios"]?.number.flatMap { Int(exactly: $0) } ?? 26
      guard let device = try? Device(name, system: system) else { return nil }
      environment.device = device
    }
    if let name = fields["textSize"]?.text {
      guard let size = TextSize(named: name) else { return nil }
      environment.textSize = size
    }
    if let name = fields["mode"]?.text {
      guard let mode = RenderingMode(rawValue: name) else { return nil }
      environment.mode = mode
    }
    environment.rightToLeft = fields["rightToLeft"]?.bool
    environment.hidden = fields["hidden"]?.bool ?? false
    return environment
  }
}
