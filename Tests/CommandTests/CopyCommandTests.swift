import Foundation
import Testing

@Suite("pin and catchup") struct CopyCommandTests {
  static let reply = ">2\nstat@weight 178.9lb Weight\nsave today"
  static let row = #"{"id":"1","at":"2026-11-29T09:40:00Z","body":"~weight 177lb"}"#
  static let now = "--now=2026-11-29T10:00:00Z"

  @Test func aScreenIsPinnedAndCatchesUp() throws {
    let folder = try Folder()
    let copy = folder.path("today.copy")
    let reply = try folder.file("1.yui", Self.reply)
    let pinned = try Command("pin", reply, "--saved", "today", "--out", copy, Self.now)
    #expect(pinned.status == 0 && pinned.output.contains(#""value":178.9"#))
    let rows = try folder.file("rows.ndjson", Self.row + "\n\n")
    let caught = try Command("catchup", copy, rows, Self.now)
    #expect(caught.status == 0)
    #expect(
      caught.output == #"{"rows":1,"added":[],"changed":["weight"],"removed":[],"tables":[]}"#
        + "\n")
    let bytes = try String(contentsOfFile: copy, encoding: .utf8)
    #expect(bytes.contains(#""value":177,"#))
    let again = try Command("catchup", copy, "-", Self.now, input: Self.row)
    #expect(again.status == 0 && again.output.hasPrefix(#"{"rows":0,"#))
    #expect(try String(contentsOfFile: copy, encoding: .utf8) == bytes)
  }

  @Test func whatIsNotSavedIsNotPinned() throws {
    let folder = try Folder()
    let reply = try folder.file("1.yui", Self.reply)
    let pinned = try Command("pin", reply, "--saved", "night", "--out", folder.path("c"))
    #expect(pinned.status == 2 && pinned.errors.contains("Nothing is saved as `night`."))
    #expect(!FileManager.default.fileExists(atPath: folder.path("c")))
  }

  @Test func aDamagedCopyIsLeftAlone() throws {
    let folder = try Folder()
    let copy = try folder.file("c", "{\"version\":1,")
    let caught = try Command("catchup", copy, "-", input: Self.row)
    #expect(caught.status == 2 && caught.errors.contains("damaged"))
    #expect(try String(contentsOfFile: copy, encoding: .utf8) == "{\"version\":1,")
    let newer = try folder.file("d", "{\"version\":9,\"x\":1}")
    #expect(try Command("catchup", newer, "-", input: Self.row).errors.contains("version 9"))
    #expect(try Command("catchup", folder.path("e"), "-", input: Self.row).status == 2)
  }

  @Test(arguments: ["{", "[]", #"{"id":"1"}"#, "hello"])
  func aLineThatIsNoRowStopsBeforeAnythingIsWritten(line: String) throws {
    let folder = try Folder()
    let copy = folder.path("c")
    let reply = try folder.file("1.yui", Self.reply)
    _ = try Command("pin", reply, "--saved", "today", "--out", copy, Self.now)
    let bytes = try String(contentsOfFile: copy, encoding: .utf8)
    let caught = try Command("catchup", copy, "-", input: Self.row + "\n" + line + "\n")
    #expect(caught.status == 2 && caught.errors.contains("standard input:2:"))
    #expect(try String(contentsOfFile: copy, encoding: .utf8) == bytes)
  }

  @Test(arguments: [
    ["pin", "x"], ["pin", "--saved", "a", "x"], ["pin", "--saved", "a", "--out", "b"], ["catchup"],
    ["catchup", "a"], ["catchup", "a", "b", "c"],
    ["pin", "--saved", "a", "--out", "b", "--cursor", "1", "x"],
  ])
  func usage(words: [String]) throws {
    let script = "$Y " + words.joined(separator: " ")
    #expect(try Command(shell: script).status == 2)
  }
}
