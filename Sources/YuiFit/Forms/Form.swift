import YuiScreens

/// What a component looks like in a widget: a ladder of levels from lean to rich, and its one line
/// (spec 5, sections 3 and 4).
///
/// A level's height depends on the width and the fonts alone, but for texts that a rich level sets
/// on several lines. The leanest, level 0, never does that: its height shrinks with a wider column
/// and grows with the text size, and this is what the laws of fitting rest on. Of the
/// levels above it none is lower than the one before.
protocol Form: AnyObject {
  /// The kind of block it makes.
  var kind: Block.Kind { get }
  /// How many levels there are, at least 1.
  var levels: Int { get }
  /// The levels that say more than the ones before, from the first on; the others only look richer,
  /// and come when nothing more can be said.
  var tellingLevels: Int { get }
  /// The level that shows all units, when there is one; it may be one past the last, which is
  /// taken only when that leaves nothing hidden.
  var completeLevel: Int? { get }
  /// The units there are.
  var unitCount: Int { get }
  /// The units that a level shows.
  func units(_ level: Int) -> Int
  /// Whether it opens with words of its own kind: a label, a title, a drawing.
  var hasHead: Bool { get }
  /// What a person calls it, when that is not sensitive.
  var name: String { get }
  /// About how many elements a level draws: room for them is taken once.
  func elementCount(_ level: Int) -> Int
  /// Draws a level, its drawings `extra` pixels higher than they have to be.
  func draw(_ level: Int, extra: Int, with pen: inout Pen)
  /// The most pixels that a level's drawings can be stretched by.
  func stretch(_ level: Int, width: Int) -> Int
  /// Draws all there is room for in one line: where nothing else fits, and inline.
  func drawLine(_ line: LineBox, with pen: inout Pen)
  /// Draws the form for a circle; its default is a symbol and a letter.
  func drawCircle(_ circle: Circle, with pen: inout Pen)
  /// When the form would differ with no new row.
  var nextChange: Moment? { get }
  /// What VoiceOver says.
  func speak(_ level: Int, into speech: inout Speech)
}

extension Form {
  var tellingLevels: Int { levels }
  var completeLevel: Int? { 0 }
  var name: String { "" }
  var unitCount: Int { 1 }
  var nextChange: Moment? { nil }
  func units(_ level: Int) -> Int { 1 }
  func elementCount(_ level: Int) -> Int { 4 }
  var hasHead: Bool { true }
  func stretch(_ level: Int, width: Int) -> Int { 0 }
}

/// The room for a form in one line.
struct LineBox {
  var box: Box
  /// Set in the system's own font, above the clock of a lock screen.
  var isInline: Bool
}
