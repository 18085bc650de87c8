import Testing
import YuiLines
import YuiScreens

/// A store of one table, `plants`, and shorthands for what lines would do to it.
struct Garden {
  static let now = "2024-02-29T08:05"

  var tables = AgentTables()
  var time = LocalTime(text: Garden.now) ?? LocalTime(secondsSince1970: 0)

  init(_ columns: String = "Name:text Height:number:cm Sown:date Indoor:bool") throws {
    try create(columns)
  }

  mutating func create(_ columns: String, name: String = "plants") throws(TableRefusal) {
    let columns = columns.split(separator: " ").map { text in
      let parts = text.split(separator: ":").map(String.init)
      return TableColumn(
        name: parts[0], kind: TableColumn.Kind(rawValue: parts[1]) ?? .text,
        unit: parts.count > 2 ? parts[2] : nil)
    }
    try tables.create(name, columns: columns, at: time)
  }

  mutating func put(_ key: String? = nil, _ values: Props) throws(TableRefusal) {
    try tables.put(into: "plants", key: key, values: values, at: time)
  }

  func cells(_ key: String) -> [Value]? { tables["plants"]?[key]?.cells }

  func answer(_ props: Props) -> Value {
    var all: Props = ["table": "plants"]
    all.merge(props)
    return tables.answer(to: all, at: time).value
  }

  /// The keys of a query's rows.
  func keys(_ props: Props) -> Value? { answer(props).object?["keys"] }

  /// The rows of a query.
  func rows(_ props: Props) -> Value? { answer(props).object?["rows"] }
}

@Suite("Table writes") struct TableWriteTests {
  @Test func valuesBecomeTheTypeOfTheirColumn() throws {
    var garden = try Garden()
    try garden.put("a", ["Name": 7, "Height": "12.5", "Sown": "2024-02-28", "Indoor": "YES"])
    #expect(garden.cells("a") == ["7", 12.5, "2024-02-28", true])
    try garden.put("b", ["Name": true, "Height": -3, "Sown": "2024-02-28T23:59", "Indoor": 0])
    #expect(garden.cells("b") == ["true", -3, "2024-02-28T23:59", false])
    try garden.put("c", ["Name": ["x", "y"]])
    #expect(garden.cells("c") == ["x|y", nil, nil, nil])
  }

  @Test(arguments: [
    ("Height", "tall"), ("Height", "1e3"), ("Height", ".5"), ("Height", "5."), ("Height", "+5"),
    ("Height", "--5"), ("Height", "1.2.3"), ("Height", "-"), ("Sown", "2023-02-29"),
    ("Sown", "2024-13-01"), ("Sown", "2024-00-01"), ("Sown", "2024-04-31"), ("Sown", "24-01-01"),
    ("Sown", "2024-01-01T24:00"), ("Sown", "2024-01-01T10:60"), ("Sown", "2024-01-01 10:00"),
    ("Sown", "2024-01-01T9:00"), ("Sown", "today+1"), ("Sown", "today-"), ("Sown", "yesterday"),
    ("Sown", "today-99999999"), ("Sown", "today-800000"), ("Indoor", "maybe"), ("Indoor", "2"),
  ])
  func whatDoesNotFitIsRefusedWhole(column: String, text: String) throws {
    var garden = try Garden()
    try garden.put("a", ["Name": "Fern"])
    let before = garden.tables
    var refusal: TableRefusal?
    do throws(TableRefusal) {
      try garden.put("a", ["Name": "Moss", column: .text(text)])
    } catch { refusal = error }
    guard case .badValue(column, _, text) = refusal else {
      Issue.record("\(String(describing: refusal))")
      return
    }
    #expect(garden.tables == before)
  }

  @Test func anOverlongNumberIsRefused() throws {
    var garden = try Garden()
    let digits = String(repeating: "9", count: 400)
    #expect(throws: TableRefusal.self) { try garden.put("a", ["Height": .text(digits)]) }
  }

  @Test(arguments: [
    ("today", "2024-02-29"), ("TODAY", "2024-02-29"), ("today-1", "2024-02-28"),
    ("Today-60", "2023-12-31"), ("today-0", "2024-02-29"), ("today-366", "2023-02-28"),
    ("now", "2024-02-29T08:05"), ("NOW", "2024-02-29T08:05"),
  ])
  func dateWordsAreResolvedAtOnce(word: String, date: String) throws {
    var garden = try Garden()
    try garden.put("a", ["Sown": .text(word)])
    #expect(garden.cells("a")?[2] == .text(date))
  }

  @Test func emptyTextEmptiesACell() throws {
    var garden = try Garden()
    try garden.put("a", ["Name": "Fern", "Height": 4, "Sown": "today", "Indoor": true])
    try garden.put("a", ["Name": "", "Height": "", "Sown": "", "Indoor": ""])
    #expect(garden.cells("a") == [nil, nil, nil, nil])
  }

  @Test func columnsMatchInAnyCaseAndOnlyTheNamedOnesChange() throws {
    var garden = try Garden()
    try garden.put("a", ["NAME": "Fern", "height": 4])
    try garden.put("a", ["hEIGHT": 5])
    #expect(garden.cells("a") == ["Fern", 5, nil, nil])
    #expect(throws: TableRefusal.unknownColumn("Colour")) {
      try garden.put("a", ["Name": "Moss", "Colour": "green"])
    }
    #expect(garden.cells("a") == ["Fern", 5, nil, nil])
  }

  @Test func keylessRowsTakeTheFirstFreeNumber() throws {
    var garden = try Garden()
    try garden.put("r2", ["Name": "two"])
    try garden.put(nil, ["Name": "one"])
    try garden.put(nil, ["Name": "three"])
    #expect(garden.tables["plants"]?.rows.map(\.key) == ["r2", "r1", "r3"])
    try garden.tables.delete(from: "plants", key: "r1")
    try garden.put(nil, ["Name": "again"])
    #expect(garden.tables["plants"]?.rows.map(\.key) == ["r2", "r3", "r1"])
    try garden.put("", ["Name": "no key"])
    #expect(garden.cells("r4")?.first == "no key")
  }

  @Test func deletingWhatIsNotThereDoesNothing() throws {
    var garden = try Garden()
    try garden.put("a", ["Name": "Fern"])
    let before = garden.tables
    try garden.tables.delete(from: "plants", key: "b")
    #expect(garden.tables == before)
    #expect(throws: TableRefusal.unknownTable("Plants")) {
      try garden.tables.delete(from: "Plants", key: "a")
    }
    #expect(throws: TableRefusal.unknownTable("herbs")) {
      try garden.tables.put(into: "herbs", key: "a", values: ["Name": "x"], at: garden.time)
    }
  }

  @Test func manyDeletesLeaveTheRestFindable() throws {
    var garden = try Garden()
    for number in 0..<300 { try garden.put("p\(number)", ["Height": .number(Double(number))]) }
    for number in 0..<300 where number % 7 != 0 {
      try garden.tables.delete(from: "plants", key: "p\(number)")
    }
    let left = stride(from: 0, to: 300, by: 7).map { "p\($0)" }
    #expect(garden.tables["plants"]?.rows.map(\.key) == left)
    #expect(garden.cells("p294")?[1] == 294)
    #expect(garden.cells("p295") == nil)
    try garden.put("p1", ["Height": 1])
    #expect(garden.tables["plants"]?.rows.last?.key == "p1")
  }

  @Test func theSizeOfATableFollowsItsRows() throws {
    var garden = try Garden("Name:text")
    try garden.put("a", ["Name": "Fern"])
    #expect(garden.tables["plants"]?.byteCount == 5)
    try garden.put("a", ["Name": ""])
    #expect(garden.tables["plants"]?.byteCount == 9)
    try garden.tables.delete(from: "plants", key: "a")
    #expect(garden.tables["plants"]?.byteCount == 0)
  }

  @Test func otherColumnsKeepWhatFits() throws {
    var garden = try Garden("Name:text Size:text Old:text When:text Yes:text")
    try garden.put(
      "a", ["Name": "Fern", "Size": "12", "Old": "x", "When": "2024-01-01", "Yes": "no"])
    try garden.put("b", ["Name": "Moss", "Size": "tall", "When": "soon", "Yes": "perhaps"])
    try garden.create("size:number:cm Name:text When:date Yes:bool New:text")
    #expect(garden.cells("a") == [12, "Fern", "2024-01-01", false, nil])
    #expect(garden.cells("b") == [nil, "Moss", nil, nil, nil])
    try garden.create("Size:text When:text Yes:text")
    #expect(garden.cells("a") == ["12", "2024-01-01", "false"])
  }

  @Test func columnsThatClashAreRefused() throws {
    var garden = try Garden()
    let before = garden.tables
    #expect(throws: TableRefusal.doubledColumn("name")) { try garden.create("Name:text name:text") }
    #expect(throws: TableRefusal.reservedColumn("Key")) { try garden.create("Key:text") }
    #expect(throws: TableRefusal.noColumns) { try garden.create("") }
    #expect(garden.tables == before)
  }

  @Test func limitsHold() throws {
    var garden = try Garden()
    let columns = (1...13).map { "c\($0):text" }
    try garden.create(columns.prefix(12).joined(separator: " "), name: "wide")
    #expect(throws: TableRefusal.tooManyColumns) {
      try garden.create(columns.joined(separator: " "), name: "wider")
    }
    let long = String(repeating: "n", count: 33)
    #expect(throws: TableRefusal.nameTooLong(long)) { try garden.create("A:text", name: long) }
    #expect(throws: TableRefusal.nameTooLong(long)) { try garden.create("\(long):text") }
    let thousand = String(repeating: "\u{1F33F}", count: 1000)
    try garden.put("a", ["Name": .text(thousand)])
    #expect(throws: TableRefusal.cellTooLong(column: "Name")) {
      try garden.put("a", ["Name": .text(thousand + ".")])
    }
    try garden.put(String(repeating: "k", count: 64), ["Height": 1])
    #expect(throws: TableRefusal.keyTooLong) {
      try garden.put(String(repeating: "k", count: 65), ["Height": 1])
    }
    for number in 3...20 { try garden.create("A:text", name: "t\(number)") }
    #expect(throws: TableRefusal.tooManyTables) { try garden.create("A:text", name: "t21") }
    try garden.create("B:text", name: "t20")
  }

  @Test func aFullTableStillTakesItsOwnRows() throws {
    var garden = try Garden("Height:number")
    for _ in 0..<TableLimits.rows { try garden.put(nil, ["Height": 1]) }
    #expect(throws: TableRefusal.tooManyRows) { try garden.put(nil, ["Height": 2]) }
    #expect(throws: TableRefusal.tooManyRows) { try garden.put("new", ["Height": 2]) }
    try garden.put("r5000", ["Height": 2])
    #expect(garden.cells("r5000") == [2])
  }
}
