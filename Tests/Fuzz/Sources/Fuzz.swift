//  Fuzz targets: laws that hold for any bytes, hunted by libFuzzer.
//
//      parse    whole, byte by byte and in chunks give the same ops; the checker says their errors
//      print    ops written as lines read as the same ops
//      apply    a thread of replies: the state's invariants, op by op and in batches
//      catchup  rows whole, twice and in batches that overlap give the same copy
//      copy     a file of a copy, its checksum right: refused, or read, written and drawn
//      fit      a screen of any replies keeps the laws of fitting
//      json     our reader beside Foundation's, and what is written reads as the same
//      files    entries, names and leases of an outbox, pins, planners, events, links
//
//      fuzz TARGET [libFuzzer's options] [FOLDER...]
//      fuzz seeds FOLDER CONFORMANCE      a corpus for each target, and a dictionary

import Foundation

/// One input of a target.
struct FuzzInput {
  let bytes: ContiguousArray<UInt8>
  /// What a target chooses by: the same for the same bytes.
  let seed: UInt64

  init(_ bytes: ContiguousArray<UInt8>) {
    self.bytes = bytes
    seed = bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// What stands between the bytes that separate replies, rows and files.
  var pieces: [String] {
    bytes.split(separator: Self.separator, omittingEmptySubsequences: false)
      .prefix(12).map { String(decoding: $0, as: UTF8.self) }
  }

  static let separator: UInt8 = 0x1E
}

/// Ends the process, as libFuzzer wants a finding to.
func expect(_ holds: Bool, _ fault: @autoclosure () -> String) {
  if holds { return }
  FileHandle.standardError.write(Data("fault: \(fault())\n".utf8))
  abort()
}

enum Targets {
  static let all: [String: @Sendable (FuzzInput) -> Void] = [
    "parse": ParseTarget.run, "print": PrintTarget.run, "apply": ApplyTarget.run,
    "catchup": CatchUpTarget.run, "copy": CopyTarget.run, "fit": FitTarget.run,
    "json": JSONTarget.run, "files": FilesTarget.run,
  ]
}

nonisolated(unsafe) private var target: (FuzzInput) -> Void = { _ in }

/// A program's arguments, as C has them.
public typealias Arguments = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

/// Called by libFuzzer first: takes the target's name, and leaves its own options to it.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutablePointer<Arguments>
) -> CInt {
  let words = (0..<Int(count.pointee)).compactMap { place in
    arguments.pointee[place].map { String(cString: $0) }
  }
  if words.count == 4, words[1] == "seeds" {
    do {
      try Seeds.write(to: words[2], from: words[3])
      exit(0)
    } catch {
      print("seeds: \(error)")
      exit(2)
    }
  }
  guard words.count > 1, let chosen = Targets.all[words[1]] else {
    print("usage: fuzz TARGET [options] [FOLDER...], TARGET of \(Targets.all.keys.sorted())")
    exit(2)
  }
  target = chosen
  arguments.pointee[1] = arguments.pointee[0]
  arguments.pointee += 1
  count.pointee -= 1
  return 0
}

/// Called by libFuzzer with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ bytes: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  target(FuzzInput(ContiguousArray(UnsafeBufferPointer(start: bytes, count: size))))
  return 0
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutablePointer<Arguments>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// Where the linker takes this for the start, and not libFuzzer's own.
@main
enum Fuzz {
  static func main() {
    var count = CommandLine.argc
    var arguments = CommandLine.unsafeArgv
    exit(runDriver(&count, &arguments) { test($0, $1) })
  }
}
