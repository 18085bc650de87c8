import YuiScreens

extension Fitting {
  /// When the layout would differ with no new row: at the three-hour mark, when a phase ends, at
  /// midnight where days are named.
  var nextChange: Moment? {
    guard state == .ready else { return nil }
    let now = page.environment.now
    var next: Moment?
    func consider(_ moment: Moment?) {
      guard let moment, moment > now else { return }
      if next.map({ moment < $0 }) ?? true { next = moment }
    }
    if let caughtUp = content.caughtUp {
      consider(caughtUp.adding(seconds: Page.staleAfter))
      if isStale { consider(page.asOfChange(caughtUp)) }
    }
    for item in placed { consider(item.form.nextChange) }
    consider(answersChange)
    return next
  }
}
