import Corpora
import Foundation
import YuiFit
import YuiLines
import YuiScreens

/// The measures of screens, pinned copies and fitting.
enum ScreenMeasures {
  static let time = LocalTime(secondsSince1970: 1_788_000_000)

  static func applying() -> [Measure] {
    let replies = Typical.replies(bytes: 200_000)
    let bytes = replies.reduce(0) { $0 + $1.utf8.count }
    let parsed = replies.map { ReplyParser.parse($0) }
    let ops = parsed.reduce(0) { $0 + $1.count }
    return [
      Measure("apply", bytes: bytes, expected: ops) {
        var state = ScreenState()
        for reply in parsed { _ = state.apply(reply, at: time) }
        return ops
      }
    ]
  }

  /// A text as one reply, parsed and applied: how instructions grow with it.
  static func applyingText(_ text: String) -> Measure {
    let ops = ReplyParser.parse(text).count
    return Measure("apply_text", bytes: text.utf8.count, expected: ops) {
      var state = ScreenState()
      let parsed = ReplyParser.parse(text)
      _ = state.apply(parsed, at: time)
      return state.errors.count == 0 ? parsed.count : -state.errors.count
    }
  }

  /// A patch on a screen of few and of many nodes: the same patch, the state held once, and with
  /// the state before it kept beside, as one does who compares the two.
  static func patching() -> [Measure] {
    [("small", 10), ("large", 10_000)].flatMap { name, nodes in
      var state = ScreenState()
      let lines = (0..<nodes).map { "stat@s\($0) 1kg Weight" }.joined(separator: "\n")
      _ = state.apply(reply: ">2\n" + lines, at: time)
      var kept = state
      let patch = Op(
        screen: "2", action: .patch(target: "s\(nodes / 2)", props: ["value": 2, "delta": -1]))
      return [
        Measure("patch_\(name)", bytes: 0, expected: 1000) {
          for _ in 0..<1000 { _ = state.apply(patch, at: time) }
          return 1000
        },
        Measure("patch_\(name)_kept", bytes: 0, expected: 10) {
          for _ in 0..<10 {
            let before = kept
            _ = kept.apply(patch, at: time)
            withExtendedLifetime(before) {}
          }
          return 10
        },
      ]
    }
  }

  /// Twenty components into each family, and into all of them.
  static func fitting() -> [Measure] {
    let content = FitContent(agent: "a", saved: twentyComponents())
    let fitter = Fitter()
    let environment = FitEnvironment(now: Moment(secondsSince1970: 1_788_000_000))
    var measures = Family.allCases.map { family in
      Measure("fit_\(family)", bytes: 0, expected: 1) {
        fitter.layout(content, family: family, environment: environment).blocks.isEmpty ? 0 : 1
      }
    }
    measures.append(
      Measure("fit_all", bytes: 0, expected: Family.allCases.count) {
        let layouts = fitter.layouts(content, environment: environment)
        return layouts.indices.count { !layouts[$0].blocks.isEmpty }
      })
    // One family of few components and of many: it shows the same, so it allocates the same.
    for (name, rounds) in [("fit_few", 4), ("fit_many", 400)] {
      let content = FitContent(agent: "a", saved: components(rounds: rounds))
      measures.append(
        Measure(name, bytes: 0, expected: 1) {
          let layout = fitter.layout(content, family: .systemMedium, environment: environment)
          return layout.more > rounds ? 1 : 0
        })
    }
    return measures
  }

  /// A reply of twenty components, saved.
  static let twentyLines = lines(rounds: 4)

  /// A reply of five components a round.
  private static func lines(rounds: Int) -> String {
    let lines = [
      "stat@weight 178.9lb Weight delta=-2.3 good=down spark=183|182|181|178.9 sub=\"this week\"",
      "list@today Today \"Walk 30 min\" \"Read ch. 4\" \"Call the dentist\" \"Water plants\" +check",
      "chart@steps bar Steps x=Mon|Tue|Wed y=6100|8000|7400", "timer@tabata 40/20x8 Tabata",
      "card@run Thursday \"Easy run, 5 km. Keep it slow.\" sub=\"after work\" cta=\"Open plan\"",
    ]
    let screen = (0..<rounds).flatMap { round in
      lines.map { $0.replacingOccurrences(of: "@", with: "@r\(round)") }
    }
    return ">2\n" + screen.joined(separator: "\n") + "\nsave today"
  }

  static func twentyComponents() -> SavedScreen { components(rounds: 4) }

  private static func components(rounds: Int) -> SavedScreen {
    var state = ScreenState()
    _ = state.apply(reply: lines(rounds: rounds), at: time)
    return state.saved("today") ?? SavedScreen(name: "today", screen: "2")
  }

  /// A pinned copy of twenty components: to bytes, from bytes, and a thousand and ten thousand rows
  /// later; one row in ten patches it, the others are of other things.
  static func copying() -> [Measure] {
    var state = ScreenState()
    _ = state.apply(reply: twentyLines, at: time)
    let agent = PinnedCopy.Agent(id: "a", name: "Agent")
    let start = 1_788_000_000.0
    let now = Moment(secondsSince1970: start)
    guard let copy = try? PinnedCopy(of: state, saved: "today", agent: agent, at: now) else {
      return []
    }
    let encoded = copy.encoded
    var measures = [
      Measure("copy_encode", bytes: encoded.count, expected: encoded.count) {
        copy.encoded.count
      },
      Measure("copy_decode", bytes: encoded.count, expected: 20) {
        (try? PinnedCopy(decoding: encoded))?.nodes.count ?? 0
      },
    ]
    for count in [1_000, 10_000] {
      let rows = (0..<count).map { row in
        let body =
          row % 10 == 0
          ? "~r\(row % 4)weight \(170 + row % 9).5lb delta=-\(row % 3)"
          : "say Row \(row)\nstat \(row)kg Lifted delta=2\ncard \"For today\" \"Go easy.\""
        return AgentRow(id: "\(row)", at: Moment(secondsSince1970: start + Double(row)), body: body)
      }
      measures.append(
        Measure(
          "catch_up_\(count)", bytes: rows.reduce(0) { $0 + $1.body.utf8.count },
          expected: count
        ) {
          var caughtUp = copy
          return caughtUp.catchUp(rows, at: Moment(secondsSince1970: start + Double(count)))
            .rowCount
        })
    }
    return measures
  }
}
