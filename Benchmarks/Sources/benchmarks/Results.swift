import Foundation

/// Figures as JSON, and their difference from figures taken earlier.
enum Results {
  /// One object with an entry a measure; before them the machine, and the instructions counted
  /// there, when they are given.
  static func json(_ figures: [Figure], machine: String?, counts: String?) -> String {
    var entries: [String] = []
    if let machine { entries.append("\"machine\":\"\(machine)\"") }
    if let counts {
      let pairs = counts.split(separator: "\n").map { $0.split(separator: " ") }
      entries.append(
        "\"counts\":{"
          + pairs.filter { $0.count == 2 }.map { "\"\($0[0])\":\($0[1])" }
          .joined(separator: ",") + "}")
    }
    entries += figures.map { figure in
      "\"\(figure.name)\":{\"bytes\":\(figure.bytes),\"ops\":\(figure.ops),"
        + "\"best_seconds\":\(figure.bestSeconds),"
        + "\"mb_per_s\":\((figure.megabytesPerSecond * 10).rounded() / 10),"
        + "\"allocations\":\(figure.allocations),\"peak_bytes\":\(figure.peakBytes)}"
    }
    return "{\n" + entries.joined(separator: ",\n") + "\n}"
  }

  static func table(_ figures: [Figure]) -> String {
    var lines = [row("measure", "MB/s", "ns/op", "allocs/op", "peak KB")]
    for figure in figures {
      lines.append(
        row(
          figure.name,
          figure.bytes > 0 ? String(format: "%.0f", figure.megabytesPerSecond) : "-",
          String(format: "%.0f", figure.nanosecondsPerOp),
          String(format: "%.2f", figure.allocationsPerOp), "\(figure.peakBytes / 1024)"))
    }
    return lines.joined(separator: "\n")
  }

  /// Each measure's time against that of an earlier file.
  static func comparison(_ figures: [Figure], with file: String) throws -> String {
    let data = try Data(contentsOf: URL(fileURLWithPath: file))
    let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    var lines = [row("measure", "before ms", "now ms", "change", "allocs")]
    for figure in figures {
      guard let before = object?[figure.name] as? [String: Any],
        let seconds = (before["best_seconds"] as? NSNumber)?.doubleValue, seconds > 0
      else { continue }
      let change = (figure.bestSeconds / seconds - 1) * 100
      let allocations = figure.allocations - ((before["allocations"] as? NSNumber)?.intValue ?? 0)
      lines.append(
        row(
          figure.name, String(format: "%.3f", seconds * 1000),
          String(format: "%.3f", figure.bestSeconds * 1000), String(format: "%+.1f %%", change),
          String(format: "%+d", allocations)))
    }
    return lines.joined(separator: "\n")
  }

  private static func row(_ cells: String...) -> String {
    cells.enumerated().map { place, cell in
      let gap = String(repeating: " ", count: max(0, (place == 0 ? 24 : 12) - cell.count))
      return place == 0 ? cell + gap : gap + cell
    }.joined()
  }
}
