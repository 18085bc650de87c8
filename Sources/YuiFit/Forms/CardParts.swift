import YuiLines
import YuiScreens

/// What a card shows.
final class CardParts: Facts {
  let id: String
  let title: Phrase
  let sub: Phrase
  let body: String
  let cta: Phrase
  let picture: String
  private let reading: Reading

  init(_ node: Node, _ reading: Reading) {
    self.reading = reading
    id = node.id
    let body = reading.text(node, .body)
    let title = reading.text(node, .title)
    sub = Phrase(reading.text(node, .sub))
    cta = Phrase(reading.text(node, .cta))
    picture = reading.text(node, .img)
    // A card of words alone is called by them, not by its preset.
    self.title = Phrase(
      title.isEmpty ? (body.isEmpty ? node.preset.spec.plainName : "") : title)
    self.body = body
  }

  func form(on page: Page, width: Int) -> any Form { CardForm(self, page: page) }

  /// What VoiceOver says.
  func speech(withBody: Bool) -> String { withBody || title.isEmpty ? whole : brief }

  private lazy var whole = speech(saying: body)
  private lazy var brief = speech(saying: "")

  private func speech(saying body: String) -> String {
    var speech = Speech(reading)
    speech.say(title.text)
    speech.say(body, isSensitive: true)
    // Once is enough to say that something is hidden.
    if !reading.isHidden || !title.isEmpty { speech.say(sub.text, isSensitive: true) }
    return speech.text
  }
}
