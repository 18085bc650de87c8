import YuiFit
import YuiLines

@testable import YuiScreens

/// The file of a copy, whatever stands in it: with its checksum put right, and as it is.
enum CopyTarget {
  @Sendable static func run(_ input: FuzzInput) {
    read(input.bytes, input.seed)
    read(PinnedCopy.seal(input.bytes), input.seed)
  }

  private static func read(_ bytes: ContiguousArray<UInt8>, _ seed: UInt64) {
    guard let copy = try? PinnedCopy(decoding: bytes) else { return }
    expectSame(copy)
    var later = copy
    later.catchUp(
      [
        AgentRow(
          id: "9", at: CatchUpTarget.now,
          body: "~weight 1\n~todo A|C\n~focus 30/10\n>2 say x\n>2 save today"),
        AgentRow(id: "10", at: CatchUpTarget.now, body: ">2 clear\n>2 show today\nforget today"),
      ], at: CatchUpTarget.now)
    for node in copy.nodes.prefix(8) {
      later.setTick(true, on: node.items.first ?? "", of: node.key)
      later.startTimer(node.key, at: CatchUpTarget.now)
      if let event = try? WidgetEvent(.start, of: node.id, on: copy) {
        let undo = later.apply(event, at: CatchUpTarget.now)
        if let undo { later.undo(undo) }
      }
    }
    expectSame(later)
    // Drawing takes longer than all else here.
    if seed % 4 > 1 { return }
    for one in FitTarget.cases(seed).prefix(1) {
      FitTarget.check(FitContent(seed % 4 == 0 ? copy : later), one)
    }
  }

  /// Writes and reads a copy.
  private static func expectSame(_ copy: PinnedCopy) {
    do throws(CopyFault) {
      let again = try PinnedCopy(decoding: copy.encoded)
      expect(again == copy, "another copy is read back")
      expect(again.encoded == copy.encoded, "other bytes are written")
    } catch {
      expect(false, "its own file is refused: \(error)")
    }
  }
}
