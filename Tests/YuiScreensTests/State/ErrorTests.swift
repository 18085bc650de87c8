import Testing
import YuiLines
import YuiScreens

@Suite("Errors and limits")
struct ErrorTests {
  @Test("A line that failed is an error in the state, with its place")
  func line() {
    let diagnostic = Diagnostic(code: .unknownPreset, lineNumber: 3, detail: "tmer")
    let place = SourceLine(number: 3, byteRange: 10..<14)
    let state = ScreenState(after: Op(screen: "2", action: .error(diagnostic), line: place))
    #expect(state.errors.count == 1)
    #expect(Array(state.errors.newest) == [Refusal(.line(diagnostic), screen: "2", line: place)])
    #expect(state.errors.newest[0].message == diagnostic.message)
  }

  @Test("A refused write is an error, an accepted one is not")
  func tables() {
    let columns = [TableColumn(name: "Weight", kind: .number)]
    var state = ScreenState(
      after: Op(action: .table(name: "lifts", columns: columns)),
      Op(action: .put(table: "lifts", key: "a", values: ["Weight": 80], delete: false)),
      Op(action: .put(table: "lifts", key: "b", values: ["Weight": "much"], delete: false)),
      Op(action: .put(table: "lunch", key: "b", values: ["Weight": 1], delete: false)))
    #expect(state.tables["lifts"]?.rows == [.init(key: "a", cells: [80])])
    #expect(state.errors.count == 2)
    #expect(state.errors.newest.last?.reason == .table(.unknownTable("lunch")))
    let change = state.apply(
      Op(action: .put(table: "lifts", key: "a", values: [:], delete: true)), at: noon)
    #expect(change.parts == .tables)
    #expect(state.tables["lifts"]?.rows == [])
  }

  @Test("today is the phone's day")
  func clock() {
    let columns = [TableColumn(name: "Day", kind: .date)]
    let state = ScreenState(
      after: Op(action: .table(name: "log", columns: columns)),
      Op(action: .put(table: "log", key: "a", values: ["Day": "today"], delete: false)))
    #expect(state.tables["log"]?["a"]?.cells == [.text("2025-11-29")])
  }

  @Test("Errors are counted all and kept in part, the newest")
  func bounded() {
    var state = ScreenState()
    for number in 1...1000 { state.apply(patch("x\(number)", [:]), at: noon) }
    #expect(state.errors.count == 1000)
    #expect(state.errors.newest.count == ScreenLimits.errors)
    #expect(state.errors.newest.last?.reason == .nothingToPatch(target: "x1000"))
    #expect(state.errors.newest.first?.reason == .nothingToPatch(target: "x937"))
  }

  @Test("What an error quotes is bounded")
  func quotes() {
    let name = String(repeating: "x", count: 100_000)
    let state = ScreenState(after: patch(name, [:]), show(name))
    #expect(state.errors.newest.allSatisfy { $0.message.count < 300 })
  }

  @Test("Every refusal says itself in a sentence")
  func sentences() {
    let reasons: [Refusal.Reason] =
      [
        .nothingToPatch(target: "x"), .customPatch(target: "x"), .badKind("x"),
        .nothingSaved(name: "x"), .noSection("x"), .table(.unknownTable("x")),
      ] + Refusal.Limit.allCases.map { .limit($0) }
    #expect(Set(reasons.map { Refusal($0).message }).count == reasons.count)
  }

  @Test("A screen takes no more nodes than it may, nor do all together, nor the shelf")
  func nodes() {
    var state = ScreenState()
    for screen in ["1", "2"] {
      let adds = repeatElement(add(.say, on: screen), count: ScreenLimits.nodesPerScreen)
      state.apply(adds, at: noon)
    }
    #expect(state.errors.count == 0)
    #expect(state.apply(add(.say, on: "1"), at: noon).parts == .errors)
    #expect(state.errors.newest.map(\.reason) == [.limit(.nodesPerScreen)])
    #expect(state.apply(add(.say, on: "3"), at: noon).parts == .errors)
    #expect(state.errors.newest.last?.reason == .limit(.nodes))
    state.apply([save("a", on: "1"), save("b", on: "2"), add(.say, on: "1")], at: noon)
    #expect(state.errors.newest.last?.reason == .limit(.nodesPerScreen))
    state.apply([show("a", on: "3")], at: noon)
    #expect(state.errors.newest.last?.reason == .limit(.nodes))
    #expect(state.nodes(on: "3").isEmpty)
    // A clear makes room again, and a show replaces what is there.
    let errors = state.errors.count
    state.apply([show("a", on: "1"), clear("1"), add(.say, on: "1")], at: noon)
    #expect(state.errors.count == errors)
    state.apply(save("c", on: "1"), at: noon)
    #expect(state.errors.newest.last?.reason == .limit(.savedNodes))
  }

  @Test("There are no more screens than there may be, and an emptied one makes room")
  func screens() {
    var state = ScreenState()
    for number in 0..<ScreenLimits.screens { state.apply(add(.say, on: "s\(number)"), at: noon) }
    state.apply(add(.say, on: "more"), at: noon)
    #expect(state.errors.newest.map(\.reason) == [.limit(.screens)])
    #expect(state.focus == "s\(ScreenLimits.screens - 1)")
    state.apply([clear("s0"), add(.say, on: "more")], at: noon)
    #expect(state.errors.count == 1)
    #expect(state.ids(on: "more") == ["n1"])
  }
}
