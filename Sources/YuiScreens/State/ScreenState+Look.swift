import YuiLines

extension ScreenState {
  /// A restyle of the app waits for the person; any other theme line changes the thread's look.
  mutating func theme(_ props: Props, noting change: inout Change) throws(Refusal.Reason) {
    if props["scope"]?.text == "app" {
      var waiting = props
      waiting["scope"] = nil
      if restyle != waiting { change.parts.insert(.restyle) }
      restyle = waiting
      return
    }
    let themed = theme.themed(props)
    if themed.count > ScreenLimits.props { throw .limit(.props) }
    if theme != themed { change.parts.insert(.theme) }
    style.theme = themed
  }

  mutating func menu(
    _ id: String, _ props: Props, noting change: inout Change
  ) throws(Refusal.Reason) {
    let bucket = props["bucket"]?.text ?? ""
    guard let section = Menu.Section(rawValue: bucket) else { throw .noSection(bucket.quoted) }
    var rest = props
    rest["bucket"] = nil
    rest["label"] = nil
    menu.insert(
      Menu.Item(id: id, label: props["label"]?.text ?? "", props: rest), in: section)
    change.parts.insert(.menu)
  }
}
