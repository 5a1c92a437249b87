// swift-tools-version: 6.3

import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "parity",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .executable(name: "parity", targets: ["parity"]),
    .library(name: "ReviewPrompt", targets: ["ReviewPrompt"]),
    .library(name: "LatestSearch", targets: ["LatestSearch"]),
    .library(name: "ManualTime", targets: ["ManualTime"]),
    .library(name: "ParityCore", targets: ["ParityCore"]),
    .library(name: "ParityHarness", targets: ["ParityHarness"]),
    .library(name: "ParityTesting", targets: ["ParityTesting"]),
    .plugin(name: "ParityInitPlugin", targets: ["ParityInitPlugin"]),
  ],
  targets: [
    .target(name: "ReviewPrompt", swiftSettings: settings),
    .target(name: "Cart", swiftSettings: settings),
    .target(name: "LatestSearch", swiftSettings: settings),
    .target(name: "ManualTime", swiftSettings: settings),
    // Suites, files and the comparison: all that needs no process. What a suite is declared with.
    .target(name: "ParityCore", swiftSettings: settings),
    .target(name: "ParityHarness", dependencies: ["ParityCore"], swiftSettings: settings),
    .target(name: "ParityTesting", dependencies: ["ParityCore"], swiftSettings: settings),
    .target(
      name: "ParitySuites",
      dependencies: ["ParityHarness", "Cart", "ReviewPrompt", "LatestSearch", "ManualTime"],
      swiftSettings: settings),
    .executableTarget(
      name: "parity", dependencies: ["ParityHarness", "ParitySuites"], swiftSettings: settings),

    // `swift package parity-init NAME`, for a package that has no program of its own yet.
    .executableTarget(
      name: "parity-init", dependencies: ["ParityHarness"], swiftSettings: settings),
    .plugin(
      name: "ParityInitPlugin",
      capability: .command(
        intent: .custom(
          verb: "parity-init", description: "Writes what a new suite of the parity check needs"),
        permissions: [.writeToPackageDirectory(reason: "to write the files of a new suite")]),
      dependencies: ["parity-init"], path: "Sources/ParityInitPlugin"),

    .executableTarget(
      name: "parity-bench", dependencies: ["ParityHarness", "ParitySuites", "ReviewPrompt"],
      swiftSettings: settings),

    // A harness over subjects that trap, hang and lie, which the command's own tests run.
    .executableTarget(
      name: "faulty-parity", dependencies: ["ParityHarness", "ParitySuites", "ReviewPrompt"],
      path: "Tests/FaultyParity", swiftSettings: settings),
    // Values of every type that goes from a fixture through Kotlin and Swift, and back.
    .executableTarget(
      name: "typed-example", dependencies: ["ParityHarness"], path: "Tests/TypedExample",
      exclude: ["fixtures", "kotlin-ref"], packageAccess: false, swiftSettings: settings),
    // The code of the other guides, which is compiled and not run.
    .target(
      name: "GuideExamples",
      dependencies: [
        "ParityHarness", "ParityTesting", "ReviewPrompt", "LatestSearch", "ManualTime",
      ],
      path: "Tests/GuideExamples", packageAccess: false, swiftSettings: settings),
    .testTarget(
      name: "LatestSearchTests", dependencies: ["LatestSearch", "ManualTime"],
      swiftSettings: settings),
    .testTarget(name: "ManualTimeTests", dependencies: ["ManualTime"], swiftSettings: settings),
    .testTarget(
      name: "ParitySuitesTests",
      dependencies: [
        "ParityCore", "ParityHarness", "ParitySuites", "ParityTesting", "ReviewPrompt",
        "LatestSearch", "ManualTime",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ReviewPromptTests", dependencies: ["ReviewPrompt"], swiftSettings: settings),
    .testTarget(
      name: "ParityCommandTests",
      dependencies: [
        "ParityCore", "ParityHarness", "ParitySuites", "ReviewPrompt", "parity", "faulty-parity",
        "typed-example",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ParityTestingTests", dependencies: ["ParityCore", "ParitySuites", "ParityTesting"],
      swiftSettings: settings),
    .testTarget(
      name: "ParityHarnessTests", dependencies: ["ParityCore", "ParityHarness"],
      swiftSettings: settings),
  ]
)
