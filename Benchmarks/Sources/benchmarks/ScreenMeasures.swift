import Corpora
import Foundation
import YuiFit
import YuiLines
import YuiScreens

/// The measures of screens, pinned copies and fitting.
enum ScreenMeasures {
  static let time = LocalTime(secondsSince1970: 1_788_000_000)

  static func all() -> [Measure] {
    applying() + patching() + fitting()
  }

  private static func applying() -> [Measure] {
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

  /// A patch on a screen of few and of many nodes: the same patch, the state held once.
  private static func patching() -> [Measure] {
    [("patch_small", 10), ("patch_large", 10_000)].map { name, nodes in
      var state = ScreenState()
      let lines = (0..<nodes).map { "stat@s\($0) 1kg Weight" }.joined(separator: "\n")
      _ = state.apply(reply: ">2\n" + lines, at: time)
      let patch = Op(
        screen: "2", action: .patch(target: "s\(nodes / 2)", props: ["value": 2, "delta": -1]))
      return Measure(name, bytes: 0, expected: 1000) {
        for _ in 0..<1000 { _ = state.apply(patch, at: time) }
        return 1000
      }
    }
  }

  /// Twenty components into each family, and into all of them.
  private static func fitting() -> [Measure] {
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
        fitter.layouts(content, environment: environment).count { !$0.blocks.isEmpty }
      })
    return measures
  }

  static func twentyComponents() -> SavedScreen {
    var state = ScreenState()
    let lines = [
      "stat@weight 178.9lb Weight delta=-2.3 good=down spark=183|182|181|178.9 sub=\"this week\"",
      "list@today Today \"Walk 30 min\" \"Read ch. 4\" \"Call the dentist\" \"Water plants\" +check",
      "chart@steps bar Steps x=Mon|Tue|Wed y=6100|8000|7400", "timer@tabata 40/20x8 Tabata",
      "card@run Thursday \"Easy run, 5 km. Keep it slow.\" sub=\"after work\" cta=\"Open plan\"",
    ]
    let screen = (0..<4).flatMap { round in
      lines.map { $0.replacingOccurrences(of: "@", with: "@r\(round)") }
    }
    _ = state.apply(
      reply: ">2\n" + screen.joined(separator: "\n") + "\nsave today", at: time)
    return state.saved("today") ?? SavedScreen(name: "today", screen: "2")
  }
}
