import Testing

@testable import YuiLines

@Suite("Blocks: flow variants")
struct BlocksVariantTests {
  private func variant(_ text: String) -> BlockReading { BlockReading(.flow, ["as": ""], text) }

  @Test("Every line up to end is kept, and the patch always comes")
  func source() {
    #expect(variant("end").patch == ["source": ""])
    #expect(variant("").patch == ["source": ""])
    #expect(variant("\n# x\n  nonsense\nend;\nlater").patch == ["source": "\n# x\n  nonsense"])
    #expect(variant("\nend").steps == [.taken, .closed(["source": ""])])
  }

  @Test("Changes in order")
  func changes() {
    let reading = variant("drop a  b\n%%c:mic Hm\nadd d after e : ask X? Y|N\n drop a\nend")
    #expect(
      reading.patch?["changes"] == [
        ["op": "drop", "id": "a"], ["op": "drop", "id": "b"],
        ["op": "step", "id": "c", "preset": "mic", "props": ["prompt": "Hm"]],
        [
          "op": "add", "id": "d", "after": "e", "preset": "ask",
          "props": ["options": ["Y", "N"], "q": "X?"],
        ], ["op": "drop", "id": "a"],
      ])
  }

  @Test(
    "Which lines are errors",
    arguments: [
      ("", false), ("# x", false), ("%% words", false), ("%% a: dance", false),
      ("%% a: say hi", false), ("%% a: ask@x Q?", false), ("%% a: timer 5m", true),
      ("#x", true), ("rename a", true), ("drop", true), ("drop a,b", true), ("dropa b", true),
      ("Drop a", true), ("add x after y", true), ("add x after y:", true),
      ("add x after y: timer 5m", true), ("add x after y: words", true),
      ("add x after y: ask@z Q?", true), ("add after y: mic Hm", true),
      ("add x before y: mic Hm", true), ("flowchart TD", true), ("a --> b", true),
    ])
  func errors(_ line: String, _ fails: Bool) {
    let reading = variant(line + "\nend")
    if case .failed = reading.steps[0] {
      #expect(fails, "\(line)")
    } else {
      #expect(!fails, "\(line)")
    }
    #expect(reading.patch == ["source": .text(line)])
  }
}
