import YuiLines

extension ScreenState {
  /// Up to how many nodes, live and saved, debug builds check a state after every op. A check reads
  /// all of it, so on a large state it would make every op as slow as the state is large.
  static let checkedSize = 32

  /// What is wrong with the state, in words, or nil: what must hold after every op.
  /// - Complexity: O(*n* log *n*) in all nodes.
  package var firstBrokenInvariant: String? {
    brokenScreen ?? brokenIndex ?? brokenShelf ?? brokenLimit
  }

  private var brokenScreen: String? {
    for screen in screens.all {
      for (place, node) in screen.nodes.enumerated() {
        if node.key >= nextKey { return "key \(node.key) was never given out" }
        if node.sequence != node.key.rawValue { return "key and sequence of \(node.id) differ" }
        if place > 0, screen.nodes[place - 1].key >= node.key { return "keys do not rise" }
        guard let parent = node.parent else { continue }
        guard parent < node.key, let head = screen.nodes.place(of: parent) else {
          return "\(node.id) stands before its head, or without it"
        }
        if screen.nodes[head].isStaged != node.isStaged { return "\(node.id) left its head" }
      }
    }
    return nil
  }

  /// What the index says must be what a search through everything finds.
  private var brokenIndex: String? {
    var byID: [String: Node] = [:]
    var byPreset: [Preset: Node] = [:]
    var lasting: [String: Node] = [:]
    for screen in screens.all {
      for node in screen.nodes {
        if node.key > byID[node.id]?.key ?? 0 { byID[node.id] = node }
        if node.key > byPreset[node.preset]?.key ?? 0 { byPreset[node.preset] = node }
        if node.lasts(on: screen.name), node.key > lasting[node.id]?.key ?? 0 {
          lasting[node.id] = node
        }
      }
    }
    for (id, node) in byID where index[id]?.live.newest?.sequence != node.sequence {
      return "\(id) is not found"
    }
    for preset in Preset.allCases
    where index.newest(of: preset)?.sequence != byPreset[preset]?.sequence {
      return "the newest \(preset.name) is not found"
    }
    var presets = lasting.mapValues(\.preset)
    for saved in savedScreens.reversed() {
      for node in saved.nodes.reversed() where node.canLast && presets[node.id] == nil {
        presets[node.id] = node.preset
      }
    }
    return presets == lastingIDs ? nil : "the ids that last are \(presets), not \(lastingIDs)"
  }

  private var brokenShelf: String? {
    for saved in savedScreens {
      if self.saved(saved.name) != saved { return "\(saved.name) is not found" }
      var namesakes: [String: Int] = [:]
      for (place, node) in saved.nodes.enumerated().reversed() where node.canLast {
        // Of many nodes of one id the index holds the newest few.
        namesakes[node.id, default: 0] += 1
        if namesakes[node.id, default: 0] > ScreenLimits.namesakesPerSavedScreen { continue }
        let isKnown = index[node.id]?.saved.contains { entry in
          Int(entry.position) == place && shelf.name(of: entry) == saved.name
        }
        if isKnown != true { return "\(node.id) of \(saved.name) is not found" }
      }
    }
    return nil
  }

  private var brokenLimit: String? {
    if screens.all.reduce(0, { $0 + $1.nodes.count }) != screens.nodeCount { return "node count" }
    if savedScreens.reduce(0, { $0 + $1.nodes.count }) != shelf.nodeCount { return "shelf count" }
    if errors.newest.count > ScreenLimits.errors { return "too many errors" }
    for section in Menu.Section.allCases where menu[section].count > ScreenLimits.menuItems {
      return "too many items in \(section)"
    }
    return nil
  }
}
