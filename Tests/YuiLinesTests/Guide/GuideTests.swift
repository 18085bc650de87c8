import Foundation
import Testing
import YuiLines

/// The language guide says what the module does.
///
/// `YUILINES_RENEW_GUIDE=1 swift test --filter GuideTests` writes its tables anew.
@Suite("The language guide")
struct GuideTests {
  @Test("The guide is there")
  func articles() { #expect(GuideArticle.all.count >= 7) }

  @Test("Its examples read without a fault", arguments: GuideArticle.all)
  func examples(article: GuideArticle) {
    for fence in article.fences where fence.language == "yui" {
      let problems = Checker.check(fence.text, known: ["weight": .stat])
      #expect(problems.isEmpty, "\(fence.text)")
      #expect(!ReplyParser.parse(fence.text).isEmpty)
    }
  }

  @Test("The ops behind an example are its ops", arguments: GuideArticle.all)
  func ops(article: GuideArticle) {
    let fences = article.fences
    for (lines, ops) in zip(fences, fences.dropFirst())
    where lines.language == "yui" && ops.language == "json" {
      let found = ReplyParser.parse(lines.text).map { $0.value.json + "\n" }.joined()
      #expect(found == ops.text)
    }
  }

  @Test("Its tables are those of the module")
  func tables() throws {
    let renews = ProcessInfo.processInfo.environment["YUILINES_RENEW_GUIDE"] != nil
    for (name, rows) in try GuideTables.all() {
      let articles = GuideArticle.all.filter { $0.renewed(name, with: rows) != nil }
      #expect(articles.count == 1, "\(name)")
      for article in articles {
        // Read anew: another of its tables may just have been written.
        let article = GuideArticle(path: article.path, text: try TextFile.read(article.path))
        guard let renewed = article.renewed(name, with: rows), renewed != article.text else {
          continue
        }
        if renews {
          try Data(renewed.utf8).write(to: URL(fileURLWithPath: article.path))
        } else {
          Issue.record("the table \(name) of \(article) is out of date")
        }
      }
    }
  }

  @Test("A preset's example is a line of it without a fault", arguments: Preset.allCases)
  func presetExamples(preset: Preset) {
    let ops = ReplyParser.parse(preset.spec.example)
    #expect(ops.count == 1)
    guard case .add(let added, _, let props, _)? = ops.first?.action else {
      Issue.record("\(preset.spec.example) is no add")
      return
    }
    #expect(added == preset)
    #expect(!props.isEmpty)
    let codes = Checker.check(preset.spec.example).map(\.code)
    // Alone on a line, a block has no lines and a member no group.
    switch codes {
    case []: #expect(preset.spec.standsAlone)
    case [.outsideGroup]: #expect(!preset.spec.standsAlone)
    default: #expect(codes == [.emptyBlock] && preset.spec.opensBlock)
    }
    #expect(preset.spec.summary.hasSuffix("."))
    #expect(!preset.spec.usage.isEmpty)
  }
}
