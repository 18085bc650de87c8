import Testing
import YuiLines

/// What the shortest form of a line is.
@Suite("A line is written in its shortest form")
struct WrittenLineTests {
  /// Lines that are their own shortest form.
  static let shortest = [
    // Every rule of positions.
    "timer 40/20x8 Tabata", "timer 90", "timer 2m Rest", "timer 40x3", "timer \"40 s\"",
    "timer Rest rest=20", "timer 1h/90 \"40 +x\"", "timer 2h",
    "ask \"Log  this?\" Yes|No", "ask Sure?", "choose Split? Push|\"Pull day\"|Legs +other",
    "choose A|B Or? x|y", "choose \"a|b\"", "pick Gear Rope|Bands answer=1|on submit=Pack",
    "pick answer=", "ask Q options=1|2", "ask Q A| answer=on",
    "slide 1-10 Easy|Hard How was it?", "slide -5--1 a|b|c", "slide a|b 1|2", "slide max=3",
    "form up: Sign name! age:1-99 \"Shoe size\":S|\"M and L\"|XL! note:long", "form age",
    "form \"About you\" name", "form fields=a|b",
    "list Today Walk \"Water plants\" +check", "list Bag ''", "list Bag \"\"", "list A a||b",
    "list Eggs|Milk", "list \"Eggs\"", "list a|b title=\"Two words\"", "list items=1|2",
    "table Macros Food|Cal Eggs|140 \"Toast and jam\"|on", "table \"Food\" Eggs", "table N x y",
    "table | a|b cols=5", "table a|b units=1|kg", "table name=create",
    "card Run Easy, 5 km. sub=late cta=\"Open plan\"", "card \"Two words\" body", "card body=x",
    "card \"\"", "project Shed Roof is on. next=Paint|Door",
    "image /a.png The trail", "image \"/a b.png\"", "image A trail", "image prompt=/a",
    "image \"See /a\"", "video https://example.com/x.mp4 +loop", "image src=a caption=b",
    "camera back Your plate", "camera \"front\"", "camera \"the front door\"", "mic How was it?",
    "say", "say Two sets left.", "say a|b =c #d", "say \"a  b\"", "say text=5", "say \" x \"",
    "gallery Looks /a.png|Day /b.png", "gallery /a|\"By night\" /b", "gallery \"/a b|By night\"",
    "gallery title=/x items=a", "gallery /a /b caps=x", "storyboard Intro /1|Wide /2|a|b",
    "compare /a.png /b.png Four weeks", "compare title=/x", "compare /a|b", "compare hl=1,2,3,4",
    "compare /a /b /c hl=1,2,3,4|-5,6,7,0.5 labels=Then|Now", "compare after=/b",
    "chart bar Steps x=Mon|Tue y=6100|8000", "chart \"pie\"", "chart pie pie", "chart y=5",
    "chart y=181\u{B1}0.4|180", "chart y=1|2 err=0|0", "chart y=1|n/a err=1|1", "chart x=a +y",
    "stat 178.9lb Weight delta=-2.3 spark=181.2|180", "stat $40 Budget", "stat n/a Weight",
    "stat \"40\" \"41 now\"", "stat 5 unit=\"a b\"", "stat 1e21kg",
    "stat label=x",
    "stat 5 spark=5", "stat 5 +spark", "stat 12% Fat",
    "math \\frac{1}{n} # x = \"y\"", "math caption=\"The mean\" size=lg x", "math \" x \"",
    "math caption=", "math \"caption=x\"", "step Warm the pan time=2m $ x^2 # y",
    "step \"$\"", "step /a.png Cut sub=\"a \\$ b\"", "step a$ $b", "step time=fast", "step $ a $ b",
    "calc Pace f=d/t d=5km t=20-40@28min", "calc x=5 y=1-2 z=\"1-2 .5\" w=5$", "calc f=5 +on",
    "deck Week 3", "page /a.png Sleep Seven hours. points=Dark|Cool", "page /a|b c", "page body=x",
    "done Build 41 at=Mon", "now https://example.com/x Testing", "next \"https://x\"", "row [Back]",
    "after", "after New look", "shapes Room w=12", "shape circle Table x=4", "shape \"Table\"",
    "shape circle circle pts=1|2", "part button Save", "game tictactoe x=1|5 o=2",
    "game \"A title\"", "area PT|ES Iberia", "area PT \"ES\"", "area 1,2|3,4 Bay", "area 1,2 Bay",
    "area \"PT|ES\"", "area pts=1,2 codes=pt", "pin 38.7,-9.1 Lisbon", "pin \"1,2\"",
    "route 1,2|3,4 North", "route \"a|b\"", "route a|b c|d", "map Trip", "mock Home",
    "query lifts as chart line sort=Day", "query lifts as list as table",
    "query lifts \"as table\"", "query \"as a\"", "query lifts as chart \"line up\"",
    "query lifts as it is where=a=b", "loop 96 Groove p=x...|1", "loop \"96 bpm\"", "metronome 72",
    "drums 4x2 Kit", "drums \"4x2\"", "keys Am pentatonic Blues", "keys \"C\"",
    "chords G I-V-vi-IV C|\"D m\" Campfire", "chords prog=I", "chords prog=a-b", "chords \"a|b\"",
    "tuner ukulele", "tuner guitar bass x", "diagram How it runs", "draw Logo", "motion Intro",
    "flow New site", "sketch A", "timeline Release", "narrate The week", "plan Move",
    "custom {\"a\":[1,null,\"\\n\"]}", "custom@x \"\\u2028\"", "custom 1e999",
    // Values.
    "card A w=off +v", "card A v=\"on\" w=\"5\" x= y=\"\\\"\" z=\"a|b\" _a=on +b",
    "card A v=1|\"1\"|on|\"on\"||x", "card A v=0.0000001 w=-5 x=1000000000000000000000",
    "card a\\b \\ \"a \\\"b\\\"\" \\", "card A answer=5", "card A +answer",
    // Ids and routes.
    "say@n2 a", "say@timer b\n~say@timer c", "stat@w 5\n~w 6", ">2\nsay a\n>1 say b\n>full say c",
    "say a\nsay@n1 b\nsay c", "custom 1\nsay a\ncustom@c1 2", "~say", "~stat 5",
    "done@r x\n~r kind=now",
    // Core words.
    "save A day +x y=z #a", "save \"a  b\"", "show \"#\"", "forget x", "clear", "close", "talk",
    "talk off", "deck A\nend", "doing off", "doing Reading 2/5", "doing \"2/5\"", "doing 2/5",
    "doing \"off\"", "doing \"+x\"", "visual", "visual off", "visual orb tone=#00ff88 react=off",
    "menu review Plan the week", "menu backlog@x Plan sub=on say=\"a b\" show=a|b",
    "menu shortcut \"a=b\"", "menu done plan", "theme ocean", "theme app", "theme \"app\" x=1",
    "theme My look accent=teal +x", "theme app ocean radius=soft", "theme app reset",
    "table create lifts Day:date Weight:number:lb", "put lifts Weight=80 Done=off +Day",
    "put lifts \"\" a=", "put lifts r1 +delete", "put lifts delete=on", "put lifts _a=on",
    // Blocks.
    "draw A\n<svg>\n  x \n</svg>\nend", "diagram D\ngraph TD\na-->b\nend",
    "flow F\ngraph TD\na\nend",
    "flow F as=x\ndrop a\nend", "flow F as=x\nend", "diagram\n>1 timeline Week",
    "deck D\ndraw L\n>1 end", "draw\nsay x",
  ]

  @Test("Lines that cannot be shorter stay as they are", arguments: shortest)
  func stays(reply: String) {
    // `theme app` alone is no line: it says nothing. It is here to be no op.
    let ops = WrittenReply.ops(reply)
    let lines = LineWriter.lines(of: ops)
    #expect(lines?.joined(separator: "\n") == (reply == "theme app" ? "" : reply))
  }

  @Test(
    "Lines that can be shorter are",
    arguments: [
      ("timer 1:30", "timer 90"), ("timer 3600s", "timer 1h"),
      ("timer 0:40/0:20x8", "timer 40/20x8"),
      ("timer Rest work=90", "timer 90 Rest"),
      ("timer +up=x label=\"a\"", "timer a"),
      ("stat value=5 unit=kg label=\"A b\"", "stat 5kg A b"), ("stat 40$", "stat $40"),
      ("stat 1000000000000000000000kg", "stat 1e21kg"),
      ("stat 5 +spark=on", "stat 5 +spark=on"),
      ("list Bag a \"\" b", "list Bag a||b"), ("list \"a\" \"b\"", "list a|b"),
      ("card \"Run\" \"body\" x=true y=false", "card Run body y=off +x"), ("card x=01", "card x=1"),
      ("pick answer=\"a\"|b", "pick answer=a|b"), ("page points=\"01\"", "page points=\"01\""),
      ("page points=1|true", "page points=1|true"), ("page points=on", "page +points"),
      ("page points=\"on\"", "page points=\"on\""),
      ("page points=\"true\"", "page points=\"true\""),
      ("chart y=1|2 err=0.5|0", "chart y=1\u{B1}0.5|2"), ("chart x=on y=on", "chart +x +y"),
      (
        "chart y=1|2|3 err=0.5|0.5|0.5 y2=1|2 err2=0|1",
        "chart y=1\u{B1}0.5|2\u{B1}0.5|3\u{B1}0.5 y2=1|2\u{B1}1"
      ),
      ("image The \"/a b\" trail", "image \"/a b\" The trail"), ("say a \"\" b", "say \"a  b\""),
      ("ask \"a\" \"b c\" \"d\"", "ask a \"b c\"|d"), ("loop 96bpm", "loop 96"),
      ("custom  [ 1 ]", "custom [1]"),
      ("math \"x\"", "math x"), ("step $   x", "step $ x"), ("step tex=x a", "step a $ x"),
      ("step a time=120", "step a time=2m"), ("calc x=\"5 km\"", "calc x=5km"),
      ("calc x=1-3@2", "calc x=1-3"), ("calc t=1000000000000000000000m", "calc t=1e21m"),
      ("form \"a b\":\"S\"|\"M\"", "form \"a b\":S|M"), ("form a x=1 b", "form a b x=1"),
      ("chords prog=I-V", "chords I-V"), ("chords prog=I|-V-", "chords I-V"),
      ("game x=\"1\"|b|2", "game x=1|2"), ("compare hl=\"1, 2,3,4|no\"", "compare hl=1,2,3,4"),
      ("area PT ES a", "area PT|ES a"), ("query title=x table=lifts", "query lifts x"),
      ("menu review@plan-a \"Plan A\"", "menu review Plan A"),
      ("menu done \"Plan A\"", "menu done plan-a"),
      ("theme scope=app name=ocean", "theme app ocean"),
      ("theme app \"ocean\" accent=\"teal\"", "theme app ocean accent=teal"),
      ("talk on", "talk"), (">chat", "close"), (">2 # x", ">2"), (">1 say a", "say a"),
      ("clear it", "clear"),
      ("say@n1 a", "say a"), ("~stat@new 5", "~stat 5"), ("save \"a\" \"\" b", "save a b"),
      ("~say text=\"\"", "~say \"\""),
      ("put t r1 k=\"a\" x=true", "put t r1 k=a +x"),
      ("doing \"Reading\"  x 02/05", "doing Reading x 2/5"),
    ])
  func shorter(line: String, written: String) {
    #expect(LineWriter.lines(of: WrittenReply.ops(line)) == [written])
  }

  @Test("Errors are left out, and what they say of screens")
  func errors() {
    let ops = ReplyParser.parse("say a\nnope\n>2 nope\nsay b")
    #expect(LineWriter.lines(of: ops) == ["say a", "say b"])
  }
}
