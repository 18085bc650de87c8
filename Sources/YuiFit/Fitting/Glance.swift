import YuiLines
import YuiScreens

/// What a component says where one line is all there is, when it says so itself.
struct Glance {
  let words: TimedText
  /// Whether it is for the person alone: what may show on a locked phone is not.
  let isSensitive: Bool
  let change: Moment?

  /// What a node says in `lock`, else in `glance`.
  init?(_ node: Node, _ reading: Reading) {
    guard node.mayHaveWidgetProps else { return nil }
    let (lock, glance) = (node.props["lock"], node.props["glance"])
    guard lock != nil || glance != nil else { return nil }
    let open = reading.shown(lock)
    let text = open.isEmpty ? reading.shown(glance) : open
    guard !text.isEmpty else { return nil }
    let isSensitive = open.isEmpty
    let timing = Timing(node, reading)
    // What may show on a locked phone is that alone: words of `near` and `then` are not.
    words = timing.map { isSensitive ? $0.words(text) : $0.filled(text) } ?? TimedText(text)
    self.isSensitive = isSensitive
    change = timing?.change
  }
}
