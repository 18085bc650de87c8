/// What a component says, whatever the family: read from its nodes once, and drawn in as many forms
/// as there are layouts.
protocol Facts: AnyObject {
  /// The component's form in a column of a width.
  func form(on page: Page, width: Int) -> any Form
}
