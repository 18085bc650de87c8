import Foundation
import Testing
import YuiFit
import YuiLines
import YuiScreens

/// The preset table says which props a widget reads; here it is held to what the forms do.
@Suite("The props that a widget reads")
struct ReadPropTests {
  typealias Form = PresetSpec.WidgetForm

  /// Two screens that differ in one prop. It is twenty to ten.
  private static let differences: [(form: Form, key: String, screens: [String])] =
    [
      (.stat, "label", ["stat 5", "stat 5 label=L"]),
      (.stat, "value", ["stat 5", "stat value=6"]),
      (.stat, "unit", ["stat 5", "stat 5 unit=kg"]),
      (.stat, "delta", ["stat 5", "stat 5 delta=-2"]),
      (.stat, "good", ["stat 5 delta=-2", "stat 5 delta=-2 good=down"]),
      (.stat, "sub", ["stat 5", "stat 5 sub=S"]),
      (.stat, "spark", ["stat 5", "stat 5 spark=1|2|5"]),
      (.stat, "cta", ["stat 5", "stat 5 cta=Go"]),
      (.stat, "max", ["stat 5", "stat 5 max=10"]),
      (.stat, "gauge", ["stat 5 max=10", "stat 5 max=10 gauge=8"]),
      (.stat, "parts", ["stat 5", "stat 5 parts=9"]),
      (.stat, "done", ["stat 5 parts=9", "stat 5 parts=9 done=3"]),
      (.stat, "current", ["stat 5 parts=9", "stat 5 parts=9 current=4"]),
      (.stat, "mark", ["stat 5 parts=9 sub=New", "stat 5 parts=9 sub=New +mark"]),
      (.chart, "title", ["chart y=1|2", "chart y=1|2 title=T"]),
      (.chart, "type", ["chart y=1|2", "chart y=1|2 type=bar"]),
      (.chart, "x", ["chart y=1|2", "chart y=1|2 x=A|B"]),
      (.chart, "y", ["chart y=1|2", "chart y=2|1"]),
      (.chart, "unit", ["chart y=1|2", "chart y=1|2 unit=kg"]),
      (.chart, "stack", ["chart bar y=1|2 y2=3|4", "chart bar y=1|2 y2=3|4 +stack"]),
      (
        .chart, "data",
        ["table t D|N A|1 B|2\nchart bar", "table t D|N A|1 B|2\nchart bar data=t"]
      ),
      (.list, "title", ["list items=a|b", "list items=a|b title=T"]),
      (.list, "items", ["list T a b", "list T a c"]),
      (.list, "check", ["list T a b", "list T a b +check"]),
      (.list, "num", ["list T a b", "list T a b +num"]),
      (.timer, "label", ["timer 60", "timer 60 label=Tea"]),
      (.timer, "work", ["timer 60", "timer work=90"]),
      (.timer, "rest", ["timer 60x3", "timer 60x3 rest=30"]),
      (.timer, "rounds", ["timer 60", "timer 60 rounds=3"]),
      (.timer, "up", ["timer 60", "timer 60 +up"]),
      (.card, "title", ["card T", "card U"]),
      (.card, "body", ["card T", "card T body=B"]),
      (.card, "sub", ["card T", "card T sub=S"]),
      (.card, "cta", ["card T", "card T cta=Go"]),
      (.card, "img", ["card T", "card T img=/a.png"]),
      (.card, "facts", ["card T", "card T facts=\"A: 1\"|\"B: 2\""]),
      (.card, "mark", ["card T facts=\"A: 1\"|\"B: 2\"", "card T facts=\"A: 1\"|\"B: 2\" mark=B"]),
      (.card, "size", ["card T", "card T size=large"]),
      (.card, "kicker", ["card T size=large", "card T size=large kicker=K"]),
      (.timeline, "title", ["timeline\nnow A", "timeline title=T\nnow A"]),
      (.timeline, "text", ["now A", "now text=B"]),
      (.timeline, "at", ["now A", "now A at=Mon"]),
      (.timeline, "sub", ["now A", "now A sub=S"]),
      (.timeline, "url", ["now A", "now A url=https://example.com"]),
      (
        .timeline, "layout",
        ["timeline T\nnow A\nnext B", "timeline T layout=points\nnow A\nnext B"]
      ),
      (.table, "cols", ["table t A|B 1|2", "table t C|D 1|2"]),
      (.table, "rows", ["table t A|B 1|2", "table t A|B 3|4"]),
      (.table, "units", ["table t A|B 1|2", "table t A|B 1|2 units=kg|m"]),
      (.say, "text", ["say a", "say b"]),
    ] + moments(.stat, "stat 5") + moments(.card, "card T")
    + moments(.timeline, "next A at=\"{left}\"")
    + queries

  private static func moments(
    _ form: Form, _ line: String
  ) -> [(form: Form, key: String, screens: [String])] {
    let line = line + " sub=\"in {left}\""
    let soon = " when=2026-11-29T09:50:00Z"
    let from = " from=2026-11-29T09:30:00Z"
    let later = " when=2026-11-29T10:00:00Z"
    // A number has a ring of its own: none that drains.
    return (form == .stat ? [] : [(form, "from", [line + soon, line + soon + from])]) + [
      (form, "when", [line, line + soon]),
      (form, "near", [line + soon, line + soon + " near=Now"]),
      (form, "soon", [line + later + " near=Now", line + later + " near=Now soon=30m"]),
      (
        form, "then",
        [line + " when=2026-11-29T09:00:00Z", line + " when=2026-11-29T09:00:00Z then=Over"]
      ),
    ]
  }

  private static let queries: [(form: Form, key: String, screens: [String])] = {
    let table = """
      table create t Day:date N:number M:number Done:bool
      put t Day=2026-11-27 N=5 M=1 Done=on
      put t Day=2026-11-28 N=7 M=2
      put t Day=2026-11-27 N=9 M=3

      """
    return [
      ("table", "query", "query table=t"), ("as", "query t", "query t as=list"),
      ("type", "query t as=chart", "query t as=chart type=bar"),
      ("title", "query t", "query t title=T"), ("where", "query t", "query t where=\"N>6\""),
      ("sort", "query t", "query t sort=-N"), ("limit", "query t", "query t limit=1"),
      ("cols", "query t", "query t cols=N"), ("group", "query t sum=N", "query t sum=N group=Day"),
      ("sum", "query t", "query t sum=N"), ("avg", "query t", "query t avg=N"),
      ("min", "query t", "query t min=N"), ("max", "query t", "query t max=N"),
      ("count", "query t", "query t +count"),
      ("x", "query t as=chart cols=N|M", "query t as=chart cols=N|M x=N"),
      ("y", "query t as=chart", "query t as=chart y=M"),
      ("check", "query t as=list", "query t as=list check=Done"),
    ].map { (.query, $0.0, [table + $0.1, table + $0.2]) }
  }()

  @Test("Each of them changes a layout, and all are tried")
  func change() {
    for (form, key, screens) in Self.differences {
      let layouts = screens.map { screen in
        let content = Fixture.content(screen)
        return Family.allCases.map { Fixture.layout(content, $0) }
      }
      #expect(layouts.count == 2 && layouts[0] != layouts[1], "\(form) \(key)")
    }
    let forms: [Form] = [
      .stat, .chart, .list, .timer, .card, .timeline, .table, .query, .say, .title,
    ]
    for form in forms {
      let tried = Self.differences.filter { $0.form == form }.map(\.key)
      #expect(Set(tried) == Set(form.keys), "\(form)")
    }
  }

  @Test("The article on props that only a widget reads names no others")
  func article() throws {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    let article = try String(
      contentsOf: folder.appendingPathComponent("Sources/YuiFit/YuiFit.docc/PropsOfWidgets.md"),
      encoding: .utf8)
    let cells = article.components(separatedBy: "\n").filter { $0.hasPrefix("| `") }
      .compactMap { $0.components(separatedBy: "|").dropFirst().first }
      .filter { !$0.contains("{") }
    let named = cells.flatMap { cell in
      cell.components(separatedBy: ",").map {
        String($0.filter { $0 != "`" && $0 != " " }.prefix { $0 != "=" })
      }
    }
    #expect(named.count > 15)
    let read = Set([Preset.stat, .card, .next].flatMap(\.spec.keys))
    #expect(read.isSuperset(of: named))
  }
}
