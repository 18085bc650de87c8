import Foundation
import Testing

#if os(Linux)
  @Suite("Catching up: memory") struct CatchUpMemoryTests {
    @Test(.timeLimit(.minutes(3)))
    func tenThousandRowsTakeLessThanEightMegabytes() throws {
      let worker = Process()
      worker.executableURL = URL(fileURLWithPath: try CopyStoreCrashTests.worker)
      worker.arguments = ["catchup", "10000"]
      let input = Pipe()
      let output = Pipe()
      worker.standardInput = input
      worker.standardOutput = output
      try worker.run()
      #expect(
        String(decoding: output.fileHandleForReading.availableData, as: UTF8.self) == "ready\n")
      let before = try Self.kilobytes("VmRSS", of: worker.processIdentifier)
      try input.fileHandleForWriting.write(contentsOf: Data("go\n".utf8))
      #expect(
        String(decoding: output.fileHandleForReading.availableData, as: UTF8.self) == "10000\n")
      let peak = try Self.kilobytes("VmHWM", of: worker.processIdentifier)
      try input.fileHandleForWriting.write(contentsOf: Data("end\n".utf8))
      worker.waitUntilExit()
      #expect(worker.terminationStatus == 0)
      #expect(peak >= before)
      #expect(peak - before < 8 * 1024, "\(peak - before) KB")
    }

    private static func kilobytes(_ field: String, of process: Int32) throws -> Int {
      let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
      let line = status.split(separator: "\n").first { $0.hasPrefix("\(field):") }
      let number = line?.split(whereSeparator: { !$0.isNumber }).first
      return try #require(number.flatMap { Int($0) })
    }
  }
#endif
