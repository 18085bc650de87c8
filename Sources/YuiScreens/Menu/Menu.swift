public import YuiLines

/// The drawer: what waits for the person, what is planned, what starts something (spec 4, menu).
public struct Menu: Sendable, Hashable {
  /// A section of the drawer.
  public enum Section: String, Sendable, Hashable, CaseIterable {
    case review, backlog, shortcut
  }

  /// An item of the drawer.
  public struct Item: Sendable, Hashable {
    /// What a later line knows it by.
    public var id: String
    /// Its label, cut to `ScreenLimits.menuLabel` characters.
    public var label: String
    /// What else its line said: `sub`, `say`, `show`, `url`.
    public var props: Props

    /// An item.
    public init(id: String, label: String, props: Props = [:]) {
      self.id = id
      self.label = label.cutAsLabel
      self.props = props
    }
  }

  private var sections = [[Item]](repeating: [], count: Section.allCases.count)

  /// An empty drawer.
  public init() {}

  /// The items of a section, newest first.
  public subscript(section: Section) -> [Item] { sections[section.place] }

  /// Puts an item on top of a section. One of the same id leaves, whichever section it was in; past
  /// `ScreenLimits.menuItems` the oldest falls off.
  public mutating func insert(_ item: Item, in section: Section) {
    remove(item.id)
    sections[section.place].insert(item, at: 0)
    if sections[section.place].count > ScreenLimits.menuItems {
      sections[section.place].removeLast()
    }
  }

  /// Takes an item out, and says whether it was there.
  @discardableResult
  public mutating func remove(_ id: String) -> Bool {
    for place in sections.indices {
      guard let found = sections[place].firstIndex(where: { $0.id == id }) else { continue }
      sections[place].remove(at: found)
      return true
    }
    return false
  }
}

extension Menu.Section {
  fileprivate var place: Int {
    switch self {
    case .review: 0
    case .backlog: 1
    case .shortcut: 2
    }
  }
}

extension Menu {
  /// The drawer as JSON: `{"review": [{"id": ..., "label": ..., "sub": ...}], "backlog": [], ...}`.
  public var value: Value {
    .object(
      Props(
        Section.allCases.map { section in
          (section.rawValue, .list(self[section].map(\.value)))
        }))
  }
}

extension Menu.Item {
  /// The item as JSON.
  public var value: Value {
    var value: Props = ["id": .text(id), "label": .text(label)]
    value.merge(props)
    return .object(value)
  }
}

extension String {
  /// The text as a label: when it is too long, cut one short, its end trimmed, and `...`.
  fileprivate var cutAsLabel: String {
    let scalars = unicodeScalars
    let start = scalars.startIndex
    let limit = ScreenLimits.menuLabel
    guard let full = scalars.index(start, offsetBy: limit, limitedBy: scalars.endIndex),
      full != scalars.endIndex
    else { return self }
    var kept = scalars[..<scalars.index(before: full)]
    while let last = kept.last, last.isSpace { kept.removeLast() }
    return String(kept) + "\u{2026}"
  }
}

extension Unicode.Scalar {
  /// Whether this is white space of the language (spec 1).
  var isSpace: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000,
      0xFEFF:
      true
    default: false
    }
  }
}
