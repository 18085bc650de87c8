/// The props of a line: keys and values in the order in which the line gave them, each key once.
///
/// A line has few props, so they lie side by side and are searched from the front. Two collections
/// of props are equal when they have the same keys with equal values, in any order.
///
///     var props: Props = ["value": 181.2, "unit": "lb"]
///     props.merge(["value": 178.4])
///     props["value"]   // 178.4, still in first place
public struct Props: Sendable {
  /// One prop.
  public struct Element: Sendable, Hashable {
    /// The prop's name.
    public var key: String
    /// The prop's value.
    public var value: Value

    /// A prop of this name and value.
    public init(key: String, value: Value) {
      self.key = key
      self.value = value
    }
  }

  package private(set) var elements: ContiguousArray<Element>

  /// No props.
  public init() { elements = [] }

  /// Props from pairs; of a repeated key the last value counts and the first place.
  /// - Complexity: O(*n*).
  public init(_ pairs: some Sequence<(String, Value)>) {
    self.init()
    elements.reserveCapacity(pairs.underestimatedCount)
    var builder = PropsBuilder()
    for (key, value) in pairs { builder.set(key, value) }
    self = builder.props
  }

  package init(unique elements: ContiguousArray<Element>) { self.elements = elements }

  /// No props yet, and room for some.
  package init(reserving count: Int) {
    elements = []
    elements.reserveCapacity(count)
  }

  /// The value of `key`. Setting nil takes the prop out.
  /// - Complexity: O(*n*) in the number of props.
  public subscript(key: String) -> Value? {
    get {
      for element in elements where element.key == key { return element.value }
      return nil
    }
    set {
      let place = elements.firstIndex { $0.key == key }
      switch (place, newValue) {
      case (let place?, let value?): elements[place].value = value
      case (let place?, nil): elements.remove(at: place)
      case (nil, let value?): elements.append(Element(key: key, value: value))
      case (nil, nil): break
      }
    }
  }

  /// Whether there is a prop of this name.
  public func has(_ key: String) -> Bool { elements.contains { $0.key == key } }

  /// Lays `other` over these props: its values win, keys new here come last (spec 4, patch).
  /// - Complexity: O(*n* + *m*).
  public mutating func merge(_ other: Props) {
    if elements.count &* other.count <= PropsBuilder.searchLimit * PropsBuilder.searchLimit {
      for element in other { self[element.key] = element.value }
    } else {
      var builder = PropsBuilder(self)
      for element in other { builder.set(element.key, element.value) }
      self = builder.props
    }
  }

  /// Empties the props and keeps no memory.
  public mutating func removeAll() { elements = [] }

  package mutating func append(unique key: String, _ value: Value) {
    elements.append(Element(key: key, value: value))
  }

  package mutating func replace(at place: Int, with value: Value) {
    elements[place].value = value
  }
}

extension Props: RandomAccessCollection {
  /// The place of the first prop, 0.
  public var startIndex: Int { 0 }
  /// The place behind the last prop.
  public var endIndex: Int { elements.count }
  /// The prop at a place.
  public subscript(position: Int) -> Element { elements[position] }
}

extension Props: ExpressibleByDictionaryLiteral {
  /// The props of a literal.
  public init(dictionaryLiteral elements: (String, Value)...) { self.init(elements) }
}

extension Props: Hashable {
  /// Whether both have the same keys with equal values, in any order.
  /// - Complexity: O(*n*).
  public static func == (left: Props, right: Props) -> Bool {
    guard left.count == right.count else { return false }
    if left.elements == right.elements { return true }
    if left.count <= PropsBuilder.searchLimit {
      return left.allSatisfy { right[$0.key] == $0.value }
    }
    let values = Dictionary(uniqueKeysWithValues: right.map { ($0.key, $0.value) })
    return left.allSatisfy { values[$0.key] == $0.value }
  }

  /// Feeds the props to a hasher, whatever their order.
  public func hash(into hasher: inout Hasher) {
    // Order must not count, so the members' own hashes are added up.
    var sum = 0
    for element in elements { sum &+= element.hashValue }
    hasher.combine(sum)
  }
}

/// Collects props one by one in linear time, however many there are: past a few keys it looks
/// places up by hash. (An object of 100,000 keys must not take a day.)
package struct PropsBuilder {
  package static let searchLimit = 16

  private var elements: ContiguousArray<Props.Element>
  private var places: [String: Int] = [:]

  package init(_ props: Props = Props()) {
    elements = props.elements
    if elements.count > Self.searchLimit { indexPlaces() }
  }

  package var props: Props { Props(unique: elements) }

  /// Makes room for so many props in all.
  mutating func reserve(_ count: Int) { elements.reserveCapacity(count) }

  package mutating func set(_ key: String, _ value: Value) {
    if let place = place(of: key) {
      elements[place].value = value
      return
    }
    elements.append(Props.Element(key: key, value: value))
    if elements.count == Self.searchLimit + 1 {
      indexPlaces()
    } else if elements.count > Self.searchLimit {
      places[key] = elements.count - 1
    }
  }

  private func place(of key: String) -> Int? {
    elements.count > Self.searchLimit
      ? places[key] : elements.firstIndex { $0.key == key }
  }

  private mutating func indexPlaces() {
    for (place, element) in elements.enumerated() { places[element.key] = place }
  }
}
