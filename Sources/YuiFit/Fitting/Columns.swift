/// A number for each column of a widget. None has more than two, so they need no memory of their own.
struct Columns {
  private var first = 0
  private var second = 0

  subscript(column: Int) -> Int {
    get { column == 0 ? first : second }
    set { if column == 0 { first = newValue } else { second = newValue } }
  }
}
