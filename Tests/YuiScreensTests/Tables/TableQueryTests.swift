import Testing
import YuiLines
import YuiScreens

@Suite("Table queries") struct TableQueryTests {
  /// Five plants, with empty cells, mixed case, and dates with and without a time.
  static func garden() throws -> Garden {
    var garden = try Garden("Name:text Bed:text Height:number:cm Sown:date Indoor:bool")
    try garden.put(
      "a", ["Name": "Fern", "Bed": "North", "Height": 30, "Sown": "2024-02-01", "Indoor": true])
    try garden.put(
      "b", ["Name": "moss", "Bed": "north", "Height": 2.5, "Sown": "2024-02-29T07:00"])
    try garden.put("c", ["Name": "Basil", "Bed": "South", "Height": 12, "Indoor": false])
    try garden.put("d", ["Name": "Ivy", "Height": 30, "Sown": "2024-02-29"])
    try garden.put("e", ["Bed": "South", "Sown": "2024-02-28T23:59", "Indoor": true])
    return garden
  }

  @Test(arguments: [
    ("Bed=north", "ab"), ("bed = NORTH", "ab"), ("Bed!=north", "cde"), ("Bed=", "d"),
    ("Bed!=", "abce"), ("Height=30", "ad"), ("Height!=30", "bce"), ("Height>2.5", "acd"),
    ("Height>=2.5", "abcd"), ("Height<12", "b"), ("Height<=12", "bc"), ("Name~S", "bc"),
    ("Name~", "abcd"), ("Height~3", "ad"), ("Indoor=yes", "ae"), ("Indoor=OFF", "c"),
    ("Indoor!=on", "bcd"), ("Sown=today", "bd"), ("Sown=TODAY", "bd"), ("Sown>=today", "bd"),
    ("Sown<today", "ae"), ("Sown>today-1", "bd"), ("Sown=today-1", "e"), ("Sown<now", "abe"),
    ("Sown=2024-02-29T07:00", "bd"), ("Sown>2024-02-28T23:58", "bde"), ("Sown~02-2", "bde"),
    ("key=d", "d"), ("KEY>=c", "cde"), ("key~B", "b"), ("Name>=ivy", "bd"), ("Name>", "abcd"),
    ("Name=fern", "a"),
  ])
  func conditions(condition: String, keys: String) throws {
    let expected = Value.list(keys.map { .text(String($0)) })
    #expect(try Self.garden().keys(["where": [.text(condition)]]) == expected)
  }

  @Test func allConditionsMustHold() throws {
    let garden = try Self.garden()
    #expect(garden.keys(["where": ["Height>=12", "Bed!=South"]]) == ["a", "d"])
    #expect(garden.keys(["where": [""]]) == ["a", "b", "c", "d", "e"])
  }

  @Test(arguments: [
    "Colour=red", "Height=tall", "Sown=soon", "Indoor=maybe", "Height>", "Height", "=3", "9a=3",
    "-Height=3", "He ight=3",
  ])
  func aConditionThatDoesNotReadIsAnError(condition: String) throws {
    let garden = try Self.garden()
    #expect(garden.answer(["where": [.text(condition)]]) == ["error": true])
    let empty = try Garden("Height:number Sown:date Indoor:bool")
    #expect(empty.answer(["where": [.text(condition)]]) == ["error": true])
  }

  @Test(arguments: [
    ("Height", "bcade"), ("-Height", "adcbe"), ("Name", "cadbe"), ("-Name", "bdace"),
    ("Sown", "aedbc"), ("-Sown", "bdeac"), ("Indoor", "caebd"), ("-Indoor", "aecbd"),
    ("-key", "edcba"),
  ])
  func sorting(sort: String, keys: String) throws {
    let expected = Value.list(keys.map { .text(String($0)) })
    #expect(try Self.garden().keys(["sort": [.text(sort)]]) == expected)
  }

  @Test func tiesGoToTheNextColumnAndThenKeepTheirOrder() throws {
    let garden = try Self.garden()
    #expect(garden.keys(["sort": ["-Height", "-Name"]]) == ["d", "a", "c", "b", "e"])
    #expect(garden.answer(["sort": ["Colour"]]) == ["error": true])
    #expect(garden.answer(["sort": ["-"]]) == ["error": true])
  }

  @Test func theCountIsBeforeTheLimit() throws {
    let garden = try Self.garden()
    #expect(
      garden.answer(["limit": 2, "cols": ["height", "key"]]) == [
        "cols": [
          ["name": "Height", "type": "number", "unit": "cm"], ["name": "key", "type": "text"],
        ],
        "rows": [[30, "a"], [2.5, "b"]], "keys": ["a", "b"], "count": 5,
      ])
    #expect(garden.keys(["limit": 0]) == [])
    #expect(garden.keys(["limit": -4]) == [])
    #expect(garden.keys(["limit": "3"]) == ["a", "b", "c"])
    #expect(garden.answer(["cols": ["Colour"]]) == ["error": true])
  }

  @Test func groupsStandInFirstSeenOrder() throws {
    let garden = try Self.garden()
    #expect(
      garden.answer(["group": "Indoor", "sum": ["Height"], "max": ["Name"], "count": true]) == [
        "cols": [
          ["name": "Indoor", "type": "bool"], ["name": "Height", "type": "number", "unit": "cm"],
          ["name": "Name", "type": "text"], ["name": "Count", "type": "number"],
        ],
        "rows": [[true, 30, "Fern", 2], [nil, 32.5, "moss", 2], [false, 12, "Basil", 1]],
        "keys": [nil, nil, nil], "count": 3,
      ])
    #expect(garden.rows(["group": "Height"]) == [[30], [2.5], [12], [nil]])
    #expect(garden.rows(["group": ["Indoor", "Height"]])?.list?.count == 5)
  }

  @Test func totalsNameTheirColumnsAndDoNotMindCols() throws {
    let garden = try Self.garden()
    let answer = garden.answer([
      "cols": ["Colour"], "sum": ["Height"], "avg": ["Height"], "min": ["Height", "Sown"],
      "max": ["Sown"], "count": true,
    ])
    let names = answer.object?["cols"]?.list?.map { $0.object?["name"] ?? .null }
    #expect(names == ["Height", "avg Height", "min Height", "Sown", "max Sown", "Count"])
    let row: Value = [[74.5, 18.625, 2.5, "2024-02-01", "2024-02-29T07:00", 5]]
    #expect(answer.object?["rows"] == row)
    #expect(answer.object?["keys"] == [nil])
  }

  @Test func totalsOfNothing() throws {
    let garden = try Self.garden()
    let nothing: Props = [
      "where": ["key=z"], "sum": ["Height"], "avg": ["Height"], "min": ["Name"], "count": true,
    ]
    #expect(garden.rows(nothing) == [[0, nil, nil, 0]])
    var grouped = nothing
    grouped["group"] = "Bed"
    #expect(garden.rows(grouped) == [])
    #expect(garden.rows(["count": true]) == [[5]])
    #expect(garden.rows(["count": false])?.list?.count == 5)
  }

  @Test func totalsSortByTheAnswersColumns() throws {
    let garden = try Self.garden()
    let base: Props = ["group": "Bed", "sum": ["Height"], "count": true]
    var sorted = base
    sorted["sort"] = ["-count", "Height"]
    sorted["limit"] = 3
    #expect(
      garden.rows(sorted) == [["South", 12, 2], ["north", 2.5, 1], ["North", 30, 1]])
    sorted["sort"] = ["Name"]
    #expect(garden.answer(sorted) == ["error": true])
  }

  @Test func sumsAreRoundedToSixPlaces() throws {
    var garden = try Garden("Height:number")
    try garden.put(nil, ["Height": 0.1])
    try garden.put(nil, ["Height": 0.2])
    try garden.put(nil, ["Height": 0.7])
    #expect(garden.rows(["sum": ["Height"], "avg": ["Height"]]) == [[1, 0.333333]])
    try garden.put(nil, ["Height": .number(1.5e300)])
    #expect(garden.rows(["sum": ["Height"]]) == [[.number(1.5e300)]])
  }

  @Test func onlyNumbersAddUp() throws {
    let garden = try Self.garden()
    #expect(garden.answer(["sum": ["Name"]]) == ["error": true])
    #expect(garden.answer(["avg": ["key"]]) == ["error": true])
    #expect(garden.answer(["group": "Colour"]) == ["error": true])
    #expect(garden.rows(["min": ["Indoor"]]) == [[false]])
  }

  @Test func aTableThatIsNotThereIsNamed() throws {
    let garden = try Self.garden()
    #expect(garden.answer(["table": "Plants"]) == ["missing": "Plants"])
    #expect(garden.answer(["table": ""]) == ["missing": ""])
    #expect(AgentTables().answer(to: [:], at: garden.time).value == ["missing": ""])
  }
}
