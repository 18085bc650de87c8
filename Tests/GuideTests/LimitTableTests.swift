import Foundation
import Testing

/// The pages on limits and on what may be done to a phone name tests; here it is held that those
/// tests are there, and that the table of limits is the constants'.
@Suite("The guide: limits and threats")
struct LimitTableTests {
  static let limits = "Sources/YuiLines/YuiLines.docc/ErrorsAndLimits.md"
  static let threats = "Sources/YuiScreens/YuiScreens.docc/Threats.md"

  static func path(_ file: String) -> URL { GuideTextTests.root.appendingPathComponent(file) }

  @Test("The table of limits is that of the constants, and has all of them")
  func table() throws {
    let (rows, missing) = try LimitTable.rows()
    #expect(missing.isEmpty)
    let text = try String(contentsOf: Self.path(Self.limits), encoding: .utf8)
    let begin = try #require(text.range(of: "<!-- begin limits -->\n"))
    let end = try #require(text.range(of: "<!-- end limits -->"))
    let renewed = text[..<begin.upperBound] + rows + text[end.lowerBound...]
    if renewed == text { return }
    if ProcessInfo.processInfo.environment["YUILINES_RENEW_GUIDE"] != nil {
      try Data(renewed.utf8).write(to: Self.path(Self.limits))
    } else {
      Issue.record("the table of limits is out of date")
    }
  }

  @Test("Every test and vector file that a page names is there", arguments: [limits, threats])
  func tests(page: String) throws {
    let functions = try Self.functions()
    let names = try Self.tests(namedIn: page)
    #expect(names.count > 20)
    for name in names { #expect(functions.contains(name), "no test \(name)") }
  }

  @Test("Every line of the page on threats names the test that holds it")
  func lines() throws {
    let text = try String(contentsOf: Self.path(Self.threats), encoding: .utf8)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| ---") }
    #expect(rows.count > 20)
    for row in rows where !row.contains("| Held by |") {
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(cells.count == 3 && cells[2].hasPrefix("`"), "\(row)")
    }
  }

  /// What stands in a page as `Suite.test`, or as a file that is one, in the last cell of a row.
  static func tests(namedIn page: String) throws -> Set<String> {
    var names: Set<String> = []
    for row in try String(contentsOf: path(page), encoding: .utf8).split(separator: "\n")
    where row.hasPrefix("| ") {
      guard let cell = row.split(separator: "|").dropLast(0).last else { continue }
      for (place, word) in cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      where place % 2 == 1
        && (word.hasPrefix("Tests/") || word.hasPrefix("Conformance/")
          || isSuite(word.prefix { $0 != "." }))
      {
        names.insert(String(word))
      }
    }
    return names
  }

  private static func isSuite(_ name: some StringProtocol) -> Bool {
    name.hasSuffix("Tests") || name.hasSuffix("Laws")
  }

  /// All functions of the suites, as `Suite.function`; and the scripts, fuzz targets and vectors.
  private static func functions() throws -> Set<String> {
    let vectors = try FileManager.default.subpathsOfDirectory(atPath: path("Conformance").path)
    var functions = Set(vectors.map { "Conformance/\($0)" })
    let tests = path("Tests")
    for file in FileManager.default.enumerator(atPath: tests.path)?.compactMap({ $0 as? String })
      ?? []
    {
      let text = tests.appendingPathComponent(file)
      if file.hasPrefix("Fuzz/Sources/"), file.hasSuffix("Target.swift") {
        let name = text.deletingPathExtension().lastPathComponent.dropLast("Target".count)
        functions.insert("Tests/Fuzz/run \(name.lowercased())")
      }
      if !file.hasSuffix(".swift") {
        functions.insert("Tests/\(file)")
        continue
      }
      var suite = ""
      for line in try String(contentsOf: text, encoding: .utf8).split(separator: "\n") {
        for word in ["struct ", "final class "] {
          guard let found = line.range(of: word) else { continue }
          let name = String(line[found.upperBound...].prefix { $0.isLetter || $0.isNumber })
          // One inside a condition of the compiler stands further in.
          if !line.hasPrefix(" ") || Self.isSuite(name) { suite = name }
        }
        if line.hasPrefix("extension ") {
          suite = String(line.dropFirst("extension ".count).prefix { $0.isLetter || $0.isNumber })
        }
        if line.hasPrefix("  "), let found = line.range(of: "func ") {
          let name = line[found.upperBound...].prefix { $0.isLetter || $0.isNumber }
          functions.insert("\(suite).\(name)")
        }
      }
    }
    return functions
  }
}
