import Testing
import YuiLines
import YuiScreens

@Suite("The stage")
struct StageTests {
  private func stages(
    _ preset: Preset, _ props: Props = [:], on screen: String = "1", style: Props = [:],
    theme: Props = [:]
  ) -> Bool {
    StageRule.stages(
      preset, props, onScreen: screen, style: StyleProfile(stored: style, theme: theme))
  }

  @Test("On full everything is staged, whatever the line or the profile says")
  func full() {
    #expect(stages(.say, ["inline": true], on: "full", style: ["screen": "chat"]))
  }

  @Test("A workout is staged on any screen, inline and in the chat profile too")
  func workout() {
    for props: Props in [["rounds": 2], ["rest": 5], ["rounds": 8, "rest": 20]] {
      #expect(stages(.timer, props, on: "2"))
      var inline = props
      inline["inline"] = true
      #expect(stages(.timer, inline, style: ["screen": "chat"]))
      inline["up"] = true
      #expect(!stages(.timer, inline))
    }
    #expect(!stages(.timer, ["rounds": 1, "rest": 0], on: "2"))
    #expect(!stages(.card, ["rounds": 2], on: "2"))
  }

  @Test(
    "These presets take the stage by themselves",
    arguments: [
      Preset.timer, .camera, .mic, .deck, .plan, .game, .flow, .loop, .drums, .keys, .chords,
      .tuner,
    ])
  func presets(preset: Preset) {
    #expect(stages(preset))
    #expect(stages(preset, ["inline": false]))
    #expect(stages(preset, on: "13"))
    #expect(!stages(preset, ["inline": true]))
    #expect(!stages(preset, on: "2"))
    #expect(!stages(preset, style: ["screen": "chat"]))
    #expect(stages(preset, style: ["screen": "other"]))
  }

  @Test("No other preset does")
  func others() {
    let staged = Preset.allCases.filter { stages($0) }
    #expect(staged.count == 12)
  }

  @Test("A full profile stages all but pages and what is inline")
  func fullProfile() {
    #expect(stages(.say, style: ["screen": "full"]))
    #expect(!stages(.say, on: "2", style: ["screen": "full"]))
    #expect(!stages(.say, ["inline": true], style: ["screen": "full"]))
  }

  @Test("A gallery in three rows is staged, by its own layout or else the profile's")
  func gallery() {
    #expect(stages(.gallery, ["layout": "row3d"]))
    #expect(stages(.gallery, style: ["gallery": "row3d"]))
    #expect(!stages(.gallery))
    #expect(!stages(.gallery, ["layout": "row"], style: ["gallery": "row3d"]))
    #expect(!stages(.gallery, ["layout": "row3d"], style: ["screen": "chat"]))
    #expect(!stages(.card, ["layout": "row3d"]))
  }

  @Test("A theme line wins over the stored profile, from there on; one of the app does not")
  func themeLine() {
    let ops = [
      add(.say, "a"), theme(["scope": "app", "screen": "full"]), add(.say, "b"),
      theme(["screen": "full"]), add(.say, "c"), theme(["name": "candy"]), add(.say, "d"),
    ]
    #expect(StageRule.stagedIDs(in: ops, style: ["screen": "chat"]) == ["c"])
    let state = ScreenState(
      after: add(.say, "a"), theme(["screen": "full"]), add(.say, "b"), style: ["screen": "chat"])
    #expect(state.nodes(on: "1").map(\.isStaged) == [false, true])
  }

  @Test("Taken alone, a member does not count that only follows its head")
  func alone() {
    let ops = [add(.deck, "d"), add(.page, "p", in: "d")]
    #expect(StageRule.stagedIDs(in: ops) == ["d"])
    var rule = StageRule()
    #expect(ops.map { rule.read($0) } == [true, true])
  }

  @Test("A member follows its head off the stage as well")
  func member() {
    var rule = StageRule()
    let ops = [
      add(.plan, "d", ["inline": true]), add(.mic, "m", in: "d"), add(.mic, "o"),
      add(.mic, "u", in: "unknown"),
    ]
    #expect(ops.map { rule.read($0) } == [false, false, true, true])
  }
}
