/// A point in time, in whole microseconds: what a row's `at`, a cursor and a clock say.
///
///     Moment("2026-11-29T09:40:00+01:00")?.text   // 2026-11-29T08:40:00Z
///
/// There is no clock here; a client passes the time in. Moments before the year 1 or after 9999 are
/// moved to those ends.
public struct Moment: Sendable, Hashable {
  /// Microseconds since 1970 began in UTC.
  public let microseconds: Int64

  /// A moment this many microseconds after 1970 began in UTC.
  public init(microseconds: Int64) {
    self.microseconds = min(max(microseconds, Self.earliest), Self.latest)
  }

  /// A moment this many seconds after 1970 began in UTC; what is no number is 0.
  public init(secondsSince1970 seconds: Double) {
    let microseconds = (seconds * 1_000_000).rounded()
    if microseconds.isNaN {
      self.init(microseconds: 0)
    } else {
      // Both ends are exact as doubles, so the conversion between them cannot trap.
      self.init(
        microseconds: Int64(min(max(microseconds, Double(Self.earliest)), Double(Self.latest))))
    }
  }

  /// Seconds since 1970 began in UTC.
  public var secondsSince1970: Double { Double(microseconds) / 1_000_000 }

  /// The moment that many seconds later, or earlier.
  public func adding(seconds: Double) -> Moment {
    let added = Moment(secondsSince1970: seconds).microseconds
    return Moment(microseconds: microseconds + added)
  }

  /// The moment that many microseconds later; less than a million years.
  func adding(microseconds added: Int64) -> Moment {
    Moment(microseconds: microseconds &+ added)
  }

  /// Seconds from `earlier` to this moment.
  public func seconds(since earlier: Moment) -> Double {
    Double(microseconds - earlier.microseconds) / 1_000_000
  }

  // 0001-01-01 and the last microsecond of 9999: sums and differences of two stay far from the
  // ends of 64 bits.
  private static let earliest: Int64 = -62_135_596_800_000_000
  private static let latest: Int64 = 253_402_300_799_999_999
}

extension Moment: Comparable {
  /// Whether the left moment comes first.
  public static func < (left: Moment, right: Moment) -> Bool {
    left.microseconds < right.microseconds
  }
}

extension Moment: Codable {
  /// Reads a time as RFC 3339 writes it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let moment = Moment(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a time")
    }
    self = moment
  }

  /// Writes the time as RFC 3339 does, in UTC.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
