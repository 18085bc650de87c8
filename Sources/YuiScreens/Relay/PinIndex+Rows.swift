import YuiLines

extension PinIndex {
  /// Which pins a row of an agent touches: a patch to an id of theirs, a save or forget of their
  /// name, a put to a table that they show (spec 5, section 6).
  ///
  /// - Parameters:
  ///   - body: The row's body; when it has `yui` fences only the lines inside count.
  ///   - agent: The id of the agent that wrote it.
  /// - Complexity: O(*n*) in the body's bytes and the touches, however many pins there are.
  public func touches(of body: String, from agent: String) -> RowTouches {
    touches(of: ContiguousArray(body.utf8), from: agent)
  }

  /// Which pins a row of an agent touches.
  public func touches(of body: ContiguousArray<UInt8>, from agent: String) -> RowTouches {
    guard let agent = names.find(agent) else { return RowTouches() }
    let glance = RowGlance(body.span, agent: agent, in: self)
    guard glance.mayTouch else { return RowTouches() }
    var parser = ReplyParser(known: glance.known)
    for range in Fences.ranges(in: body) { parser.push(body.span.extracting(range)) }
    parser.finish()
    return touches(of: parser.takeOps(), from: agent)
  }

  /// Which pins a widget's event touches: one that starts or pauses a timer those that hold it,
  /// on the person's other devices too; any other event none.
  public func touches(of event: Event, from agent: String) -> [Touch] {
    guard event.preset == .timer, let saved = event.saved,
      event.values["started"] == true || event.values["paused"] == true,
      let agent = names.find(agent), let name = names.find(event.id),
      let screen = names.find(saved)
    else { return [] }
    var hits: [Hit] = []
    forEachPin(.id(.timer), name, of: agent) { pin, kind in
      if kind.preset == .timer, pins[Int(pin)].screen == screen { hits.append(Hit(pin, .timer)) }
    }
    return touches(hits)
  }

  /// Adds the ids that a row saved to the pins of those screens, and gives the pins that changed.
  /// - Throws: `Failure`.
  public mutating func adopt(
    _ row: RowTouches, from agent: String
  ) throws(Failure) -> [Pin] {
    var changed: [Pin] = []
    for touch in row.touches where touch.causes.contains(.save) {
      guard let ids = row.saves[touch.screen],
        var pin = pin(device: touch.device, agent: agent, screen: touch.screen)
      else { continue }
      let before = pin.ids
      pin.ids.merge(ids) { $1 }
      if pin.ids == before { continue }
      try insert(pin)
      changed.append(pin)
    }
    return changed
  }
}

// MARK: - From ops

extension PinIndex {
  /// One way in which a pin is touched.
  private struct Hit {
    let pin: UInt32
    let cause: Touch.Causes

    init(_ pin: UInt32, _ cause: Touch.Causes) {
      self.pin = pin
      self.cause = cause
    }
  }

  private func touches(of ops: OpList, from agent: UInt32) -> RowTouches {
    var result = RowTouches()
    var hits: [Hit] = []
    // The ids that this reply made so far, and those of them that stand on each screen.
    var own: KnownIDs = [:]
    var standing: [String: KnownIDs] = [:]
    for place in ops.indices {
      let record = ops.tape.ops[place]
      switch record.kind {
      case .add:
        let id = ops.text(record.name)
        guard record.preset != .custom, id.canLast else { continue }
        own[id] = record.preset
        standing[ops.text(record.screen), default: [:]][id] = record.preset
      case .clear, .show: standing[ops.text(record.screen)] = nil
      case .patch:
        let target = ops.text(record.name)
        guard Preset(name: target) == nil, let name = names.find(target) else { continue }
        forEachPin(.id(.say), name, of: agent) { pin, kind in
          guard let preset = kind.preset, own[target].map({ $0.isKin(of: preset) }) ?? true
          else { return }
          hits.append(Hit(pin, .patch))
          if preset == .timer, ops.setsTimer(at: place) { hits.append(Hit(pin, .timer)) }
        }
      case .save:
        let text = ops.text(record.name)
        guard let name = names.find(text) else { continue }
        var isPinned = false
        forEachPin(.screen, name, of: agent) { pin, _ in
          hits.append(Hit(pin, .save))
          isPinned = true
        }
        if isPinned { result.saves[text] = standing[ops.text(record.screen)] ?? [:] }
      case .forget:
        guard let name = names.find(ops.text(record.name)) else { continue }
        forEachPin(.screen, name, of: agent) { pin, _ in hits.append(Hit(pin, .forget)) }
      case .put, .putDelete, .table:
        guard let name = names.find(ops.text(record.name)) else { continue }
        forEachPin(.table, name, of: agent) { pin, _ in hits.append(Hit(pin, .table)) }
      default: break
      }
    }
    result.touches = touches(hits)
    return result
  }

  /// Each pin that was hit once, in the order in which they were registered.
  private func touches(_ hits: [Hit]) -> [Touch] {
    var touches: [Touch] = []
    var last: UInt32?
    for hit in hits.sorted(by: { $0.pin < $1.pin }) {
      if hit.pin == last {
        touches[touches.count - 1].causes.insert(hit.cause)
        continue
      }
      last = hit.pin
      let pin = pins[Int(hit.pin)]
      touches.append(
        Touch(
          device: devices.name(pin.device), screen: names.name(pin.screen),
          token: devices.token(pin.device), causes: hit.cause))
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

extension OpList {
  /// Whether a patch to a timer starts it anew or changes how it runs.
  fileprivate func setsTimer(at place: Int) -> Bool {
    guard case .patch(_, let props) = self[place].action else { return false }
    return props.has("auto") || props.has("work") || props.has("rounds")
  }
}
