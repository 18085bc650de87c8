import Corpora
import Foundation
import YuiLines

/// Times the library over seeded corpora; every result is checked before it is timed.
@main
enum Benchmarks {
  static let usage = """
    usage: benchmarks [--corpus FILE] [--only NAME] [--json] [--compare FILE] [--machine NAME]
           benchmarks --once MEASURE [--warm] [--corpus-name NAME] [--bytes N]
           benchmarks --allocations [--corpus FILE]
           benchmarks --write CORPUS [--bytes N]

    --corpus FILE    time the parser over this file instead of the typical corpus
    --only NAME      one measure; \(RelayMeasures.names.joined(separator: ", ")) run only by name
    --json           print one object with an entry a measure
    --compare FILE   print the difference from the figures in FILE
    --once MEASURE   one checked pass and no timing, for counting instructions
    --warm           another pass before it, so that what a process does once is not counted
    --allocations    where reading ops allocates, by what they are
    --counts FILE    with --json, takes the instructions in FILE along: Benchmarks/thresholds.txt
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
      case "--json", "--allocations", "--warm": options[name] = ""
      case "--corpus", "--counts", "--only", "--compare", "--machine", "--once", "--corpus-name",
        "--bytes",
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
    if options["--allocations"] != nil {
      print(Allocations.table(text))
      return
    }
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

  /// The measures, or the one of a name; what the others need is not made for it.
  private static func measures(_ text: String, named name: String?) -> [Measure] {
    let groups: [(names: [String], measures: () -> [Measure])] = [
      (
        ["parse_whole", "parse_once", "parse_and_read", "touch", "stream_1"]
          + ParserMeasures.sizes.map { "stream_\($0)" }, { ParserMeasures.parsing(text) }
      ), (["apply"], ScreenMeasures.applying),
      (
        ["patch_small", "patch_large", "patch_small_kept", "patch_large_kept"],
        ScreenMeasures.patching
      ), (["stream_line"], { [ParserMeasures.line(text)] }),
      (RelayMeasures.names, RelayMeasures.all),
      (["apply_text"], { [ScreenMeasures.applyingText(text)] }),
    ]
    if let name {
      let group = groups.first { $0.names.contains(name) }?.measures ?? { others(text) }
      return group().filter { $0.name == name }
    }
    return groups.dropLast(2).flatMap { $0.measures() } + others(text)
  }

  private static func others(_ text: String) -> [Measure] {
    ParserMeasures.baselines(text) + ParserMeasures.screen() + ScreenMeasures.copying()
      + ScreenMeasures.fitting()
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
      print(
        Results.json(
          figures, machine: options["--machine"],
          counts: try options["--counts"].map { try String(contentsOfFile: $0, encoding: .utf8) }))
    } else {
      print(Results.table(figures))
    }
  }
}
