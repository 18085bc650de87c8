import Foundation
import YuiConformance
import YuiLines

/// Runs vectors in a process of their own, so that one that traps or hangs is named and the others
/// still run.
///
/// The worker is this command again. It says on its output which vector it begins, by place, and
/// what came of it. When it dies, the vector begun last is at fault, and another worker goes on
/// behind it.
enum Worker {
  /// The operand that makes this process a worker: `conform @worker PATH FROM`.
  static let word = "@worker"
  /// How long a vector may take.
  static let seconds: UInt32 = 120

  /// What came of a vector.
  struct Outcome {
    /// The vector's place in its file.
    var place: Int
    /// What does not hold.
    var failures: [String]
    /// Keys without a check.
    var skipped: [String]
  }

  /// Runs the vectors of a file in workers.
  static func outcomes(path: String, count: Int) throws(Stop) -> [Outcome] {
    var outcomes: [Outcome] = []
    var from = 0
    while from < count {
      let (reports, signal) = try launch(path, from: from)
      outcomes += reports
      from += reports.count
      guard from < count else { break }
      // A worker that ended before its last vector died in the one behind the last it told of.
      let reason =
        signal == SIGALRM
        ? "took more than \(seconds) seconds" : "crashed (signal \(signal))"
      outcomes.append(Outcome(place: from, failures: [reason], skipped: []))
      from += 1
    }
    return outcomes
  }

  /// The worker's own work.
  static func work(_ operands: [String], _ output: inout Output) throws(Stop) {
    guard operands.count == 2, let from = Int(operands[1]) else {
      throw .usage("a worker takes PATH FROM", of: Conform.manual)
    }
    let vectors: [Vector]
    do {
      vectors = try VectorFile.read(path: operands[0]).vectors
    } catch {
      throw .input(error.description)
    }
    for vector in vectors.dropFirst(from) {
      // The alarm's own signal ends this process when the time is over.
      alarm(seconds)
      let result = Trial.run(vector)
      let report: Value = [
        "failures": .list(result.mismatches.map { .text($0.description) }),
        "skipped": .list(result.skipped.map(Value.text)),
      ]
      try output.write(report.json + "\n")
      try output.flush()
    }
  }

  private static func launch(
    _ path: String, from: Int
  ) throws(Stop) -> (reports: [Outcome], signal: Int32) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["conform", word, path, String(from)]
    process.standardOutput = pipe
    let text: Data
    do {
      try process.run()
      text = try pipe.fileHandleForReading.readToEnd() ?? Data()
    } catch {
      throw .input("a worker could not be started: \(error.localizedDescription)")
    }
    process.waitUntilExit()
    var reports: [Outcome] = []
    for line in text.split(separator: UInt8(ascii: "\n")) {
      guard let report = try? JSONReader.read(ContiguousArray(line)).object else { continue }
      reports.append(
        Outcome(
          place: from + reports.count,
          failures: (report["failures"]?.list ?? []).compactMap(\.text),
          skipped: (report["skipped"]?.list ?? []).compactMap(\.text)))
    }
    return (reports, process.terminationStatus)
  }
}
