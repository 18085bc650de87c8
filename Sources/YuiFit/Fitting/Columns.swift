/// A value for each column of a widget. None has more than two, so they need no memory of their own.
struct Columns {
  private var first: Int
  private var second: Int

  init(_ first: Int, _ second: Int = 0) {
    self.first = first
    self.second = second
  }

  subscript(column: Int) -> Int {
    get { column == 0 ? first : second }
    set { if column == 0 { first = newValue } else { second = newValue } }
  }
}
