import YuiLines

/// `yuilines completions`: what a shell needs to complete the command's words.
enum Completions: Subcommand {
  private enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  static let manual = Manual(
    name: "completions", operands: "bash|zsh|fish",
    summary: "Print a shell's completions.",
    details: """
      bash:  source <(yuilines completions bash)
      zsh:   yuilines completions zsh > "${fpath[1]}/_yuilines"
      fish:  yuilines completions fish > ~/.config/fish/completions/yuilines.fish
      """,
    options: [])

  static func run(_ arguments: Arguments, _ output: inout Output) throws(Stop) -> ExitStatus {
    let names = try arguments.someOperands()
    guard names.count == 1, let shell = Shell(rawValue: names[0]) else {
      throw arguments.usage("the shell is one of bash, zsh, fish")
    }
    switch shell {
    case .bash: try output.write(bash)
    case .zsh: try output.write(zsh)
    case .fish: try output.write(fish)
    }
    return .fine
  }

  private static var manuals: [Manual] { Yuilines.subcommands.map { $0.manual } }

  /// The words that an operand of a subcommand may be, where there are only some.
  private static func operands(_ manual: Manual) -> [String] {
    switch manual.name {
    case Self.manual.name: Shell.allCases.map(\.rawValue)
    case Presets.manual.name: Preset.allCases.map(\.name)
    default: []
    }
  }

  // MARK: - bash

  private static var bash: String {
    var cases: [String] = []
    for manual in manuals {
      for option in manual.options where option.value != nil {
        let words = option.choices.joined(separator: " ")
        cases.append("    '\(manual.name) \(option.name)') words='\(words)' ;;")
      }
      let names = manual.options.map(\.name) + ["--help"]
      cases.append("    '\(manual.name) '*)")
      cases.append("      words='\(operands(manual).joined(separator: " "))'")
      cases.append("      case $word in -*) words='\(names.joined(separator: " "))' ;; esac ;;")
    }
    let subcommands = manuals.map(\.name).joined(separator: " ")
    return """
      _yuilines() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} words=
        if [ "$COMP_CWORD" -eq 1 ]; then words='\(subcommands) --help --version'; else
        case "${COMP_WORDS[1]} $before" in
      \(cases.joined(separator: "\n"))
        esac; fi
        COMPREPLY=()
        while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -W "$words" -- "$word")
      }
      complete -o default -F _yuilines yuilines

      """
  }

  // MARK: - zsh

  private static var zsh: String {
    let subcommands = manuals.map { "    \(quoted("\($0.name):\(escaped($0.summary))"))" }
    let cases = manuals.map { manual in
      var words = manual.options.map { option in
        let help = escaped(option.help)
        guard let value = option.value else { return quoted("\(option.name)[\(help)]") }
        // An option that takes two words has two messages.
        let messages = value.split(separator: " ").map { word in
          let choices = option.choices.joined(separator: " ")
          return ":\(escaped(String(word))):" + (choices.isEmpty ? "_files" : "(\(choices))")
        }
        return quoted("\(option.name)[\(help)]" + messages.joined())
      }
      words.append(quoted("--help[Print this help.]"))
      let operands = operands(manual)
      words.append(
        quoted(operands.isEmpty ? "*:file:_files" : "*:word:(\(operands.joined(separator: " ")))"))
      return "    \(manual.name)) _arguments \(words.joined(separator: " \\\n      ")) ;;"
    }
    return """
      #compdef yuilines
      _yuilines() {
        local -a subcommands=(
      \(subcommands.joined(separator: "\n"))
        )
        if (( CURRENT == 2 )); then _describe subcommand subcommands; return; fi
        local subcommand=${words[2]}
        shift words; (( CURRENT-- ))
        case $subcommand in
      \(cases.joined(separator: "\n"))
        esac
      }
      if [ "$funcstack[1]" = _yuilines ]; then _yuilines "$@"; else compdef _yuilines yuilines; fi

      """
  }

  /// A description between brackets or before a colon.
  private static func escaped(_ text: String) -> String {
    text.map { "[]:".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  // MARK: - fish

  private static var fish: String {
    var lines = [
      "complete -c yuilines -n __fish_use_subcommand -l help -d 'Print this help.'",
      "complete -c yuilines -n __fish_use_subcommand -l version -d 'Print the version.'",
    ]
    for manual in manuals {
      lines.append(
        "complete -c yuilines -n __fish_use_subcommand -f -a \(manual.name) "
          + "-d \(quoted(manual.summary))")
      let within = "complete -c yuilines -n '__fish_seen_subcommand_from \(manual.name)'"
      for option in manual.options {
        var line = "\(within) -l \(option.name.dropFirst(2)) -d \(quoted(option.help))"
        if option.value != nil {
          line +=
            option.choices.isEmpty ? " -r" : " -x -a '\(option.choices.joined(separator: " "))'"
        }
        lines.append(line)
      }
      let operands = operands(manual)
      if !operands.isEmpty { lines.append("\(within) -f -a '\(operands.joined(separator: " "))'") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A word in single quotes, as all three shells read it.
  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
