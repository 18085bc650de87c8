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
  private let time = LocalTime(secondsSince1970: 1_790_000_000)
  private let now = Moment(secondsSince1970: 1_790_000_000)

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
    #expect(regions.count == 4)
    // The first block is a manifest.
    #expect(Array(blocks.dropFirst()) == regions)
  }

  @Test("what it says comes of it")
  func outcomes() throws {
    let printed = TenLines.parse()
    #expect(printed.count == 4 && printed.last?.hasSuffix("stat 4 Oops") == true, "\(printed)")
    #expect(TenLines.apply(at: time) == "178.4")
    var state = ScreenState()
    state.apply(reply: "stat@weight 178.9lb Weight\nsave today", at: time)
    let screen = try #require(state.saved("today"))
    let (layout, picture) = TenLines.fit(screen)
    #expect(layout.shown == 1 && picture.contains("178.9 lb"))
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("yuilines-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let row = AgentRow(id: "1", at: now, body: "~weight 178.4lb")
    let news = try TenLines.catchUp(state, folder.path + "/today.copy", [row], at: now)
    #expect(news.changed.count == 1 && news.rowCount == 1)
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
