/// What one line asks for: an action on a screen (spec 1, section 1).
///
///     let ops = ReplyParser.parse("stat@weight 178.9lb Weight delta=-2.3\nsave today")
///     ops[0].action   // .add(preset: .stat, id: "weight", props: [...], group: nil)
///     ops[1].screen   // "1"
public struct Op: Sendable, Hashable {
  /// The screen the line is on.
  public var screen: String
  /// What the line does.
  public var action: Action
  /// Where the line stands in its reply. Two ops that differ only here are still different.
  public var line: SourceLine

  /// An op; without a line it is one that no reply wrote.
  public init(screen: String = "1", action: Action, line: SourceLine = SourceLine()) {
    self.screen = screen
    self.action = action
    self.line = line
  }

  /// What a line does. `props` hold only what the line said; defaults are laid under them later.
  public enum Action: Sendable, Hashable {
    /// A component: `stat@weight 178.9lb Weight`. `group` is the id of the open group it joins.
    case add(preset: Preset, id: String, props: Props, group: String? = nil)
    /// A change: `~weight 178.4lb`, or what a block's lines made of its head. The target is a
    /// preset's name or an id; a preset's name always means the preset.
    case patch(target: String, props: Props)
    /// `save today`: the screen goes on the shelf.
    case save(name: String)
    /// `show today`: the saved screen comes back.
    case show(name: String)
    /// `forget today`: the saved screen leaves the shelf.
    case forget(name: String)
    /// `clear`: the screen is emptied.
    case clear
    /// `>2`: later lines are on this screen.
    case focus
    /// `close`: the stage closes and the focus is on screen 1 again.
    case close
    /// `end`: the innermost open group ends; `target` is its id.
    case end(target: String)
    /// `theme candy`: the thread's look. With `scope` "app" it is a restyle that waits.
    case theme(Props)
    /// `talk on`: the page has a composer.
    case talk(Bool)
    /// `doing Reading 2/5`: what the agent is at (`text`, `step`, `of`), or nil for `doing off`.
    case doing(Props?)
    /// `visual orb tone=teal`: the agent's face (`look`, `tone`, `react`), or nil for `visual off`.
    case visual(Props?)
    /// `menu review Plan`: an item for the drawer (`bucket`, `label`, `sub`, `say`, `show`, `url`).
    case menu(id: String, props: Props)
    /// `menu done plan`: the item leaves the drawer.
    case menuDone(id: String)
    /// `table create lifts Day:date Weight:number:lb`.
    case table(name: String, columns: [TableColumn])
    /// `put lifts r1 Weight=80`: a row is written, or deleted.
    case put(table: String, key: String?, values: Props, delete: Bool)
    /// A line that failed. Nothing else on the screen is touched by it.
    case error(Diagnostic)
  }
}

/// A column of an agent's table (spec 1, section 9).
public struct TableColumn: Sendable, Hashable {
  /// What a column's cells hold.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case text, number, date, bool
  }

  /// The column's name.
  public var name: String
  /// What its cells hold.
  public var kind: Kind
  /// The unit of its numbers; only a number column has one.
  public var unit: String?

  /// A column.
  public init(name: String, kind: Kind, unit: String? = nil) {
    self.name = name
    self.kind = kind
    self.unit = unit
  }
}

/// Where a line stands in its reply.
public struct SourceLine: Sendable, Hashable {
  /// The line's number from 1, or 0 for an op that no line wrote.
  public var number: Int
  /// The line's bytes in the reply, without the line's end.
  public var byteRange: Range<Int>

  /// A place in a reply.
  public init(number: Int = 0, byteRange: Range<Int> = 0..<0) {
    self.number = number
    self.byteRange = byteRange
  }
}

/// Ids that last from earlier replies, each with its preset (spec 1, section 7).
public typealias KnownIDs = [String: Preset]
