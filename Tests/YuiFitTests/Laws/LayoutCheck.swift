import YuiFit
import YuiLines
import YuiScreens

/// What is wrong with a layout by the laws of spec 5, section 4; empty for one that keeps them.
struct LayoutCheck {
  private let layout: WidgetLayout
  private let content: FitContent
  private(set) var faults: [String] = []

  init(_ layout: WidgetLayout, of content: FitContent) {
    self.layout = layout
    self.content = content
    checkFrames()
    checkTexts()
    checkUnits()
    checkLastRow()
    checkAccent()
    checkCircle()
  }

  private mutating func expect(_ holds: Bool, _ fault: @autoclosure () -> String) {
    if !holds { faults.append(fault()) }
  }

  // MARK: - The accent

  /// One accent a widget: no two components take it.
  private mutating func checkAccent() {
    let accented = layout.blocks.filter { $0.elements.contains(where: Self.takesAccent) }
    expect(accented.count <= 1, "\(accented.count) accents: \(accented.map(\.kind))")
  }

  private static func takesAccent(_ element: WidgetLayout.Element) -> Bool {
    switch element.content {
    case .text(let run): run.role == .accent || run.accentable
    case .symbol(let symbol): symbol.role == .accent || symbol.accentable
    case .fill(let fill): fill.role == .accent || fill.accentable
    case .drawing(let drawing): drawing.marks.contains { $0.role == .accent || $0.accentable }
    case .button(let button):
      button.role == .accent || button.elements.contains(where: takesAccent)
    case .picture: false
    }
  }

  // MARK: - The circle

  /// A number in a circle is never left out: with a ring, else without. Parts of which none has
  /// begun are no number.
  private mutating func checkCircle() {
    guard layout.family == .accessoryCircular, layout.state == .ready,
      layout.blocks.first?.kind == .stat, content.nodes.first?.props["parts"] == nil,
      case .number(let number)? = content.nodes.first?.props["value"], number.isFinite
    else { return }
    let hasText = layout.elements.contains {
      if case .text(let run) = $0.content { run.sensitive } else { false }
    }
    expect(hasText, "an empty circle for \(number)")
  }

  // MARK: - Frames

  private mutating func checkFrames() {
    let box = layout.contentBox
    for (place, block) in layout.blocks.enumerated() {
      expect(box.contains(block.frame), "block \(place) leaves the box: \(block.frame)")
      for other in layout.blocks[..<place] {
        expect(
          !block.frame.overlaps(other.frame),
          "blocks overlap: \(other.kind) \(other.frame), \(block.kind) \(block.frame)")
      }
    }
    check(layout.elements, in: box)
  }

  private mutating func check(
    _ elements: [WidgetLayout.Element], in box: WidgetLayout.Rect
  ) {
    for (place, element) in elements.enumerated() {
      expect(box.contains(element.frame), "outside of \(box): \(element)")
      expect(
        element.frame.width > 0 && element.frame.height > 0, "no size: \(element)")
      for other in elements[..<place] where element.frame.overlaps(other.frame) {
        expect(
          Self.isInHole(element, of: other) || Self.isInHole(other, of: element),
          "overlap: \(Self.name(other)) \(other.frame), \(Self.name(element)) \(element.frame)")
      }
      if case .button(let button) = element.content {
        if button.intent.action != .toggle {
          expect(element.frame.height >= 28 - 0.01, "a low button: \(element.frame)")
        }
        check(button.elements, in: element.frame)
      }
      if case .drawing(let drawing) = element.content { check(drawing) }
    }
  }

  private static func name(_ element: WidgetLayout.Element) -> String {
    switch element.content {
    case .text(let run): "text \(run.lines)"
    case .symbol(let symbol): "symbol \(symbol.name)"
    case .drawing(let drawing): "drawing \(drawing.kind)"
    case .button(let button): "button \(button.intent.action)"
    case .picture: "picture"
    case .fill: "fill"
    }
  }

  /// What stands in the hole of a ring overlaps its frame and not the ring.
  private static func isInHole(
    _ element: WidgetLayout.Element, of ring: WidgetLayout.Element
  ) -> Bool {
    guard case .drawing(let drawing) = ring.content, drawing.kind == .ring || drawing.kind == .donut
    else { return false }
    let radius = min(ring.frame.width, ring.frame.height) / 2 * (1 - 2.0 / 6) + 0.5
    let (x, y) = (ring.frame.midX, ring.frame.midY)
    let frame = element.frame
    for corner in [
      (frame.x, frame.y), (frame.maxX, frame.y), (frame.x, frame.maxY), (frame.maxX, frame.maxY),
    ] {
      let (dx, dy) = (corner.0 - x, corner.1 - y)
      if (dx * dx + dy * dy).squareRoot() > radius { return false }
    }
    return true
  }

  private mutating func check(_ drawing: WidgetLayout.Drawing) {
    let unit = -0.0001...1.0001
    for mark in drawing.marks {
      switch mark.shape {
      case .line(let points, _), .area(let points), .dots(let points, _):
        expect(
          points.allSatisfy { unit.contains($0.x) && unit.contains($0.y) },
          "points outside: \(drawing.kind)")
      case .bars(let bars):
        expect(
          bars.allSatisfy {
            unit.contains($0.x) && unit.contains($0.y) && unit.contains($0.maxX)
              && unit.contains($0.y + $0.height)
          }, "bars outside")
      case .arc(let from, let to, _):
        expect(unit.contains(from) && unit.contains(to) && from <= to, "arc \(from) \(to)")
      }
    }
  }

  // MARK: - Texts

  private mutating func checkTexts() {
    for element in layout.elements { checkText(element) }
  }

  private mutating func checkText(_ element: WidgetLayout.Element) {
    switch element.content {
    case .text(let run):
      expect(run.font.size >= 11, "small text: \(run.lines) \(run.font.size)")
      expect(!run.lines.isEmpty && run.lines.allSatisfy { !$0.isEmpty }, "an empty run")
      let ends = run.lines.last?.last == "\u{2026}"
      expect(!run.truncated || ends, "cut without an ellipsis: \(run.lines)")
      expect(
        Double(run.lines.count) * run.font.lineHeight <= element.frame.height + 0.01,
        "lines leave their frame: \(run)")
      expect(
        !(run.truncated && run.font.monospacedDigits), "a cut clock or number: \(run.lines)")
    case .button(let button):
      for inner in button.elements { checkText(inner) }
    default: break
    }
  }

  // MARK: - Units

  private mutating func checkUnits() {
    let layout = layout
    let components = Oracle.components(content.nodes)
    // What a query draws, and how many units that has, is its answer's.
    let total = components.reduce(0) { $0 + ($1.units ?? 0) }
    let isCounted = components.allSatisfy { $0.units != nil }
    let shown = layout.blocks.filter { $0.kind != .lastRow }
    expect(layout.state == .ready, "state \(layout.state)")
    expect(shown.count == layout.shown, "\(shown.count) blocks, \(layout.shown) shown")
    expect(layout.shown >= 1, "nothing shown")
    expect(
      !isCounted || layout.more == total - shown.reduce(0) { $0 + $1.units },
      "N is \(layout.more) of \(total), shown \(shown.map(\.units))")
    for (block, component) in zip(shown, components) {
      let kind = component.kind ?? block.kind
      expect(block.kind == kind, "\(block.kind) for \(kind)")
      let units = component.units ?? block.units
      expect(block.units >= 1 && block.units <= units, "\(block.units) units of \(units)")
    }
  }

  private mutating func checkLastRow() {
    let (layout, content) = (layout, content)
    let last = layout.blocks.last
    let rows = layout.blocks.filter { $0.kind == .lastRow }
    expect(rows.count <= 1 && (rows.isEmpty || last?.kind == .lastRow), "last rows: \(rows.count)")
    if layout.family.showsOneComponent {
      expect(rows.isEmpty, "a last row in \(layout.family)")
      expect(layout.shown == 1, "\(layout.shown) shown in \(layout.family)")
      return
    }
    // One line stands alone; else what is hidden is said.
    if layout.more > 0, layout.shown > 1 { expect(rows.count == 1, "hidden and not said") }
    if layout.more == 0, content.caughtUp == nil { expect(rows.isEmpty, "an idle last row") }
    for row in rows {
      for element in row.elements {
        guard case .text(let run) = element.content else { continue }
        expect(!run.truncated, "a cut last row: \(run.lines)")
      }
    }
  }
}

/// What a screen holds, told from its nodes in another way than the fitter does.
enum Oracle {
  struct Component {
    /// Nil for a query, and so are the units of one as a list.
    var kind: WidgetLayout.Block.Kind?
    var units: Int?
  }

  static func components(_ nodes: [Node]) -> [Component] {
    var components: [Component] = []
    var previous: Preset?
    for node in nodes {
      if node.parent != nil {
        // What follows a group, or a member that strayed from one, begins anew.
        previous = nil
        continue
      }
      let isRow = [Preset.done, .now, .next].contains(node.preset)
      let joins =
        node.preset == .step && previous == .step
        || isRow && previous.map { [.done, .now, .next].contains($0) } ?? false
      previous = node.preset
      if joins { continue }
      let items = node.props["items"]?.list?.count ?? 0
      let isQueriedList = node.preset == .query && node.props["as"] == "list"
      components.append(
        Component(
          kind: node.preset == .query ? nil : kind(node.preset),
          units: isQueriedList ? nil : node.preset == .list ? max(items, 1) : 1))
    }
    return components
  }

  private static func kind(_ preset: Preset) -> WidgetLayout.Block.Kind {
    switch preset {
    case .stat: .stat
    case .chart: .chart
    case .list: .list
    case .timer: .timer
    case .card: .card
    case .timeline, .done, .now, .next: .timeline
    case .table: .table
    case .say: .say
    default: .title
    }
  }
}
