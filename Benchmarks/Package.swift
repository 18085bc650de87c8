// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "yuilines", path: "..")],
  targets: [
    .target(
      name: "Corpora", dependencies: [.product(name: "YuiLines", package: "yuilines")],
      swiftSettings: settings),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "Corpora",
        .product(name: "YuiLines", package: "yuilines"),
        .product(name: "YuiScreens", package: "yuilines"),
        .product(name: "YuiFit", package: "yuilines"),
      ],
      swiftSettings: settings),
  ]
)
