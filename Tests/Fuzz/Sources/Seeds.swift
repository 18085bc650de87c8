import Foundation
import YuiLines

@testable import YuiScreens

/// The corpora to begin with, from the vectors and screens of `Conformance`, and a dictionary.
enum Seeds {
  static func write(to folder: String, from conformance: String) throws {
    var texts: Set<String> = []
    var threads: Set<String> = []
    var values: Set<String> = []
    for path in try files(in: conformance) {
      if path.hasSuffix(".yui") {
        texts.insert(try String(contentsOfFile: path, encoding: .utf8))
      } else if path.hasSuffix(".json") {
        let file = try JSONReader.read(try String(contentsOfFile: path, encoding: .utf8))
        for vector in file.object?["vectors"]?.list ?? [] {
          guard let vector = vector.object else { continue }
          let replies = replies(of: vector)
          texts.formUnion(replies)
          if replies.count > 1 { threads.insert(join(replies)) }
          let json = Value.object(vector).json
          if json.utf8.count < 4096 { values.insert(json) }
        }
      }
    }
    let replies = texts.sorted()
    // Threads of replies that have nothing to do with each other.
    for start in stride(from: 0, to: replies.count - 5, by: 5) {
      threads.insert(join(replies[start..<start + 5].filter { $0.utf8.count < 600 }))
    }
    let all = texts.union(threads)
    for target in ["parse", "print"] { try write(texts, to: folder, target) }
    for target in ["apply", "catchup", "fit"] { try write(all, to: folder, target) }
    try write(values.union(texts.compactMap(spec)), to: folder, "json")
    let copies = copies(of: all.sorted())
    try write(Set(copies.map(body(of:))), to: folder, "copy")
    try write(files(of: copies), to: folder, "files")
    try dictionary.write(toFile: folder + "/words.dict", atomically: true, encoding: .utf8)
  }

  /// What stands in a copy's file behind the checksum.
  private static func body(of copy: PinnedCopy) -> String {
    String(decoding: copy.encoded.dropFirst(PinnedCopy.opening.count + 16), as: UTF8.self)
  }

  private static func files(in folder: String) throws -> [String] {
    (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
      .sorted().map { folder + "/" + $0 }
  }

  private static func replies(of vector: Props) -> [String] {
    let rows = (vector["rows"]?.list ?? []).map { $0.object?["body"] }
    let single = [vector["input"], vector["variant"]?.object?["base"]]
    return ((vector["replies"]?.list ?? []) + (rows + single).compactMap(\.self))
      .compactMap(\.text).filter { $0.utf8.count < 8192 }
  }

  private static func join(_ replies: some Sequence<String>) -> String {
    replies.joined(separator: String(UnicodeScalar(FuzzInput.separator)))
  }

  private static func write(_ texts: Set<String>, to folder: String, _ target: String) throws {
    let folder = "\(folder)/\(target)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (place, text) in texts.sorted().enumerated() {
      try text.write(toFile: "\(folder)/seed-\(place)", atomically: false, encoding: .utf8)
    }
  }

  /// The JSON of a `custom` line.
  private static func spec(_ text: String) -> String? {
    for op in ReplyParser.parse(text) {
      if case .add(.custom, _, let props, _) = op.action { return props["spec"]?.json }
    }
    return nil
  }

  /// Copies of the screens that threads leave.
  private static func copies(of threads: [String]) -> [PinnedCopy] {
    var copies: [PinnedCopy] = []
    if let base = CatchUpTarget.base { copies.append(base) }
    for thread in threads {
      var state = ScreenState()
      for reply in thread.split(separator: String(UnicodeScalar(FuzzInput.separator))) {
        state.apply(reply: String(reply), at: ApplyTarget.noon)
      }
      for screen in state.screenNames.prefix(1) {
        state.apply(Op(screen: screen, action: .save(name: "x")), at: ApplyTarget.noon)
      }
      guard
        var copy = try? PinnedCopy(
          of: state, saved: "x", agent: .init(id: "a", name: "A"),
          cursor: Cursor(at: CatchUpTarget.now, id: "1"), at: CatchUpTarget.now)
      else { continue }
      for node in copy.nodes {
        if let item = node.items.first { copy.setTick(true, on: item, of: node.key) }
        copy.startTimer(node.key, at: CatchUpTarget.now)
      }
      if copy.encoded.count < 4096 { copies.append(copy) }
    }
    return copies
  }

  /// What other files hold.
  private static func files(of copies: [PinnedCopy]) -> Set<String> {
    var files: Set<String> = [
      "e-0000000000000012-1795941600000000-8f3a.json\n{}",
      #"{"nonce":"x","process":1,"run":"y","until":"2025-12-05T03:00:00Z","number":3}"#,
      "yui://agent/coach/thread?show=my%20week", "2026-11-30T08:00:00.25Z", "12",
    ]
    for copy in copies.prefix(80) {
      files.insert(Pin(of: copy, device: "d", token: "t").json)
      for node in copy.nodes {
        for action in [
          WidgetEvent.Action.start, .pause, .cta(node.props["cta"]?.text ?? "Go"),
          .toggle(item: node.items.first ?? "A", isChecked: false),
        ] {
          guard let event = try? WidgetEvent(action, of: node.id, on: copy) else { continue }
          var changed = copy
          let undo = changed.apply(event, at: CatchUpTarget.now.adding(seconds: 60))
          let entry = OutboxEntry(
            id: "id0", at: CatchUpTarget.now, agent: "coach", event: event, undo: undo)
          files.formUnion([event.json, entry.value.json])
          if let undo { files.insert(undo.value.json) }
        }
      }
    }
    var planner = PushPlanner()
    for minute in 0..<4 {
      let touch = Touch(
        device: "d\(minute % 2)", screen: "today", token: "t", causes: Touch.Causes(rawValue: 1))
      files.insert(touch.value.json)
      _ = planner.plan([touch], at: CatchUpTarget.now.adding(seconds: Double(minute) * 60))
      files.insert(planner.json)
    }
    let sorted = files.sorted()
    for start in stride(from: 0, to: sorted.count - 4, by: 4) {
      files.insert(join(sorted[start..<start + 4]))
    }
    return files
  }

  /// The language's words, one a line as libFuzzer reads them.
  private static var dictionary: String {
    let words =
      Preset.allCases.map(\.name)
      + [
        "save", "show", "forget", "clear", "end", "close", "theme", "talk", "doing", "visual",
        "menu", "put", "table create", "say", "custom", "\n", "\r\n", "\"", "\\", "|", "=", "~",
        "@a", "@weight", ">2 ", ">chat ", ">full ", "\u{1E}", "# ", "+check", "+delete", "off",
        "flowchart TD", "graph", "sequenceDiagram", "stateDiagram-v2", "subgraph", "-->", "-.->",
        "==>", "---", "<-->", "-- x -->", "~~~", "&", "%%", ":::", "[(", ")]", "([", "])", "((",
        "{{", "}}", "[/", "\\]", "participant", "actor", "loop", "alt", "else", "autonumber",
        "Note over", "->>", "[*]", "as=", "drop", "add", "after", "when", "kind=done", "kind=",
        "y=", "\u{B1}", "number", "date", "bool", "text", "today", "now", "where=", "group=",
        "sum=", "sort=-", "limit=", "```yui\n", "```\n", "\u{A0}", "\u{FEFF}", "\u{2028}",
        "\u{1F469}\u{200D}\u{1F467}", "e\u{301}", "\u{627}\u{644}", "1e999", "-0", "1:30",
        "40/20x8", "1-10", "$4.5", "<svg/>", "motion", "===", "$", "cta=", "delta=", "spark=",
        "version", "nodes", "preset", "props", "null", "true", "false", "\\ud83d", "{\"", "\":",
      ]
    return words.map { word in
      let escaped = word.utf8.map { byte in
        let isPlain = byte >= 0x20 && byte < 0x7F && byte != 0x22 && byte != 0x5C
        return isPlain
          ? String(UnicodeScalar(byte)) : "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
      return "\"\(escaped.joined())\"\n"
    }.joined()
  }
}
