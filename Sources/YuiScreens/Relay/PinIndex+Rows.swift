import YuiLines

extension PinIndex {
  /// Which pins a row of an agent touches: a patch to an id of theirs, a save or forget of their
  /// name, a put to a table that they show (spec 5, section 6).
  ///
  /// For one row after another a `RowReader` gives the same in less time.
  ///
  /// - Parameters:
  ///   - body: The row's body; when it has `yui` fences only the lines inside count.
  ///   - agent: The id of the agent that wrote it.
  /// - Complexity: O(*n*) in the body's bytes and the touches, however many pins there are.
  public func touches(of body: String, from agent: String) -> RowTouches {
    var reader = RowReader()
    return reader.touches(of: body, from: agent, in: self)
  }

  /// Which pins a widget's event touches: one that starts or pauses a timer those that hold it,
  /// on the person's other devices too; any other event none.
  public func touches(of event: Event, from agent: String) -> [Touch] {
    guard event.preset == .timer, let saved = event.saved,
      event.values["started"] == true || event.values["paused"] == true,
      let agent = names.find(agent), let name = names.find(event.id),
      let screen = names.find(saved)
    else { return [] }
    var hits: ContiguousArray<Hit> = []
    forEachPin(.id(.timer), name, of: agent) { pin, kind in
      if kind.preset == .timer, pins[Int(pin)].screen == screen { hits.append(Hit(pin, .timer)) }
    }
    return touches(&hits)
  }

  /// Adds the ids that a row saved to the pins of those screens, and gives the pins that changed.
  /// - Throws: `Failure`.
  public mutating func adopt(
    _ row: RowTouches, from agent: String
  ) throws(Failure) -> [Pin] {
    var changed: [Pin] = []
    for touch in row.touches where touch.causes.contains(.save) {
      guard let ids = row.saves[touch.screen],
        let number = find(device: touch.device, agent: agent, screen: touch.screen),
        !holds(ids, pin: number)
      else { continue }
      var pin = pin(number)
      pin.ids.merge(ids) { $1 }
      try insert(pin)
      changed.append(pin)
    }
    return changed
  }
}

// MARK: - Pins that were hit

/// One way in which a pin is touched.
struct Hit: Sendable {
  let pin: UInt32
  let cause: Touch.Causes

  init(_ pin: UInt32, _ cause: Touch.Causes) {
    self.pin = pin
    self.cause = cause
  }
}

extension PinIndex {
  /// Each pin that was hit once, in the order in which they were registered.
  func touches(_ hits: inout ContiguousArray<Hit>) -> [Touch] {
    hits.sort { $0.pin < $1.pin }
    var touches: [Touch] = []
    touches.reserveCapacity(hits.count)
    var last: UInt32?
    var device = Self.dead
    for hit in hits {
      if hit.pin == last {
        touches[touches.count - 1].causes.insert(hit.cause)
        continue
      }
      let pin = pins[Int(hit.pin)]
      let screen = names.name(pin.screen)
      if pin.device == device, var touch = touches.last {
        // Another screen of the same phone: its name and token are at hand.
        touch.screen = screen
        touch.causes = hit.cause
        touches.append(touch)
      } else {
        touches.append(
          Touch(
            device: devices.name(pin.device), screen: screen, token: devices.token(pin.device),
            causes: hit.cause))
      }
      (last, device) = (hit.pin, pin.device)
    }
    return touches
  }

  func forEachPin(
    _ kind: PostingTable.Kind, _ name: UInt32, of agent: UInt32,
    _ body: (UInt32, PostingTable.Kind) -> Void
  ) {
    var posting = postings.first(kind, name, of: agent, pins: pins)
    while let place = posting {
      let pin = postings.pin(place)
      if isLive(pin) { body(pin, postings.kind(place)) }
      posting = postings.next(place)
    }
  }
}

extension Preset {
  /// Whether a patch to one can be a patch to the other: `kind` moves rows between three presets,
  /// and a pin may not have heard of it yet.
  func isKin(of other: Preset) -> Bool { self == other || isRow && other.isRow }
}
