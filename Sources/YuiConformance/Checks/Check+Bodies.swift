import YuiLines
import YuiScreens

extension Check {
  /// `typed`: words typed on a screen as a body, and the body read back.
  @Sendable
  static func typed(_ trial: Trial, _ expected: Value) -> [Mismatch] {
    let fields = expected.object ?? [:]
    let screen = fields["screen"]?.text ?? ""
    let words = fields["words"]?.text ?? ""
    let body = fields["body"]?.text ?? ""
    let read = TypedBody(text: body).map { typed -> Value in
      ["screen": .text(typed.screen), "words": .text(typed.words)]
    }
    return bothWays(
      "typed", body: body, written: TypedBody(words: words, screen: screen).text,
      words: words, read: read, expected: ["screen": .text(screen), "words": .text(words)])
  }

  /// `attach`: words about an item as a body, and the body read back.
  @Sendable
  static func attach(_ trial: Trial, _ expected: Value) -> [Mismatch] {
    let fields = expected.object ?? [:]
    let words = fields["words"]?.text ?? ""
    let body = fields["body"]?.text ?? ""
    let item = fields["item"]?.object.map { item in
      AttachBody.Item(
        section: item["section"]?.text ?? "", id: item["id"]?.text ?? "",
        rev: item["rev"]?.text ?? "")
    }
    let read = AttachBody(text: body).map { attach -> Value in
      ["item": attach.item?.value ?? .null, "words": .text(attach.words)]
    }
    return bothWays(
      "attach", body: body, written: AttachBody(words: words, item: item).text,
      words: words, read: read, expected: ["item": item?.value ?? .null, "words": .text(words)])
  }

  /// A body is written from the rest; one that carries a tag gives the rest back, one that is the
  /// words alone reads back as nothing.
  private static func bothWays(
    _ key: String, body: String, written: String, words: String, read: Value?, expected: Value
  ) -> [Mismatch] {
    [
      Mismatch(check: key + ".body", expected: .text(body), got: .text(written)),
      Mismatch(
        check: key + " read back", expected: body == words ? .null : expected,
        got: read ?? .null),
    ].compactMap(\.self)
  }
}

extension AttachBody.Item {
  fileprivate var value: Value {
    ["section": .text(section), "id": .text(id), "rev": .text(rev)]
  }
}
