import Foundation
import Testing

/// An article of the language guide in `Sources/YuiLines/YuiLines.docc`.
struct GuideArticle: CustomTestStringConvertible, Sendable {
  let path: String
  var text: String

  var testDescription: String { URL(fileURLWithPath: path).lastPathComponent }

  /// The folder of the sources.
  static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/YuiLines")

  /// All articles, in the order of their names.
  static let all: [GuideArticle] = {
    let folder = sources.appendingPathComponent("YuiLines.docc")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".md") }.sorted().compactMap { name in
      let path = folder.appendingPathComponent(name).path
      return (try? TextFile.read(path)).map { GuideArticle(path: path, text: $0) }
    }
  }()

  /// A fenced piece of the article: its language and its lines.
  struct Fence {
    var language: String
    var text: String
  }

  /// The fenced pieces, in order.
  var fences: [Fence] {
    var fences: [Fence] = []
    var open: Fence?
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        if let fence = open {
          fences.append(fence)
          open = nil
        } else {
          open = Fence(language: String(line.dropFirst(3)), text: "")
        }
      } else {
        open?.text += line + "\n"
      }
    }
    return fences
  }

  /// The article with what stands between the marks of a table made anew; nil when it has no such
  /// table.
  func renewed(_ table: String, with rows: String) -> String? {
    guard let begin = text.range(of: "<!-- begin \(table) -->\n"),
      let end = text.range(of: "<!-- end \(table) -->", range: begin.upperBound..<text.endIndex)
    else { return nil }
    return text[..<begin.upperBound] + rows + text[end.lowerBound...]
  }
}
