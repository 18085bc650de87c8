import YuiLines
import YuiScreens

/// Screens, shelf and ids as the specification says them, without an index: everything is found
/// by looking through all of it. What `ScreenState` answers must be the same.
struct NaiveThread {
  struct Saved {
    var name: String
    var isStage: Bool
    var nodes: [Node]
  }

  struct Placed {
    var screen: String
    var node: Node
  }

  private(set) var placed: [Placed] = []
  private(set) var shelf: [Saved] = []
  private(set) var focus = "1"
  private var style = StyleProfile()
  private var count = 0

  mutating func apply(_ op: Op) {
    switch op.action {
    case .add(let preset, let id, let props, let group):
      let head = group.flatMap { newest(id: $0) }
      let alone = StageRule.stages(preset, props, onScreen: op.screen, style: style)
      count += 1
      let node = Node(
        key: NodeKey(rawValue: count), id: id, preset: preset, props: props, group: group,
        isStaged: head?.isStaged ?? alone)
      placed.append(Placed(screen: op.screen, node: node))
      focus = op.screen
    case .patch(let target, let props): patch(target, props)
    case .save(let name):
      shelf.removeAll { $0.name == name }
      shelf.append(
        Saved(name: name, isStage: op.screen == "full", nodes: nodes(on: op.screen)))
    case .forget(let name): shelf.removeAll { $0.name == name }
    case .show(let name): show(name, on: op.screen)
    case .clear: placed.removeAll { $0.screen == op.screen }
    case .focus: focus = op.screen
    case .close: focus = "1"
    case .theme(let props): style.read(theme: props)
    default: break
    }
  }

  func nodes(on screen: String) -> [Node] { placed.filter { $0.screen == screen }.map(\.node) }

  func newest(id: String) -> Node? { placed.last { $0.node.id == id }?.node }

  func newest(of preset: Preset) -> Node? { placed.last { $0.node.preset == preset }?.node }

  var lastingIDs: KnownIDs {
    var ids: KnownIDs = [:]
    for place in placed.reversed() {
      let isOnPage = (2...12).contains { "\($0)" == place.screen }
      if isOnPage || place.node.shownFrom != nil { Self.keep(place.node, in: &ids) }
    }
    for saved in shelf.reversed() {
      for node in saved.nodes.reversed() { Self.keep(node, in: &ids) }
    }
    return ids
  }

  private static func keep(_ node: Node, in ids: inout KnownIDs) {
    if canLast(node), ids[node.id] == nil { ids[node.id] = node.preset }
  }

  private static func canLast(_ node: Node) -> Bool {
    node.preset != .custom && canLast(node.id)
  }

  private static func canLast(_ id: String) -> Bool {
    !(id.hasPrefix("n") || id.hasPrefix("c")) || Int(id.dropFirst()) == nil
  }

  private mutating func show(_ name: String, on screen: String) {
    guard let saved = shelf.first(where: { $0.name == name }) else { return }
    focus = saved.isStage ? "full" : screen
    placed.removeAll { $0.screen == focus }
    for var node in saved.nodes {
      count += 1
      node.key = NodeKey(rawValue: count)
      node.sequence = count
      node.shownFrom = name
      if focus == "full" { node.isStaged = true }
      placed.append(Placed(screen: focus, node: node))
    }
  }

  private mutating func patch(_ target: String, _ props: Props) {
    let preset = Preset(name: target)
    let live = placed.lastIndex { place in
      preset.map { place.node.preset == $0 } ?? (place.node.id == target)
    }
    let reachesShelf = preset == nil && Self.canLast(target)
    let held = reachesShelf ? shelf.compactMap { $0.nodes.last { $0.isTarget(target) } }.last : nil
    guard let patched = live.map({ placed[$0].node.preset }) ?? held?.preset,
      patched != .custom
    else { return }
    let kind = patched.isRow ? props["kind"]?.text : nil
    if kind == "other" { return }
    if let live { placed[live].node.merge(props, kind) }
    guard reachesShelf else { return }
    for saved in shelf.indices {
      let match = shelf[saved].nodes.lastIndex { $0.id == target && $0.preset == patched }
      if let match { shelf[saved].nodes[match].merge(props, kind) }
    }
  }
}

extension Node {
  fileprivate func isTarget(_ id: String) -> Bool { self.id == id && preset != .custom }

  fileprivate mutating func merge(_ patch: Props, _ kind: String?) {
    for prop in patch where kind == nil || prop.key != "kind" { props[prop.key] = prop.value }
    if let kind = kind.flatMap(Preset.init(name:)) { preset = kind }
  }
}
