/// The one place that knows the presets (spec 2). To add one: a case in `Preset`, a row here, and
/// where its positionals read like no other's, a rule in `Positionals`.
package enum PresetTable {
  /// The specs, each at its preset's raw value.
  package static let specs: [PresetSpec] = Preset.allCases.map(spec)

  // A table: one row a preset, in the order of the specification.
  private static func spec(of preset: Preset) -> PresetSpec {
    switch preset {
    case .timer:
      PresetSpec(
        preset, "Timer", .timer, usage: "WORK[/REST][xROUNDS] label",
        summary:
          "A countdown, or rounds of work and rest, each 90, 90s, 25m, 1h or 1:30; `+up` counts up. "
          + "To a date count with a card's `when`.",
        example: "timer@tabata 40/20x8 Tabata",
        defaults: [
          "work": 60, "rest": 0, "rounds": 1, "label": "", "up": false, "auto": false,
          "sound": true,
        ],
        takesStage: true, widget: .timer, titleKeys: [.label])
    case .ask:
      PresetSpec(
        preset, "Question", .question, usage: "question [option|option]",
        summary: "A question with a few answers to tap.",
        example: "ask \"Log this set?\" Yes|No",
        defaults: ["q": "Continue?", "options": ["Yes", "No"]], titleKeys: [.q],
        otherKeys: [.answer])
    case .choose:
      PresetSpec(
        preset, "Choice", .question, usage: "question option|option",
        summary: "One of several options; `+other` lets the person write their own.",
        example: "choose Split? Push|Pull|Legs",
        defaults: ["q": "", "options": [], "other": false], titleKeys: [.q],
        otherKeys: [.answer])
    case .pick:
      PresetSpec(
        preset, "Choices", .question, usage: "question option|option",
        summary: "Any number of several options, sent together.",
        example: "pick Gear \"Pull-up bar\"|Bands submit=Pack",
        lists: [.answer],
        defaults: ["q": "", "options": [], "other": false, "submit": "Done"], titleKeys: [.q])
    case .slide:
      PresetSpec(
        preset, "Slider", .slide, usage: "MIN-MAX low|high label",
        summary: "A number between two ends.",
        example: "slide 1-10 Easy|Hard \"How was it?\"",
        defaults: ["label": "", "min": 1, "max": 5, "step": 1], derived: .midpoint,
        titleKeys: [.label])
    case .form:
      PresetSpec(
        preset, "Form", .form, usage: "field[:type][!] ... title",
        summary: "Several fields, sent together.",
        example: "form \"About you\" name! age:1-99 goal:Run|Lift",
        defaults: ["title": "", "fields": [], "submit": "Submit"])
    case .list:
      PresetSpec(
        preset, "List", .list, usage: "title item item|item ...",
        summary: "A list; `+check` makes it a checklist, `+num` numbers it.",
        example: "list@today Today \"Walk 30 min\" \"Water plants\" +check",
        defaults: ["title": "", "items": [], "check": false, "num": false], widget: .list)
    case .table:
      PresetSpec(
        preset, "Table", .table, usage: "name col|col cell|cell ...",
        summary: "Rows and columns.",
        example: "table Macros Food|Cal Eggs|140 Toast|90",
        lists: [.units],
        defaults: ["name": "", "cols": nil, "rows": [], "units": [], "sort": false],
        widget: .table, titleKeys: [.name])
    case .card:
      PresetSpec(
        preset, "Card", .titleAndBody, usage: "title body",
        summary: "A title, some words, a button.",
        example: "card@run Thursday \"Easy run, 5 km.\" sub=\"after work\" cta=\"Open plan\"",
        defaults: ["title": "", "body": ""], widget: .card)
    case .image:
      PresetSpec(
        preset, "Picture", .source, usage: "URL caption, or a prompt",
        summary: "A picture, shown or to be made.",
        example: "image https://example.com/a.png \"The trail\"",
        defaults: ["fit": "cover", "edit": false], titleKeys: [.caption, .prompt])
    case .camera:
      PresetSpec(
        preset, "Camera", .camera, usage: "[front|back] prompt",
        summary: "Asks for a photo.", example: "camera back \"Your plate\"",
        defaults: ["prompt": "Take a photo", "facing": "back", "scan": false],
        takesStage: true, titleKeys: [.prompt])
    case .mic:
      PresetSpec(
        preset, "Microphone", .prompt, usage: "prompt", summary: "Asks for a few spoken words.",
        example: "mic How did it go?", defaults: ["prompt": "Tap and talk", "auto": false],
        takesStage: true, titleKeys: [.prompt])
    case .say:
      PresetSpec(
        preset, "Note", .say, usage: "text", summary: "Plain words.",
        example: "say Two sets left.", widget: .say, titleKeys: [.text])
    case .gallery:
      PresetSpec(
        preset, "Gallery", .gallery, usage: "URL[|caption] ... title",
        summary: "Pictures side by side; `+pick` lets the person choose.",
        example: "gallery Looks https://example.com/a.png|Day /b.png|Night",
        lists: [.items, .caps],
        defaults: [
          "title": "", "items": [], "caps": [], "layout": "row", "pick": false, "submit": "Done",
        ])
    case .video:
      PresetSpec(
        preset, "Video", .source, usage: "URL caption, or a prompt", summary: "A video.",
        example: "video https://example.com/squat.mp4 \"Slow down\" +loop",
        defaults: ["loop": false, "auto": false, "mute": false], titleKeys: [.caption, .prompt])
    case .compare:
      PresetSpec(
        preset, "Comparison", .compare, usage: "URL URL title", summary: "Two pictures, compared.",
        example: "compare /before.png /after.png \"Four weeks\"",
        lists: [.notes, .labels], normalisation: .compare,
        defaults: [
          "title": "", "mode": "slider", "labels": ["Before", "After"], "notes": [], "hl": [],
          "pick": false,
        ])
    case .storyboard:
      PresetSpec(
        preset, "Storyboard", .storyboard, usage: "URL[|note] ... title",
        summary: "Frames in order, each with a note.",
        example: "storyboard Intro /1.png|Wide /2.png|Close",
        lists: [.frames, .notes],
        defaults: ["title": "", "frames": [], "notes": [], "reorder": false, "comment": true])
    case .chart:
      PresetSpec(
        preset, "Chart", .chart, usage: "[line|bar|area|scatter|pie|donut] title",
        summary: "Series `y`, `y2` ... over `x`; errors as `181\u{B1}0.4` or `err=`.",
        example: "chart bar Steps x=Mon|Tue|Wed y=6100|8000|7400",
        lists: [.names, .color], normalisation: .chart,
        defaults: [
          "type": "line", "title": "", "x": [], "names": [], "unit": "", "stack": false,
        ],
        widget: .chart)
    case .stat:
      PresetSpec(
        preset, "Number", .stat, usage: "VALUE[unit] label",
        summary: "One number, with how it moved.",
        example: "stat@weight 178.9lb Weight delta=-2.3 good=down spark=181.2|180|178.9",
        normalisation: .stat, defaults: ["label": "", "unit": "", "good": "up"], widget: .stat,
        titleKeys: [.label])
    case .math:
      PresetSpec(
        preset, "Formula", .math, usage: "TeX", summary: "A formula, raw TeX.",
        example: "math caption=\"Mean\" \\bar{x} = \\frac{1}{n}\\sum x_i",
        defaults: ["tex": "", "size": "md"], titleKeys: [.caption])
    case .step:
      PresetSpec(
        preset, "Step", .step, usage: "[URL] text [$ TeX]",
        summary: "A step of a way; steps in a row are one stepper.",
        example: "step Warm the pan time=2m",
        normalisation: .step, defaults: ["text": "", "all": false], titleKeys: [.text],
        otherKeys: [.title])
    case .calc:
      PresetSpec(
        preset, "Calculator", .title, usage: "title",
        summary: "A formula `f` over variables, each a number or `MIN-MAX@VALUE unit`.",
        example: "calc Pace f=\"d/t\" d=5km t=20-40@28min",
        normalisation: .calc, defaults: ["title": "", "digits": 3])
    case .deck:
      PresetSpec(
        preset, "Deck", .title, usage: "title", summary: "Pages to swipe through.",
        example: "deck \"Week 3\"",
        defaults: ["title": "", "layout": "slides", "full": false, "notes": false],
        members: [
          .page, .ask, .choose, .pick, .sketch, .shapes, .diagram, .mock, .draw, .map, .math,
          .chart, .stat, .calc,
        ],
        takesStage: true)
    case .page:
      PresetSpec(
        preset, "Page", .page, usage: "[URL] title body", summary: "A page of a deck or a plan.",
        example: "page \"Sleep\" \"Seven hours, most nights.\" points=Dark|Cool|Quiet",
        lists: [.points], defaults: ["title": "", "body": "", "points": [], "notes": ""],
        standsAlone: false)
    case .plan:
      PresetSpec(
        preset, "Plan", .title, usage: "title",
        summary: "Pages and questions, answered in one go.", example: "plan \"Move house\"",
        defaults: ["title": "", "submit": "Send", "review": true],
        members: [
          .page, .ask, .choose, .pick, .slide, .form, .mic, .camera, .sketch, .shapes, .diagram,
          .mock, .draw, .map,
        ],
        takesStage: true)
    case .flow:
      PresetSpec(
        preset, "Flow", .title, usage: "title",
        summary: "Questions whose order depends on the answers, drawn as a flowchart.",
        example: "flow@intake \"New site\"",
        defaults: ["title": "", "submit": "Send", "review": true], opensBlock: true,
        takesStage: true)
    case .project:
      PresetSpec(
        preset, "Project", .titleAndBody, usage: "title body",
        summary: "Where something stands, and what is next.",
        example: "project Shed \"Roof is on.\" status=green next=Paint|Door",
        lists: [.facts, .next],
        defaults: ["title": "", "body": "", "facts": [], "next": [], "status": ""],
        derived: .openButton)
    case .narrate:
      PresetSpec(
        preset, "Narration", .title, usage: "title", summary: "Pages that are read aloud.",
        example: "narrate \"The week in two minutes\"",
        defaults: ["title": "", "voice": "agent", "rate": 1, "auto": false, "captions": true],
        members: [
          .page, .compare, .image, .video, .card, .stat, .chart, .math, .storyboard, .gallery,
          .deck,
        ])
    case .timeline:
      PresetSpec(
        preset, "Timeline", .title, usage: "title",
        summary: "What is done, what is on, what is next.",
        example: "timeline Release",
        defaults: ["title": "", "mark": "Now", "fold": 5, "reorder": false],
        members: [.done, .now, .next], widget: .timeline)
    case .done:
      PresetSpec(
        preset, "Done", .row, usage: "[https URL] text", summary: "A row that is done.",
        example: "done \"Build 41\" at=\"Mon\"", defaults: ["text": ""], widget: .timeline,
        titleKeys: [.text], otherKeys: [.kind])
    case .now:
      PresetSpec(
        preset, "Now", .row, usage: "[https URL] text", summary: "The row that is on.",
        example: "now@row \"Build 42\" sub=\"testing\"", defaults: ["text": ""],
        widget: .timeline, titleKeys: [.text], otherKeys: [.kind])
    case .next:
      PresetSpec(
        preset, "Next", .row, usage: "[https URL] text", summary: "A row that is to come.",
        example: "next \"Build 43\"", defaults: ["text": ""], widget: .timeline,
        titleKeys: [.text], otherKeys: [.kind])
    case .sketch:
      PresetSpec(
        preset, "Sketch", .title, usage: "title", summary: "A screen drawn in rows of boxes.",
        example: "sketch Settings",
        defaults: ["title": "", "frame": "window", "before": "Before"], members: [.row, .after])
    case .row:
      PresetSpec(
        preset, "Row", .text, usage: "text", summary: "A row of a sketch.",
        example: "row \"[Back] Title [Save]\"", defaults: ["text": ""], standsAlone: false,
        titleKeys: [.text])
    case .after:
      PresetSpec(
        preset, "After", .label, usage: "label",
        summary: "From here on, a sketch shows how it is to be.", example: "after \"New look\"",
        defaults: ["label": "After"], standsAlone: false, titleKeys: [.label])
    case .shapes:
      PresetSpec(
        preset, "Shapes", .title, usage: "title", summary: "Plain shapes on a grid.",
        example: "shapes Room w=12 h=8",
        defaults: ["title": "", "caption": "", "w": 10, "h": 6], members: [.shape])
    case .shape:
      PresetSpec(
        preset, "Shape", .shape, usage: "kind label", summary: "A shape.",
        example: "shape circle Table x=4 y=3 r=1", lists: [.pts, .sets, .pairs],
        defaults: ["label": "", "kind": "box"], derived: .lowerCaseKind, standsAlone: false,
        titleKeys: [.label])
    case .diagram:
      PresetSpec(
        preset, "Diagram", .title, usage: "title", summary: "A Mermaid diagram, up to `end`.",
        example: "diagram \"How it runs\"", defaults: ["title": "", "caption": ""],
        opensBlock: true)
    case .draw:
      PresetSpec(
        preset, "Drawing", .title, usage: "title", summary: "An SVG, up to `end`.",
        example: "draw Logo", defaults: ["title": "", "caption": ""], opensBlock: true)
    case .motion:
      PresetSpec(
        preset, "Motion", .title, usage: "title", summary: "A motion script, up to `end`.",
        example: "motion Intro", opensBlock: true)
    case .mock:
      PresetSpec(
        preset, "Mock-up", .title, usage: "title", summary: "A phone's screen in parts.",
        example: "mock \"Home\"", defaults: ["title": "", "frame": "phone"],
        members: [.part, .shape])
    case .part:
      PresetSpec(
        preset, "Part", .part, usage: "kind text", summary: "A part of a mock-up.",
        example: "part button \"Save\"", lists: [.items],
        defaults: ["text": "", "items": [], "kind": "text"], derived: .lowerCaseKind,
        standsAlone: false, titleKeys: [.text])
    case .map:
      PresetSpec(
        preset, "Map", .title, usage: "title", summary: "Areas, pins and routes.",
        example: "map Trip", defaults: ["title": "", "caption": "", "fit": "auto"],
        members: [.area, .pin, .route])
    case .area:
      PresetSpec(
        preset, "Area", .area, usage: "CODE ... LAT,LON|... label",
        summary: "Countries by code, or a shape of points.", example: "area PT|ES Iberia",
        lists: [.codes, .pts], defaults: ["label": "", "codes": [], "pts": []],
        standsAlone: false, titleKeys: [.label])
    case .pin:
      PresetSpec(
        preset, "Pin", .pin, usage: "LAT,LON label", summary: "A point on a map.",
        example: "pin 38.7,-9.1 Lisbon", defaults: ["label": ""], standsAlone: false,
        titleKeys: [.label])
    case .route:
      PresetSpec(
        preset, "Route", .route, usage: "LAT,LON|LAT,LON label", summary: "A way over a map.",
        example: "route 38.7,-9.1|41.1,-8.6 North", lists: [.pts],
        defaults: ["label": "", "pts": []], standsAlone: false, titleKeys: [.label])
    case .query:
      PresetSpec(
        preset, "Query", .query, usage: "table [as table|list|chart|stat|send] title",
        summary: "What the agent's own table holds.",
        example: "query lifts as chart line sort=Day y=Weight",
        lists: [.where, .sort, .cols, .y, .sum, .avg, .min, .max, .names, .color],
        defaults: ["table": "", "as": "table", "title": "", "where": [], "sort": []],
        widget: .query, titleKeys: [.title, .table])
    case .game:
      PresetSpec(
        preset, "Game", .game, usage: "kind title", summary: "A small game.",
        example: "game tictactoe", lists: [.items], normalisation: .game,
        defaults: [
          "title": "", "you": "x", "first": "you", "speed": 2, "size": 15, "pairs": 6,
          "items": [],
        ],
        derived: .board, takesStage: true, titleKeys: [.title, .kind])
    case .loop:
      PresetSpec(
        preset, "Loop", .beat, usage: "BPM title", summary: "A step sequencer.",
        example: "loop 96bpm Groove p=x...x...", lists: [.rows, .p],
        defaults: [
          "title": "", "bpm": 96, "swing": 0, "steps": 8, "p": [], "sound": "pluck",
          "play": false,
        ],
        derived: .loopRows, takesStage: true)
    case .drums:
      PresetSpec(
        preset, "Drums", .drums, usage: "COLSxROWS title", summary: "Drum pads.",
        example: "drums 4x2 Kit", lists: [.pads],
        defaults: ["title": "", "bpm": 96, "record": false], derived: .drumPads,
        takesStage: true)
    case .keys:
      PresetSpec(
        preset, "Keys", .keys, usage: "KEY scale title", summary: "A keyboard.",
        example: "keys Am pentatonic",
        defaults: ["title": "", "key": "C", "sound": "keys", "octave": 4, "send": false],
        derived: .keyScale, takesStage: true)
    case .chords:
      PresetSpec(
        preset, "Chords", .chords, usage: "KEY I-V-vi-IV or chord|chord title",
        summary: "Chords to strum.", example: "chords G I-V-vi-IV \"Campfire\"",
        lists: [.chords], normalisation: .chords,
        defaults: [
          "title": "", "key": "C", "chords": [], "strum": "down", "sound": "pluck",
          "send": false,
        ],
        derived: .progression, takesStage: true)
    case .tuner:
      PresetSpec(
        preset, "Tuner", .tuner, usage: "instrument title", summary: "A tuner.",
        example: "tuner ukulele", lists: [.strings],
        defaults: [
          "title": "", "instrument": "guitar", "tuning": "standard", "a4": 440, "strings": [],
        ],
        takesStage: true)
    case .metronome:
      PresetSpec(
        preset, "Metronome", .beat, usage: "BPM title", summary: "A beat.",
        example: "metronome 72 \"Slow practice\"",
        defaults: ["title": "", "bpm": 100, "beats": 4, "sub": 1, "play": false])
    case .custom:
      PresetSpec(
        preset, "Block", .custom, usage: "JSON", summary: "Any JSON, for a client that knows it.",
        example: "custom@x {\"type\":\"dial\",\"value\":3}", titleKeys: [])
    }
  }
}
