// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "friends-cli",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "FriendGroups", targets: ["FriendGroups"]),
    .executable(name: "friends-cli", targets: ["friends-cli"]),
  ],
  targets: [
    .target(
      name: "FriendGroups",
      resources: [
        .embedInCode("Converting/page.css"),
        .embedInCode("Converting/page.js"),
      ],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "friends-cli",
      dependencies: ["FriendGroups"],
      resources: [
        .embedInCode("Resources/friends.plist"),
        .embedInCode("Resources/completion.bash"),
        .embedInCode("Resources/completion.zsh"),
        .embedInCode("Resources/completion.fish"),
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "FriendGroupsTests",
      dependencies: ["FriendGroups"],
      exclude: ["Fixtures"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "friends-cliTests",
      dependencies: ["friends-cli", "FriendGroups"],
      exclude: ["Transcripts", "Screens", "Converting/page.py"],
      swiftSettings: strict
    ),
  ]
)
