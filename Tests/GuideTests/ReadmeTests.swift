import Foundation
import Testing
import YuiFit
import YuiLines
import YuiScreens

@testable import Guide

@Suite("README")
struct ReadmeTests {
  private static let readme = GuideTextTests.root.appendingPathComponent("README.md")
  private static let code = GuideTextTests.root
    .appendingPathComponent("Tests/Support/Guide/TenLines.swift")

  @Test("its Swift is what is compiled")
  func blocks() throws {
    let lines = try String(contentsOf: Self.readme, encoding: .utf8).components(separatedBy: "\n")
    var blocks: [String] = []
    var block: [String]?
    for line in lines {
      if line == "```swift" {
        block = []
      } else if line == "```", let whole = block {
        blocks.append(whole.joined(separator: "\n"))
        block = nil
      } else {
        block?.append(line)
      }
    }
    var regions: [String] = []
    var region: [String]?
    let code = try String(contentsOf: Self.code, encoding: .utf8).components(separatedBy: "\n")
    for line in code {
      switch line.trimmingCharacters(in: .whitespaces) {
      case "// readme:": region = []
      case "// readme: end":
        regions.append(GuideTextTests.flushLeft(try #require(region)))
        region = nil
      default: region?.append(line)
      }
    }
    #expect(regions.count == 5)
    // The first block is a manifest.
    #expect(Array(blocks.dropFirst()) == regions)
  }

  @Test("what it says comes of it")
  func outcomes() throws {
    defer { try? FileManager.default.removeItem(atPath: "/tmp/today.copy") }
    var program = TenLines()
    try program.run()
    let printed = program.printed
    try #require(printed.count == 10, "\(printed)")
    #expect(printed[3].hasSuffix("stat 4 Oops"))
    #expect(printed[4].contains("178.4"))
    #expect(printed[5...7].contains { $0.hasSuffix(": 178.4 lb") })
    #expect(printed[8].contains("178.4 lb"))
    #expect(printed[9] == "1 changed")
  }

  @Test("every file that it and the other pages point to is there")
  func links() throws {
    let root = GuideTextTests.root
    for page in ["README.md", "CONTRIBUTING.md", "Conformance/README.md", "Benchmarks/README.md"] {
      let url = root.appendingPathComponent(page)
      let text = try String(contentsOf: url, encoding: .utf8)
      for part in text.components(separatedBy: "](").dropFirst() {
        let target = part.prefix { $0 != ")" && $0 != "#" }
        guard !target.isEmpty, !target.contains("://") else { continue }
        let file = url.deletingLastPathComponent().appendingPathComponent(String(target))
        #expect(FileManager.default.fileExists(atPath: file.path), "\(page): \(target)")
      }
    }
  }
}
