public import YuiLines

/// What a thread's replies have put on its screens so far (spec 4): screens, saved screens, the
/// drawer, the look, the agent's tables.
///
///     var state = ScreenState()
///     state.apply(reply: ">2 stat@weight 178.9lb Weight\nsave today", at: time)
///     state.apply(reply: "~weight 178.4lb", at: time)   // `weight` lasts from the first reply
///     state.nodes(on: "2")[0].props["value"]            // 178.4
///     state.saved("today")?.nodes[0].props["value"]     // 178.4
///
/// A state is a value: a copy stays as it was whatever is applied to the other. Keeping a copy costs
/// nothing until the other changes, and then one copy of the screens that do. The state knows no
/// clock; what it applies comes with the phone's time.
///
/// Finding what a patch means, on a screen or on the shelf, does not depend on how much is there.
public struct ScreenState: Sendable {
  /// The screen that the newest line was for, `1` at the start.
  public internal(set) var focus = "1"
  /// Whether the stage is open. It opens when the focus goes to `full` and when a component is added
  /// or shown that is drawn on it; it closes with `close`, and when the focus goes elsewhere by a
  /// route that stands alone.
  public internal(set) var isStageOpen = false
  /// The thread's look: what the stage rule reads of it, and all else that theme lines set.
  public internal(set) var style = StyleProfile()
  /// A restyle of the app that waits for the person: the newest `theme app`, without its scope.
  public internal(set) var restyle: Props?
  /// What the agent is at: `text`, `step`, `of`.
  public internal(set) var doing: Props?
  /// The agent's face: `look`, `tone`, `react`. Empty is the agent's default, nil none.
  public internal(set) var visual: Props?
  /// The drawer.
  public internal(set) var menu = Menu()
  /// The agent's tables.
  public internal(set) var tables = AgentTables()
  /// What failed or was refused.
  public internal(set) var errors = ErrorLog()
  /// The ids that last, each with its preset: what the next reply's parser takes as `known`. It is
  /// kept at hand, not worked out when it is asked for.
  public internal(set) var lastingIDs: KnownIDs = [:]

  var screens = ScreenTable()
  var shelf = Shelf()
  var index = NodeIndex()
  var talkingPages = PageSet()
  var nextKey = NodeKey(rawValue: 1)
  /// Nodes that saves and shows may copy now. It follows from the ops alone, one by one or in batches,
  /// and is not part of what two states are compared by.
  var copyCredit = ScreenLimits.copiedNodes

  /// A thread without replies, under the style profile that the phone keeps for it.
  public init(style: Props = [:]) { self.style.stored = style }
}

extension ScreenState {
  /// The theme that the thread's lines have set.
  public var theme: Props { style.theme }

  /// The pages whose composer is on, in number order.
  public var talking: [Int] { talkingPages.pages }

  /// The names of the screens that hold nodes, in the order of their first nodes.
  /// - Complexity: O(*s* log *s*) in the screens.
  public var screenNames: [String] {
    screens.all.sorted { ($0.nodes.first?.sequence ?? 0) < ($1.nodes.first?.sequence ?? 0) }
      .map(\.name)
  }

  /// The nodes of a screen in line order, none for a screen that holds none.
  public func nodes(on screen: String) -> [Node] { screens.nodes(on: screen) }

  /// The saved screens, the newest save last.
  /// - Complexity: O(*s* log *s*) in the saved screens.
  public var savedScreens: [SavedScreen] { shelf.all }

  /// The screen saved under a name.
  public func saved(_ name: String) -> SavedScreen? { shelf[name] }

  /// The node that a patch of this target would change on a screen: the newest of the preset, when
  /// the target is a preset's name, else the newest of the id.
  public func node(for target: String) -> Node? {
    let place =
      Preset(name: target).map { index.newest(of: $0) } ?? index[target]?.live.newest
    return place.map { screens.node(at: $0) }
  }

  /// The node of a key, and the screen that it stands on.
  /// - Complexity: O(*s* log *n*) in the screens and their nodes.
  public func node(_ key: NodeKey) -> (node: Node, screen: String)? {
    for screen in screens.all {
      if let place = screen.nodes.place(of: key) { return (screen.nodes[place], screen.name) }
    }
    return nil
  }
}

extension ScreenState: Equatable {
  /// Whether both look the same from outside, and whatever is applied to both will keep them so.
  /// - Complexity: O(*n*) in all that they hold, where they do not share it.
  public static func == (left: ScreenState, right: ScreenState) -> Bool {
    left.focus == right.focus && left.isStageOpen == right.isStageOpen
      && left.style == right.style && left.restyle == right.restyle && left.doing == right.doing
      && left.visual == right.visual && left.menu == right.menu
      && left.talkingPages == right.talkingPages && left.nextKey == right.nextKey
      && left.errors == right.errors && left.lastingIDs == right.lastingIDs
      && left.screens == right.screens && left.savedScreens == right.savedScreens
      && left.tables == right.tables
  }
}

extension [Node] {
  /// Where the node of a key stands among a screen's nodes, whose keys rise.
  func place(of key: NodeKey) -> Int? {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if self[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return low < endIndex && self[low].key == key ? low : nil
  }
}
