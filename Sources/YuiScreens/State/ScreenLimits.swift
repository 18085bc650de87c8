/// How much of anything a thread's state may hold.
///
/// What goes past a limit is refused whole: an error in the state, and nothing else changes.
public enum ScreenLimits {
  /// Nodes on one screen. Stops a thread that never clears from growing a screen without bound.
  public static let nodesPerScreen = 1 << 17
  /// Nodes on all screens. Stops a reply from spreading the same over many screens.
  public static let nodes = 1 << 18
  /// Screens that hold nodes at a time. Stops a reply that routes every line to a new name.
  public static let screens = 4096
  /// Names on the shelf. Stops a reply that saves under a new name with every line.
  public static let savedNames = 1024
  /// Nodes on the shelf. Stops a large screen from being saved under every name there is.
  public static let savedNodes = 1 << 18
  /// Nodes that saves and shows may copy ahead of what `copiedNodesPerOp` gives back. Stops a reply
  /// that saves or shows a large screen with every line from costing their product.
  public static let copiedNodes = 1 << 22
  /// Nodes that each op gives back of those. A screen of no more nodes is saved and shown any number
  /// of times.
  public static let copiedNodesPerOp = 256
  /// Nodes of one id that a patch sees on one saved screen, the newest ones. Stops a patch from
  /// searching through a screen of nothing but namesakes.
  public static let namesakesPerSavedScreen = 64
  /// Props of a node, and of the theme. Stops patches with ever new keys from growing one node.
  public static let props = 4096
  /// Items in a section of the drawer (spec 4, menu).
  public static let menuItems = 20
  /// Characters (code points) in the label of a drawer's item (spec 4, menu).
  public static let menuLabel = 60
  /// Errors that are kept, the newest ones. Stops a reply of bad lines from growing the state.
  public static let errors = 64
  /// Characters of a name that an error quotes. Stops a few huge names from being kept.
  public static let quotedText = 200
  /// How deep members nest in a tree. Heads nest four deep; stops a chain of parents made by hand
  /// from exhausting the stack.
  public static let treeDepth = 16
}
