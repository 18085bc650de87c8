/// Why an outbox could not do what it was asked to. Nothing that waits in it is lost by that.
public enum OutboxFailure: Error, Sendable, Hashable {
  /// The folder or a file in it could not be used.
  case file(FileFailure)
  /// The event is larger than `Outbox.entryBytes`.
  case tooLarge
  /// The id is not 1 to 64 letters and digits.
  case badID
}
