import Testing
import YuiLines

/// Props of many keys are looked up in another way than those of few, and must not differ from them.
@Suite("Props of few keys and of many")
struct PropsTests {
  private static func props(_ count: Int, from first: Int = 0) -> Props {
    Props((first..<first + count).map { ("key\($0)", .number(Double($0))) })
  }

  @Test(arguments: [1, 16, 17, 40, 300])
  func areEqualInAnyOrder(count: Int) {
    let props = Self.props(count)
    let turned = Props(props.map { ($0.key, $0.value) }.reversed())
    #expect(props == turned)
    #expect(props.hashValue == turned.hashValue)
    var changed = props
    changed["key0"] = "other"
    #expect(props != changed)
    // As many keys, one of them another.
    #expect(props != Self.props(count, from: 1))
  }

  @Test(arguments: [(1, 1), (3, 40), (40, 3), (16, 16), (20, 20), (300, 300)])
  func mergeLikeOneByOne(counts: (Int, Int)) {
    let other = Props(Self.props(counts.1, from: counts.0 / 2).map { ($0.key, .text("new")) })
    var merged = Self.props(counts.0)
    merged.merge(other)
    var expected = Self.props(counts.0)
    for prop in other { expected[prop.key] = prop.value }
    #expect(merged.map(\.key) == expected.map(\.key))
    #expect(merged.map(\.value) == expected.map(\.value))
  }
}
