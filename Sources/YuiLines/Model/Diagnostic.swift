/// What is wrong with a line: a stable code, the place, a sentence, and where one is clear the line
/// that was probably meant.
public struct Diagnostic: Error, Sendable, Hashable {
  /// What went wrong. Codes are stable: they may be matched on and never change their meaning.
  public var code: Code
  /// The line's number in its reply, from 1.
  public var lineNumber: Int
  /// The bytes of the reply that are at fault.
  public var byteRange: Range<Int>
  /// The column of the first byte at fault: bytes from the line's start, from 1.
  public var column: Int
  /// What the fault is about: a word of the line, a name, a limit.
  public var detail: String
  /// A line that would have worked, where one is clear.
  public var suggestion: String?

  /// A diagnostic.
  public init(
    code: Code, lineNumber: Int = 0, byteRange: Range<Int> = 0..<0, column: Int = 1,
    detail: String = "", suggestion: String? = nil
  ) {
    self.code = code
    self.lineNumber = lineNumber
    self.byteRange = byteRange
    self.column = column
    self.detail = detail
    self.suggestion = suggestion
  }
}
