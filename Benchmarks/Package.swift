// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "yuilines", path: "..")],
  targets: [
    .target(name: "CountedAllocations"),
    .target(
      name: "Corpora", dependencies: [.product(name: "YuiLines", package: "yuilines")],
      swiftSettings: settings),
    // Hostile replies, streamed; a process of its own, so that its memory is the parser's.
    .executableTarget(
      name: "hostile",
      dependencies: [
        .product(name: "YuiLines", package: "yuilines"),
        .product(name: "YuiScreens", package: "yuilines"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "Corpora", "CountedAllocations",
        .product(name: "YuiLines", package: "yuilines"),
        .product(name: "YuiScreens", package: "yuilines"),
        .product(name: "YuiFit", package: "yuilines"),
      ],
      swiftSettings: settings),
  ]
)
