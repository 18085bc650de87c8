import YuiLines
import YuiScreens

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Works on the copy `crash` of a folder until it is killed, or told to stop by a file `stop`.
///
///     CopyWorker write FOLDER ID   raises the number of a node by one and prints it, again and again
///     CopyWorker read FOLDER       reads, and ends with 1 as soon as anything is not as it must be
///     CopyWorker catchup COUNT     catches up with so many rows, waiting before and after to be looked at
///
/// It links no Foundation, so that it is quick to start: tests kill it hundreds of times.
@main
enum CopyWorker {
  static func main() throws {
    let arguments = CommandLine.arguments
    if arguments[1] == "catchup" {
      try catchUp(Int(arguments[2]) ?? 0)
      return
    }
    let store = CopyStore(folder: arguments[2])
    let stop = arguments[2] + "/stop"
    if arguments[1] == "write" {
      while !isThere(stop) { try write(arguments[3], store) }
    } else {
      try read(store, until: stop)
    }
  }

  private static func isThere(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }

  private static func say(_ text: String) {
    print(text)
    fflush(nil)
  }

  /// One step: what it says is on the disk.
  private static func write(_ id: String, _ store: CopyStore) throws {
    let number = try store.update(agent: "coach", name: "crash") { copy in
      let number = (copy.number(of: id) ?? -1) + 1
      let at = (copy.cursor?.at ?? Moment(microseconds: 0)).adding(seconds: 1)
      copy.catchUp([AgentRow(id: "\(number)", at: at, body: "~\(id) \(number)")], at: at)
      return number
    }
    say("\(number)")
    // The lock is not fair: without a pause the other writer would hardly get it.
    usleep(300)
  }

  private static func read(_ store: CopyStore, until stop: String) throws {
    var last = [0, 0]
    var count = 0
    while !isThere(stop) {
      let copy = try store.read(agent: "coach", name: "crash")
      let numbers = ["a", "b"].compactMap { copy.number(of: $0) }
      // Each row raised one number by one and came one second after the one before it.
      let seconds = copy.cursor?.at.secondsSince1970
      guard numbers.count == 2, numbers[0] >= last[0], numbers[1] >= last[1],
        seconds == Double(numbers[0] + numbers[1])
      else {
        say("\(numbers) at \(seconds ?? -1) after \(last)")
        exit(1)
      }
      last = numbers
      count += 1
    }
    say("\(count)")
  }
}

extension CopyWorker {
  private static func catchUp(_ count: Int) throws {
    let start = Moment(secondsSince1970: 1_764_000_000)
    var state = ScreenState()
    state.apply(
      reply: """
        table create lifts Day:date Weight:number
        >2
        stat@weight 80kg Weight spark=1|2|3|4
        list@todo Today Walk|Read|Call +check
        timer@focus 25m/5m Focus
        query@lifts lifts
        save today
        """, at: LocalTime(start))
    var copy = try PinnedCopy(
      of: state, saved: "today", agent: PinnedCopy.Agent(id: "coach", name: "Coach"),
      cursor: Cursor(at: start, id: "0"), at: start)
    let rows = (1...count).map { number in
      AgentRow(id: "\(number)", at: start.adding(seconds: Double(number)), body: body(number))
    }
    say("ready")
    _ = readLine()
    let change = copy.catchUp(rows, at: start.adding(seconds: Double(count)))
    say("\(change.rowCount)")
    _ = readLine()
  }

  /// What an agent might have said: mostly of other things, now and then of the copy.
  private static func body(_ number: Int) -> String {
    switch number % 10 {
    case 0: "~weight \(number)kg delta=-0.2\n~todo Today Walk|Read|\"Call \(number)\""
    case 1: ">2\nclear\nstat@weight \(number)kg Weight\nlist@todo Today Walk|Read\nsave today"
    case 2: "put lifts k\(number % 400) Day=today Weight=\(number)"
    case 3: ">2 say \"Note \(number)\"\n>2 card@note\(number) More"
    case 4: ">3\nclear\ntimeline@plan Plan\ndone@p1 One\nnow@p2 Two\nnext Three\nsave plan"
    case 5: "Here is a chart:\n```yui\nchart bar Steps x=Mon|Tue y=1|2\n```\nAll good."
    case 6: "~p1 \"Other \(number)\"\n~stat@pulse 60"
    default: "say Hello, this is reply number \(number).\nask \"Shall we?\" Yes|No\n"
    }
  }
}

extension PinnedCopy {
  fileprivate func number(of id: String) -> Int? {
    node(id: id)?.props["value"]?.number.flatMap { Int(exactly: $0) }
  }
}
