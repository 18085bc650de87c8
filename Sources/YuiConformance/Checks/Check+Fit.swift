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
    guard let layout = trial.layout(family) else {
      return [Mismatch(check: "layout", missing: "an environment that reads")]
    }
    return [Mismatch(check: "layout", expected: expected, got: layout)].compactMap(\.self)
  }

  /// `layouts`: the same in each family that is named, without what is as usual.
  @Sendable
  static func layouts(_ trial: Trial, _ expected: Value) -> [Mismatch] {
    (expected.object ?? [:]).compactMap { field in
      let check = "layouts.\(field.key)"
      guard let family = Family(rawValue: field.key), let layout = trial.layout(family) else {
        return Mismatch(check: check, missing: "a family, and an environment that reads")
      }
      return Mismatch(check: check, expected: field.value, got: GoldenLayout.value(layout))
    }
  }
}

extension Trial {
  /// The layout of the screen that the thread saved last (or of `saved`) in a family, as JSON; nil
  /// when the vector's environment does not read.
  func layout(_ family: Family) -> Value? {
    guard let environment = Self.environment(vector.fields["environment"]?.object ?? [:], family)
    else { return nil }
    let layout = Fitter().layout(
      content(at: environment), family: family, environment: environment)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(layout)).flatMap { try? JSONReader.read(ContiguousArray($0)) }
  }

  /// What the widget draws: the screen saved last, or the one of `saved`.
  private func content(at environment: FitEnvironment) -> FitContent {
    let saved = vector.fields["saved"]?.text
    if vector.fields.has("screen") {
      let replies = vector.fields["replies"]?.list ?? []
      let thread = ScreenThread(
        replies: replies.map { $0.text ?? "" }, now: environment.now,
        utcOffset: environment.utcOffset)
      let screens = thread.moments.last?.screens ?? []
      return screens.last { saved == nil || $0.name == saved } ?? FitContent()
    }
    let state = thread
    let screen = saved.map(state.saved) ?? state.savedScreens.last
    var content = screen.map { FitContent(saved: $0) } ?? FitContent(nodes: state.nodes(on: "1"))
    content.tables = state.tables
    return content
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
