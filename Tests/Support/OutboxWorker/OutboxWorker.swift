import YuiLines
import YuiScreens

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Works on an outbox until it is killed, or, when it sends, until it is told to stop by a file
/// `stop` and nothing waits.
///
///     OutboxWorker append FOLDER NAME FIRST   appends NAME-FIRST, NAME-FIRST+1, ...; says `try` and `done`
///     OutboxWorker send FOLDER SINK           sends what waits; a line of SINK is one delivery
///
/// It links no Foundation, so that it is quick to start: tests kill it hundreds of times.
@main
enum OutboxWorker {
  static func main() async throws {
    let arguments = CommandLine.arguments
    guard arguments.count >= 4 else { exit(2) }
    let folder = arguments[2]
    let outbox = try Outbox(folder: folder + "/box", maxCount: 1_000_000)
    if arguments[1] == "append", arguments.count == 5, let first = Int(arguments[4]) {
      try append(arguments[3], from: first, to: outbox)
    } else {
      try await send(outbox, to: arguments[3], until: folder + "/stop")
    }
  }

  private static func append(_ name: String, from first: Int, to outbox: Outbox) throws {
    for number in first... {
      say("try \(number)")
      let event = try WidgetEvent([
        "id": "l", "preset": "list", "item": .text("\(name)-\(number)"), "checked": true,
        "saved": "today", "via": "widget",
      ])
      try outbox.append(event, agent: "coach", at: .now)
      say("done \(number)")
      usleep(2000)
    }
  }

  private static func send(_ outbox: Outbox, to sink: String, until stop: String) async throws {
    let file = unsafe open(sink, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    guard file >= 0 else { exit(2) }
    while true {
      let isLast = unsafe access(stop, F_OK) == 0
      let report = try await outbox.send { entry in
        guard case .toggle(let item, _) = entry.event.action else { return .refused }
        // One write is one line, whoever is killed when: this is the relay.
        let line = ContiguousArray("\(entry.id) \(item)\n".utf8)
        let count = unsafe line.withUnsafeBytes { unsafe write(file, $0.baseAddress, $0.count) }
        say("sent")
        return count == line.count ? .taken : .unreachable
      }
      if isLast, report.end == .empty { return }
      usleep(1000)
    }
  }

  private static func say(_ text: String) {
    print(text)
    fflush(nil)
  }
}
