/// What VoiceOver says where the drawing shows it without words.
public struct SpokenTexts: Sendable, Hashable, Codable {
  /// A rise; `{size}` is the delta's.
  public var up = "up {size}"
  /// A fall.
  public var down = "down {size}"
  /// No change.
  public var unchanged = "unchanged"
  /// A rise or fall that is welcome.
  public var good = "good"
  /// One that is not.
  public var bad = "not good"
  /// A drawing that ends higher than it starts.
  public var rising = "rising"
  /// A drawing that ends lower than it starts.
  public var falling = "falling"
  /// A drawing that ends where it starts.
  public var steady = "steady"
  /// A drawing's ends; `{from}` and `{to}` are its first and last value.
  public var range = "from {from} to {to}"
  /// The highest and the lowest of a drawing.
  public var extremes = "lowest {low}, highest {high}"
  /// A drawing; `{title}` is what it shows.
  public var chart = "{title}, chart"
  /// The parts of a whole.
  public var slice = "{name} {value}"
  /// A ticked item.
  public var ticked = "done"
  /// An item not ticked.
  public var unticked = "not done"
  /// Parts done of parts in all.
  public var progress = "{n} of {total}"
  /// A row of a timeline that is done.
  public var done = "done"
  /// The row that is now.
  public var now = "now"
  /// A row that is still to come.
  public var next = "next"
  /// A running timer; `{time}` is what is left.
  public var timerRunning = "running, {time} left"
  /// A paused timer.
  public var timerPaused = "paused, {time} left"
  /// A timer that has not started.
  public var timerReady = "ready, {time}"
  /// What the person hid until the phone is unlocked.
  public var hidden = "hidden until unlocked"
  /// What joins the parts of a label.
  public var separator = ", "

  /// English.
  public init() {}
}
