import Testing
import YuiLines

/// The relay's question has the answer that the ops give.
@Suite("Whether a reply touches a pin is what its ops say")
struct TouchLawTests {
  @Test(arguments: EveryText.files)
  func scanner(file: EveryText) throws {
    for text in try file.texts(limit: 4096) {
      let ops = Array(ReplyParser.parse(text.text))
      // Ids and names of the text itself, of one in three, of none.
      for every in [1, 3] {
        let pin = Pin(of: ops, every: every)
        let touches = ReplyParser.parse(Fences.lines(of: text.text), known: pin.ids).contains {
          pin.isTouched(by: $0.action)
        }
        let bytes = ContiguousArray(text.text.utf8)
        #expect(pin.scanner.touches(text.text) == touches, "\(text.name)")
        // The quick look may say yes for nothing and never no for something.
        #expect(!touches || pin.scanner.seemsToTouch(bytes.span), "\(text.name)")
      }
      #expect(!TouchScanner(ids: [:], names: [], tables: []).touches(text.text), "\(text.name)")
    }
  }

  /// What is asked for: ids, names of saved screens and tables that a text has.
  private struct Pin {
    var ids: KnownIDs = [:]
    var names: Set<String> = []
    var tables: Set<String> = []

    init(of ops: [Op], every: Int) {
      for (place, op) in ops.enumerated() where place % every == 0 {
        switch op.action {
        case .add(let preset, let id, _, _) where preset != .custom && Self.canLast(id):
          ids[id] = preset
        case .patch(let target, _) where Preset(name: target) == nil && Self.canLast(target):
          ids[target] = ids[target] ?? .stat
        case .save(let name), .forget(let name): names.insert(name)
        case .put(let table, _, _, _), .table(let table, _): tables.insert(table)
        default: break
        }
      }
    }

    /// An id that a parser makes never lasts, so no pin has one.
    private static func canLast(_ id: String) -> Bool {
      guard let first = id.first, first == "n" || first == "c" else { return true }
      return !id.dropFirst().allSatisfy(\.isNumber)
    }

    var scanner: TouchScanner { TouchScanner(ids: ids, names: names, tables: tables) }

    func isTouched(by action: Op.Action) -> Bool {
      switch action {
      case .patch(let target, _): Preset(name: target) == nil && ids[target] != nil
      case .save(let name), .forget(let name): names.contains(name)
      case .put(let table, _, _, _), .table(let table, _): tables.contains(table)
      default: false
      }
    }
  }
}
