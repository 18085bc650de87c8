import Testing

@Suite("yuilines completions")
struct CompletionTests {
  /// What bash would offer for the last of some words.
  private func offered(_ words: String...) throws -> [String] {
    let array = words.map { "'\($0)'" }.joined(separator: " ")
    let run = try Command(
      shell: """
        bash -c "$(cat <<'SCRIPT'
        source <("$0" completions bash)
        COMP_WORDS=(yuilines \(array)); COMP_CWORD=\(words.count)
        _yuilines; printf '%s\\n' "${COMPREPLY[@]}"
        SCRIPT
        )" "$Y"
        """)
    #expect(run.status == 0, "\(run.errors)")
    return run.lines
  }

  @Test("bash completes subcommands, options, and the values of options")
  func bash() throws {
    #expect(try offered("pres") == ["presets"])
    #expect(try offered("fit", "--fam") == ["--family"])
    #expect(try offered("fit", "--family", "systemM") == ["systemMedium"])
    #expect(try offered("presets", "stor") == ["storyboard"])
    // Where files stand, the shell's own completion goes on.
    #expect(try offered("fit", "Conf").isEmpty)
  }

  @Test(
    "every subcommand and option is in each shell's script", arguments: ["bash", "zsh", "fish"])
  func complete(_ shell: String) throws {
    let script = try Command("completions", shell).output
    let help = try Command("--help").lines
    let subcommands = help.drop { $0 != "Subcommands:" }.dropFirst().prefix { $0.hasPrefix("  ") }
      .compactMap { $0.split(separator: " ").first }
    #expect(subcommands.count > 10)
    for name in subcommands { #expect(script.contains(name), "\(name)") }
    for option in ["family", "text-size", "hidden"] { #expect(script.contains(option)) }
  }

  @Test("another shell is not known")
  func unknown() throws {
    let run = try Command("completions", "tcsh")
    #expect(run.status == 2)
    #expect(run.errors.contains("bash, zsh, fish"))
  }
}
