// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "yuilines",
  platforms: [.iOS(.v17), .macOS(.v14), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "YuiLines", targets: ["YuiLines"]),
    .library(name: "YuiScreens", targets: ["YuiScreens"]),
    .library(name: "YuiFit", targets: ["YuiFit"]),
    .executable(name: "yuilines", targets: ["yuilines"]),
  ],
  targets: [
    .target(
      name: "YuiLines", swiftSettings: settings,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "YuiScreens", dependencies: ["YuiLines"], swiftSettings: settings),
    .target(name: "YuiFit", dependencies: ["YuiLines", "YuiScreens"], swiftSettings: settings),
    .target(
      name: "YuiConformance", dependencies: ["YuiLines", "YuiScreens", "YuiFit"],
      swiftSettings: settings),
    .executableTarget(
      name: "yuilines", dependencies: ["YuiLines", "YuiScreens", "YuiFit", "YuiConformance"],
      swiftSettings: settings),
    .testTarget(
      name: "YuiLinesTests", dependencies: ["YuiLines", "YuiConformance"], swiftSettings: settings),
    // Processes for tests to kill.
    .executableTarget(
      name: "CopyWorker", dependencies: ["YuiLines", "YuiScreens"],
      path: "Tests/Support/CopyWorker", swiftSettings: settings),
    .executableTarget(
      name: "OutboxWorker", dependencies: ["YuiLines", "YuiScreens"],
      path: "Tests/Support/OutboxWorker", swiftSettings: settings),
    .testTarget(
      name: "YuiScreensTests",
      dependencies: ["YuiScreens", "YuiConformance", "CopyWorker", "OutboxWorker"],
      swiftSettings: settings),
    .testTarget(
      name: "YuiFitTests", dependencies: ["YuiFit", "YuiConformance"], swiftSettings: settings),
    // The Swift of the guide `WidgetsAndRelay`, compiled as far as this platform allows.
    .target(
      name: "Guide", dependencies: ["YuiLines", "YuiScreens", "YuiFit"],
      path: "Tests/Support/Guide", swiftSettings: settings),
    .testTarget(
      name: "GuideTests",
      dependencies: ["Guide", "YuiLines", "YuiScreens", "YuiFit", "YuiConformance"],
      swiftSettings: settings),
    // These run the command as a person does; depending on it has it built before them.
    .testTarget(name: "CommandTests", dependencies: ["yuilines"], swiftSettings: settings),
  ]
)
