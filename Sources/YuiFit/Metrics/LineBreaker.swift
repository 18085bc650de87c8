/// Says whether a piece of text fits a line. The table's answer needs the extent alone; a client's
/// measurer is asked about the text.
protocol LineGauge {
  /// Whether the piece, or the piece with an ellipsis after it, is no wider than the line.
  func fits(_ extent: TextExtent, _ piece: Range<String.Index>, withEllipsis: Bool) -> Bool
}

/// A line that was found: a piece of the text, and how to draw it.
struct BrokenLine {
  var piece: Range<String.Index>
  /// What it is wide, without an ellipsis.
  var extent: TextExtent
  /// Whether the text was cut here.
  var isTruncated = false
  /// Whether the piece holds what is not drawn: controls, a second space in a row.
  var isUntidy = false
}

/// Breaks a text into lines, greedily: at spaces, after hyphens between letters, between
/// ideographs but not before their closing marks or after their opening ones, and inside a word
/// only when the word alone is wider than a line. Numbers are not parted, nor a number and its unit.
///
/// It stops at the first cluster after the last line, so a long text costs what is drawn of it.
struct LineBreaker<Gauge: LineGauge> {
  let text: String
  let font: TextFont
  let gauge: Gauge

  /// Clusters looked at for a line. Text without a width (a megabyte of zero width spaces) never
  /// fills one; no widget has room for as many that are seen.
  private var longestLine: Int { 1_000 }

  /// Calls `found` with each line, at least one and at most `limit`.
  func forEachLine(limit: Int, _ found: (BrokenLine) -> Void) {
    var start = text.startIndex
    var left = max(limit, 1)
    while let resume = line(from: start, isLast: left == 1, found) {
      start = resume
      left -= 1
    }
  }

  /// Finds one line; returns where the next one starts, nil when this was the last.
  private func line(
    from start: String.Index, isLast: Bool, _ found: (BrokenLine) -> Void
  ) -> String.Index? {
    var scanner = ClusterScanner(text, font: font, from: start)
    var line = BrokenLine(piece: start..<start, extent: TextExtent())
    var isEmpty = true
    var isUntidy = false
    var space: TextExtent?
    var last = Neighbours()
    // Where the line may end at a word, and where it may inside one.
    var words: (line: BrokenLine, resume: String.Index)?
    var inside: (line: BrokenLine, resume: String.Index)?
    var count = 0

    while let cluster = scanner.next() {
      count += 1
      if cluster.line == .space || cluster.isDropped, count < longestLine {
        // A space at the start of a line is not drawn; of several in a row the first is.
        if isEmpty { continue }
        isUntidy = isUntidy || cluster.isDropped || space != nil || !cluster.isPlainSpace
        if space == nil, cluster.line == .space { space = cluster.extent }
        continue
      }
      let first = isEmpty ? cluster.start : line.piece.lowerBound
      if !isEmpty {
        if last.canBreak(before: cluster, afterSpace: space != nil, in: text) {
          words = (line, cluster.start)
        }
        if words == nil, !last.isInsideNumber(cluster, afterSpace: space != nil) {
          inside = (line, cluster.start)
        }
      }
      var extent = line.extent
      if let space { extent.add(space) }
      extent.add(cluster.extent)
      let piece = first..<cluster.end
      if count < longestLine, !cluster.isOversized,
        gauge.fits(extent, piece, withEllipsis: false)
      {
        line.piece = piece
        line.extent = extent
        line.isUntidy = isUntidy
        space = nil
        isEmpty = false
        last.move(to: cluster)
        continue
      }
      if !isLast, count < longestLine, let end = words ?? inside {
        found(end.line)
        return end.resume
      }
      found(cut(from: first, before: cluster.start))
      return nil
    }
    found(line)
    return nil
  }

  /// The longest piece that fits with an ellipsis after it and ends before `end`, not inside a
  /// number and not at a space; an empty one when none does.
  private func cut(from start: String.Index, before end: String.Index) -> BrokenLine {
    var scanner = ClusterScanner(text, font: font, from: start)
    var best = BrokenLine(piece: start..<start, extent: TextExtent(), isTruncated: true)
    var extent = TextExtent()
    var contentEnd = start
    var space: TextExtent?
    var isUntidy = false
    var last = Neighbours()
    while let cluster = scanner.next() {
      if contentEnd > start, !last.isInsideNumber(cluster, afterSpace: space != nil) {
        guard gauge.fits(extent, start..<contentEnd, withEllipsis: true) else { break }
        best.piece = start..<contentEnd
        best.extent = extent
        best.isUntidy = isUntidy
      }
      if cluster.start >= end { break }
      if cluster.line == .space || cluster.isDropped {
        isUntidy = isUntidy || cluster.isDropped || space != nil || !cluster.isPlainSpace
        if space == nil, cluster.line == .space { space = cluster.extent }
        continue
      }
      if let space { extent.add(space) }
      space = nil
      extent.add(cluster.extent)
      contentEnd = cluster.end
      last.move(to: cluster)
    }
    return best
  }
}

extension ClusterScanner.Cluster {
  /// Whether it is a space that is drawn as it is.
  fileprivate var isPlainSpace: Bool { base == " " || base.value > 0x85 && base.value < 0x2028 }
}

/// The last clusters of a line, which decide whether it may break after them.
private struct Neighbours {
  private var base: Unicode.Scalar = " "
  private var last = LineClass.space
  private var beforeLast = LineClass.space

  @inline(__always)
  mutating func move(to cluster: ClusterScanner.Cluster) {
    beforeLast = last
    last = cluster.line
    base = cluster.base
  }

  /// Whether a line may end after the last cluster, and the next one start with `next`.
  func canBreak(
    before next: ClusterScanner.Cluster, afterSpace: Bool, in text: String
  ) -> Bool {
    if afterSpace { return last != .digit || !Units.isUnit(in: text, at: next.start) }
    if last == .letter, next.line == .letter { return false }
    switch (last, next.line) {
    case (.breaker, _): return true
    case (.opener, _), (_, .closer), (_, .breaker): return false
    case (.digit, .ideograph), (.ideograph, .digit): return false
    case (.ideograph, _), (_, .ideograph): return true
    case (.closer, .letter), (.closer, .opener), (.closer, .digit):
      // Full-width marks end with room for a break; a Latin point or comma does not.
      return base.value >= 0x3000
    case (.hyphen, .letter): return beforeLast == .letter
    default: return false
    }
  }

  /// Whether a cut between the last cluster and `next` would leave part of a number.
  @inline(__always)
  func isInsideNumber(_ next: ClusterScanner.Cluster, afterSpace: Bool) -> Bool {
    if afterSpace { return false }
    return last == .digit || next.line == .digit && bindsDigits
  }

  /// Whether the last cluster belongs to a number that goes on behind it.
  private var bindsDigits: Bool {
    switch base.value {
    // . , : / ' and the Arabic separators, inside a number
    case 0x2E, 0x2C, 0x3A, 0x2F, 0x27, 0x2019, 0x66B, 0x66C: beforeLast == .digit
    // Signs, currencies, the triangles of a delta, before one
    case 0x2B, 0x2D, 0x2212, 0x24, 0xA3, 0xA5, 0x20AC, 0xB1, 0x25B2, 0x25BC: true
    default: false
    }
  }
}
