/// A text style, by SwiftUI's name; and the text of a watch's complications, which has sizes of
/// its own.
public enum TextStyle: String, Sendable, Hashable, CaseIterable, Codable {
  case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote
  case caption, caption2
  /// The text of a circular, corner or rectangular complication; on other devices Caption 2,
  /// Caption 2 and Headline.
  case complicationCircular, complicationCorner, complicationRectangular

  package var index: Int {
    switch self {
    case .largeTitle: 0
    case .title: 1
    case .title2: 2
    case .title3: 3
    case .headline: 4
    case .body: 5
    case .callout: 6
    case .subheadline: 7
    case .footnote: 8
    case .caption: 9
    case .caption2, .complicationCircular, .complicationCorner: 10
    case .complicationRectangular: 4
    }
  }
}

/// The weight of a text.
public enum TextWeight: String, Sendable, Hashable, CaseIterable, Codable {
  case regular, medium, semibold, bold
}
