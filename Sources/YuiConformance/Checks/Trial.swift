import YuiLines

/// A vector being run: its input, and what the parser makes of it whole.
///
///     Trial.run(vector).passed
public struct Trial: Sendable {
  /// The vector.
  public let vector: Vector
  /// The text to parse.
  public let input: String
  /// The ids that last from earlier replies.
  public let known: KnownIDs
  /// The ops of the whole input.
  public let ops: OpList

  init(_ vector: Vector) {
    self.vector = vector
    input = vector.fields["input"]?.text ?? ""
    known = Self.knownIDs(vector.fields["known"])
    ops = ReplyParser.parse(input, known: known)
  }

  /// Runs every check that the vector asks for.
  public static func run(_ vector: Vector) -> VectorResult {
    var vector = vector
    do {
      vector.fields = try ShortForm.expand(vector.fields)
    } catch {
      let mismatch = Mismatch(check: "vector", missing: error.missing)
      return VectorResult(name: vector.name, mismatches: [mismatch], skipped: [])
    }
    if vector.area == "catchup" { return CatchUpTrial.run(vector) }
    let trial = Trial(vector)
    var result = VectorResult(name: vector.name, mismatches: [], skipped: [])
    var checks = 0
    for field in vector.fields where !Check.inputs.contains(field.key) {
      guard let check = Check.byKey[field.key] else {
        result.skipped.append(field.key)
        continue
      }
      checks += 1
      result.mismatches += check(trial, field.value)
    }
    if checks == 0 {
      result.mismatches.append(
        Mismatch(check: "vector", missing: "a key that can be checked"))
    }
    return result
  }

  /// Runs the vectors of a file and describes those that fail or have a key without a check.
  /// - Throws: `VectorFileError`.
  public static func faults(inFile path: String) throws(VectorFileError) -> [String] {
    try VectorFile.read(path: path).vectors.compactMap { vector in
      let result = run(vector)
      if result.passed && result.skipped.isEmpty { return nil }
      let skipped = result.skipped.map { "no check for `\($0)`" }
      let lines = result.mismatches.map(\.description) + skipped
      return "\(vector.name)\n" + lines.joined(separator: "\n")
    }
  }

  /// Ids and presets from the `known` of a vector.
  public static func knownIDs(_ value: Value?) -> KnownIDs {
    var known: KnownIDs = [:]
    for field in value?.object ?? [:] {
      if let preset = field.value.text.flatMap(Preset.init(name:)) { known[field.key] = preset }
    }
    return known
  }
}
