import YuiLines

/// Why a pin, an event or a planner's state could not be read back.
public enum DataFailure: Error, Sendable, Hashable {
  /// The text is not JSON.
  case notJSON(JSONReader.Failure)
  /// A member is missing or is not what it should be.
  case wrong(member: String)
  /// A newer version of this package wrote it.
  case newer(version: Int)
}

extension DataFailure: CustomStringConvertible {
  /// The failure in a sentence.
  public var description: String {
    switch self {
    case .notJSON(let failure):
      "It is not JSON: at byte \(failure.byteOffset) \(failure.reason.rawValue)."
    case .wrong(let member): "`\(member)` is missing or not what it should be."
    case .newer(let version): "Version \(version) is newer than this."
    }
  }
}

/// A value's members, each asked for by name and kind.
struct Members {
  private let props: Props

  init(_ value: Value, of name: String) throws(DataFailure) {
    guard case .object(let props) = value else { throw .wrong(member: name) }
    self.props = props
  }

  func text(_ name: String) throws(DataFailure) -> String {
    guard case .text(let text)? = props[name] else { throw .wrong(member: name) }
    return text
  }

  func optionalText(_ name: String) throws(DataFailure) -> String? {
    switch props[name] {
    case nil, .null: nil
    case .text(let text): text
    default: throw .wrong(member: name)
    }
  }

  func moment(_ name: String) throws(DataFailure) -> Moment {
    guard let moment = try optionalMoment(name) else { throw .wrong(member: name) }
    return moment
  }

  func optionalMoment(_ name: String) throws(DataFailure) -> Moment? {
    guard let text = try optionalText(name) else { return nil }
    guard let moment = Moment(text) else { throw .wrong(member: name) }
    return moment
  }

  /// A whole number that is not negative; 0 when there is none.
  func count(_ name: String) throws(DataFailure) -> Int {
    guard let value = props[name] else { return 0 }
    guard case .number(let number) = value, let count = Int(exactly: number), count >= 0 else {
      throw .wrong(member: name)
    }
    return count
  }

  func number(_ name: String, default number: Double) throws(DataFailure) -> Double {
    guard let value = props[name] else { return number }
    guard case .number(let number) = value else { throw .wrong(member: name) }
    return number
  }

  func bool(_ name: String) throws(DataFailure) -> Bool {
    guard let value = props[name] else { return false }
    guard case .bool(let bool) = value else { throw .wrong(member: name) }
    return bool
  }

  /// The members of a list; none when there is no list.
  func list(_ name: String) throws(DataFailure) -> [Value] {
    guard let value = props[name] else { return [] }
    guard case .list(let list) = value else { throw .wrong(member: name) }
    return list
  }

  func texts(_ name: String) throws(DataFailure) -> [String] {
    var texts: [String] = []
    for value in try list(name) {
      guard case .text(let text) = value else { throw .wrong(member: name) }
      texts.append(text)
    }
    return texts
  }

  /// The members of an object; none when there is none.
  func object(_ name: String) throws(DataFailure) -> Props {
    guard let value = props[name] else { return [:] }
    guard case .object(let object) = value else { throw .wrong(member: name) }
    return object
  }
}

extension Value {
  init(json: String) throws(DataFailure) {
    do {
      self = try JSONReader.read(json)
    } catch {
      throw .notJSON(error)
    }
  }
}
