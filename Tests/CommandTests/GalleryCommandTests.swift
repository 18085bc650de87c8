import Foundation
import Testing

/// What `gallery` writes, and of what.
@Suite("The command: gallery")
struct GalleryCommandTests {
  private func page(_ folder: Folder) throws -> String {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path("out/index.html")))
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("each screen that a thread saves, after each reply, with its purpose and its lines")
  func page() throws {
    let folder = try Folder()
    _ = try folder.file(
      "all/tea/1.yui",
      "# Two <widgets>.\n>2\nstat@tea 3 Tea\nsave tea\n>3\ncard@x \"A & B\"\nsave more\n")
    _ = try folder.file("all/tea/2.yui", "# One more.\n~tea 4\n")
    _ = try folder.file("all/oats/1.yui", "stat@oats 1 Oats\nsave oats\n")
    let run = try Command("gallery", folder.path("all"), "--out", folder.path("out"))
    #expect(run.status == 0)
    // 17 pictures of each of five: two screens twice, and one.
    #expect(run.lines == ["\(folder.path("out"))/index.html: 85 widgets"])
    let page = try page(folder)
    #expect(page.contains("<p>Two &lt;widgets&gt;.</p>"))
    #expect(page.contains("<h3>tea 2</h3>\n<p>One more.</p>"))
    #expect(page.contains("card@x &quot;A &amp; B&quot;"))
    #expect(page.components(separatedBy: "<h4>more</h4>").count == 3)
    #expect(page.components(separatedBy: "<figure ").count == 86)
    // Self-contained, and no name of a definition twice.
    #expect(!page.contains("src=") && !page.contains("<link"))
    let ids = page.components(separatedBy: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(Set(ids).count == ids.count)
  }

  @Test("comments say when a state is looked at, and what was tapped before")
  func notes() throws {
    let folder = try Folder()
    let reply = """
      # now: 2026-11-29T09:40:12Z
      # tap: 2026-11-29T09:40:00Z start t
      timer@t 5m Tea
      save tea
      """
    let file = try folder.file("tea.yui", reply)
    #expect(try Command("gallery", file, "--out", folder.path("out")).status == 0)
    #expect(try page(folder).contains(">4:48</text>"))
  }

  @Test("what is no thread is named")
  func wrong() throws {
    let folder = try Folder()
    _ = try folder.file("empty/readme", "")
    let run = try Command("gallery", folder.path("empty"), "--out", folder.path("out"))
    #expect(run.status == 2)
    #expect(run.errors.contains("there is no 1.yui, and no folder with one"))
    let missing = try Command("gallery", folder.path("none"), "--out", folder.path("out"))
    #expect(missing.status == 2)
    #expect(missing.errors.contains("there is no such file"))
  }
}
