import Foundation
import Testing
import YuiLines

@testable import YuiScreens

@Suite("Copy store") struct CopyStoreTests {
  /// A store in a folder that goes with it.
  final class Shelf {
    let folder: String
    let store: CopyStore

    init() {
      folder =
        FileManager.default.temporaryDirectory
        .appendingPathComponent("store-\(UUID().uuidString)/deep").path
      store = CopyStore(folder: folder)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    func path(_ name: String) -> String { folder + "/" + name }

    func put(_ bytes: some Sequence<UInt8>, at name: String) throws {
      try Data(bytes).write(to: URL(fileURLWithPath: path(name)))
    }

    func bytes(_ name: String) throws -> [UInt8] {
      Array(try Data(contentsOf: URL(fileURLWithPath: path(name))))
    }
  }

  static func copy(_ name: String, agent: String = "coach", value: Int = 1) throws -> PinnedCopy {
    var state = ScreenState()
    let op = Op(screen: "2", action: .add(preset: .stat, id: "w", props: ["value": 1]))
    state.apply(op, at: LocalTime(secondsSince1970: 0))
    state.apply(
      Op(screen: "2", action: .save(name: name)), at: LocalTime(secondsSince1970: 0))
    var copy = try PinnedCopy(
      of: state, saved: name, agent: .init(id: agent, name: agent), at: CatchUpLaws.now)
    copy.catchUp(
      [AgentRow(id: "1", at: CatchUpLaws.now, body: "~w \(value)")], at: CatchUpLaws.now)
    return copy
  }

  static func fault<T>(_ body: () throws(CopyStoreFault) -> T) -> CopyStoreFault? {
    do throws(CopyStoreFault) {
      _ = try body()
      return nil
    } catch { return error }
  }

  @Test func whatIsWrittenIsRead() throws {
    let shelf = Shelf()
    #expect(
      Self.fault { () throws(CopyStoreFault) in
        try shelf.store.read(agent: "coach", name: "today")
      } == .missing)
    #expect(try shelf.store.entries().isEmpty)
    let copy = try Self.copy("today")
    try shelf.store.write(copy)
    #expect(try shelf.store.read(agent: "coach", name: "today") == copy)
    let other = try Self.copy("today", value: 2)
    try shelf.store.write(other)
    #expect(try shelf.store.read(agent: "coach", name: "today") == other)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: shelf.folder).sorted() == [
        "coach.today.copy", "copies.lock",
      ])
  }

  @Test func anUpdateReadsChangesAndWrites() throws {
    let shelf = Shelf()
    try shelf.store.write(try Self.copy("today"))
    let count = try shelf.store.update(agent: "coach", name: "today") { copy in
      copy.catchUp(
        [AgentRow(id: "2", at: CatchUpLaws.now, body: "~w 5")], at: CatchUpLaws.now
      ).rowCount
    }
    #expect(count == 1)
    #expect(
      try shelf.store.read(agent: "coach", name: "today").nodes[0].props["value"] == 5)
    #expect(
      Self.fault { () throws(CopyStoreFault) in
        try shelf.store.update(agent: "coach", name: "night") { _ in 0 }
      } == .missing)
  }

  @Test func anUpdateThatChangesNothingWritesNothing() throws {
    let shelf = Shelf()
    try shelf.store.write(try Self.copy("today"))
    let name = shelf.path("coach.today.copy")
    let before = try FileManager.default.attributesOfItem(atPath: name)[.systemFileNumber] as? Int
    try shelf.store.update(agent: "coach", name: "today") { _ in }
    let after = try FileManager.default.attributesOfItem(atPath: name)[.systemFileNumber] as? Int
    #expect(before == after && before != nil)
  }

  @Test func deletingIsOnce() throws {
    let shelf = Shelf()
    #expect(try shelf.store.delete(agent: "coach", name: "today") == false)
    try shelf.store.write(try Self.copy("today"))
    #expect(try shelf.store.delete(agent: "coach", name: "today"))
    #expect(try shelf.store.delete(agent: "coach", name: "today") == false)
    #expect(try shelf.store.entries().isEmpty)
  }

  @Test func aDamagedOrNewerFileIsLeftAloneAndTheOthersStillRead() throws {
    let shelf = Shelf()
    for name in ["a", "b", "c"] { try shelf.store.write(try Self.copy(name)) }
    try shelf.put(Array("{\"version\":1,".utf8), at: "coach.a.copy")
    try shelf.put(Array("{\"version\":7,\"x\":1}".utf8), at: "coach.b.copy")
    try shelf.put([1, 2, 3], at: "coach.d.copy.tmp")
    let found = try shelf.store.entries()
    #expect(found.count == 3)
    guard case .failure(.damaged) = found[0].copy, case .success(let copy) = found[2].copy else {
      Issue.record("\(found)")
      return
    }
    #expect(found[1].copy.error == .newer(version: 7))
    #expect(copy.name == "c")
    for name in ["a", "b"] {
      let file = "coach.\(name).copy"
      let before = try shelf.bytes(file)
      #expect(
        Self.fault { () throws(CopyStoreFault) in
          try shelf.store.update(agent: "coach", name: name) { $0.utcOffsetSeconds += 1 }
        } != nil)
      #expect(try shelf.bytes(file) == before)
    }
    // The app makes a damaged copy anew; what is newer is not its to replace.
    try shelf.store.write(try Self.copy("a"))
    #expect(try shelf.store.read(agent: "coach", name: "a").name == "a")
    let b = try Self.copy("b")
    #expect(
      Self.fault { () throws(CopyStoreFault) in try shelf.store.write(b) } == .newer(version: 7))
    #expect(try shelf.store.delete(agent: "coach", name: "b"))
  }

  @Test func aFullDiskLeavesTheOldCopy() throws {
    let shelf = Shelf()
    let old = try Self.copy("today")
    try shelf.store.write(old)
    // What is written to this device always finds the disk full.
    let temporary = shelf.path("coach.today.copy.tmp")
    try FileManager.default.createSymbolicLink(
      atPath: temporary, withDestinationPath: "/dev/full")
    let new = try Self.copy("today", value: 9)
    #expect(Self.fault { () throws(CopyStoreFault) in try shelf.store.write(new) } == .noSpace)
    #expect(try shelf.store.read(agent: "coach", name: "today") == old)
    try shelf.store.write(new)
    #expect(try shelf.store.read(agent: "coach", name: "today") == new)
  }

  @Test func whatTheSystemRefusesIsSaid() throws {
    let shelf = Shelf()
    try shelf.store.write(try Self.copy("today"))
    try FileManager.default.createDirectory(
      atPath: shelf.path("coach.b.copy"), withIntermediateDirectories: false)
    guard
      case .file(let failure) = Self.fault({ () throws(CopyStoreFault) in
        try shelf.store.read(agent: "coach", name: "b")
      })
    else {
      Issue.record("a folder was read")
      return
    }
    #expect(failure.step == "read" && failure.code == EISDIR)
    #expect(CopyStoreFault(failure).description.contains("coach.b.copy"))
  }

  @Test func aHugeFileIsNotLoaded() throws {
    let shelf = Shelf()
    try shelf.store.write(try Self.copy("today"))
    let handle = try #require(FileHandle(forWritingAtPath: shelf.path("coach.today.copy")))
    try handle.truncate(atOffset: UInt64(CopyLimits.fileBytes) + 1)
    guard
      case .damaged = Self.fault({ () throws(CopyStoreFault) in
        try shelf.store.read(agent: "coach", name: "today")
      })
    else {
      Issue.record("it was loaded")
      return
    }
  }

  @Test(arguments: [
    "../../escape", "/etc/passwd", "..", ".", "", "a/b", "a\\b", "a\u{0}b", "Caf\u{E9}",
    "Cafe\u{301}", "today", "Today", "TODAY", "%2e", "a.b", "copies", "~", "con", "\u{1F3CB}",
    "a b", "\n", String(repeating: "\u{645}", count: 500), String(repeating: "x", count: 1000),
  ])
  func namesStayInTheFolder(name: String) throws {
    let shelf = Shelf()
    try shelf.store.write(try Self.copy("first"))
    let copy = try Self.copy(name)
    try shelf.store.write(copy)
    let read = try shelf.store.read(agent: "coach", name: name)
    #expect(read == copy)
    let names = try FileManager.default.contentsOfDirectory(atPath: shelf.folder)
    #expect(names.count == 3)
    for name in names {
      #expect(name.utf8.count <= 250)
      #expect(
        name.utf8.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789%-_.~".utf8.contains($0) })
    }
    // The folder above has nothing but the store.
    let above = URL(fileURLWithPath: shelf.folder).deletingLastPathComponent().path
    #expect(try FileManager.default.contentsOfDirectory(atPath: above) == ["deep"])
    #expect(try shelf.store.delete(agent: "coach", name: name))
  }

  @Test func differentCopiesHaveDifferentFiles() {
    var names: Set<String> = []
    let parts = [
      "a", "A", "b", "a.b", "a%2eb", "", ".", "a/", "%", "\u{E9}", "e\u{301}",
      String(repeating: "z", count: 300), String(repeating: "z", count: 301),
    ]
    for agent in parts {
      for screen in parts { names.insert(FileName.of(agent: agent, screen: screen)) }
    }
    #expect(names.count == parts.count * parts.count)
  }
}

extension Result where Failure == CopyStoreFault {
  fileprivate var error: CopyStoreFault? {
    if case .failure(let fault) = self { fault } else { nil }
  }
}
