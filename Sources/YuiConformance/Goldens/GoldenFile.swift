import Foundation
import YuiFit
import YuiLines
import YuiScreens

/// The golden layouts of one thread: what each screen that it has saved looks like after each reply,
/// in every family, at the text sizes of `GoldenFile.sizes`.
///
///     let file = GoldenFile(screen: "weight", replies: texts)
///     file.text   // what stands in Conformance/fit/weight.json
public struct GoldenFile: Sendable {
  /// The screen's folder in `Conformance/screens`.
  public let screen: String
  /// The replies of its thread, in order.
  public let replies: [String]

  /// The text sizes: the usual one, and the first of the accessibility sizes.
  public static let sizes: [TextSize] = [.large, .ax1]

  /// The moment that the layouts are for, unless a reply says otherwise.
  public static let now = "2026-11-29T09:40:00Z"

  /// The golden layouts of a screen.
  public init(screen: String, replies: [String]) {
    self.screen = screen
    self.replies = replies
  }

  /// The file as it is written: a block of a layout a line, so that a change of one is a line of a
  /// difference.
  public var text: String {
    var text = """
      {"version": "YL v0", "area": "fit",
      "given": {"screen": \(Value.text(screen).json)}, "vectors": [

      """
    var vectors: [String] = []
    let now = Moment(Self.now) ?? Moment(microseconds: 0)
    for (place, moment) in ScreenThread(replies: replies, now: now).moments.enumerated() {
      for screen in moment.screens {
        let saved = moment.screens.count > 1 ? screen.name : nil
        for size in Self.sizes {
          vectors.append(vector(replies: place + 1, moment, saved: saved, at: size))
        }
      }
    }
    text += vectors.joined(separator: ",\n")
    return text + "\n]}\n"
  }

  private func vector(
    replies count: Int, _ moment: ScreenThread.Moment, saved: String?, at size: TextSize
  ) -> String {
    var environment: Props = ["now": .text(moment.now.text), "textSize": .text(size.name)]
    if moment.utcOffset != 0 { environment["utcOffset"] = .number(Double(moment.utcOffset)) }
    var fields: Props = [
      "screen": .text(screen), "reply": .number(Double(count)),
      "replies": .list(replies.prefix(count).map(Value.text)),
      "environment": .object(environment),
    ]
    if let saved { fields["saved"] = .text(saved) }
    let shown = saved.map { "\(screen), \($0)," } ?? screen
    let name = "\(shown) after reply \(count) at \(size.name)"
    let trial = Trial(Vector(name: name, area: "fit", fields: fields))
    let layouts = Family.allCases.map { family in
      let layout = GoldenLayout.value(trial.layout(family) ?? .null).object ?? [:]
      let blocks = (layout["blocks"]?.list ?? []).map(\.json).joined(separator: ",\n ")
      var head = layout
      head["blocks"] = nil
      return
        "\(Value.text(family.rawValue).json): \(Value.object(head).json.dropLast()),\"blocks\":"
        + "[\n \(blocks)]}"
    }
    return """
      {"name": \(Value.text(name).json), "reply": \(count)\(saved.map { ", \"saved\": " + Value.text($0).json } ?? ""),
      "environment": \(fields["environment"]?.json ?? "{}"),
      "layouts": {
      \(layouts.joined(separator: ",\n"))}}
      """
  }
}

/// A layout as a golden file holds it: what has its usual value is left out, numbers have three
/// places at most.
enum GoldenLayout {
  /// The members of a layout's parts that are left out where they have this value.
  private static let usual: Props = [
    "version": 1, "state": "ready", "mode": "fullColor", "units": 1, "role": "primary",
    "alignment": "leading", "weight": "regular", "opacity": 1,
  ]

  /// The layout without what is as usual: nulls, no, empty texts and lists, and the above.
  static func value(_ value: Value) -> Value {
    switch value {
    case .number(let number): .number((number * 1000).rounded() / 1000)
    case .list(let list): .list(list.map(self.value))
    case .object(let props):
      .object(
        Props(
          props.lazy.map { ($0.key, self.value($0.value)) }.filter { key, value in
            !isNothing(value) && usual[key] != value
          }))
    case .null, .bool, .text: value
    }
  }

  private static func isNothing(_ value: Value) -> Bool {
    switch value {
    case .null, .bool(false), .text(""), .list([]): true
    case .bool, .text, .list, .number, .object: false
    }
  }
}
