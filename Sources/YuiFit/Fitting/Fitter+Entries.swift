public import YuiScreens

extension Fitter {
  /// A layout and the moment from which it holds.
  public struct Entry: Sendable, Hashable {
    /// From when on it is what the widget shows.
    public var date: Moment
    /// What it shows.
    public var layout: WidgetLayout

    /// An entry.
    public init(date: Moment, layout: WidgetLayout) {
      self.date = date
      self.layout = layout
    }
  }

  /// The most entries of one timeline. Stops a timer of a second's rounds from filling the
  /// extension's memory; the provider asks again when the last one is due.
  public static let mostEntries = 64

  /// The layouts from a moment on until another, with no new row between them: all that a timeline
  /// provider needs.
  ///
  ///     for entry in fitter.entries(
  ///       content, family: .systemSmall, environment: environment, from: now, until: tomorrow)
  ///     {
  ///       // entry.date, entry.layout
  ///     }
  ///
  /// The first entry is that of `from`; each next one is where the one before says it changes, not
  /// after `until`. There are `mostEntries` at the most, and where one would look like the one
  /// before, none.
  public func entries(
    _ content: FitContent, family: Family, environment: FitEnvironment, from: Moment,
    until: Moment
  ) -> [Entry] {
    var environment = environment
    environment.now = from
    var layout = layout(content, family: family, environment: environment)
    var entries = [Entry(date: from, layout: layout)]
    // Changes that cannot be seen are passed over, but not without end.
    for _ in 0..<2 * Self.mostEntries where entries.count < Self.mostEntries {
      guard let next = layout.nextChange.map(Moment.init(secondsSince1970:)), next <= until,
        next > environment.now
      else { break }
      environment.now = next
      layout = self.layout(content, family: family, environment: environment)
      if entries.last.map({ $0.layout.looks(like: layout) }) ?? false {
        entries[entries.count - 1].layout.nextChange = layout.nextChange
      } else {
        entries.append(Entry(date: next, layout: layout))
      }
    }
    return entries
  }

  /// Whether two copies of a screen would look different, or sound different to VoiceOver: a
  /// reload budget is 40 to 70 a day, and a patch below the fold must not cost one.
  public func changesLayout(
    from old: FitContent, to new: FitContent, family: Family, environment: FitEnvironment
  ) -> Bool {
    let before = layout(old, family: family, environment: environment)
    return !before.looks(like: layout(new, family: family, environment: environment))
  }
}

extension WidgetLayout {
  /// Whether two layouts are the same to a person: all but when they would change next.
  func looks(like other: WidgetLayout) -> Bool {
    var left = self
    var right = other
    left.nextChange = nil
    right.nextChange = nil
    return left == right
  }
}
