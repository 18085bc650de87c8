import Testing
import YuiLines
import YuiScreens

@testable import YuiFit

/// What is counted in bits or places of a fixed number.
@Suite("Tables of a fixed size")
struct TableSizeTests {
  @Test("A phrase has a place for the width in each look")
  func looks() { #expect(Look.allCases.count <= SIMD32<Int32>.scalarCount) }

  @Test("A set of presets has a bit for each")
  func presets() {
    #expect(Preset.allCases.count <= UInt64.bitWidth)
    for preset in Preset.allCases {
      let set = PresetSet([preset])
      #expect(Preset.allCases.filter { set.contains($0) } == [preset])
    }
  }

  @Test(
    "A node with any of the props that only a widget reads is asked for them",
    arguments: [
      "max", "when", "lock", "mark", "size", "parts", "facts", "gauge", "kicker", "glance",
      "layout",
    ])
  func widgetProps(_ key: String) {
    var state = ScreenState()
    state.apply(reply: "card Hi \(key)=1\nsave a", at: LocalTime(secondsSince1970: 0))
    let node = state.saved("a")?.nodes.first
    #expect(node?.props[key] != nil && node?.mayHaveWidgetProps == true)
  }
}
