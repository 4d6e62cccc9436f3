// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "OutlineDemo",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "friends-cli", path: "../..")],
  targets: [
    .executableTarget(
      name: "OutlineDemo",
      dependencies: [.product(name: "FriendGroups", package: "friends-cli")]
    )
  ]
)
