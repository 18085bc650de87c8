import YuiFit

extension Manual.Option {
  /// The person's text size.
  static let textSize = Manual.Option(
    "--text-size", value: "SIZE", choices: TextSize.allCases.map(\.rawValue),
    "Large to xxxLarge, AX1 to AX5.")
}

extension Arguments {
  /// The value of `--text-size`, when it is there.
  func textSize() throws(Stop) -> TextSize? {
    guard let name = value("--text-size") else { return nil }
    guard let size = TextSize(named: name) else {
      throw usage("`--text-size` is one of Large to xxxLarge or AX1 to AX5")
    }
    return size
  }
}
