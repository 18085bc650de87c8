import Testing

@testable import YuiLines

/// What a block made of some lines: the patch, and the steps on the way to it.
struct BlockReading {
  var steps: [BlockStep] = []
  var patch: Props?
  /// How many of the lines the block took before it closed.
  var taken = 0

  /// Feeds lines to the block of a head, then ends the input unless a line closed it.
  init(_ head: Preset, _ props: Props, _ text: String) {
    guard var block = OpenBlock(head: head, props: props) else { return }
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for line in lines {
      let bytes = ContiguousArray(line)
      let step = block.read(bytes.span, line: 0..<bytes.count)
      steps.append(step)
      switch step {
      case .taken, .failed: taken += 1
      case .refused: return
      case .closed(let props):
        patch = props
        return
      }
    }
    patch = block.finish()
  }

  init(_ head: Preset, _ text: String) { self.init(head, [:], text) }

  /// The patch of a flowchart whose body is `text`.
  static func flowchart(_ text: String) -> Props {
    BlockReading(.diagram, "flowchart LR\n" + text).patch ?? [:]
  }

  static func sequence(_ text: String) -> Props {
    BlockReading(.diagram, "sequenceDiagram\n" + text).patch ?? [:]
  }

  static func state(_ text: String) -> Props {
    BlockReading(.diagram, "stateDiagram-v2\n" + text).patch ?? [:]
  }
}

extension Props {
  /// The ids of a list of objects.
  func ids(_ key: String) -> [String] {
    (self[key]?.list ?? []).map { $0.object?["id"]?.text ?? "" }
  }

  /// Edges as `from>to`, with `:label` when there is one.
  var links: [String] {
    (self["edges"]?.list ?? []).map { edge in
      let props = edge.object ?? [:]
      let label = props["label"]?.text.map { ":" + $0 } ?? ""
      return "\(props["from"]?.text ?? "")>\(props["to"]?.text ?? "")\(label)"
    }
  }

  /// The object of an id in a list of objects.
  func object(_ key: String, _ id: String) -> Props? {
    self[key]?.list?.first { $0.object?["id"]?.text == id }?.object
  }
}
