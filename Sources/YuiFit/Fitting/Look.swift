/// The looks of text that forms are set in (spec 5, section 4, type and rhythm).
enum Look: Int, CaseIterable {
  /// A number that stands alone, and in lean forms.
  case value, leanValue
  /// A time, digits of one width; in lean forms; on the lock screen.
  case clock, leanClock, stripClock
  /// What a number is of; a list's or a chart's title.
  case label
  /// The same on the lock screen.
  case stripLabel
  /// A value and a card's title on the lock screen, lean and less so.
  case stripValue, stripTitle
  /// A card's title.
  case title
  /// A row of a list, of a timeline, of a table.
  case row
  /// The row that matters among rows.
  case strongRow
  /// Digits in a row, one under the other.
  case rowNumber
  /// Second lines, deltas, legends.
  case caption
  /// Digits in a caption that run.
  case captionNumber
  /// A caption that counts: a chart's last value.
  case strongCaption
  /// Digits that run in a strip's label.
  case stripNumber
  /// A line that is all there is to read, from small to large.
  case smallLine, midLine, largeLine, hugeLine
  /// The widget's last row.
  case lastRow
  /// A button's words.
  case button
  /// The one line above the clock of a lock screen, which the system sets.
  case inline
  /// What stands in a circle of the lock screen.
  case circle
  /// What a watch face sets along a corner.
  case curve

  func font(in type: Typography) -> TextFont {
    switch self {
    case .value: type.font(.largeTitle, weight: .bold)
    case .leanValue: type.font(.title3, weight: .semibold)
    case .clock: type.font(.largeTitle, weight: .bold, tabularDigits: true)
    case .stripClock: type.font(.headline, weight: .semibold, tabularDigits: true)
    case .leanClock: type.font(.title3, weight: .semibold, tabularDigits: true)
    case .label, .strongRow: type.font(.footnote, weight: .semibold)
    case .stripLabel: type.font(.caption2, weight: .semibold)
    case .stripValue: type.font(.subheadline, weight: .semibold)
    case .title, .stripTitle: type.font(.headline, weight: .semibold)
    case .row: type.font(.footnote)
    case .rowNumber: type.font(.footnote, tabularDigits: true)
    case .caption: type.font(.caption)
    case .captionNumber: type.font(.caption, tabularDigits: true)
    case .strongCaption: type.font(.caption, weight: .semibold)
    case .stripNumber: type.font(.caption2, weight: .semibold, tabularDigits: true)
    case .smallLine: type.font(.title2, weight: .semibold)
    case .midLine: type.font(.title, weight: .semibold)
    case .largeLine: type.font(.largeTitle, weight: .semibold)
    case .hugeLine: type.font(.largeTitle, weight: .semibold).scaled(3, 2)
    case .lastRow: type.font(.caption2, growingTo: .xxxLarge)
    case .button: type.font(.caption, weight: .semibold, growingTo: .xxxLarge)
    // The system's own line does not follow the person's text size.
    case .inline: type.font(.body, growingTo: .large)
    case .circle: type.font(.title3, weight: .semibold)
    case .curve: type.font(.complicationCorner, weight: .semibold)
    }
  }

  /// The look whose size it never passes, because it stands in one line with it.
  var largest: Look? {
    switch self {
    case .caption, .captionNumber, .strongCaption, .stripLabel, .stripNumber, .lastRow: .row
    default: nil
    }
  }

  /// The colour that goes with it.
  var role: Role {
    switch self {
    case .label, .stripLabel, .stripNumber, .caption, .captionNumber, .lastRow, .curve: .secondary
    case .button: .accent
    default: .primary
    }
  }
}

extension TextFont {
  /// The same font, larger or smaller.
  fileprivate func scaled(_ times: Int, _ parts: Int) -> TextFont {
    sized(halfPoints: halfPoints * times / parts)
  }
}
