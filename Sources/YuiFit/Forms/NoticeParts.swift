import YuiLines
import YuiScreens

/// What is said when there is no component to draw.
final class NoticeParts: Facts {
  let title: String
  let text: String
  let canOpen: Bool
  let isPlaceholder: Bool

  init(_ reading: Reading) {
    let states = reading.texts.states
    let name = reading.content.name
    isPlaceholder = reading.state == .placeholder
    switch reading.state {
    case .ready, .empty: (title, text, canOpen) = (name, states.empty, true)
    case .placeholder:
      (title, text, canOpen) = (states.placeholderTitle, states.placeholderText, false)
    case .nothingPicked:
      (title, text, canOpen) = (states.nothingPicked, states.nothingPickedHint, false)
    case .gone: (title, text, canOpen) = (name, states.gone, true)
    case .damaged: (title, text, canOpen) = (name, states.damaged, true)
    case .newer: (title, text, canOpen) = (name, states.newer, true)
    case .needsRefresh: (title, text, canOpen) = (name, states.needsRefresh, true)
    }
  }

  func form(on page: Page, width: Int) -> any Form { NoticeForm(self, page: page) }
}
