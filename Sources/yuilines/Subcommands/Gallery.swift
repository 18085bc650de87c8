import Foundation
import YuiConformance
import YuiFit
import YuiLines
import YuiScreens

/// `yuilines gallery`: a page to look at, with all screens in all families.
enum Gallery: Subcommand {
  static let manual = Manual(
    name: "gallery", operands: "[PATH...]",
    summary: "Write a page of screens in all families, to look at in a browser.",
    details: """
      PATH is a folder with the replies of a thread as 1.yui, 2.yui and so on, a folder of such
      folders, or a file with one reply; when there is none, \(standardPath). The page is
      DIR/index.html and needs nothing else: each screen that a thread has saved, after each reply,
      with the reply's lines and what its comments say of it.

      Comments of a reply that stand alone: those at its top say what the state is for; `# now: TIME`
      says when it is looked at; `# tap: TIME start ID` what was done on the widget until then
      (start, pause, or toggle with an item behind the id).
      """,
    options: [
      Manual.Option("--out", value: "DIR", "The folder of the page; gallery when not said."),
      .textSize,
      Manual.Option(
        "--clock", value: "12|24", choices: Hours.allCases.map(\.rawValue),
        "How times of day are written; 24 when not said."),
      Clock.option,
    ])

  private static let standardPath = "Conformance/screens"

  private enum Hours: String, CaseIterable {
    case twelve = "12"
    case twentyFour = "24"
  }

  static func run(_ arguments: Arguments, _ output: inout Output) throws(Stop) -> ExitStatus {
    var look = GalleryPage.Look()
    if let size = try arguments.textSize() { look.textSize = size }
    if try arguments.value("--clock", of: Hours.self) == .twelve { look.clock = .twelveHour }
    let clock = arguments.has("--now") ? try Clock(arguments) : nil
    let now = clock?.now ?? Moment(GoldenFile.now) ?? Moment(microseconds: 0)
    var page = GalleryPage(look)
    for path in arguments.operands.isEmpty ? [standardPath] : arguments.operands {
      for (name, replies) in try threads(path) {
        page.add(
          name,
          ScreenThread(replies: replies, now: now, utcOffset: clock?.utcOffsetSeconds ?? 0))
      }
    }
    let folder = arguments.value("--out") ?? "gallery"
    let file = URL(fileURLWithPath: folder).appendingPathComponent("index.html")
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      try Data(page.html.utf8).write(to: file)
    } catch {
      throw .output("\(folder)/index.html: \(SystemFault(error).words)")
    }
    try output.write("\(folder)/index.html: \(page.widgetCount) widgets\n")
    return .fine
  }

  /// The threads at a path, each with its name.
  private static func threads(
    _ path: String
  ) throws(Stop) -> [(name: String, replies: [String])] {
    let url = URL(fileURLWithPath: path)
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: url.resolvingSymlinksInPath().path)
    guard attributes?[.type] as? FileAttributeType == .typeDirectory else {
      let text = String(decoding: try Input(path).all(), as: UTF8.self)
      return [(url.deletingPathExtension().lastPathComponent, [text])]
    }
    if let replies = try replies(path) { return [(url.lastPathComponent, replies)] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    var threads: [(name: String, replies: [String])] = []
    for name in names.sorted() {
      if let replies = try replies("\(path)/\(name)") { threads.append((name, replies)) }
    }
    if threads.isEmpty { throw .input("\(path): there is no 1.yui, and no folder with one") }
    return threads
  }

  /// The replies of a folder: 1.yui and so on; nil when there is no first.
  private static func replies(_ folder: String) throws(Stop) -> [String]? {
    var replies: [String] = []
    while FileManager.default.fileExists(atPath: "\(folder)/\(replies.count + 1).yui") {
      let bytes = try Input("\(folder)/\(replies.count + 1).yui").all()
      replies.append(String(decoding: bytes, as: UTF8.self))
    }
    return replies.isEmpty ? nil : replies
  }
}
