/// What an open block made of a line (spec 1, section 10).
package enum BlockStep: Sendable, Hashable {
  /// The line belongs to the block.
  case taken
  /// The line belongs to the block and is an error: a step that is none, a change that is none.
  case failed(Diagnostic.Code, detail: String)
  /// The block is off and this line is YL. Only before the block's content began.
  case refused
  /// The line ended the block. These are the patch's props; nil when there is no patch.
  case closed(Props?)
}
