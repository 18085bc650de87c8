import Foundation
import Testing

/// Arguments, exit statuses and complaints.
@Suite("The command: usage")
struct UsageTests {
  static let subcommands = [
    "parse", "check", "apply", "pin", "catchup", "event", "fit", "presets", "conform", "touch",
    "relay", "plan",
  ]

  @Test(arguments: subcommands)
  func everySubcommandHasHelp(name: String) throws {
    let help = try Command(name, "--help")
    #expect(help.status == 0)
    #expect(help.output.contains("Usage: yuilines \(name)"))
    #expect(try Command("--help").output.contains("\n  \(name) "))
  }

  @Test
  func versionIsANumber() throws {
    let version = try Command("--version")
    #expect(version.status == 0)
    #expect(version.output.hasPrefix("yuilines 0."))
  }

  @Test(
    "What is not understood is one line and status 2",
    arguments: [
      [], ["paint"], ["--loud"], ["parse"], ["parse", "--loud", "x"], ["fit", "--family"],
      ["fit", "--family", "tiny", "-"], ["fit", "--hidden=yes", "-"], ["presets", "nobody"],
      ["fit", "--device", "9x9", "-"], ["fit", "--now", "noon", "-"], ["conform"],
    ])
  func usageIsRefused(arguments: [String]) throws {
    let command = try Command(shell: "$Y \(arguments.joined(separator: " "))")
    #expect(command.status == 2)
    #expect(command.output.isEmpty)
    #expect(command.errors.hasPrefix("yuilines: "))
    #expect(command.errors.filter { $0 == "\n" }.count == 1)
  }

  @Test(
    "A slip of the hand is told",
    arguments: [
      ("prase x", "parse"), ("fit --familly x", "--family"), ("presets sldie", "slide"),
    ])
  func slipsAreTold(arguments: String, meant: String) throws {
    let command = try Command(shell: "$Y \(arguments)")
    #expect(command.errors.contains("; did you mean `\(meant)`?"))
  }

  @Test(
    "What cannot be read is one line and status 2",
    arguments: ["parse", "check", "apply", "fit", "conform"],
    ["/nowhere/at/all", "missing"])
  func missingFilesAreRefused(subcommand: String, path: String) throws {
    let command = try Command(subcommand, path)
    #expect(command.status == 2)
    #expect(command.errors.hasPrefix("yuilines: \(path): "))
    #expect(command.errors.filter { $0 == "\n" }.count == 1)
  }

  @Test(arguments: ["parse", "check", "apply", "fit"])
  func foldersAreNoReplies(subcommand: String) throws {
    let command = try Command(subcommand, "/")
    #expect(command.status == 2)
    #expect(command.errors == "yuilines: /: is a directory\n")
    #expect(try Command(shell: "$Y \(subcommand) - </").status == 2)
  }

  @Test
  func aReaderThatGoesIsNoError() throws {
    let gone = try Command(shell: "$Y presets | head -n 1")
    #expect(gone.status == 0)
    #expect(gone.errors.isEmpty)
    // Where the signal is ignored, the write fails instead.
    let ignored = try Command(shell: "trap '' PIPE; { $Y presets; echo $? >&2; } | true")
    #expect(ignored.errors == "0\n")
  }

  @Test
  func aFullDiskIsSaid() throws {
    let full = try Command(shell: "$Y presets >/dev/full")
    #expect(full.status == 2)
    #expect(full.errors == "yuilines: standard output: no space is left\n")
  }
}

@Suite("README and the command")
struct ReadmeCommandTests {
  @Test("README has a line for every subcommand, and no others")
  func subcommands() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(
      contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let written = readme.components(separatedBy: "\n").filter { line in
      line.hasPrefix("yuilines ") && line.contains("   ")
    }.compactMap { $0.split(separator: " ").dropFirst().first.map(String.init) }
    let help = try Command("--help").lines
    let known = help.drop { $0 != "Subcommands:" }.dropFirst().prefix { $0.hasPrefix("  ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(Set(written) == Set(known) && written.count == known.count)
  }
}
