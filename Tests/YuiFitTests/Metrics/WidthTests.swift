import Testing
import YuiFit

@Suite("Widths")
struct WidthTests {
  let measurer = TableMeasurer()

  func font(
    _ style: TextStyle = .body, _ weight: TextWeight = .regular, tabular: Bool = false,
    size: TextSize = .large
  ) -> TextFont {
    Typography(platform: .phone, textSize: size, scale: 3)
      .font(style, weight: weight, tabularDigits: tabular)
  }

  func width(_ text: String, _ font: TextFont? = nil) -> Int {
    measurer.width(of: text, font: font ?? self.font())
  }

  @Test("follow the model to the pixel")
  func model() {
    // 17 * (1 * 1 * (667 + 582 ...) / 1000 + n * -26 / 1000), 2 percent more, in thirds of a point.
    // H 740 e 582 l 300 l 300 o 597: 2519; 17 * (2519 - 5 * 26) / 1000 = 40.613; + 0.812 = 41.425.
    #expect(width("Hello") == 125)
    // Ten letters: n 585 * 10; 17 * (5850 - 260) / 1000 = 95.03; * 1.02 = 96.93.
    #expect(width("nnnnnnnnnn") == 291)
    // Two: 17 * (1170 - 52) / 1000 = 19.006, half a point more as 2 percent are less.
    #expect(width("nn") == 59)
    // Bold at 34: 34 * (1.03 * 0.92 * 688 * 2 + 2 * 12) / 1000 = 45.15; * 1.02 = 46.05.
    #expect(width("00", font(.largeTitle, .bold)) == 139)
    #expect(width("") == 0)
  }

  @Test("digits are as wide as each other where they are tabular")
  func tabular() {
    for weight in TextWeight.allCases {
      let font = font(.footnote, weight, tabular: true)
      let widths = Set((0...9).map { width("\($0)\($0)\($0)", font) })
      #expect(widths.count == 1)
      #expect(width("0:00", font) == width("1:11", font))
      #expect(width("111", self.font(.footnote, weight)) < width("111", font))
    }
  }

  @Test("a character is as wide as its script's, a mark adds nothing")
  func scripts() {
    let one = width("\u{6F22}\u{6F22}\u{6F22}\u{6F22}\u{6F22}\u{6F22}\u{6F22}\u{6F22}\u{6F22}")
    #expect(one == 469)  // 9 * 17 * 1.02 * 3 = 468.18
    #expect(width("e\u{301}") == width("e"))
    #expect(width("\u{E9}") == width("e"))
    #expect(
      width("\u{5E9}\u{5B8}\u{5DC}\u{5D5}\u{5B9}\u{5DD}") == width("\u{5E9}\u{5DC}\u{5D5}\u{5DD}"))
    #expect(width("\u{915}\u{94D}\u{937}") == width("\u{915}\u{937}"))
    #expect(width("\u{200B}\u{2060}\u{FEFF}\u{202E}") == 0)
    #expect(width("\u{1112}\u{1161}\u{11AB}") == width("\u{D55C}"))
    // Persian's and Urdu's letters are wider on the whole than Arabic's.
    #expect(width("\u{633}\u{644}\u{627}\u{645}") < width("\u{633}\u{644}\u{627}\u{67E}"))
    #expect(width("\u{633}\u{644}\u{627}\u{67E}") < width("\u{633}\u{644}\u{627}\u{6D2}"))
    // Cyrillic and Greek are the system font's own.
    #expect(width("\u{430}\u{435}\u{43E}\u{440}") == width("aeop"))
  }

  @Test("a picture is one advance, however many characters make it")
  func emoji() {
    let one = width("\u{1F44D}")
    #expect(one == 66)  // 21.5 points at 17, and half a point
    for picture in [
      "\u{1F44D}\u{1F3FD}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{1F1E9}\u{1F1EA}",
      "1\u{FE0F}\u{20E3}", "\u{2764}\u{FE0F}", "\u{1F3F4}\u{E0067}\u{E0062}\u{E007F}",
    ] {
      #expect(
        width(picture) == one, "\(picture.unicodeScalars.map { String($0.value, radix: 16) })")
    }
    #expect(width("\u{1F1E9}\u{1F1EA}\u{1F1EB}\u{1F1F7}") == width("\u{1F44D}\u{1F44D}"))
  }

  @Test("grow with the text size, whatever the text")
  func monotoneInSize() {
    for text in Self.samples {
      for style in TextStyle.allCases {
        for weight in TextWeight.allCases {
          var last = 0
          for size in TextSize.allCases {
            let width = width(text, font(style, weight, size: size))
            #expect(width >= last, "\(text) \(style) \(weight) \(size)")
            last = width
          }
        }
      }
    }
  }

  @Test("every single size is at least as wide as the one before, for each kind of character")
  func monotoneInPoints() {
    let texts = [
      "iiii", "'''", "    ", "WWWW", "\u{6F22}", "\u{1F44D}", "\u{633}\u{644}", "\u{5E9}",
    ]
    for text in texts {
      var font: TextFont? = font(.largeTitle, size: .ax5)
      var last = Int.max
      while let current = font {
        let width = width(text, current)
        #expect(width <= last, "\(text) at \(current.size)")
        last = width
        font = current.smaller
      }
    }
  }

  @Test("grow with every character, and a whole is no wider than its parts")
  func monotoneInText() {
    for text in Self.samples {
      for font in [font(), font(.caption2, .bold), font(.largeTitle, .semibold, tabular: true)] {
        var last = 0
        var prefix = ""
        for character in text {
          prefix.append(character)
          let width = width(prefix, font)
          #expect(width >= last)
          #expect(width <= last + self.width(String(character), font) + font.scale * 2)
          last = width
        }
      }
    }
  }

  @Test("long and hostile texts cost little and do not overflow")
  func hostile() {
    let texts = [
      String(repeating: "W", count: 1 << 20), String(repeating: "\u{6F22}", count: 400_000),
      "e" + String(repeating: "\u{301}", count: 1 << 19),
      String(repeating: "\u{1F468}\u{200D}", count: 100_000),
      String(repeating: "\u{1F1E9}", count: 100_001),
      String(repeating: "\u{94D}\u{915}", count: 9999),
    ]
    for text in texts {
      #expect(width(text, font(.largeTitle, .bold, size: .ax5)) > 0)
    }
  }

  static let samples = [
    "Weight", "178.9 lb \u{25BC}2.3", "Walk 30 min", "iiiiiiiillll", "....,,,,''''", "A",
    "\u{6771}\u{4EAC}\u{306F}\u{6674}\u{308C}\u{3001}20\u{B0}C",
    "\u{645}\u{631}\u{62D}\u{628}\u{627} \u{628}\u{643}",
    "\u{5E9}\u{5C1}\u{5B8}\u{5DC}\u{5D5}\u{5DD}",
    "\u{928}\u{92E}\u{938}\u{94D}\u{924}\u{947}", "caf\u{E9} e\u{301}",
    "\u{1F468}\u{200D}\u{1F469} ok",
    "\u{423}\u{440}\u{43E}\u{43A} \u{2116} 5", "\u{E2A}\u{E27}\u{E31}\u{E2A}\u{E14}\u{E35}",
    "a  b\tc", "\u{D55C}\u{AE00} \u{D14D}\u{C2A4}",
  ]
}
