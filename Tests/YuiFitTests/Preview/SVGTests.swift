import Foundation
import Testing
import YuiFit
import YuiLines
import YuiScreens

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("SVG previews")
struct SVGTests {
  static let now = Moment(microseconds: 1_795_941_600_000_000)

  private func content(_ reply: String, name: String = "today") -> FitContent {
    var state = ScreenState()
    _ = state.apply(reply: reply, at: LocalTime(Self.now))
    return FitContent(name: name, nodes: state.nodes(on: "1"))
  }

  private func layout(
    _ content: FitContent, _ family: Family, _ mode: RenderingMode = .fullColor,
    hidden: Bool = false
  ) -> WidgetLayout {
    let environment = FitEnvironment(
      now: Self.now, device: .standard(for: family), mode: mode, hidden: hidden)
    return Fitter().layout(content, family: family, environment: environment)
  }

  private static let reply = """
    stat@weight 178.4lb Weight delta=-2.8 good=down spark=181.2|180.4|179|178.4 sub="this week"
    list@today Today "Walk 30 min" "Read <ch. 4> & notes" "Call \\"Ada\\"" +check
    timer@focus 25m "Deep work"
    chart@trend pie Spending x=Food|Rent|Fun y=30|50|20
    card@dinner "Dinner out" "Table for five at the harbour." sub="8 PM" cta="Open map"
    """

  @Test("are well formed and hold all text of the layout, in every family and mode")
  func wellFormed() throws {
    let content = content(Self.reply)
    for family in Family.allCases {
      for mode in RenderingMode.allCases {
        let layout = layout(content, family, mode)
        for isDark in [false, true] {
          let svg = SVGPreview(layout, title: "today", isDark: isDark).text
          let read = try Read(svg)
          #expect(read.root == "svg")
          let drawn = layout.blocks.flatMap { $0.elements.flatMap(lines) }
          #expect(!drawn.isEmpty || family == .accessoryCircular)
          #expect(read.texts == drawn, "\(family) \(mode)")
        }
      }
    }
  }

  @Test("a sheet is well formed, shows every family, and is the same each time")
  func sheet() throws {
    let content = content(Self.reply)
    var asked: [Family: Set<RenderingMode>] = [:]
    let make = { (family: Family, mode: RenderingMode) in
      asked[family, default: []].insert(mode)
      return layout(content, family, mode)
    }
    let svg = SVGSheet(title: "today", layout: make).text
    let again = SVGSheet(title: "today", layout: make).text
    #expect(svg == again)
    #expect(Set(asked.keys) == Set(Family.allCases))
    #expect(asked[.systemSmall] == [.fullColor, .accented])
    #expect(asked[.accessoryCircular] == [.vibrant])
    let texts = try Read(svg).texts
    for caption in ["Light", "Dark", "Accented", "Lock screen", "StandBy"] {
      #expect(texts.contains(caption))
    }
  }

  @Test("nothing that a screen says gets out of its text")
  func hostile() throws {
    let reply = #"""
      list "</text><script>alert(1)</script>" "a&b;<!--" "]]> \u0000" "x\" onload=\"y"
      say "<image href=x>"
      """#
    let svg = SVGPreview(
      layout(content(reply, name: "</title><script>"), .systemLarge), title: "</title><script>"
    ).text
    #expect(!svg.contains("<script"))
    #expect(!svg.contains("<image"))
    #expect(try Read(svg).names.isSubset(of: Self.elements))
  }

  @Test("what is hidden is not in the picture")
  func hidden() {
    let content = content(Self.reply)
    for family in Family.allCases where family.isAccessory {
      let svg = SVGPreview(layout(content, family, .vibrant, hidden: true), title: "").text
      for secret in ["178", "2.8", "Walk", "this week"] {
        #expect(!svg.contains(secret), "\(secret) in \(family)")
      }
    }
  }

  @Test("the modes of the lock screen use brightness alone")
  func colors() {
    let content = content(Self.reply)
    for family in [Family.systemSmall, .systemLarge, .accessoryRectangular] {
      let svg = SVGPreview(layout(content, family, .vibrant), title: "").text
      let colors = svg.split(separator: "fill=\"#").dropFirst().map { $0.prefix(6) }
      #expect(Set(colors) == ["FFFFFF"], "\(family)")
    }
  }

  private static let elements: Set<String> = [
    "svg", "g", "title", "text", "rect", "circle", "path", "linearGradient", "stop",
  ]

  private func lines(_ element: WidgetLayout.Element) -> [String] {
    switch element.content {
    case .text(let run): run.lines
    case .button(let button): button.elements.flatMap(lines)
    case .symbol, .drawing, .picture, .fill: []
    }
  }
}

/// An SVG as an XML parser reads it.
private struct Read {
  var root = ""
  var names: Set<String> = []
  var texts: [String] = []

  init(_ svg: String) throws {
    let parser = XMLParser(data: Data(svg.utf8))
    let reader = Reader()
    parser.delegate = reader
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    (root, names, texts) = (reader.root, reader.names, reader.texts)
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var root = ""
    var names: Set<String> = []
    var texts: [String] = []
    private var text: String?

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String] = [:]
    ) {
      if root.isEmpty { root = name }
      names.insert(name)
      if name == "text" { text = "" }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text? += string }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      guard name == "text", let text else { return }
      texts.append(text)
      self.text = nil
    }
  }
}
