extension WidgetLayout {
  /// A component of the screen as it is drawn, or the widget's last row.
  public struct Block: Sendable, Hashable, Codable {
    /// What the block is.
    public var kind: Kind
    /// The block's own space. Blocks do not overlap.
    public var frame: Rect
    /// How many of the component's units are shown: a list's items, else one.
    public var units: Int
    /// What is drawn, in reading order.
    public var elements: [Element]

    /// A block.
    public init(kind: Kind, frame: Rect, units: Int = 1, elements: [Element]) {
      self.kind = kind
      self.frame = frame
      self.units = units
      self.elements = elements
    }

    /// What a block is: one kind a widget form, `title` for all that only opens, and what is no
    /// component.
    public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
      case stat, chart, list, timer, card, timeline, table, say, title
      /// `N more in Yui` and `as of 9:40`.
      case lastRow
      /// A message of the widget's own: nothing picked, gone, and the like.
      case notice
    }
  }
}
