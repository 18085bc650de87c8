import Foundation
import YuiLines
import YuiScreens

/// The rows of agents as a relay has them, one JSON object a line. A line that is no row is named on
/// standard error and passed over.
struct Rows: ~Copyable {
  /// A row of an agent, or an event of a widget.
  struct Row {
    let agent: String
    let at: Moment?
    let body: String
    let event: WidgetEvent?
    /// The row as it came.
    let line: ContiguousArray<UInt8>
    let props: Props

    /// Writes the row as it came, with what it touches behind the rest.
    func write(with touches: [Touch], to output: inout Output) throws(Stop) {
      var writer = JSONWriter()
      if !props.has("touches"), let end = line.lastIndex(of: UInt8(ascii: "}")) {
        try output.write(ContiguousArray(line[..<end]))
        writer.write(raw: #","touches":"#)
        writer.write(touches)
        writer.write(raw: "}\n")
      } else {
        var props = props
        props["touches"] = .list(touches.map(\.value))
        writer.write(props)
        writer.write(raw: "\n")
      }
      try output.write(writer.bytes)
    }
  }

  /// The option for rows that do not name their agent.
  static let agentOption = Manual.Option(
    "--agent", value: "ID", "The agent of rows that name none.")

  private var lines: Lines
  private var reader = RowReader()
  private let agent: String?
  private let needsTime: Bool
  /// How many lines were no rows.
  private(set) var wrongCount = 0

  init(_ path: String, _ arguments: Arguments, needsTime: Bool = false) throws(Stop) {
    lines = try Lines(path)
    agent = arguments.value("--agent")
    self.needsTime = needsTime
  }

  /// Whether the next line is here already.
  var hasNextLine: Bool { lines.hasNextLine }

  /// The next row.
  mutating func next() throws(Stop) -> Row? {
    while let line = try lines.next() {
      do {
        return try row(JSONReader.read(line), line)
      } catch let fault as Fault {
        complain(fault.reason)
      } catch let failure as JSONReader.Failure {
        complain("byte \(failure.byteOffset): \(failure.reason.rawValue)")
      } catch {
        complain("\(error)")
      }
    }
    return nil
  }

  /// The pins that a row touches. What a save brings is taken on.
  mutating func touches(of row: Row, in index: inout PinIndex) throws(Stop) -> [Touch] {
    if let event = row.event { return index.touches(of: event.event, from: row.agent) }
    let touched = reader.touches(of: row.body, from: row.agent, in: index)
    if !touched.saves.isEmpty {
      do {
        _ = try index.adopt(touched, from: row.agent)
      } catch {
        throw .input("a save brings ids for which there is no room")
      }
    }
    return touched.touches
  }

  private struct Fault: Error {
    let reason: String
  }

  private func row(_ value: Value, _ line: ContiguousArray<UInt8>) throws -> Row {
    guard let props = value.object else { throw Fault(reason: "a row is a JSON object") }
    guard let agent = props["agent"]?.text ?? agent else {
      throw Fault(reason: "the row names no agent (see --agent)")
    }
    let at = props["at"]?.text.flatMap { Moment($0) }
    if at == nil, needsTime || props.has("at") {
      throw Fault(reason: "`at` is not a time like 2026-11-29T09:40:00Z")
    }
    if let event = props["event"] {
      return Row(
        agent: agent, at: at, body: "", event: try WidgetEvent(event), line: line, props: props)
    }
    guard let body = props["body"]?.text else { throw Fault(reason: "the row has no `body`") }
    return Row(agent: agent, at: at, body: body, event: nil, line: line, props: props)
  }

  private mutating func complain(_ reason: String) {
    wrongCount += 1
    Complaint.write("\(lines.place): \(reason)")
  }
}
