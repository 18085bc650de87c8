import Foundation

extension Moment {
  /// The time by the system's clock. Nothing in this package asks for it but what is given it.
  public static var now: Moment { Moment(secondsSince1970: Date().timeIntervalSince1970) }
}
