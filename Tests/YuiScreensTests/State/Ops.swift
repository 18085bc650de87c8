import YuiLines
import YuiScreens

/// What the phone's clock shows in the tests.
let noon = LocalTime(secondsSince1970: 1_764_417_600)

// Ops as a reply's lines make them, in few words.

func add(
  _ preset: Preset, _ id: String = "n1", _ props: Props = [:], in group: String? = nil,
  on screen: String = "1"
) -> Op {
  Op(screen: screen, action: .add(preset: preset, id: id, props: props, group: group))
}

func patch(_ target: String, _ props: Props) -> Op {
  Op(action: .patch(target: target, props: props))
}

func save(_ name: String, on screen: String = "1") -> Op {
  Op(screen: screen, action: .save(name: name))
}

func show(_ name: String, on screen: String = "1") -> Op {
  Op(screen: screen, action: .show(name: name))
}

func forget(_ name: String) -> Op { Op(action: .forget(name: name)) }

func clear(_ screen: String = "1") -> Op { Op(screen: screen, action: .clear) }

func focus(_ screen: String) -> Op { Op(screen: screen, action: .focus) }

func theme(_ props: Props) -> Op { Op(action: .theme(props)) }

func talk(_ isOn: Bool, on screen: String) -> Op { Op(screen: screen, action: .talk(isOn)) }

func menu(_ section: String, _ id: String, _ label: String) -> Op {
  Op(action: .menu(id: id, props: ["bucket": .text(section), "label": .text(label)]))
}

extension ScreenState {
  /// The state after these ops on an empty thread.
  init(after ops: Op..., style: Props = [:]) {
    self.init(style: style)
    apply(ops, at: noon)
  }

  func ids(on screen: String = "1") -> [String] { nodes(on: screen).map(\.id) }
}
