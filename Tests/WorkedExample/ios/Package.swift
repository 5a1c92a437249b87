// swift-tools-version: 6.3

import PackageDescription

let package = Package(
  name: "shop",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(name: "parity", path: "../../..")],
  targets: [
    .target(name: "ShopTwins", dependencies: [.product(name: "ParityCore", package: "parity")]),
    .executableTarget(
      name: "shop-parity",
      dependencies: ["ShopTwins", .product(name: "ParityHarness", package: "parity")]),
    .testTarget(
      name: "ShopTwinsTests",
      dependencies: ["ShopTwins", .product(name: "ParityTesting", package: "parity")]),
  ]
)
