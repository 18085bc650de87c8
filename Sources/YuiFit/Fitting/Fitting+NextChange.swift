import YuiLines
import YuiScreens

extension Fitting {
  /// When the layout would differ with no new row: at the three-hour mark, when a phase ends, at
  /// midnight where days are named.
  var nextChange: Moment? {
    guard state == .ready else { return nil }
    let now = reading.environment.now
    var next: Moment?
    func consider(_ moment: Moment?) {
      guard let moment, moment > now else { return }
      if next.map({ moment < $0 }) ?? true { next = moment }
    }
    if let caughtUp = reading.content.caughtUp {
      consider(caughtUp.adding(seconds: Reading.staleAfter))
      if isStale { consider(reading.asOfChange(caughtUp)) }
    }
    for place in placed.indices { consider(placed[place].form.nextChange) }
    if page.family == .accessoryInline { consider(reading.glance?.change) }
    // The first that is not shown counts too: with another answer it might fit.
    for place in 0...placed.count {
      guard let query = reading.query(place) else { continue }
      consider(reading.change(ofQuery: query))
    }
    consider(reading.units.change)
    return next
  }
}
