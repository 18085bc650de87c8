import Foundation
import YuiConformance
import YuiLines

/// `yuilines conform`: does this package do what the vectors say?
enum Conform: Subcommand {
  static let manual = Manual(
    name: "conform", operands: "PATH...",
    summary: "Run conformance vectors.",
    details: """
      PATH is a vector file or a folder of them. Every input is parsed whole, by byte, by
      character and cut at other places, and every key of a vector that has a check is checked.
      Prints a line a file, what was skipped, what does not hold and where, and last
      `N passed, N failed`. A vector that crashes or takes more than \(Worker.seconds) seconds has
      failed; the others still run. A file that holds no vectors counts as one that failed.
      Exit status 1 when any failed.

      With --renew, PATH is a folder like this project's Conformance: the golden layouts in its
      `fit` are written anew, one file for each of its `screens`, and those that changed are named.
      """,
    options: [
      Manual.Option("--renew", "Write the golden layouts of the folder PATH anew, and run nothing.")
    ])

  static func run(_ arguments: Arguments, _ output: inout Output) throws(Stop) -> ExitStatus {
    if arguments.operands.first == Worker.word {
      try Worker.work(Array(arguments.operands.dropFirst()), &output)
      return .fine
    }
    if arguments.has("--renew") { return try renew(arguments.someOperands(), &output) }
    var paths: [String] = []
    for path in try arguments.someOperands() {
      do {
        paths += try VectorFile.find(path: path)
      } catch {
        throw .input(error.description)
      }
    }
    var passed = 0
    var failed = 0
    for path in paths {
      let report = try FileReport(path)
      try output.write(report.text)
      try output.flush()
      passed += report.passed
      failed += report.failed
    }
    try output.write("\(passed) passed, \(failed) failed\n")
    return failed == 0 ? .fine : .findings
  }

  private static func renew(
    _ folders: [String], _ output: inout Output
  ) throws(Stop) -> ExitStatus {
    for folder in folders {
      let changed: [String]
      do {
        changed = try Goldens(folder: folder).renew()
      } catch {
        throw .input(error.description)
      }
      for path in changed { try output.write("renewed \(path)\n") }
    }
    return .fine
  }
}

/// How the vectors of one file fared.
private struct FileReport {
  var passed = 0
  var failed = 0
  var text = ""

  init(_ path: String) throws(Stop) {
    let vectors: [Vector]
    do {
      vectors = try VectorFile.read(path: path).vectors
    } catch {
      failed = 1
      text = "\(error)\n"
      return
    }
    var skipped: [String: Int] = [:]
    var failures = ""
    for outcome in try Worker.outcomes(path: path, count: vectors.count) {
      for key in outcome.skipped { skipped[key, default: 0] += 1 }
      if outcome.failures.isEmpty {
        passed += 1
        continue
      }
      failed += 1
      failures += "  \(vectors[outcome.place].name)\n"
      for line in outcome.failures.joined(separator: "\n").split(separator: "\n") {
        failures += "    \(line)\n"
      }
    }
    text = "\(path): \(passed) passed, \(failed) failed"
    if !skipped.isEmpty {
      let keys = skipped.sorted { $0.key < $1.key }.map { "\($0.key) (\($0.value))" }
      text += ", skipped " + keys.joined(separator: ", ")
    }
    text += "\n" + failures
  }
}
