/// The fonts of all looks on a platform at a text size, and how high their lines are.
final class Fonts {
  let type: Typography
  /// Which of a reading's fonts they are.
  let place: Int
  private let fonts: [TextFont]
  private let heights: [Int]

  init(_ type: Typography, place: Int, measurer: any TextMeasurer) {
    self.type = type
    self.place = place
    fonts = Look.allCases.map { look in
      let font = look.font(in: type)
      // On a watch a caption is larger than a footnote; here it stands beside one, and under it.
      guard let most = look.largest?.font(in: type), most.size < font.size else { return font }
      return font.sized(halfPoints: most.halfPoints)
    }
    heights = fonts.map { measurer.lineHeight(of: $0) }
  }

  func font(_ look: Look) -> TextFont { fonts[look.rawValue] }

  /// A line's height in pixels.
  func height(_ look: Look) -> Int { heights[look.rawValue] }
}
