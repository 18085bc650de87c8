import YuiLines
import YuiScreens

/// What a list shows, from a list's props or from a query's answer.
final class ListParts: Facts {
  let id: String
  let preset: Preset
  var title = ""
  let items: [Value]
  var isCheck = false
  var isNumbered = false
  /// Whether it is a list of the screen, whose ticks are the phone's own.
  let isNode: Bool
  let ticks: Set<String>
  /// The rows that are ticked in a table, for a query.
  var rowTicks: [Bool] = []
  private let reading: Reading

  init(_ node: Node, ticks: Set<String>?, _ reading: Reading) {
    self.reading = reading
    isNode = true
    id = node.id
    preset = node.preset
    title = reading.text(node, .title)
    items =
      switch node.prop(.items) {
      case .list(let list)?: list
      case nil, .null?: []
      case let value?: [value]
      }
    isCheck = node.prop(.check) == .bool(true)
    isNumbered = node.prop(.num) == .bool(true)
    self.ticks = ticks ?? []
  }

  init(id: String, preset: Preset, items: [Value], _ reading: Reading) {
    self.reading = reading
    self.id = id
    self.preset = preset
    self.items = items
    isNode = false
    ticks = []
  }

  func form(on page: Page, width: Int) -> any Form { ListForm(self, page: page) }

  var count: Int { items.count }
  var plainName: String { preset.spec.plainName }

  func text(_ place: Int) -> String { reading.shown(items[place]) }

  /// An item's text as it is drawn.
  func phrase(_ place: Int) -> Phrase {
    if phrases.isEmpty { phrases.reserveCapacity(min(count, 9)) }
    while phrases.count <= place { phrases.append(Phrase(text(phrases.count))) }
    return phrases[place]
  }

  /// Those of the first items: no family draws more than nine.
  private var phrases: [Phrase] = []

  private(set) lazy var titlePhrase = reading.phrase(title)

  func isTicked(_ place: Int) -> Bool {
    guard isCheck else { return false }
    return isNode
      ? !ticks.isEmpty && ticks.contains(items[place].written)
      : place < rowTicks.count && rowTicks[place]
  }

  /// The first item that is not ticked.
  private(set) lazy var next: Int? = items.indices.first { !isTicked($0) }

  var tickedCount: Int { items.indices.count { isTicked($0) } }
}
