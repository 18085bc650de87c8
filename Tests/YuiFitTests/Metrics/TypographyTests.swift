import Testing
import YuiFit

@Suite("Typography")
struct TypographyTests {
  @Test(
    "sizes and leadings are Apple's",
    arguments: [
      (.large, .largeTitle, 34, 41), (.large, .title3, 20, 25),
      (.large, .footnote, 13, 18), (.large, .caption, 12, 16), (.large, .caption2, 11, 13),
      (.xxxLarge, .subheadline, 21, 26), (.ax1, .headline, 28, 34), (.ax2, .subheadline, 30, 36),
      (.ax4, .title, 53, 61), (.ax5, .largeTitle, 60, 70), (.ax5, .caption2, 40, 48),
    ] as [(TextSize, TextStyle, Double, Double)])
  func table(size: TextSize, style: TextStyle, points: Double, leading: Double) {
    let font = Typography(platform: .phone, textSize: size, scale: 3).font(style)
    #expect(font.size == points)
    #expect(font.leading == leading)
  }

  @Test("a line is as high as its leading, or as the font where that is more")
  func lineHeights() {
    let type = Typography(platform: .phone, textSize: .large, scale: 3)
    #expect(type.font(.largeTitle).lineHeight == 123)
    // 11 points are 13.127 high, more than the 13 of the table: 39.38 pixels.
    #expect(type.font(.caption2).lineHeight == 40)
    #expect(type.font(.footnote).baseline == 41)
    #expect(type.font(.footnote).xHeight == 21)
    #expect(type.font(.footnote).capHeight == 27)
  }

  @Test("no font is under 11 points, on a Mac and on a watch neither")
  func floor() {
    for platform in [Platform.phone, .pad, .mac, .vision, .watch(millimetres: 38)] {
      for size in TextSize.allCases {
        for style in TextStyle.allCases {
          let font = Typography(platform: platform, textSize: size, scale: 2).font(style)
          #expect(font.size >= 11)
          #expect(Double(font.lineHeight) >= font.size * 1.19336 * 2)
          #expect(0 < font.baseline && font.baseline < font.lineHeight)
          #expect(font.xHeight < font.capHeight && font.capHeight < font.baseline)
        }
      }
    }
  }

  @Test("styles grow with the text size, those with a limit up to it")
  func growth() {
    for platform in [Platform.phone, .watch(millimetres: 45)] {
      for style in TextStyle.allCases {
        var last = 0.0
        for size in TextSize.allCases {
          let type = Typography(platform: platform, textSize: size, scale: 3)
          #expect(type.font(style).size >= last)
          last = type.font(style).size
          let limited = type.font(style, growingTo: .xxxLarge)
          let limit = Typography(platform: platform, textSize: .xxxLarge, scale: 3).font(style)
          #expect(limited.size == min(last, limit.size))
        }
      }
    }
  }

  @Test("complications have their own sizes on a watch")
  func complications() {
    func size(_ style: TextStyle, _ platform: Platform) -> Double {
      Typography(platform: platform, textSize: .large, scale: 2).font(style).size
    }
    #expect(size(.complicationCircular, .watch(millimetres: 40)) == 12)
    #expect(size(.complicationCircular, .watch(millimetres: 45)) == 14.5)
    #expect(size(.complicationRectangular, .watch(millimetres: 44)) == 18)
    #expect(size(.complicationCorner, .watch(millimetres: 40)) == 11)
    #expect(size(.complicationCorner, .phone) == 11)
  }

  @Test("a font steps down a point at a time to 11, its line lower each time")
  func stepping() {
    var font = Typography(platform: .phone, textSize: .large, scale: 3).font(.largeTitle)
    var steps = 0
    while let smaller = font.smaller {
      #expect(smaller.size == font.size - 1)
      #expect(smaller.lineHeight < font.lineHeight)
      font = smaller
      steps += 1
    }
    #expect(font.size == 11)
    #expect(steps == 23)
  }

  @Test("text sizes are named as people write them")
  func names() {
    #expect(TextSize(named: "AX1") == .ax1)
    #expect(TextSize(named: "xxxlarge") == .xxxLarge)
    #expect(TextSize(named: "Small") == .large)
    #expect(TextSize(named: "huge") == nil)
    for size in TextSize.allCases { #expect(TextSize(named: size.name) == size) }
    #expect(TextSize.allCases.sorted() == TextSize.allCases)
  }

  @Test("a client's points become pixels, rounded up")
  func pixels() {
    let font = Typography(platform: .phone, textSize: .large, scale: 3).font(.body)
    #expect(font.pixels(roundingUp: 10) == 30)
    #expect(font.pixels(roundingUp: 10.1) == 31)
    #expect(font.pixels(roundingUp: 10 + 1.0 / 3) == 31)
    #expect(font.pixels(roundingUp: .nan) == 0)
    #expect(font.pixels(roundingUp: -4) == 0)
  }
}
