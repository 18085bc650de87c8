import Foundation
import Testing

/// Files that are not there, or not files, or too many bytes; disks that are full and readers that
/// go; writes that are interrupted, and others at the same time.
@Suite("The command: bad conditions")
struct BadConditionTests {
  let folder: Folder
  let copy: String
  let rows: String

  init() throws {
    folder = try Folder()
    copy = folder.path("box/today.copy")
    let reply = try folder.file(
      "box/1.yui", ">2\nlist@todo Today A|B|C|D|E|F|G|H +check\nstat@weight 1kg\nsave today")
    rows = try folder.file(
      "rows", #"{"id":"1","at":"2026-11-29T09:40:00Z","body":"~weight 177lb"}"# + "\n")
    let pinned = try Command("pin", reply, "--saved", "today", "--out", copy)
    #expect(pinned.status == 0)
  }

  /// A script in which `$Y` is the command, `$C` the copy, `$F` its folder and `$R` rows.
  func run(_ script: String) throws -> Command {
    try Command(
      shell: "C='\(copy)'; F='\(folder.path("box"))'; R='\(rows)'; \(script)")
  }

  /// One line, on standard error, and status 2.
  func expectRefused(_ command: Command, _ words: String, _ name: Comment? = nil) {
    #expect(command.status == 2, name)
    #expect(command.output.isEmpty, name)
    #expect(command.errors.hasPrefix("yuilines: "), name)
    #expect(command.errors.contains(words), "\(command.errors)")
    #expect(command.errors.count { $0 == "\n" } == 1, name)
  }

  /// The copy reads, as it was, and nothing stands beside it.
  func expectUnharmed(value: String = "1", _ name: Comment? = nil) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("box")).sorted()
    #expect(names == ["1.yui", "today.copy", "today.copy.lock"], name)
    let read = try run("$Y catchup $C /dev/null")
    #expect(read.status == 0, name)
    let bytes = try String(contentsOfFile: copy, encoding: .utf8)
    #expect(bytes.contains("\"value\":\(value),"), name)
  }

  // MARK: - Files

  @Test(
    "What is missing is said, and nothing is made",
    arguments: [
      "catchup $F/none.copy $R", "catchup $C $F/none", "event $F/none.copy --toggle todo A",
      "touch $F/none $R", "relay $F/none $R", "relay $R $F/none",
      "pin $F/none --saved x --out $F/x",
      "pin $F/1.yui --saved today --out $F/none/at/all.copy",
    ])
  func missing(words: String) throws {
    let refused = try run("$Y \(words)")
    #expect(refused.status == 2 && refused.errors.hasPrefix("yuilines: "))
    #expect(refused.errors.count { $0 == "\n" } == 1)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("box")).sorted()
    #expect(Set(names).isSubset(of: ["1.yui", "none.copy.lock", "today.copy", "today.copy.lock"]))
  }

  @Test(
    "A folder is no file",
    arguments: [
      "catchup $F $R", "catchup $C $F", "event $F --toggle todo A", "touch $F $R",
      "pin $F/1.yui --saved today --out $F", "pin $F --saved today --out $F/x",
      "conform $F/1.yui/x",
    ])
  func folders(words: String) throws {
    let refused = try run("$Y \(words)")
    #expect(refused.status == 2 && refused.errors.hasPrefix("yuilines: "))
  }

  @Test("A file that cannot be read is said")
  func unreadable() throws {
    // Reading its start is an error for everybody; what is forbidden is not for an administrator.
    #if os(Linux)
      expectRefused(try run("$Y parse /proc/self/mem"), "/proc/self/mem: ")
      expectRefused(try run("$Y catchup /proc/self/mem $R"), "/proc/self/mem")
    #endif
    if getuid() != 0 {
      expectRefused(try run("chmod 0 $F/1.yui; $Y parse $F/1.yui"), "may not be read")
    }
    expectRefused(try run("$Y parse - <&-"), "standard input: ")
  }

  @Test(
    "A file without end is not read to its end",
    arguments: [
      "parse /dev/zero", "check /dev/zero", "fit /dev/zero", "catchup $C /dev/zero",
      "touch /dev/zero", "catchup /dev/zero $R", "parse $F/huge", "relay /dev/null /dev/zero",
    ])
  func gigantic(words: String) throws {
    let refused = try run("truncate -s 20G $F/huge; $Y \(words); S=$?; rm $F/huge; exit $S")
    expectRefused(refused, "larger than", "\(words)")
  }

  // MARK: - Writes

  @Test(
    "A full disk is said by everything that prints",
    arguments: [
      "parse $F/1.yui", "apply $F/1.yui", "fit $F/1.yui", "check $F/1.yui $F/1.yui", "presets",
      "catchup $C $R", "event $C --toggle todo A", "--help", "fit --help",
    ])
  func fullOutput(words: String) throws {
    let full = try run("$Y \(words) >/dev/full")
    // A check that finds nothing prints nothing.
    if words.hasPrefix("check") { return #expect(full.status == 0) }
    expectRefused(full, "standard output: no space is left", "\(words)")
  }

  @Test("A disk that is full while a copy is written leaves the old one")
  func fullDisk() throws {
    for words in [
      "catchup $C $R", "event $C --toggle todo A", "pin $F/1.yui --saved today --out $C",
    ] {
      let refused = try run("ln -s /dev/full $C.tmp; $Y \(words)")
      expectRefused(refused, "No space is left", "\(words)")
      try expectUnharmed("\(words)")
    }
  }

  @Test("A write that stops in the middle leaves the old copy")
  func interrupted() throws {
    // The system stops a process that writes more than it may; its file is then half there.
    let reply = try folder.file(
      "long.yui", ">2 stat@weight 2kg\n>2 say \(String(repeating: "x", count: 9000))\n>2 save today"
    )
    let killed = try run("ulimit -f 1; $Y pin \(reply) --saved today --out $C; echo $?")
    #expect(!killed.output.hasPrefix("0"))
    let half = try FileManager.default.attributesOfItem(atPath: copy + ".tmp")[.size] as? Int
    #expect(half == 512 || half == 1024)
    #expect(try String(contentsOfFile: copy, encoding: .utf8).contains("\"value\":1,"))
    // The next write takes the half one over.
    #expect(try run("$Y catchup $C $R").status == 0)
    try expectUnharmed(value: "177")
  }

  @Test("A reader that goes is no error of any subcommand")
  func closedPipe() throws {
    let long = String(repeating: "say Hello.\n", count: 20_000)
    let path = try folder.file("long.yui", long)
    for words in [
      "parse \(path)", "parse --print \(path)", "apply \(path)", "parse --stream \(path)",
    ] {
      let gone = try run("{ $Y \(words); echo $? >&2; } | head -c 10")
      #expect(gone.errors == "0\n" || gone.errors == "141\n", "\(words)")
    }
  }

  @Test("Nobody to complain to is no trap")
  func noErrors() throws {
    #expect(try run("$Y paint 2>/dev/full").status == 2)
    #expect(try run("$Y paint 2>&-").status == 2)
    #expect(try run("echo x | $Y touch /dev/null 2>/dev/full").status == 1)
  }

  // MARK: - At the same time

  @Test("Runs on one copy at the same time lose nothing, killed or not")
  func concurrent() throws {
    let runs =
      "ABCDEFGH".map { "$Y event $C --toggle todo \($0)" } + ["$Y catchup $C $R"]
      + (0..<6).map { _ in "$Y catchup $C /dev/null & kill -9 $!" }
    DispatchQueue.concurrentPerform(iterations: runs.count) { place in
      let done = try? run(runs[place])
      #expect(done?.status == 0, "\(runs[place])")
    }
    let bytes = try String(contentsOfFile: copy, encoding: .utf8)
    #expect(bytes.contains(#""items":["A","B","C","D","E","F","G","H"]"#))
    for item in "ABCDEFGH" { #expect(bytes.count(of: "\"\(item)\"") == 2, "\(item)") }
    try expectUnharmed(value: "177")
  }

  // MARK: - A terminal

  @Test("No control character of a reply gets to a terminal")
  func noControlCharacters() throws {
    let reply = try folder.file(
      "escape.yui",
      "stat@w 5kg \"a\u{1B}[31mb\u{9B}31m\u{7}\u{7F}\"\nsave \"a\u{1B}[2J\"\n"
        + "tm\u{1B}[31mer 5\n~\u{1B}]0;x\u{7} 5\nshow \"b\u{9B}2J\"\n")
    for words in ["check \(reply)", "fit \(reply)", "fit \(reply) --all", "apply \(reply)"] {
      let printed = try run("$Y \(words)")
      #expect(!printed.output.isEmpty)
      for scalar in (printed.output + printed.errors).unicodeScalars {
        let isControl = scalar.properties.generalCategory == .control && scalar != "\n"
        // In JSON all but those behind ASCII are escaped.
        if isControl, !words.hasPrefix("apply") || scalar.value < 0x20 {
          Issue.record("\(words): \(scalar.value)")
        }
      }
    }
    let named = try run("$Y parse \"$(printf 'none\\033[2J')\"")
    #expect(named.status == 2 && !named.errors.contains("\u{1B}"))
  }
}

extension String {
  fileprivate func count(of text: String) -> Int { components(separatedBy: text).count - 1 }
}
