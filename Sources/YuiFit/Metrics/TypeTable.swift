/// Sizes and leadings of the text styles at each text size, and the tracking of a size: the tables
/// Apple publishes (Human Interface Guidelines, Typography), three leadings as measured on iOS 26,
/// which differs from what is printed there. All in half points.
enum TypeTable {
  /// The size and leading of a style; text sizes beyond a platform's last are its last.
  static func entry(
    _ style: TextStyle, textSize: TextSize, platform: Platform
  ) -> (halfPoints: Int, halfLeading: Int) {
    switch platform {
    case .phone, .pad, .vision: return entry(in: phone, row: textSize.index, style)
    case .mac: return entry(in: mac, row: 0, style)
    case .watch(let millimetres):
      if let half = complication(style, millimetres: millimetres) { return (half, half) }
      return entry(in: watch, row: min(textSize.index, watch.count / width - 1), style)
    }
  }

  private static func entry(
    in table: [UInt8], row: Int, _ style: TextStyle
  ) -> (halfPoints: Int, halfLeading: Int) {
    let place = row * width + style.index * 2
    return (Int(table[place]), Int(table[place + 1]))
  }

  /// The text of complications by the watch's size; its leading is the natural height.
  private static func complication(_ style: TextStyle, millimetres: Int) -> Int? {
    let column = millimetres < 41 ? 0 : millimetres < 44 ? 1 : millimetres < 45 ? 2 : 3
    switch style {
    case .complicationCircular: return [24, 25, 26, 29][column]
    case .complicationCorner: return [22, 22, 22, 24][column]
    case .complicationRectangular: return [33, 35, 36, 39][column]
    default: return nil
    }
  }

  /// The tracking at a size, in thousandths of an em.
  static func tracking(halfPoints: Int) -> Int {
    let place = halfPoints - smallestTracked
    guard place >= 0 else { return Int(trackings[0]) }
    return place < trackings.count ? Int(trackings[place]) : 0
  }

  private static let smallestTracked = 12
  private static let trackings: [Int8] = [
    41, 38, 34, 30, 26, 23, 19, 16, 12, 9, 6, 3, 0, -3, -6, -8, -11, -13, -16, -18,
    -20, -23, -26, -25, -25, -24, -24, -23, -23, -20, -18, -15, -12, -8, -4, 0, 3, 5, 6, 7,
    8, 10, 11, 13, 14, 14, 14, 14, 14, 14, 13, 13, 13, 13, 12, 12, 12, 12, 11, 11,
    10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 9, 9, 9, 9, 9, 9, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 7, 7, 7, 7, 7, 7, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0,
  ]

  /// Numbers in a row: a size and a leading for each style, Large Title to Caption 2.
  private static let width = 22

  /// Large to AX5.
  private static let phone: [UInt8] = [
    68, 82, 56, 68, 44, 56, 40, 50, 34, 44, 34, 44, 32, 42, 30, 40, 26, 36, 24, 32, 22, 26,
    72, 86, 60, 74, 48, 60, 44, 56, 38, 48, 38, 48, 36, 46, 34, 44, 30, 40, 28, 38, 26, 36,
    76, 92, 64, 78, 52, 64, 48, 60, 42, 52, 42, 52, 40, 50, 38, 48, 34, 44, 32, 42, 30, 40,
    80, 96, 68, 82, 56, 68, 52, 64, 46, 58, 46, 58, 44, 56, 42, 52, 38, 48, 36, 46, 34, 44,
    88, 104, 76, 92, 68, 82, 62, 76, 56, 68, 56, 68, 52, 64, 50, 62, 46, 58, 44, 56, 40, 50,
    96, 114, 86, 102, 78, 94, 74, 88, 66, 80, 66, 80, 64, 78, 60, 72, 54, 66, 52, 64, 48, 60,
    104, 122, 96, 114, 88, 104, 86, 102, 80, 96, 80, 96, 76, 92, 72, 86, 66, 80, 64, 78, 58, 70,
    112, 132, 106, 122, 100, 118, 98, 116, 94, 112, 94, 112, 88, 104, 84, 100, 76, 92, 74, 88, 68,
    82,
    120, 140, 116, 136, 112, 132, 110, 130, 106, 124, 106, 124, 102, 120, 98, 116, 88, 104, 86, 102,
    80, 96,
  ]

  /// Large to AX3. A watch has no Callout, Subhead and Footnote: Body, Caption 1 and Footnote 1.
  private static let watch: [UInt8] = [
    72, 77, 68, 73, 54, 61, 38, 43, 32, 37, 32, 37, 32, 37, 30, 35, 26, 31, 30, 35, 28, 33,
    80, 85, 76, 81, 60, 65, 40, 45, 34, 39, 34, 39, 34, 39, 32, 37, 28, 33, 32, 37, 30, 35,
    82, 87, 78, 83, 62, 67, 42, 47, 36, 41, 36, 41, 36, 41, 34, 39, 30, 35, 34, 39, 30, 37,
    84, 89, 80, 85, 64, 69, 44, 49, 38, 43, 38, 43, 38, 43, 36, 41, 32, 37, 36, 41, 34, 39,
    88, 93, 84, 89, 68, 82, 48, 53, 42, 47, 42, 47, 42, 47, 36, 41, 32, 37, 36, 41, 34, 39,
    90, 95, 86, 92, 70, 75, 50, 55, 44, 49, 44, 49, 44, 49, 38, 43, 34, 39, 38, 43, 36, 41,
    92, 97, 88, 94, 72, 77, 52, 57, 46, 51, 46, 51, 46, 51, 40, 45, 36, 41, 40, 45, 38, 43,
  ]

  /// A Mac has one text size.
  private static let mac: [UInt8] = [
    52, 64, 44, 52, 34, 44, 30, 40, 26, 32, 26, 32, 24, 30, 22, 28, 20, 26, 20, 26, 20, 26,
  ]
}
