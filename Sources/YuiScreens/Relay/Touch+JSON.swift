public import YuiLines

extension Touch {
  /// The touch as a value: `{"device","screen","token","causes":["patch"]}`.
  public var value: Value {
    [
      "device": .text(device), "screen": .text(screen), "token": .text(token),
      "causes": .list(causes.names.map { .text($0) }),
    ]
  }

  /// Writes the touch as `value` is written, without making that.
  func write(to writer: inout JSONWriter) {
    writer.write(raw: #"{"device":"#)
    writer.write(device)
    writer.write(raw: #","screen":"#)
    writer.write(screen)
    writer.write(raw: #","token":"#)
    writer.write(token)
    writer.write(raw: #","causes":["#)
    var isFirst = true
    causes.forEachName { name in
      writer.write(raw: isFirst ? "\"" : ",\"")
      writer.write(raw: name)
      writer.write(raw: "\"")
      isFirst = false
    }
    writer.write(raw: "]}")
  }

  /// Reads a touch back.
  /// - Throws: `DataFailure`.
  public init(_ value: Value) throws(DataFailure) {
    let members = try Members(value, of: "touch")
    guard let causes = Causes(names: try members.texts("causes")) else {
      throw .wrong(member: "causes")
    }
    self.init(
      device: try members.text("device"), screen: try members.text("screen"),
      token: try members.text("token"), causes: causes)
  }
}

extension JSONWriter {
  /// Writes touches as a list of their values.
  package mutating func write(_ touches: [Touch]) {
    write(raw: "[")
    for (place, touch) in touches.enumerated() {
      if place > 0 { write(raw: ",") }
      touch.write(to: &self)
    }
    write(raw: "]")
  }
}

extension Push {
  /// The push as a value: its `token`, its `reason`, what the notification is made of, and the
  /// `screens` that it is about.
  public var value: Value {
    [
      "token": .text(token), "reason": .text(reason.rawValue), "type": .text(Self.type),
      "payload": .text(Self.payload),
      "screens": .list(
        subjects.map {
          [
            "device": .text($0.device), "screen": .text($0.screen),
            "reason": .text($0.reason.rawValue), "touched": .text($0.touchedSince.text),
            "touches": .number(Double($0.touches)),
          ]
        }),
    ]
  }
}
