/// One cell of the tape: a value, the head of a list or an object, or a name.
///
/// A prop is one cell with its key's number for a scalar; a list or object is a head cell followed
/// by its members' cells. A key that has no number stands as a `name` cell before its value.
package struct Cell: BitwiseCopyable, Sendable {
  package enum Tag: UInt8, BitwiseCopyable, Sendable {
    case null, yes, no, number, text, list, object, name
    /// Overwritten by a later prop of the same key; `span` cells are to be passed over.
    case dead
  }

  package var tag: Tag
  /// The key's number, or `noKey`.
  package var key: UInt8
  /// Of a list or object, how many cells it takes, the head included; else 1.
  package var span: UInt32
  /// The bits of a number, the place of a text, or the count of members.
  package var payload: UInt64

  package static let noKey: UInt8 = 255

  @inline(__always)
  package init(_ tag: Tag, key: UInt8 = Cell.noKey, span: UInt32 = 1, payload: UInt64 = 0) {
    self.tag = tag
    self.key = key
    self.span = span
    self.payload = payload
  }
}
