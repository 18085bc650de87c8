import CountedAllocations
import YuiLines

/// Where ops allocate: nothing does while a reply is parsed but the tape; an op's texts, props and
/// lists are made when it is read.
enum Allocations {
  /// For each kind of op in a text, how many there are and what reading one allocates.
  static func table(_ text: String) -> String {
    counted_allocations_begin()
    defer { counted_allocations_end() }
    let before = counted_allocations_now().count
    let ops = ReplyParser.parse(text)
    let parsing = Int(counted_allocations_now().count - before)
    var counts: [String: (ops: Int, allocations: Int)] = [:]
    for place in ops.indices {
      let before = counted_allocations_now().count
      let op = ops[place]
      let allocations = Int(counted_allocations_now().count - before)
      let name = Self.name(of: op)
      counts[name, default: (0, 0)].ops += 1
      counts[name, default: (0, 0)].allocations += allocations
    }
    let all = counts.values.reduce(0) { $0 + $1.allocations }
    var lines = ["| op | ops | allocations an op, when read |", "|---|---|---|"]
    for (name, count) in counts.sorted(by: { $0.value.allocations > $1.value.allocations }) {
      lines.append("| \(name) | \(count.ops) | \(rounded(count.allocations, count.ops)) |")
    }
    lines.append("| all of them | \(ops.count) | \(rounded(all, ops.count)) |")
    lines.append("| parsed and not read | \(ops.count) | \(rounded(parsing, ops.count)) |")
    return lines.joined(separator: "\n")
  }

  private static func name(of op: Op) -> String {
    switch op.action {
    case .add(let preset, _, _, _): preset.name
    case .patch: "a patch"
    default: "core words and errors"
    }
  }

  private static func rounded(_ allocations: Int, _ ops: Int) -> Double {
    (Double(allocations) / Double(max(ops, 1)) * 100).rounded() / 100
  }
}
