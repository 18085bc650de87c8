import YuiLines

extension ScreenState {
  /// The screen that is the stage.
  static let stage = "full"

  mutating func move(focus screen: String, noting change: inout Change) {
    guard focus != screen else { return }
    focus = screen
    change.parts.insert(.focus)
  }

  mutating func set(stageOpen isOpen: Bool, noting change: inout Change) {
    guard isStageOpen != isOpen else { return }
    isStageOpen = isOpen
    change.parts.insert(.stage)
  }

  /// A composer counts on a page of its own; the chat always has one.
  mutating func talk(_ isOn: Bool, on screen: String, noting change: inout Change) {
    let page = Page.number(ofScreen: screen)
    guard page > 1, talkingPages.contains(page) != isOn else { return }
    if isOn { talkingPages.insert(page) } else { talkingPages.remove(page) }
    change.parts.insert(.talk)
  }

  mutating func clear(_ screen: String, noting change: inout Change) {
    empty(screen, noting: &change)
    talk(false, on: screen, noting: &change)
  }

  /// Takes all nodes off a screen.
  mutating func empty(_ screen: String, noting change: inout Change) {
    let nodes = screens.empty(screen)
    if nodes.isEmpty { return }
    index.remove(nodes, from: screens)
    for node in nodes where node.lasts(on: screen) { refreshLasting(node.id) }
    change.removed.append(contentsOf: nodes.lazy.map(\.key))
    change.touch(screen: screen)
  }
}
