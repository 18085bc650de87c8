import YuiLines

/// How the command ends.
enum ExitStatus {
  /// All is well.
  case fine
  /// There are findings: a check that found something, a vector that does not hold.
  case findings
  /// The command was not understood, or a file could not be read or written.
  case unusable

  /// The status for the shell.
  var code: Int32 {
    switch self {
    case .fine: 0
    case .findings: 1
    case .unusable: 2
    }
  }
}

/// Why the command stops early.
enum Stop: Error {
  /// The arguments are not right.
  case usage(String, of: Manual?)
  /// A file cannot be read, or is not what it should be.
  case input(String)
  /// Standard output cannot be written.
  case output(String)
  /// Whoever read the output has gone: nothing is left to say, and nobody to say it to.
  case closedPipe

  /// Why a word is not right that is none of `words`, with the one that was probably meant.
  static func unknown(
    _ kind: String, _ word: String, among words: [String], of manual: Manual?
  ) -> Stop {
    let meant = EditDistance.closest(to: word, in: words).map { "; did you mean `\($0)`?" }
    return .usage("there is no \(kind) `\(word)`" + (meant ?? ""), of: manual)
  }

  /// One line for standard error.
  var complaint: String? {
    switch self {
    case .usage(let reason, let manual):
      "\(reason) (see `yuilines \(manual.map { $0.name + " " } ?? "")--help`)"
    case .input(let reason), .output(let reason): reason
    case .closedPipe: nil
    }
  }

  /// How the command ends.
  var status: ExitStatus {
    if case .closedPipe = self { .fine } else { .unusable }
  }
}
