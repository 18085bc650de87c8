import Testing
import YuiLines
import YuiScreens

@Suite("Defaults")
struct ResolveTests {
  @Test("The line's props win, defaults fill the rest")
  func under() {
    #expect(
      Preset.ask.resolve(["q": "Ready?"]) == ["q": "Ready?", "options": ["Yes", "No"]])
    #expect(
      Preset.stat.resolve(["value": 3, "good": "down", "own": 1])
        == ["label": "", "unit": "", "good": "down", "value": 3, "own": 1])
    #expect(Preset.say.resolve(["text": "Hi"]) == ["text": "Hi"])
    #expect(Preset.custom.resolve(["spec": [1]]) == ["spec": [1]])
    #expect(Preset.motion.resolve([:]) == [:])
    #expect(Preset.table.resolve([:])["cols"] == .null)
  }

  @Test("A node resolves its own props")
  func node() {
    let node = Node(key: 1, id: "r", preset: .done, props: ["at": "Mon"])
    #expect(node.resolved == ["text": "", "at": "Mon"])
  }

  @Test(
    "A slide starts in the middle, halves up",
    arguments: [
      (1.0, 10.0, 6.0), (1, 5, 3), (0, 1, 1), (-3, 0, -1), (-10, -1, -5), (0, 0.5, 0), (2, 1, 2),
    ])
  func slide(low: Double, high: Double, middle: Double) {
    let props: Props = ["min": .number(low), "max": .number(high)]
    #expect(Preset.slide.resolve(props)["value"] == .number(middle))
  }

  @Test("A slide's own value counts, and an end that is no number does not")
  func slideValue() {
    #expect(Preset.slide.resolve(["value": 1])["value"] == 1)
    #expect(Preset.slide.resolve([:])["value"] == 3)
    #expect(Preset.slide.resolve(["min": "low"])["value"] == 3)
    let huge: Props = [
      "min": .number(.greatestFiniteMagnitude), "max": .number(.greatestFiniteMagnitude),
    ]
    #expect(Preset.slide.resolve(huge)["value"] == .number(.greatestFiniteMagnitude))
  }

  @Test("A project has a button when there is something to open")
  func project() {
    #expect(Preset.project.resolve([:])["cta"] == "")
    #expect(Preset.project.resolve(["open": "/x"])["cta"] == "Open")
    #expect(Preset.project.resolve(["open": "/x", "cta": "Go"])["cta"] == "Go")
  }

  @Test("Kinds and grids are in lower case")
  func lowerCase() {
    #expect(Preset.shape.resolve(["kind": "bOX"])["kind"] == "box")
    #expect(Preset.shape.resolve([:])["kind"] == "box")
    #expect(Preset.part.resolve(["kind": "Button"])["kind"] == "button")
    #expect(Preset.part.resolve([:])["kind"] == "text")
    #expect(Preset.game.resolve(["kind": "Chess"])["kind"] == "chess")
    #expect(Preset.game.resolve([:])["kind"] == "")
  }

  @Test("A board holds whole cells 1 to 9, each once, o without those of x")
  func board() {
    let game = Preset.game.resolve(["x": [1, 5, 5, 0, 10, 2.5, 9], "o": [5, 3, 3, 1, 2]])
    #expect(game["x"] == [1, 5, 9])
    #expect(game["o"] == [3, 2])
    #expect(Preset.game.resolve([:])["x"] == [])
  }

  @Test("The kit fills loops and drums")
  func kit() {
    #expect(Preset.loop.resolve([:])["rows"]?.list?.count == 8)
    #expect(Preset.loop.resolve(["rows": ["C4"]])["rows"] == ["C4"])
    #expect(Preset.drums.resolve([:])["pads"] == ["kick", "snare", "clap", "hat"])
    #expect(Preset.drums.resolve(["grid": "4X3"])["pads"]?.list?.count == 12)
    #expect(Preset.drums.resolve(["grid": "4X3"])["grid"] == "4x3")
    #expect(Preset.drums.resolve(["grid": "9x9"])["pads"]?.list?.count == 4)
    #expect(Preset.drums.resolve(["pads": ["pop"]])["pads"] == ["pop"])
  }

  @Test("The scale follows the key, the progression what chords are given")
  func music() {
    #expect(Preset.keys.resolve([:])["scale"] == "major")
    #expect(Preset.keys.resolve(["key": "F#m"])["scale"] == "minor")
    #expect(Preset.keys.resolve(["key": "Am", "scale": "blues"])["scale"] == "blues")
    #expect(Preset.chords.resolve([:])["prog"] == ["I", "V", "vi", "IV"])
    #expect(Preset.chords.resolve(["chords": ["C"]])["prog"] == [])
    #expect(Preset.chords.resolve(["chords": ["C"], "prog": ["I"]])["prog"] == ["I"])
  }
}
