import Corpora
import Foundation
import YuiLines

/// Times the library over seeded corpora; every result is checked before it is timed.
@main
enum Benchmarks {
  static let usage = """
    usage: benchmarks [--corpus FILE] [--only NAME] [--json] [--compare FILE] [--machine NAME]
           benchmarks --once MEASURE [--warm] [--corpus-name NAME] [--bytes N]
           benchmarks --write CORPUS BYTES

    --corpus FILE    time the parser over this file instead of the typical corpus
    --only NAME      one measure; \(RelayMeasures.names.joined(separator: ", ")) run only by name
    --json           print one object with an entry a measure
    --compare FILE   print the difference from the figures in FILE
    --once MEASURE   one checked pass and no timing, for counting instructions
    --warm           another pass before it, so that what a process does once is not counted
    --write CORPUS   print a corpus: \(Corpus.allCases.map(\.rawValue).joined(separator: " "))
    """

  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  private static func run(_ arguments: [String]) throws {
    var options: [String: String] = [:]
    var rest = arguments[...]
    while let name = rest.popFirst() {
      switch name {
      case "--json", "--warm": options[name] = ""
      case "--corpus", "--only", "--compare", "--machine", "--once", "--corpus-name", "--bytes",
        "--write":
        options[name] = rest.popFirst() ?? ""
      default:
        FileHandle.standardError.write(Data((usage + "\n").utf8))
        exit(2)
      }
    }
    let bytes = options["--bytes"].flatMap { Int($0) } ?? 2_000_000
    if let name = options["--write"] {
      print(Corpus(rawValue: name)?.text(bytes: bytes) ?? "", terminator: "")
      return
    }
    let text = try corpus(options, bytes: bytes)
    if let name = options["--once"] {
      for measure in measures(text, named: name) {
        if options["--warm"] != nil { _ = measure.pass() }
        print(try measure.check())
      }
      return
    }
    try time(measures(text, named: options["--only"]), options)
  }

  private static func corpus(_ options: [String: String], bytes: Int) throws -> String {
    if let file = options["--corpus"] {
      return String(
        decoding: try Data(contentsOf: URL(fileURLWithPath: file)), as: UTF8.self)
    }
    let corpus = options["--corpus-name"].flatMap(Corpus.init(rawValue:)) ?? .typical
    return corpus.text(bytes: bytes)
  }

  private static func measures(_ text: String, named name: String?) -> [Measure] {
    guard let name else { return ParserMeasures.all(text) + ScreenMeasures.all() }
    let measures =
      RelayMeasures.names.contains(name)
      ? RelayMeasures.all() : ParserMeasures.all(text) + ScreenMeasures.all()
    return measures.filter { $0.name == name }
  }

  private static func time(_ measures: [Measure], _ options: [String: String]) throws {
    var figures: [Figure] = []
    for measure in measures {
      if isatty(2) == 1 {
        FileHandle.standardError.write(Data("\r\u{1B}[K\(measure.name)".utf8))
      }
      figures.append(try measure.run())
    }
    if isatty(2) == 1 { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
    if let file = options["--compare"] {
      print(try Results.comparison(figures, with: file))
    } else if options["--json"] != nil {
      print(Results.json(figures, machine: options["--machine"] ?? "unnamed"))
    } else {
      print(Results.table(figures))
    }
  }
}
