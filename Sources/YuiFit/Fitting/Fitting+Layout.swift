import YuiScreens

extension Fitting {
  /// Draws what was taken.
  func layout() -> WidgetLayout {
    var speech = Speech(reading, reserving: 2 + placed.count * 3)
    var blocks: [Block] = []
    blocks.reserveCapacity(placed.count + 1)
    var shownUnits = 0
    var top = box.y
    var column = 0
    var mayAccent = true
    for place in placed.indices {
      let form = placed[place].form
      let isFirst = place == 0 || placed[place].column != column
      if placed[place].column != column {
        column = placed[place].column
        top = box.y
      } else if top > box.y {
        top += page.px(Self.componentGap)
      }
      var pen = Pen(
        page: page, x: box.x + column * (columnWidth + page.px(Self.columnGap)), y: top,
        width: columnWidth)
      pen.elements.reserveCapacity(form.elementCount(placed[place].level))
      pen.mayAccent = mayAccent
      if !isFirst, readsAsOne(placed[place - 1].form, form) { drawRule(above: top, with: &pen) }
      let units = draw(form, place, with: &pen)
      if pen.hasAccent { mayAccent = false }
      if let glance {
        speech.say(glance.words.text, isSensitive: glance.isSensitive)
        speech.stop()
      } else {
        form.speak(placed[place].level, into: &speech)
      }
      shownUnits += units
      let frame = Box(x: pen.x, y: top, width: columnWidth, height: pen.y - top)
      blocks.append(
        Block(
          kind: form.kind, frame: page.rect(frame), units: units, elements: pen.elements))
      top = pen.y
    }
    let more = max(0, reading.units.count - shownUnits)
    let words = more > 0 ? page.texts.more(more) : ""
    if let row = lastRow(more: more, words) { blocks.append(row) }
    speech.say(words)
    speech.stop()
    if isStale { speech.say(asOf) }
    return WidgetLayout(
      state: state, family: page.family,
      canvas: Size(page.canvas.width, page.canvas.height),
      contentBox: page.rect(box), mode: reading.environment.mode,
      background: !page.family.isAccessory && reading.environment.surface == .home,
      rightToLeft: page.rightToLeft,
      hidesUntilUnlocked: reading.environment.hidesUntilUnlocked ?? page.family.isAccessory,
      blocks: blocks, shown: state == .ready ? placed.count : 0, more: more, link: reading.link,
      curvedLabel: curvedLabel, accessibilityLabel: speech.text,
      nextChange: nextChange?.secondsSince1970)
  }

  /// What a watch face sets along the curve beside a corner: what the first component is called.
  private var curvedLabel: TextRun? {
    guard page.family == .accessoryCorner, let name = placed.first?.form.name, !name.isEmpty else {
      return nil
    }
    let font = page.font(.curve)
    return TextRun(
      lines: [name],
      font: Font(
        style: font.style, size: font.size,
        lineHeight: Double(page.height(.curve)) / Double(page.scale), weight: font.weight),
      role: .secondary)
  }

  /// Whether two components would be taken for one: rows or words, and then more of them without
  /// a title.
  private func readsAsOne(_ upper: any Form, _ lower: any Form) -> Bool {
    guard !lower.hasHead else { return false }
    switch upper.kind {
    case .list, .say, .timeline, .card, .table: return true
    default: return false
    }
  }

  /// A hairline in the middle of the gap above a component.
  private func drawRule(above top: Int, with pen: inout Pen) {
    let gap = page.px(Self.componentGap)
    pen.fill(
      in: Box(x: pen.x, y: top - gap / 2, width: pen.width, height: 1), opacity: 0.3)
  }

  /// What stands in the one line above the clock, when the screen says it.
  private var glance: Glance? {
    guard page.family == .accessoryInline, state == .ready, let glance = reading.glance else {
      return nil
    }
    // Where it is hidden the usual line still says what it is of.
    return page.isHidden && glance.isSensitive ? nil : glance
  }

  /// Draws a component; gives the units shown.
  private func draw(_ form: any Form, _ place: Int, with pen: inout Pen) -> Int {
    if page.family.showsOneComponent {
      if page.family == .accessoryInline {
        let line = LineBox(box: box, isInline: true)
        if let glance {
          pen.oneLine(line, glance.words, isSensitive: glance.isSensitive)
        } else {
          form.drawLine(line, with: &pen)
        }
      } else {
        form.drawCircle(Circle(page: page, box: box), with: &pen)
      }
      pen.y = box.maxY
    } else if isOneLine {
      form.drawLine(LineBox(box: box, isInline: false), with: &pen)
      pen.y = box.maxY
    } else {
      let level = placed[place].level
      form.draw(level, extra: placed[place].extra, with: &pen)
      return form.units(level)
    }
    return min(1, form.unitCount)
  }

  private var asOf: String { reading.content.caughtUp.map(reading.asOf) ?? "" }

  /// `N more in Yui`, and `as of 9:40` at the line's end, at the bottom of the last column.
  private func lastRow(more: Int, _ words: String) -> Block? {
    guard !page.family.showsOneComponent, !isOneLine, more > 0 || isStale else { return nil }
    let height = page.height(.lastRow)
    let x = box.x + (columnCount - 1) * (columnWidth + page.px(Self.columnGap))
    var pen = Pen(page: page, x: x, y: box.maxY - height, width: columnWidth)
    let baseline = pen.y + page.font(.lastRow).baseline
    var free = columnWidth
    if more > 0 {
      var sized = page.natural(words, .lastRow)
      if sized.width > columnWidth {
        // Where N itself is shortened, `as of` has given way before.
        free = 0
        let short = page.texts.moreShort(more)
        sized =
          page.step(Ways(sized.text, on: page), .lastRow, width: columnWidth)
          ?? page.step(Ways(short, on: page), .lastRow, width: columnWidth)
          ?? sized
      }
      pen.put(sized, role: .secondary, at: x, baseline: baseline)
      free -= sized.width + page.px(12)
    }
    if isStale {
      let sized = page.natural(asOf, .lastRow)
      if sized.width <= free {
        let start = more > 0 ? x + columnWidth - sized.width : x
        pen.put(sized, role: .secondary, at: start, baseline: baseline)
      } else if more == 0,
        let sized = page.step(Ways(asOf, on: page), .lastRow, width: columnWidth)
      {
        pen.put(sized, role: .secondary, at: x, baseline: baseline)
      }
    }
    let frame = Box(x: x, y: pen.y, width: columnWidth, height: height)
    return Block(kind: .lastRow, frame: page.rect(frame), units: 0, elements: pen.elements)
  }
}
