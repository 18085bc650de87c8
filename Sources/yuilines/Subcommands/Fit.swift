import Foundation
import YuiFit
import YuiLines
import YuiScreens

/// `yuilines fit`: how a screen looks as a widget.
enum Fit: Subcommand {
  /// What a layout is printed as.
  private enum Format: String, CaseIterable {
    case text, json, svg
  }

  static let manual = Manual(
    name: "fit", operands: "FILE...",
    summary: "Show how a screen looks as a widget.",
    details: """
      Each FILE is one reply of a thread, in order; - is standard input. The screen is the one
      saved last, or the one of --saved; a thread that saved none shows its screen 1.

      Families: \(Family.allCases.map(\.rawValue).joined(separator: ", ")).
      """,
    options: [
      Manual.Option(
        "--family", value: "NAME", choices: Family.allCases.map(\.rawValue),
        "The widget family; systemMedium when not said."),
      Manual.Option("--all", "Every family."),
      Manual.Option("--saved", value: "NAME", "The saved screen of this name."),
      Manual.Option(
        "--format", value: "text|json|svg", choices: Format.allCases.map(\.rawValue),
        "Characters, the layout as data, or a picture."),
      Manual.Option("--device", value: "NAME", "A screen in points, as 393x852, or mac, watch-45."),
      Manual.Option("--ios", value: "VERSION", "The system's version: 18 has smaller frames."),
      .textSize,
      Manual.Option(
        "--mode", value: "MODE", choices: RenderingMode.allCases.map(\.rawValue),
        "fullColor, accented or vibrant."),
      Manual.Option("--hidden", "Leave out what the lock screen hides."),
      Manual.Option("--rtl", "Right to left."),
      Clock.option,
    ])

  static func run(_ arguments: Arguments, _ output: inout Output) throws(Stop) -> ExitStatus {
    let clock = try Clock(arguments)
    let family = try arguments.value("--family", of: Family.self)
    let format = try arguments.value("--format", of: Format.self) ?? .text
    let environment = try environment(arguments, clock)
    var thread = ReplayedThread(clock)
    for path in try arguments.someOperands() { thread.apply(try Reply(path)) }
    if thread.failedLines > 0 {
      let lines = thread.failedLines == 1 ? "1 line" : "\(thread.failedLines) lines"
      Complaint.write("\(lines) failed; `yuilines check FILE...` says why")
    }
    let content = try content(of: thread.state, saved: arguments.value("--saved"))
    let families = arguments.has("--all") ? Family.allCases : [family ?? .systemMedium]
    let fitter = Fitter()
    func layout(_ family: Family, _ mode: RenderingMode) -> WidgetLayout {
      var environment = environment
      if !arguments.has("--device") { environment.device = .standard(for: family) }
      environment.mode = mode
      return fitter.layout(content, family: family, environment: environment)
    }
    if format == .svg {
      let picture =
        arguments.has("--all")
        ? SVGSheet(title: content.name, layout: layout).text
        : SVGPreview(layout(families[0], environment.mode), title: content.name).text
      try output.write(picture)
      return .fine
    }
    let layouts = families.map { layout($0, environment.mode) }
    switch format {
    case .text:
      for layout in layouts {
        try output.write(TerminalPreview(layout, title: content.name).text)
      }
    case .json:
      try output.write(json(layouts, asList: arguments.has("--all")) + "\n")
    case .svg: break
    }
    return .fine
  }

  private static func environment(
    _ arguments: Arguments, _ clock: Clock
  ) throws(Stop) -> FitEnvironment {
    var environment = FitEnvironment(now: clock.now, utcOffset: clock.utcOffsetSeconds)
    let system = arguments.value("--ios") ?? "26"
    guard let version = system.split(separator: ".").first.flatMap({ Int($0) }) else {
      throw arguments.usage("`--ios` is a version like 18, not `\(system)`")
    }
    do {
      environment.device = try Device(arguments.value("--device") ?? "iphone", system: version)
    } catch {
      throw arguments.usage("\(error)")
    }
    if let size = try arguments.textSize() { environment.textSize = size }
    environment.mode = try arguments.value("--mode", of: RenderingMode.self) ?? .fullColor
    environment.hidden = arguments.has("--hidden")
    if arguments.has("--rtl") { environment.rightToLeft = true }
    return environment
  }

  /// The saved screen of a name, else the one saved last, else screen 1.
  private static func content(
    of state: ScreenState, saved name: String?
  ) throws(Stop) -> FitContent {
    var content: FitContent
    if let name {
      guard let saved = state.saved(name) else {
        let names = state.savedScreens.map(\.name).joined(separator: ", ")
        throw .input(
          "nothing is saved as `\(name)`" + (names.isEmpty ? "" : "; there is: \(names)"))
      }
      content = FitContent(saved: saved)
    } else if let saved = state.savedScreens.last {
      content = FitContent(saved: saved)
    } else {
      content = FitContent(nodes: state.nodes(on: "1"))
    }
    content.tables = state.tables
    return content
  }

  private static func json(_ layouts: [WidgetLayout], asList: Bool) throws(Stop) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      let data = try asList ? encoder.encode(layouts) : encoder.encode(layouts.first)
      return String(decoding: data, as: UTF8.self)
    } catch {
      throw .output("the layout cannot be written: \(error.localizedDescription)")
    }
  }
}
