import YuiLines
import YuiScreens

/// A component of a screen: a node, or the nodes that are drawn as one (spec 5, section 3).
struct Component {
  /// How it is drawn.
  var form: PresetSpec.WidgetForm
  /// Its nodes: a group's head comes first.
  var nodes: ArraySlice<Node>
}

/// A screen's components in order, found one by one: what is never shown costs a glance.
struct Components: Sequence, IteratorProtocol {
  private let nodes: [Node]
  private var place = 0

  init(_ nodes: [Node]) { self.nodes = nodes }

  /// The next component: a group with its members, steps next to each other, rows that stand
  /// without a timeline.
  mutating func next() -> Component? {
    guard place < nodes.count else { return nil }
    let start = place
    let head = nodes[start]
    place += 1
    while place < nodes.count, joins(nodes[place], head) { place += 1 }
    return Component(form: head.preset.spec.widget, nodes: nodes[start..<place])
  }

  private func joins(_ node: Node, _ head: Node) -> Bool {
    if node.parent != nil { return head.parent != nil || isHead(head) }
    if node.preset == .step { return head.preset == .step }
    return node.preset.isRow && head.preset.isRow
  }

  private func isHead(_ node: Node) -> Bool { !node.preset.spec.members.isEmpty }
}

extension Page {
  /// How many units a component counts for: a list its items, anything else one.
  func units(_ component: Component, of content: FitContent) -> Int {
    guard let node = component.nodes.first else { return 0 }
    switch component.form {
    case .list:
      switch node.prop(.items) {
      case .list(let items)?: return max(1, items.count)
      default: return 1
      }
    case .query:
      guard QueryForms.isList(node), case .rows(let rows) = answer(node, content) else {
        return 1
      }
      return max(1, rows.cells.count)
    default: return 1
    }
  }

  /// A component's form in a column of a width.
  func form(_ component: Component, of content: FitContent, width: Int) -> any Form {
    guard let node = component.nodes.first else {
      return NoticeForm(content, state: .empty, page: self)
    }
    switch component.form {
    case .stat: return StatForm(StatParts(node, page: self), page: self, width: width)
    case .chart:
      var parts = ChartParts(node, page: self)
      if parts.series.isEmpty, let name = node.props["data"]?.text,
        let table = content.nodes.last(where: {
          $0.preset == .table && $0.prop(.name) == .text(name)
        })
      {
        parts.take(table, page: self)
      }
      return parts.type.isRound ? PieForm(parts, page: self) : ChartForm(parts, page: self)
    case .list:
      return ListForm(ListParts(node, ticks: content.ticks[node.key], page: self), page: self)
    case .timer:
      return TimerForm(node, run: content.timers[node.key], page: self, width: width)
    case .card: return CardForm(node, page: self)
    case .timeline:
      return node.preset.isRow
        ? TimelineForm(head: nil, rows: component.nodes, page: self)
        : TimelineForm(head: node, rows: component.nodes.dropFirst(), page: self)
    case .table: return TableForm(TableParts(node, page: self), page: self)
    case .query:
      return QueryForms.form(node, answer: answer(node, content), page: self, width: width)
    case .say: return SayForm(node, page: self)
    case .title: return TitleForm(node, page: self)
    }
  }

  /// What a query answers at the layout's moment, in the viewer's day.
  private func answer(_ node: Node, _ content: FitContent) -> TableAnswer {
    content.tables.answer(
      to: node.props,
      at: LocalTime(environment.now, utcOffsetSeconds: environment.utcOffset))
  }
}
