import Foundation

/// The built command, run as a person runs it.
struct Command {
  let status: Int32
  let output: String
  let errors: String

  /// Its lines on standard output.
  var lines: [String] { output.split(separator: "\n").map(String.init) }

  /// Runs `yuilines` with arguments and a standard input.
  init(_ arguments: String..., input: String = "") throws {
    try self.init(executable: Self.path, arguments: arguments, input: input)
  }

  /// Runs a shell script in which `$Y` is the command.
  init(shell script: String) throws {
    try self.init(
      executable: "/bin/sh", arguments: ["-c", "Y='\(Self.path)'; \(script)"], input: "")
  }

  private init(executable: String, arguments: [String], input: String) throws {
    let folder = try Folder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    // Files, not pipes: neither side ever waits for the other.
    process.standardInput = FileHandle(forReadingAtPath: try folder.file("in", input))
    process.standardOutput = FileHandle(forWritingAtPath: try folder.file("out", ""))
    process.standardError = FileHandle(forWritingAtPath: try folder.file("err", ""))
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    output = try String(contentsOfFile: folder.path("out"), encoding: .utf8)
    errors = try String(contentsOfFile: folder.path("err"), encoding: .utf8)
  }

  /// The command stands beside the tests' own bundle.
  private static let path: String = {
    var folder = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let command = folder.appendingPathComponent("yuilines").path
      if FileManager.default.isExecutableFile(atPath: command) { return command }
    }
    return "yuilines"
  }()
}

/// A folder for one test's files, gone with it.
final class Folder: Sendable {
  private let root = FileManager.default.temporaryDirectory
    .appendingPathComponent("yuilines-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  func path(_ name: String) -> String { root.appendingPathComponent(name).path }

  /// Writes a file, its folders with it, and hands out its path.
  func file(_ name: String, _ text: String) throws -> String {
    try FileManager.default.createDirectory(
      atPath: (path(name) as NSString).deletingLastPathComponent,
      withIntermediateDirectories: true)
    try text.write(toFile: path(name), atomically: false, encoding: .utf8)
    return path(name)
  }
}
