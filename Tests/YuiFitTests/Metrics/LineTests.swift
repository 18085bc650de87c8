import Testing
import YuiFit

@Suite("Lines")
struct LineTests {
  let measurer = TableMeasurer()
  let font = Typography(platform: .phone, textSize: .large, scale: 3).font(.footnote)

  /// The text's lines in the width that `fitting` needs.
  func lines(_ text: String, fitting: String, _ limit: Int = 9) -> [String] {
    let width = measurer.width(of: fitting, font: font)
    return measurer.fit(text, font: font, width: width, lines: limit).lines
  }

  @Test("break at spaces, which are not drawn there")
  func words() {
    #expect(lines("the quick brown fox", fitting: "the quick b") == ["the quick", "brown fox"])
    #expect(lines("  the   quick  brown ", fitting: "the quick") == ["the quick", "brown"])
    #expect(lines("one", fitting: "one") == ["one"])
    #expect(lines("", fitting: "one") == [""])
    #expect(lines(" \t ", fitting: "one") == [""])
  }

  @Test("keep numbers, and numbers and their units, on one line")
  func quantities() {
    #expect(lines("Walk for 30 min", fitting: "Walk for 30") == ["Walk for", "30 min"])
    #expect(lines("Weighs 72.5 kg, still", fitting: "Weighs 72.5") == ["Weighs", "72.5 kg, still"])
    #expect(
      lines("Now 37.2 \u{B0}C outside", fitting: "Now 37.2") == ["Now", "37.2 \u{B0}C", "outside"])
    #expect(lines("Read 3 chapters", fitting: "Read 3") == ["Read 3", "chapte", "rs"])
    #expect(lines("Due 2026-11-29", fitting: "Due 2026-11-2") == ["Due", "2026-11-29"])
    #expect(lines("Meet at 9:40 PM", fitting: "Meet at 9:40") == ["Meet at", "9:40 PM"])
  }

  @Test("break after a hyphen between letters only")
  func hyphens() {
    #expect(lines("Pull-up bar", fitting: "Pull-up") == ["Pull-up", "bar"])
    #expect(lines("Long pull-ups", fitting: "Long pull-") == ["Long pull-", "ups"])
    #expect(lines("from -5 to 12-13", fitting: "from -5 to 12-") == ["from -5 to", "12-13"])
  }

  @Test("break between ideographs, but not before a closing mark or after an opening one")
  func ideographs() {
    #expect(
      lines("\u{6771}\u{4EAC}\u{306F}\u{6674}\u{308C}", fitting: "\u{6771}\u{4EAC}\u{306F}")
        == ["\u{6771}\u{4EAC}\u{306F}", "\u{6674}\u{308C}"])
    #expect(
      lines("\u{6771}\u{4EAC}\u{306F}\u{3002}\u{6674}", fitting: "\u{6771}\u{4EAC}\u{306F}")
        == ["\u{6771}\u{4EAC}", "\u{306F}\u{3002}\u{6674}"])
    #expect(
      lines("\u{6771}\u{4EAC}\u{300C}\u{6674}\u{300D}", fitting: "\u{6771}\u{4EAC}\u{300C}")
        == ["\u{6771}\u{4EAC}", "\u{300C}\u{6674}\u{300D}"])
    #expect(
      lines("\u{7D04}30\u{5206}\u{6B69}\u{304F}", fitting: "\u{7D04}30\u{5206}")
        == ["\u{7D04}30\u{5206}", "\u{6B69}\u{304F}"])
    #expect(
      lines("\u{6771}\u{4EAC}\u{30C7}\u{30FC}\u{30BF}", fitting: "\u{6771}\u{4EAC}\u{30C7}")
        == ["\u{6771}\u{4EAC}", "\u{30C7}\u{30FC}\u{30BF}"])
  }

  @Test("break inside a word only when it alone is wider than a line")
  func longWords() {
    #expect(
      lines("see Donaudampfschiff now", fitting: "Donaudampf")
        == ["see", "Donaudampf", "schiff now"])
    #expect(
      lines("ee\u{301}e\u{301}e\u{301}", fitting: "eee") == ["ee\u{301}e\u{301}", "e\u{301}"])
  }

  @Test("end in an ellipsis at a cluster when the text is cut, after no space")
  func cuts() {
    #expect(lines("Buy oat milk", fitting: "Buy oat\u{2026}", 1) == ["Buy oat\u{2026}"])
    #expect(lines("the quick brown fox", fitting: "the quick", 1) == ["the qui\u{2026}"])
    #expect(
      lines("the quick brown foxes jump", fitting: "brown fox", 2) == [
        "the quick", "brown f\u{2026}",
      ])
    #expect(
      lines("go \u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467} home", fitting: "go nnn", 1)
        == ["go\u{2026}"])
  }

  @Test("a cut leaves no part of a number")
  func cutNumbers() {
    #expect(lines("Paid $1,250.00 on Friday", fitting: "Paid $1,2", 1) == ["Paid\u{2026}"])
    #expect(lines("1234567890", fitting: "123456", 3) == ["\u{2026}"])
    #expect(
      lines("Took 12345 steps today", fitting: "Took 12345 s\u{2026}", 1) == [
        "Took 12345 s\u{2026}"
      ])
    #expect(lines("Up 12% today", fitting: "Up 12\u{2026}", 1) == ["Up\u{2026}"])
  }

  @Test("controls and directional overrides are never drawn")
  func controls() {
    #expect(lines("a\u{1B}[31mb", fitting: "a long line") == ["a[31mb"])
    #expect(lines("a\u{202E}b\u{2066}c\u{0}", fitting: "a long line") == ["abc"])
    #expect(lines("a\nb\u{2028}c\td", fitting: "a long line") == ["a b c d"])
    #expect(lines("soft\u{AD}ly", fitting: "a long line") == ["softly"])
    #expect(
      lines("\u{6771}\u{3000}\u{4EAC}", fitting: "a long line") == ["\u{6771}\u{3000}\u{4EAC}"])
  }

  @Test("laws hold for every sample, width and number of lines")
  func laws() {
    let ellipsis = measurer.width(of: "\u{2026}", font: font)
    let texts = WidthTests.samples + Self.paragraphs
    for text in texts {
      for width in stride(from: ellipsis, through: 900, by: 7) {
        for limit in 1...4 {
          let fitted = measurer.fit(text, font: font, width: width, lines: limit)
          let counted = measurer.lineCount(of: text, font: font, width: width, lines: limit)
          #expect(counted == (fitted.count, fitted.isTruncated))
          #expect(1...limit ~= fitted.count)
          #expect(fitted.width <= width)
          #expect(fitted.lines.allSatisfy { measurer.width(of: $0, font: font) <= width })
          #expect(fitted.width == fitted.lines.map { measurer.width(of: $0, font: font) }.max())
          #expect(fitted.lines.last?.hasSuffix("\u{2026}") == fitted.isTruncated)
          #expect(fitted.lines.allSatisfy { !$0.hasSuffix(" ") && !$0.hasPrefix(" ") })
          let drawn = squeezed(fitted.lines.joined())
          let whole = squeezed(text)
          if fitted.isTruncated {
            #expect(whole.hasPrefix(drawn.dropLast()), "\(text) in \(width)")
          } else {
            #expect(drawn == whole, "\(text) in \(width)")
          }
        }
      }
    }
  }

  @Test("wider or more lines never show less")
  func monotone() {
    for text in WidthTests.samples + Self.paragraphs {
      for limit in 1...3 {
        var shown = 0
        for width in stride(from: 40, through: 900, by: 3) {
          let fitted = measurer.fit(text, font: font, width: width, lines: limit)
          let count = squeezed(fitted.lines.joined()).count
          // A break at a word may move a cut by what the line was short of, never by a word.
          #expect(limit > 1 || count >= shown, "\(text) in \(width)")
          if !fitted.isTruncated {
            let more = measurer.fit(text, font: font, width: width + 3, lines: limit)
            #expect(!more.isTruncated)
            #expect(more.count <= fitted.count)
          }
          shown = count
        }
      }
    }
  }

  @Test("clusters are never finer than the standard library's characters")
  func clusters() {
    var random = Seeded(state: 5)
    let pool: [UInt32] = [
      0x65, 0x31, 0x301, 0x200D, 0xFE0F, 0x20E3, 0x1F468, 0x1F469, 0x2764, 0x1F3FD, 0x1F1E9,
      0x1F1EA, 0x1100, 0x1161, 0x11A8, 0xAC00, 0xAC01, 0x915, 0x94D, 0x937, 0x93C, 0x93F, 0xE33,
      0x600, 0x627, 0x64B, 0x6F22, 0xA9, 0x231A, 0xE0067, 0xE007F, 0x9BE, 0x0D4D, 0x0D15, 0x200C,
    ]
    for _ in 0..<3000 {
      var scalars = String.UnicodeScalarView()
      for _ in 0..<7 {
        if let pick = pool.randomElement(using: &random), let scalar = Unicode.Scalar(pick) {
          scalars.append(scalar)
        }
      }
      let text = String(scalars)
      for width in stride(from: 30, through: 400, by: 37) {
        let fitted = measurer.fit(text, font: font, width: width, lines: 1)
        guard fitted.isTruncated else { continue }
        let piece = fitted.first.unicodeScalars.dropLast()
        let end = scalars.index(scalars.startIndex, offsetBy: piece.count)
        #expect(scalars[..<end].elementsEqual(piece))
        #expect(
          end == text.endIndex || text.indices.contains(end),
          "\(text.unicodeScalars.map { String($0.value, radix: 16) }) at \(piece.count)")
      }
    }
  }

  @Test("a megabyte costs what is drawn of it")
  func long() {
    let texts = [
      String(repeating: "word ", count: 200_000), String(repeating: "x", count: 1 << 20),
      String(repeating: "\u{200B}", count: 350_000), String(repeating: " ", count: 1 << 20),
      "e" + String(repeating: "\u{301}", count: 1 << 19), String(repeating: "1", count: 1 << 20),
      String(repeating: "\u{6F22}", count: 350_000), String(repeating: "\u{202E}", count: 350_000),
      String(repeating: "\u{94D}\u{915}", count: 170_000),
    ]
    for text in texts {
      let fitted = measurer.fit(text, font: font, width: 900, lines: 4)
      #expect(fitted.isTruncated)
      #expect(fitted.lines.reduce(0) { $0 + $1.utf8.count } < 20_000)
      let counted = measurer.lineCount(of: text, font: font, width: 900, lines: 4)
      #expect(counted == (fitted.count, true))
      // The same search, asked of a measurer that counts what it is asked.
      let counting = Counting()
      #expect(counting.fit(text, font: font, width: 900, lines: 4).isTruncated)
      #expect(counting.asked.bytes < 500_000)
    }
  }

  @Test("a client's measurer gives lines by the same rules")
  func clientMeasurer() throws {
    struct Fixed: TextMeasurer {
      func width(of text: String, font: TextFont) -> Int { text.count * 10 }
    }
    let fixed = Fixed()
    #expect(
      fixed.fit("the quick brown fox", font: font, width: 90, lines: 3).lines == [
        "the quick", "brown fox",
      ])
    let cut = fixed.fit("the quick brown fox", font: font, width: 90, lines: 1)
    #expect(cut == fixed.fit("the quick brown fox", font: font, width: 95, lines: 1))
    #expect(cut.lines == ["the quic\u{2026}"])
    #expect(cut.isTruncated && cut.width == 90)
    #expect(
      fixed.lineCount(of: "the quick brown fox", font: font, width: 90, lines: 3) == (2, false))
    #expect(fixed.fit("short", font: font, width: 90, lines: 3).lines == ["short"])
    let large = Typography(platform: .phone, textSize: .large, scale: 3).font(.largeTitle)
    let stepped = try #require(measurer.font(fitting: "1,250.00", font: large, width: 200))
    #expect(measurer.width(of: "1,250.00", font: stepped) <= 200)
    #expect(measurer.width(of: "1,250.00", font: large) > 200)
    #expect(stepped.size >= 15)
    #expect(measurer.font(fitting: "1,250.00", font: large, width: 50) == nil)
  }

  private func squeezed(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter {
          $0 != " " && $0 != "\t" && $0 != "\u{202E}"
        }))
  }

  static let paragraphs = [
    "Oats, a spoon of peanut butter and 250 ml of milk; then walk for 30 min before 9:40.",
    "\u{4ECA}\u{65E5}\u{306F}\u{5929}\u{6C17}\u{304C}\u{826F}\u{3044}\u{306E}\u{3067}\u{3001}30\u{5206}\u{6B69}\u{304D}\u{307E}\u{3057}\u{3087}\u{3046}\u{3002}",
    "\u{627}\u{645}\u{634}\u{650} \u{644}\u{645}\u{62F}\u{629} 30 \u{62F}\u{642}\u{64A}\u{642}\u{629}\u{60C} \u{62B}\u{645} \u{627}\u{642}\u{631}\u{623}",
    "Rindfleischetikettierungs\u{FC}berwachungsaufgaben\u{FC}bertragungsgesetz",
    "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467} \u{1F1E9}\u{1F1EA}\u{1F1EB}\u{1F1F7} family trip \u{2708}\u{FE0F} in 3 days",
  ]
}

@Suite("Direction")
struct TextDirectionTests {
  @Test(
    "is that of the first letter that has one",
    arguments: [
      ("Weight", .leftToRight), ("12 \u{645}\u{631}", .rightToLeft),
      ("(\u{5E9}) a", .rightToLeft), ("\u{6F22}\u{5B57}", .leftToRight), ("12 + 3", nil), ("", nil),
      ("\u{1F44D} a", .leftToRight), ("\u{64B}\u{200F}a", .rightToLeft),
      ("\u{915}", .leftToRight), ("\u{660} \u{6F1}", nil),
    ] as [(String, TextDirection?)])
  func first(text: String, direction: TextDirection?) {
    #expect(TextDirection(of: text) == direction)
  }
}

/// Counts the bytes it is asked about; all clusters are as wide.
private struct Counting: TextMeasurer {
  let asked = Asked()

  func width(of text: String, font: TextFont) -> Int {
    asked.bytes += text.utf8.count
    return text.count * 10
  }

  /// A test asks from one thread only.
  final class Asked: @unchecked Sendable { var bytes = 0 }
}

/// Random numbers that are the same in every run.
private struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
