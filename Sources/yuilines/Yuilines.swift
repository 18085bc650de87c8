//  yuilines: the command. It reads arguments and prints; what it prints comes from the libraries.
//
//      Arguments    options and what stands beside them, help texts.
//      Streams      files, standard input, standard output.
//      Subcommands  one file a subcommand.

import Foundation

@main
enum Yuilines {
  static let version = "0.1.0"

  static let subcommands: [any Subcommand.Type] = [
    Parse.self, Check.self, Apply.self, PinScreen.self, CatchUpCopy.self, WidgetTap.self, Fit.self,
    Gallery.self, Presets.self, Conform.self, TouchRows.self, Relay.self, Plan.self,
    Completions.self,
  ]

  static func main() {
    var output = Output()
    do {
      let status = try run(Array(CommandLine.arguments.dropFirst()), &output)
      try output.flush()
      exit(status.code)
    } catch {
      // What was printed before the stop belongs to the reader; if it cannot go out, the stop
      // itself is the news.
      try? output.flush()
      if let complaint = error.complaint {
        Complaint.write(complaint)
      }
      exit(error.status.code)
    }
  }

  private static func run(
    _ words: [String], _ output: inout Output
  ) throws(Stop) -> ExitStatus {
    guard let word = words.first else { throw .usage("a subcommand is missing", of: nil) }
    switch word {
    case "--help", "-h", "help":
      try output.write(help)
      return .fine
    case "--version":
      try output.write("yuilines \(version)\n")
      return .fine
    default: break
    }
    guard let subcommand = subcommands.first(where: { $0.manual.name == word }) else {
      let kind = word.hasPrefix("-") ? "option" : "subcommand"
      throw .unknown(kind, word, among: subcommands.map { $0.manual.name }, of: nil)
    }
    let rest = Array(words.dropFirst())
    let arguments = try Arguments(rest, for: subcommand.manual)
    if arguments.wantsHelp {
      try output.write(subcommand.manual.text)
      return .fine
    }
    return try subcommand.run(arguments, &output)
  }

  private static var help: String {
    let rows = subcommands.map { ($0.manual.name, $0.manual.summary) }
    return """
      yuilines: what a reply in Yui Lines says, and how it looks.

      Usage: yuilines SUBCOMMAND [options] ...

      Subcommands:
      \(Manual.table(rows))

      Options:
      \(Manual.table([("--help", "Print this help, or a subcommand's."), ("--version", "Print the version.")]))

      Exit status: 0 when all is well, 1 when there are findings, 2 when the command was not
      understood or a file could not be read.

      """
  }
}
