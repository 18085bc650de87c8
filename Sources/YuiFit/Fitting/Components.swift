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
  /// without a timeline. A member that stands apart from its group, as only ops or files made by hand
  /// have it, is part of a component that went before.
  mutating func next() -> Component? {
    while place > 0, place < nodes.count, nodes[place].parent != nil { place += 1 }
    guard place < nodes.count else { return nil }
    let start = place
    let spec = nodes[start].preset.spec
    // A node is looked at where it lies: copying it costs more than the glance.
    let key = nodes[start].key
    var hasMembers = false
    place += 1
    while place < nodes.count {
      if let parent = nodes[place].parent {
        guard parent >= key else { break }
        hasMembers = true
      } else {
        guard !hasMembers, spec.joins(nodes[place].preset.spec) else { break }
      }
      place += 1
    }
    return Component(form: spec.widget, nodes: nodes[start..<place])
  }
}

extension Reading {
  /// How many units a component counts for: a list its items, anything else one.
  func units(_ component: Component) -> Int {
    guard let node = component.nodes.first else { return 0 }
    switch component.form {
    case .list:
      switch node.prop(.items) {
      case .list(let items)?: return max(1, items.count)
      default: return 1
      }
    case .query:
      guard QueryFacts.isList(node), case .rows(let rows) = answer(node) else { return 1 }
      return max(1, rows.cells.count)
    default: return 1
    }
  }

  /// What a component says.
  func facts(of component: Component) -> any Facts {
    guard let node = component.nodes.first else { return NoticeParts(self) }
    switch component.form {
    case .stat: return StatParts(node, self)
    case .chart:
      let parts = ChartParts(node, self)
      if parts.series.isEmpty, let name = node.props["data"]?.text,
        let table = content.nodes.last(where: {
          $0.preset == .table && $0.prop(.name) == .text(name)
        })
      {
        parts.take(table, self)
      }
      return parts
    case .list: return ListParts(node, ticks: content.ticks[node.key], self)
    case .timer: return TimerParts(node, run: content.timers[node.key], self)
    case .card: return CardParts(node, self)
    case .timeline:
      return node.preset.isRow
        ? TimelineParts(head: nil, rows: component.nodes, self)
        : TimelineParts(head: node, rows: component.nodes.dropFirst(), self)
    case .table: return TableParts(node, self)
    case .query: return QueryFacts.facts(node, answer: answer(node), self)
    case .say: return SayParts(node, self)
    case .title: return TitleParts(node, self)
    }
  }
}
