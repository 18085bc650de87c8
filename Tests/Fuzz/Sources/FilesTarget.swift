import Foundation
import YuiLines

@testable import YuiScreens

/// What stands in the files of an outbox and a store, and what a relay keeps: refused, or read and
/// written as the same.
enum FilesTarget {
  @Sendable static func run(_ input: FuzzInput) {
    readNames(input.text)
    if let value = try? JSONReader.read(input.bytes) { readValues(value) }
    if input.seed % 4 == 0 { useFolder(input) }
  }

  private static func readNames(_ text: String) {
    if let name = OutboxName(text) { expect(name.text == text, "a name: \(name.text)") }
    for line in text.split(separator: "\n").prefix(4) {
      let line = String(line)
      if let name = OutboxName(line) { expect(OutboxName(name.text) == name, "a name: \(line)") }
      if let moment = Moment(line) { expect(Moment(moment.text) == moment, "a time: \(line)") }
      if let link = try? WidgetLink(line, isPinned: { _ in true }) {
        expect(
          (try? WidgetLink(link.url, isPinned: { _ in true })) == link, "a link: \(line)")
      }
      let file = FileName.of(agent: line, screen: text)
      expect(!file.contains("/") && !file.hasPrefix(".") && file.utf8.count < 256, file)
    }
  }

  private static func readValues(_ value: Value) {
    if let entry = try? OutboxEntry(value) {
      expect((try? OutboxEntry(entry.value)) == entry, "an entry")
      expect(!entry.event.line.contains("\n"), "an event of two lines")
    }
    if let event = try? WidgetEvent(value) {
      expect((try? WidgetEvent(event.value)) == event, "an event")
      expect(!event.line.contains("\n"), "an event of two lines")
    }
    if let undo = try? WidgetUndo(value), var copy = CatchUpTarget.base {
      expect((try? WidgetUndo(undo.value)) == undo, "an undo")
      copy.undo(undo)
      expect((try? PinnedCopy(decoding: copy.encoded)) == copy, "a copy after an undo")
    }
    if let pin = try? Pin(value) {
      expect((try? Pin(json: pin.json)) == pin, "a pin")
      var index = PinIndex()
      try? index.insert(pin)
      _ = index.touches(of: "~weight 5\nsave today\nput lifts Weight=1", from: pin.agent)
    }
    if let touch = try? Touch(value) { expect((try? Touch(touch.value)) == touch, "a touch") }
    if var planner = try? PushPlanner(value) {
      expect((try? PushPlanner(json: planner.json)) == planner, "a planner")
      let touch = Touch(device: "d", screen: "today", token: "t", causes: [])
      _ = planner.plan([touch], at: CatchUpTarget.now)
      expect((try? PushPlanner(json: planner.json)) == planner, "a planner that planned")
    }
  }

  /// A folder of an outbox with files of these names and contents, and copies in it.
  private static func useFolder(_ input: FuzzInput) {
    let folder = Self.folder
    let manager = FileManager.default
    for name in (try? manager.contentsOfDirectory(atPath: folder)) ?? [] {
      try? manager.removeItem(atPath: folder + "/" + name)
    }
    for (place, piece) in input.pieces.enumerated() {
      let line = piece.prefix { $0 != "\n" }
      let names = [
        "sender", "older", "event.tmp", "coach.today.copy",
        "e-000000000000000\(place + 1)-1764900000000000-id\(place).json",
      ]
      var name = names[(place + Int(input.seed >> 8 % 5)) % 5]
      if let own = OutboxName(String(line)), own.number < OutboxName.last / 2 { name = own.text }
      try? Data(piece.dropFirst(name == line ? line.count : 0).utf8)
        .write(to: URL(fileURLWithPath: folder + "/" + name))
    }
    do throws(OutboxFailure) {
      let outbox = try Outbox(folder: folder, maxCount: 4)
      let before = try outbox.waiting()
      guard let copy = CatchUpTarget.base,
        let event = try? WidgetEvent.toggle("A", of: "todo", on: copy)
      else { return expect(false, "no event") }
      let entry = try outbox.append(event, agent: "coach", at: CatchUpTarget.now)
      let after = try outbox.waiting()
      expect(after.last == entry, "an event appended is not the last")
      // Old ones may have fallen off; the rest waits in its order.
      var rest = after.dropLast()
      for one in before where one == rest.first { rest = rest.dropFirst() }
      expect(rest.isEmpty, "other events wait after one was appended")
      let report = try outbox.fallen()
      try outbox.forget(report)
      expect(try outbox.fallen().events.isEmpty, "fallen events are not forgotten")
    } catch {
      expect(false, "the outbox: \(error)")
    }
    let entries = (try? CopyStore(folder: folder).entries()) ?? []
    for entry in entries { _ = try? entry.copy.get() }
  }

  private static let folder: String = {
    let memory = FileManager.default.fileExists(atPath: "/dev/shm") ? "/dev/shm" : "/tmp"
    let folder = "\(memory)/yuilines-fuzz-\(getpid())"
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder
  }()
}
