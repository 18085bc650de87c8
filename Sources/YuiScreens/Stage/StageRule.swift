public import YuiLines

/// Which adds take the stage (spec 4, the stage).
///
/// The rule reads a reply's ops in order, since a theme line wins over the stored style profile
/// and a member goes where its head went:
///
///     var rule = StageRule(style: ["screen": "chat"])
///     rule.read(op)   // whether this op adds a component on the stage
public struct StageRule: Sendable {
  /// The style profile as the reply's theme lines left it.
  public private(set) var style: StyleProfile
  private var staged: [String: Bool] = [:]

  /// The rule at the start of a reply, under a stored style profile.
  public init(style: Props = [:]) { self.style = StyleProfile(stored: style) }

  /// Reads the reply's next op, and says whether it adds a component on the stage.
  @discardableResult
  public mutating func read(_ op: Op) -> Bool {
    switch op.action {
    case .theme(let props):
      style.read(theme: props)
      return false
    case .add(let preset, let id, let props, let group):
      let alone = Self.stages(preset, props, onScreen: op.screen, style: style)
      let isStaged = group.flatMap { staged[$0] } ?? alone
      // Only heads are asked for.
      if !preset.spec.members.isEmpty { staged[id] = isStaged }
      return isStaged
    default: return false
    }
  }

  /// The ids of a reply's adds that the rule picks, each taken alone: a member that is staged only
  /// because its head is does not count.
  public static func stagedIDs(in ops: some Sequence<Op>, style: Props = [:]) -> [String] {
    var profile = StyleProfile(stored: style)
    var ids: [String] = []
    for op in ops {
      switch op.action {
      case .theme(let props): profile.read(theme: props)
      case .add(let preset, let id, let props, _):
        if stages(preset, props, onScreen: op.screen, style: profile) { ids.append(id) }
      default: break
      }
    }
    return ids
  }

  /// Whether an add, taken alone, is drawn on the stage.
  ///
  /// It is on the screen `full`; or it is a workout, a timer with rounds or a rest; or it stands
  /// in the chat without `inline`, and the style profile or its preset asks for the stage.
  public static func stages(
    _ preset: Preset, _ props: Props, onScreen screen: String, style: StyleProfile = StyleProfile()
  ) -> Bool {
    if screen == "full" || isWorkout(preset, props) { return true }
    if Page.number(ofScreen: screen) > 1 || props["inline"].isOn { return false }
    switch style.screen {
    case "full": return true
    case "chat": return false
    default: break
    }
    if preset.spec.takesStage { return true }
    return preset == .gallery && (props["layout"]?.text ?? style.gallery) == "row3d"
  }

  private static func isWorkout(_ preset: Preset, _ props: Props) -> Bool {
    guard preset == .timer, !props["up"].isOn else { return false }
    return (props["rounds"]?.number ?? 0) > 1 || (props["rest"]?.number ?? 0) > 0
  }
}

extension Value? {
  /// Whether a flag is set: there, and not switched off.
  fileprivate var isOn: Bool {
    switch self {
    case nil, .null: false
    case .bool(let bool): bool
    case .number(let number): number != 0
    case .text(let text): !text.isEmpty
    case .list, .object: true
    }
  }
}
