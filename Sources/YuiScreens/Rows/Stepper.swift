public import YuiLines

/// Steps next to each other on a screen are one stepper (spec 4).
public enum Stepper {
  /// The runs of steps in a screen's presets, in line order: each is one stepper.
  ///
  ///     Stepper.runs(in: [.say, .step, .step, .card, .step])   // [1..<3, 4..<5]
  public static func runs(in presets: some Sequence<Preset>) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for (place, preset) in presets.enumerated() where preset == .step {
      if let last = runs.last, last.upperBound == place {
        runs[runs.count - 1] = last.lowerBound..<place + 1
      } else {
        runs.append(place..<place + 1)
      }
    }
    return runs
  }
}
