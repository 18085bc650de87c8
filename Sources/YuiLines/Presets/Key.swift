/// The props' names that the grammar itself has a use for. A line may carry any other name too;
/// these are the ones that are read, written or tested by number instead of by text.
package enum Key: UInt8, Sendable, CaseIterable {
  case title, label, text, q, options, items, body, sub, src, caption, prompt, name, cols, rows
  case value, unit, delta, good, spark, cta, type, x, y, work, rest, rounds, min, max, lo, hi
  case fields, facing, frames, notes, caps, before, after, labels, hl, names, color, units
  case `where`, sort, sum, avg, points, facts, next, answer, pts, sets, pairs, codes, p, pads
  case chords, strings, o, prog, time, f, plot, digits, img, tex, kind, url, `as`, table, at
  case bpm, grid, key, scale, instrument, size, submit, check, num, auto, up, sound, inline, tag
  case status, review, open, icon, id, scope, look, tone, react, bucket, say, show, on, step, of
  case source, changes, dir, start, nodes, edges, groups, actors, steps, numbered, screen
  case gallery, buttons, layout, other, done, group, limit, count, fold, mark, reorder
  case pick, required, spec
}

extension Key {
  /// The name as a line writes it.
  package var name: String { Self.allNames[Int(rawValue)] }

  package static let allNames = allCases.map { String(describing: $0) }
}
