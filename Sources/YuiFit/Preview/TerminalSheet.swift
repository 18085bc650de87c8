/// Where a layout's elements stand in a terminal's cells, and the cells.
struct TerminalSheet {
  private(set) var grid: TerminalGrid
  private let origin: Point
  private let right: Double
  /// Where blocks begin, column by column: what begins there is not set to a line's end.
  private let blockStarts: Set<Double>
  /// From heights in the layout to rows: known points, both growing.
  private var anchors: [(y: Double, row: Double)] = []

  /// A line of text or a glyph that takes part of a row.
  private struct Piece {
    var text: String
    var pen: TerminalPen
    var frame: Rect
    var alignment: TextRun.Alignment
    var isGlyph = false
    /// The font's size, for text.
    var size = 0.0

    /// Where what is seen ends, about: a frame may be wider than its text.
    var visibleMaxX: Double {
      guard size > 0, alignment == .leading else { return frame.maxX }
      return min(frame.maxX, frame.x + Double(DisplayWidth.of(text)) * size * 0.6)
    }
  }

  /// Pieces that stand beside each other.
  private struct Line {
    var top: Double
    var bottom: Double
    var pieces: [Piece]
    var middle: Double { (top + bottom) / 2 }
  }

  init(_ layout: WidgetLayout, width: Int) {
    let box = layout.contentBox
    origin = Point(box.x, box.y)
    right = box.maxX
    blockStarts = Set(layout.blocks.map(\.frame.x)).union([box.x])
    var pieces: [Piece] = []
    var drawings: [(Rect, Drawing)] = []
    for element in layout.elements { Self.collect(element, &pieces, &drawings) }
    let lines = Self.lines(pieces)
    let rows = Self.rows(of: lines, beside: drawings.map(\.0), from: box.y)
    anchors = [(box.y, 0)]
    for (line, row) in zip(lines, rows) { anchors.append((line.middle, Double(row) + 0.5)) }
    let last = Double(rows.last ?? -1) + 1
    let below = (box.maxY - (lines.last?.bottom ?? box.y)) / TerminalPreview.cell.height
    let height = max(Int((last + max(below, 0)).rounded()), Int(last), 1)
    anchors.append((box.maxY, Double(height)))
    grid = TerminalGrid(width: width, height: height)
    for (frame, drawing) in drawings { draw(drawing, in: frame) }
    for (line, row) in zip(lines, rows) { write(line, row: row) }
  }

  /// The row of each line: lines of one thing follow each other, a blank row stands where one thing
  /// ends, and beside a drawing lines stand where they are.
  private static func rows(
    of lines: [Line], beside drawings: [Rect], from top: Double
  ) -> [Int] {
    let unit = TerminalPreview.cell.height
    var rows: [Int] = []
    var previous = top
    // The first row of a drawing that reaches past the line that is being placed.
    var starts: [Rect: Int] = [:]
    for line in lines {
      let gap = line.top - previous
      let next = (rows.last ?? -1) + 1
      var row =
        next + (gap < 7 ? 0 : rows.isEmpty ? Int(gap / unit) : max(1, Int((gap / unit).rounded())))
      for frame in drawings where frame.height > 2 * unit {
        if frame.y < line.bottom, frame.maxY > line.top {
          let start = starts[frame] ?? max(next, row - Int((line.middle - frame.y) / unit))
          starts[frame] = start
          row = max(next, start + Int((line.middle - frame.y) / unit))
        } else if let start = starts[frame], frame.maxY <= line.top {
          row = max(row, start + Int((frame.height / unit).rounded()))
        }
      }
      rows.append(row)
      previous = line.bottom
    }
    return rows
  }

  // MARK: - Collecting

  private static func collect(
    _ element: Element, _ pieces: inout [Piece], _ drawings: inout [(Rect, Drawing)]
  ) {
    let frame = element.frame
    switch element.content {
    case .text(let run):
      for (number, line) in run.lines.enumerated() {
        var place = frame
        place.y += Double(number) * run.font.lineHeight
        place.height = run.font.lineHeight
        pieces.append(
          Piece(
            text: line, pen: TerminalPen(run), frame: place, alignment: run.alignment,
            size: run.font.size))
      }
    case .symbol(let symbol):
      pieces.append(
        Piece(
          text: glyph(symbol.name), pen: TerminalPen(symbol.role), frame: frame,
          alignment: .center, isGlyph: true))
    case .fill(let fill): collect(fill, frame, &pieces)
    case .picture:
      let line = Rect(frame.x, frame.midY - 8, frame.width, 16)
      let cells = max(Int(frame.width / TerminalPreview.cell.width), 1)
      pieces.append(
        Piece(
          text: String(repeating: "\u{2591}", count: cells), pen: .faint, frame: line,
          alignment: .leading))
    case .drawing(let drawing): drawings.append((frame, drawing))
    case .button(let button):
      guard button.look == .capsule else {
        for inner in button.elements { collect(inner, &pieces, &drawings) }
        return
      }
      var label = ""
      for inner in button.elements {
        if case .text(let run) = inner.content { label += run.lines.joined(separator: " ") }
      }
      let line = Rect(frame.x, frame.midY - 8, frame.width, 16)
      pieces.append(
        Piece(text: "( \(label) )", pen: .button, frame: line, alignment: .center))
    }
  }

  private static func collect(_ fill: Fill, _ frame: Rect, _ pieces: inout [Piece]) {
    let isDot = frame.width < 14 && frame.height < 14
    let shade =
      fill.opacity > 0.8 ? "\u{25A0}" : fill.opacity > 0.5 ? "\u{25AA}" : "\u{25AB}"
    let cells = max(Int(frame.width / TerminalPreview.cell.width), 1)
    let bar = frame.height < 3 ? "\u{2500}" : fill.opacity > 0.5 ? "\u{2588}" : "\u{2591}"
    pieces.append(
      Piece(
        text: isDot
          ? (fill.accentable ? shade : "\u{2022}") : String(repeating: bar, count: cells),
        pen: TerminalPen(fill.role), frame: frame, alignment: isDot ? .center : .leading,
        isGlyph: isDot))
  }

  private static func glyph(_ name: String) -> String {
    switch name {
    case "circle": "\u{25CB}"
    case "checkmark.circle.fill": "\u{2713}"
    case "circle.inset.filled": "\u{25C9}"
    case "list.bullet": "\u{2261}"
    case "text.bubble", "text.rectangle": "\u{201C}"
    case "calendar.day.timeline.left": "\u{25B7}"
    case "tablecells": "\u{25A6}"
    case "play.circle.fill": "\u{25B6}"
    case "pause.circle.fill": "\u{2016}"
    default: "\u{25C7}"
    }
  }

  /// Puts pieces that overlap in height on one line.
  private static func lines(_ pieces: [Piece]) -> [Line] {
    // Words before glyphs, which follow the words that they stand beside.
    let sorted = pieces.sorted {
      ($0.frame.midY, $0.frame.x) < ($1.frame.midY, $1.frame.x)
    }
    var lines: [Line] = []
    for piece in sorted where !piece.isGlyph {
      if let last = lines.indices.last, overlap(lines[last], piece) {
        lines[last].pieces.append(piece)
      } else {
        lines.append(Line(top: piece.frame.y, bottom: piece.frame.maxY, pieces: [piece]))
      }
    }
    for piece in sorted where piece.isGlyph {
      let nearest = lines.indices.filter { overlap(lines[$0], piece) }.min {
        abs(lines[$0].middle - piece.frame.midY) < abs(lines[$1].middle - piece.frame.midY)
      }
      if let nearest {
        lines[nearest].pieces.append(piece)
      } else {
        lines.append(Line(top: piece.frame.y, bottom: piece.frame.maxY, pieces: [piece]))
      }
    }
    return lines.sorted { $0.middle < $1.middle }
  }

  private static func overlap(_ line: Line, _ piece: Piece) -> Bool {
    let shared = min(line.bottom, piece.frame.maxY) - max(line.top, piece.frame.y)
    return shared > min(line.bottom - line.top, piece.frame.height) / 2
  }

  // MARK: - Writing

  private func column(_ x: Double) -> Int {
    Int(((x - origin.x) / TerminalPreview.cell.width).rounded())
  }

  private func row(_ y: Double) -> Double {
    guard let after = anchors.firstIndex(where: { $0.y >= y }), after > 0 else {
      return y <= origin.y ? 0 : Double(grid.height)
    }
    let (low, high) = (anchors[after - 1], anchors[after])
    let span = high.y - low.y
    return span > 0 ? low.row + (high.row - low.row) * (y - low.y) / span : high.row
  }

  /// Pieces next to each other, with one or two cells between them.
  private struct Chain {
    var pieces: [Piece]
    var gaps: [Int] = []

    var width: Int {
      pieces.reduce(0) { $0 + DisplayWidth.of($1.text) } + gaps.reduce(0, +)
    }
    var minX: Double { pieces.first?.frame.x ?? 0 }
    var maxX: Double { pieces.last?.frame.maxX ?? 0 }
    /// Whether the last text fills its frame, so that the frame's end is the text's.
    var isTight: Bool {
      guard let last = pieces.last, last.size > 0 else { return true }
      if last.text.hasSuffix("\u{2026}") { return false }
      return last.frame.width <= Double(DisplayWidth.of(last.text)) * last.size * 0.8 + 4
    }
  }

  /// Writes a line's chains, each at its place, moved apart where characters are wider than the
  /// text they stand for.
  private mutating func write(_ line: Line, row: Int) {
    let chains = Self.chains(line.pieces.sorted { $0.frame.x < $1.frame.x })
    var starts: [Int] = []
    for (place, chain) in chains.enumerated() {
      var start = column(chain.minX)
      if let last = chain.pieces.last {
        let isAtEnd =
          chain.maxX >= right - 1 && !beginsBlock(chain) && chain.isTight
          || last.alignment == .trailing
        if isAtEnd { start = column(chain.maxX) - chain.width }
        if chain.pieces.count == 1, last.alignment == .center, !last.isGlyph {
          start = column(last.frame.midX) - chain.width / 2
        }
      }
      start = max(start, 0)
      if let last = starts.last { start = max(start, last + chains[place - 1].width + 1) }
      starts.append(start)
    }
    // What would leave the frame moves back, as far as what stands before it lets it.
    var end = grid.width
    for place in starts.indices.reversed() {
      if starts[place] + chains[place].width > end {
        starts[place] = max(end - chains[place].width, 0)
      }
      end = starts[place] - 1
    }
    for (place, chain) in chains.enumerated() {
      let next = place + 1 < starts.count ? starts[place + 1] - 1 : grid.width
      var column = starts[place]
      for (number, piece) in chain.pieces.enumerated() {
        let room = max(next - column, 1)
        grid.write(Self.cut(piece.text, to: room), row: row, column: column, pen: piece.pen)
        column += DisplayWidth.of(piece.text)
        if number < chain.gaps.count { column += chain.gaps[number] }
      }
    }
  }

  private func beginsBlock(_ chain: Chain) -> Bool {
    blockStarts.contains { abs($0 - chain.minX) <= 1 }
  }

  private static func chains(_ pieces: [Piece]) -> [Chain] {
    var chains: [Chain] = []
    for piece in pieces {
      if let last = chains.last?.pieces.last {
        let gap = piece.frame.x - last.visibleMaxX
        let isNext =
          gap < 11 && piece.alignment == .leading && last.alignment != .trailing
          || gap < 7 && !piece.isGlyph && last.isGlyph
        if isNext, !piece.text.hasPrefix("("), !last.text.hasPrefix("(") {
          chains[chains.count - 1].pieces.append(piece)
          chains[chains.count - 1].gaps.append(last.isGlyph || gap < 5 ? 1 : 2)
          continue
        }
      }
      chains.append(Chain(pieces: [piece]))
    }
    return chains
  }

  private static func cut(_ text: String, to width: Int) -> String {
    guard DisplayWidth.of(text) > width else { return text }
    var shown = ""
    var used = 0
    for character in text {
      let cells = DisplayWidth.of(character)
      if used + cells > width - 1 { break }
      shown.append(character)
      used += cells
    }
    return shown + "\u{2026}"
  }

  // MARK: - Drawings

  private mutating func draw(_ drawing: Drawing, in frame: Rect) {
    let left = max(column(frame.x), 0)
    let width = max(min(column(frame.maxX), grid.width) - left, 1)
    let top = min(max(Int(row(frame.y).rounded()), 0), grid.height - 1)
    let bottom = max(min(Int(row(frame.maxY).rounded()), grid.height), top + 1)
    let dots = DotCanvas(drawing, frame: frame, width: width, height: bottom - top)
    for (number, line) in dots.lines.enumerated() {
      for (offset, cell) in line.enumerated() where cell.character != "\u{2800}" {
        grid.write(
          String(cell.character), row: top + number, column: left + offset,
          pen: cell.isFaint ? .faint : .accent)
      }
    }
  }
}
