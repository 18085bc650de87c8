import Foundation
import Testing

@testable import YuiLines

@Suite("Blocks: laws")
struct BlocksLawTests {
  /// Pieces that the blocks' rules turn on, thrown together.
  private static let pieces = [
    "a", "b", "c1", "a", "b", " ", " ", " ", "-->", "---", "--", "==", "==>", "-.->", "-.", ".->",
    "~~~",
    "--o", "<", ">", "|", "|", "x or y", "[", "]", "(", ")", "((", "))", "{", "}", "[/", "/]",
    "\\]",
    "\"", "`", ";", "&", ":::", ":", "%%", "%% a: ask X? Y|N", "#quot;", "#65;", "#", "<br>", "end",
    "end",
    "end note", "note", "subgraph", "subgraph a [b]", "state", "state a {", "[*]", "direction LR",
    "loop",
    "else", "box", "Note over a: ", "participant", "actor a as ", "->>", "-->>", "-x", "autonumber",
    "drop",
    "add a after b: mic", "flowchart", "\u{3000}", "\u{2028}", "\u{A0}", "\r", "\u{0}", "e\u{301}",
    "\u{1F600}", "<<choice>>", "=", ">=5", " and ", "else", "style", "classDef",
  ]

  private static let heads: [(preset: Preset, props: Props, header: String)] = [
    (.diagram, [:], "flowchart LR"), (.diagram, [:], "sequenceDiagram"),
    (.diagram, [:], "stateDiagram-v2"), (.diagram, [:], "pie"), (.flow, [:], "graph TD"),
    (.flow, ["as": ""], ""), (.draw, [:], "<svg>"), (.motion, [:], "=== a 4 ==="),
    (.diagram, [:], ""), (.flow, [:], ""),
  ]

  private func text(_ header: String, _ random: inout SplitMix64) -> String {
    var text = header
    for _ in 0..<Int.random(in: 0..<12, using: &random) {
      text += "\n"
      for _ in 0..<Int.random(in: 0..<8, using: &random) {
        text += Self.pieces.randomElement(using: &random) ?? ""
      }
    }
    return text
  }

  @Test("A patch prints as lines that make the same patch", arguments: 0..<10)
  func printsBack(_ place: Int) {
    let head = Self.heads[place]
    var random = SplitMix64(seed: UInt64(place))
    for _ in 0..<80 {
      let text = text(head.header, &random)
      guard let patch = BlockReading(head.preset, head.props, text).patch else { continue }
      guard let lines = OpenBlock.lines(of: patch, head: head.preset) else {
        Issue.record("not printed: \(patch)")
        return
      }
      let title = head.props.has("as") ? "flow x as=y" : head.preset.name
      let ops = ReplyParser.parse(([title] + lines).map { $0 + "\n" }.joined())
      let patches = ops.compactMap { op -> Props? in
        if case .patch(_, let props) = op.action { props } else { nil }
      }
      #expect(patches == [patch], "\(text)")
    }
  }

  @Test("A reply in pieces gives the ops of the whole", arguments: 0..<10)
  func chunks(_ place: Int) {
    let head = Self.heads[place]
    var random = SplitMix64(seed: UInt64(place + 100))
    for _ in 0..<40 {
      let title = head.props.has("as") ? "flow x as=y" : head.preset.name
      let text = title + "\n" + text(head.header, &random) + "\nend\nsay after\nend"
      let whole = ReplyParser.parse(text)
      var parser = ReplyParser()
      var bytes = Array(text.utf8)[...]
      while !bytes.isEmpty {
        let cut = Int.random(in: 1...9, using: &random)
        parser.push(bytes.prefix(cut))
        bytes = bytes.dropFirst(cut)
      }
      parser.finish()
      #expect(Array(parser.takeOps()) == Array(whole), "\(text)")
    }
  }

  @Test("Every edge, group and step names what is there", arguments: 0..<5)
  func wholeGraphs(_ place: Int) {
    let head = Self.heads[place]
    var random = SplitMix64(seed: UInt64(place + 200))
    for _ in 0..<80 {
      let text = text(head.header, &random)
      let patch = BlockReading(head.preset, head.props, text).patch ?? [:]
      let ids = patch.ids("nodes")
      #expect(Set(ids).count == ids.count)
      for edge in patch["edges"]?.list ?? [] {
        #expect(ids.contains(edge.object?["from"]?.text ?? ""))
        #expect(ids.contains(edge.object?["to"]?.text ?? ""))
      }
      let grouped = (patch["groups"]?.list ?? []).flatMap { $0.object?["nodes"]?.list ?? [] }
      #expect(Set(grouped).count == grouped.count, "in two groups: \(text)")
      if head.preset == .flow {
        let run = FlowRun(patch, answers: [:])
        #expect(Set(run.path).isSubset(of: Set(ids)))
        let graph = FlowVariant.apply([["op": "drop", "id": "a"]], to: patch)
        #expect(!graph.ids("nodes").contains("a"))
      }
    }
  }

  @Test("A variant's edges are as if each change were made one by one", arguments: 0..<200)
  func variantByHand(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let names = ["a", "b", "c", "d", "e"]
    var text = ""
    for name in names where Bool.random(using: &random) { text += "%% \(name): mic \(name)\n" }
    for _ in 0..<8 {
      let label = Bool.random(using: &random) ? "|x|" : ""
      text += "\(names.randomElement(using: &random) ?? "") -->\(label) "
      text += "\(names.randomElement(using: &random) ?? "")\n"
    }
    var flow = BlockReading(.flow, "graph\n" + text).patch ?? [:]
    flow["dir"] = nil
    flow["source"] = nil
    var changes: [Value] = []
    for place in 0..<5 {
      let id = names.randomElement(using: &random) ?? ""
      if Bool.random(using: &random) {
        changes.append(["op": "drop", "id": .text(id)])
      } else {
        changes.append([
          "op": "add", "id": .text("n\(place)"), "after": .text(id), "preset": "mic",
          "props": [:],
        ])
      }
    }
    var byHand = flow
    for change in changes { byHand = FlowVariant.apply([change], to: byHand) }
    #expect(FlowVariant.apply(changes, to: flow) == byHand, "\(text)\(changes)")
  }

  // MARK: Growth

  private static let growing: [(name: String, make: @Sendable (Int) -> String)] = [
    ("nodes", { n in "diagram\ngraph\n" + lines(n) { "n\($0)[x] --> n\($0 + 1)" } }),
    ("a chain", { n in "diagram\ngraph\na" + String(repeating: " --> b", count: n) }),
    ("links without closer", { n in "diagram\ngraph\na" + String(repeating: " --o b", count: n) }),
    ("semicolons", { n in "diagram\ngraph\n" + String(repeating: ";a", count: n) }),
    ("brackets", { n in "diagram\ngraph\na" + String(repeating: "[", count: 8 * n) }),
    ("dashes", { n in "diagram\ngraph\na -- " + String(repeating: ".-", count: 4 * n) + "|" }),
    (
      "groups",
      { n in
        "diagram\ngraph\n" + lines(n) { "subgraph g\($0)\na\($0)" }
          + String(repeating: "end\n", count: n)
      }
    ),
    ("joins", { n in "diagram\ngraph\n" + lines(n) { _ in "a & b --> c & d" } }),
    ("messages", { n in "diagram\nsequenceDiagram\n" + lines(n) { "a\($0)->>b: x" } }),
    (
      "composites",
      { n in
        "diagram\nstateDiagram\n" + lines(n) { "state s\($0) {" }
          + String(repeating: "}\n", count: n)
      }
    ),
    ("entities", { n in "diagram\ngraph\na[" + String(repeating: "#1;#<br ", count: n) + "]" }),
    ("steps", { n in "flow\ngraph\n" + lines(n / 4) { "%% n\($0): mic x\nn\($0) -->|y| m" } }),
    (
      "alternatives",
      { n in
        "flow\ngraph\na -->|" + String(repeating: "x   or  ", count: n) + "y| b"
      }
    ),
    ("changes", { n in "flow x as=y\n" + lines(n) { "drop a\($0) b" } }),
    ("drawn lines", { n in "draw\n" + lines(n) { "<p\($0)/>" } }),
  ]

  private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map { line($0) + "\n" }.joined()
  }

  @Test("Four times the input takes about four times as long", arguments: growing.indices)
  func growth(_ place: Int) {
    let (name, make) = Self.growing[place]
    let small = make(1_000)
    let large = make(4_000)
    let ratio =
      quickest { _ = ReplyParser.parse(large) } / quickest { _ = ReplyParser.parse(small) }
    // Quadratic would be sixteen.
    #expect(ratio < 10, "\(name): \(ratio)")
  }

  @Test("A flow of many steps runs, and takes many changes, in proportion to its size")
  func growthOfRuns() {
    func time(_ count: Int) -> Double {
      let steps = (0..<count).map { "n\($0)[page x] --> n\($0 + 1)" }
      let flow = BlockReading(.flow, "graph\n" + steps.joined(separator: "\n")).patch ?? [:]
      let drops = (0..<count).map { ["op": "drop", "id": .text("n\($0)")] as Value }
      return quickest {
        _ = FlowRun(flow, answers: [:])
        _ = FlowVariant.apply(drops, to: flow)
      }
    }
    #expect(time(2_000) / time(500) < 10)
  }

  /// The least processor time of a few tries, so that other work of the machine does not count.
  private func quickest(_ body: () -> Void) -> Double {
    (0..<5).map { _ in
      let start = processorTime()
      body()
      return processorTime() - start
    }.min() ?? 0
  }

  private func processorTime() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
