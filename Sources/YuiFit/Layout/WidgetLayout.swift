/// A widget as data: all that a view draws, decided (spec 5, sections 3 and 4).
///
/// A view walks the blocks from top to bottom and draws each element in its frame. It measures
/// nothing, wraps nothing and formats nothing, live text aside. Frames are in points from the
/// canvas's top left corner, already mirrored where the direction is right to left, and never leave
/// `contentBox`.
///
///     let layout = Fitter().layout(content, family: .systemMedium)
///     layout.blocks[0].elements   // the first component: texts, drawings, buttons, with frames
///     layout.more                 // 4: `4 more in Yui`
public struct WidgetLayout: Sendable, Hashable, Codable {
  /// The form of this data. It grows with a change that an older reader would get wrong.
  public var version = 1
  /// Whether there was a screen to draw, and if not, why.
  public var state: State
  /// The widget family.
  public var family: Family
  /// The widget's size.
  public var canvas: Size
  /// The canvas less its margins: every frame lies inside.
  public var contentBox: Rect
  /// The system's way of colouring the widget.
  public var mode: RenderingMode
  /// Whether the widget has a background of its own; not in StandBy and on the lock screen.
  public var background: Bool
  /// Whether text and layout run from right to left.
  public var rightToLeft: Bool
  /// Whether sensitive things are hidden until the phone is unlocked: on for the lock screen unless
  /// the person turned it off.
  public var hidesUntilUnlocked: Bool
  /// What is drawn, from the top, column by column: the components shown, in the screen's order,
  /// and behind them the last row, when there is one.
  public var blocks: [Block]
  /// How many components are shown: a prefix of the screen's.
  public var shown: Int
  /// How many units are not shown (N): a list counts its items, anything else one.
  public var more: Int
  /// Where a tap beside the buttons leads: `yui://agent/<id>/thread?show=<name>`.
  public var link: String
  /// What a watch face sets along the curve beside an accessoryCorner, and cuts where it has to:
  /// WidgetKit's `widgetLabel`. Nil in other families, and where only a sensitive text could stand.
  public var curvedLabel: TextRun?
  /// What VoiceOver says for the widget as a whole, in reading order.
  public var accessibilityLabel: String
  /// When this layout would differ with no new row, in seconds since 1970; nil for never.
  public var nextChange: Double?

  /// A layout of these parts.
  public init(
    state: State = .ready, family: Family, canvas: Size, contentBox: Rect,
    mode: RenderingMode = .fullColor, background: Bool = true, rightToLeft: Bool = false,
    hidesUntilUnlocked: Bool = false, blocks: [Block] = [], shown: Int = 0, more: Int = 0,
    link: String = "", curvedLabel: TextRun? = nil, accessibilityLabel: String = "",
    nextChange: Double? = nil
  ) {
    self.state = state
    self.family = family
    self.canvas = canvas
    self.contentBox = contentBox
    self.mode = mode
    self.background = background
    self.rightToLeft = rightToLeft
    self.hidesUntilUnlocked = hidesUntilUnlocked
    self.blocks = blocks
    self.shown = shown
    self.more = more
    self.link = link
    self.curvedLabel = curvedLabel
    self.accessibilityLabel = accessibilityLabel
    self.nextChange = nextChange
  }

  /// What a layout is of.
  public enum State: String, Sendable, Hashable, Codable, CaseIterable {
    /// A screen with something to draw.
    case ready
    /// A screen without a component to draw.
    case empty
    /// The gallery's picture of a widget, and the redacted one while loading.
    case placeholder
    /// No screen has been picked for the widget yet.
    case nothingPicked
    /// The screen was forgotten.
    case gone
    /// The copy's file cannot be read.
    case damaged
    /// The copy's file is of a newer version.
    case newer
    /// The copy has to be written anew by the app.
    case needsRefresh
  }

  /// The elements of all blocks in reading order, those inside buttons left there.
  public var elements: [Element] { blocks.flatMap(\.elements) }
}
