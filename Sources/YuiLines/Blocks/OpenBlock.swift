/// The block that a head opened: it reads the lines after the head up to `end` and makes one patch
/// of them (spec 3).
///
///     var block = OpenBlock(head: .draw, props: [:])
///     block?.read(bytes, line: 0..<5)    // <svg/>   .taken
///     block?.read(bytes, line: 6..<9)    // end      .closed(["source": "<svg/>"])
///
/// A block is read line by line as it comes; nothing is read twice, and what it holds is at most
/// its own lines and what they name.
package struct OpenBlock: Sendable {
  // One of the four is there. They lie side by side, not in an enum, so that each is changed in
  // place: taking one out of an enum and putting it back would copy all that it holds.
  private var markup: MarkupBlock?
  private var diagram: DiagramBlock?
  private var flow: FlowBlock?
  private var variant: VariantBlock?

  /// The block of a head, nil when the preset opens none. A flow with `as` is a variant.
  package init?(head: Preset, props: Props) {
    switch head {
    case .draw: markup = MarkupBlock(.draw)
    case .motion: markup = MarkupBlock(.motion)
    case .diagram: diagram = DiagramBlock()
    case .flow where props.has("as"): variant = VariantBlock()
    case .flow: flow = FlowBlock()
    default: return nil
    }
  }

  /// Reads one line: valid UTF-8, without its LF and one CR before it, untrimmed.
  /// - Complexity: O(*n*) in the line's bytes.
  package mutating func read(_ bytes: Span<UInt8>, line: Range<Int>) -> BlockStep {
    if let step = markup?.read(bytes, line: line) { return step }
    if let step = diagram?.read(bytes, line: line) { return step }
    if let step = flow?.read(bytes, line: line) { return step }
    if let step = variant?.read(bytes, line: line) { return step }
    return .refused
  }

  /// Whether the block takes a line, trimmed here, without reading it: one that does not is off.
  package func takes(_ bytes: Span<UInt8>, _ trimmed: Range<Int>) -> Bool {
    markup?.takes(bytes, trimmed) ?? diagram?.takes(bytes, trimmed) ?? flow?.takes(bytes, trimmed)
      ?? true
  }

  /// Whether a trimmed line is one that ends such a block, whatever is open inside it.
  package func isEnd(_ bytes: Span<UInt8>, _ trimmed: Range<Int>) -> Bool {
    markup == nil
      ? DiagramBlock.isEnd(bytes, trimmed) : MarkupBlock.isEnd(bytes, trimmed)
  }

  /// Ends the block where the input ends. These are the patch's props; nil when there is no patch.
  package mutating func finish() -> Props? {
    if let patch = markup?.patch { return patch }
    if let patch = diagram?.patch { return patch }
    if let patch = flow?.patch { return patch }
    return variant?.patch
  }
}
