import CountedAllocations
import Dispatch

/// One thing that is timed: what it is called, how many bytes go in, and a pass that returns a count
/// by which its result is checked.
struct Measure {
  let name: String
  let bytes: Int
  /// What a pass must return; nil when there is nothing to check it by.
  let expected: Int?
  /// How many passes are timed at least.
  let leastPasses: Int
  let pass: () -> Int

  init(
    _ name: String, bytes: Int, expected: Int? = nil, leastPasses: Int = 5,
    _ pass: @escaping () -> Int
  ) {
    self.name = name
    self.bytes = bytes
    self.expected = expected
    self.leastPasses = leastPasses
    self.pass = pass
  }
}

/// What a measure gave.
struct Figure {
  let name: String
  let bytes: Int
  let ops: Int
  let bestSeconds: Double
  let allocations: Int
  let peakBytes: Int

  var megabytesPerSecond: Double { Double(bytes) / bestSeconds / 1e6 }
  var nanosecondsPerOp: Double { bestSeconds * 1e9 / Double(max(ops, 1)) }
  var allocationsPerOp: Double { Double(allocations) / Double(max(ops, 1)) }
}

/// A result that is wrong is not timed.
struct WrongResult: Error, CustomStringConvertible {
  let name: String
  let expected: Int
  let got: Int

  var description: String { "\(name): expected \(expected), got \(got)" }
}

extension Measure {
  /// The code between a guard's marks: instructions are counted in here alone.
  @inline(never)
  static func guardedRegion(_ pass: () -> Int) -> Int { pass() }

  /// Runs one pass and checks its result.
  func check() throws -> Int {
    let got = Self.guardedRegion(pass)
    if let expected, expected != got {
      throw WrongResult(name: name, expected: expected, got: got)
    }
    return got
  }

  /// Checks the result, then takes the best time of many passes.
  func run(seconds: Double = 1.5) throws -> Figure {
    let ops = try check()
    counted_allocations_begin()
    let before = counted_allocations_now()
    _ = pass()
    let after = counted_allocations_now()
    counted_allocations_end()
    var best = Double.infinity
    var spent = 0.0
    var passes = 0
    while spent < seconds || passes < leastPasses {
      let start = DispatchTime.now().uptimeNanoseconds
      _ = pass()
      let time = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
      best = min(best, time)
      spent += time
      passes += 1
    }
    return Figure(
      name: name, bytes: bytes, ops: ops, bestSeconds: best,
      allocations: Int(after.count - before.count),
      peakBytes: Int(after.peak_bytes - before.live_bytes))
  }
}
