// swift-tools-version: 6.2
import PackageDescription

// Fuzz targets, in a package of their own: the libraries are built again, with coverage and with
// their assertions on. `Tests/Fuzz/run` builds it with the flags that it needs.

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "yuilines", path: "../..")],
  targets: [
    .executableTarget(
      name: "fuzz",
      dependencies: [
        .product(name: "YuiLines", package: "yuilines"),
        .product(name: "YuiScreens", package: "yuilines"),
        .product(name: "YuiFit", package: "yuilines"),
      ],
      path: "Sources", swiftSettings: settings,
      // The system's linker fails on what the sanitizer adds; the toolchain brings one of its own.
      linkerSettings: [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))])
  ]
)
