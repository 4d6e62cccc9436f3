import Foundation
import FriendGroups
import Testing

@testable import friends_cli

/// Holds the repository to what it says of itself.
struct RepositoryTests {
  @Test func theChangeLogBeginsWithTheCurrentVersion() throws {
    let lines = try Package.text(of: "CHANGELOG.md").split(separator: "\n")
    let first = lines.first { $0.hasPrefix("## ") }
    #expect(first?.hasPrefix("## \(Help.version)") == true)
  }

  @Test func theEmbeddedListIsTheExample() throws {
    #expect(
      String(decoding: PackageResources.friends_plist, as: UTF8.self)
        == (try Package.text(of: "Examples/friends.plist"))
    )
  }

  @Test func whatTestsNeedIsInstalledByTheChecks() throws {
    let checks = try Package.text(of: ".ci/run")
    for tool in Tool.allCases {
      #expect(checks.contains("[\(tool.rawValue)]="), "\(tool)")
    }
  }

  @Test func thereAreTwoTargetsAndTheirTests() throws {
    let manifest = try Package.text(of: "Package.swift")
    #expect(manifest.matches(of: /\.(executableT|t)arget\(/).count == 2)
    #expect(manifest.matches(of: /\.testTarget\(/).count == 2)
    #expect(manifest.matches(of: /\.package\(/).isEmpty)
  }

  /// Every folder with sources; each leans on those before it alone.
  private static let layers = [
    "FriendGroups/System", "FriendGroups/Text", "FriendGroups/Pinyin", "FriendGroups/Model",
    "FriendGroups/Formats", "FriendGroups/Reading", "FriendGroups/Checking", "FriendGroups/Search",
    "FriendGroups/State", "FriendGroups/Outline", "FriendGroups/Converting", "friends-cli/World",
    "friends-cli/Keys", "friends-cli/Arguments", "friends-cli/Browser/Terminal",
    "friends-cli/Failures", "friends-cli/Rendering", "friends-cli/Session",
    "friends-cli/Completions", "friends-cli/Browser/Model",
    "friends-cli/Browser/Screen", "friends-cli/Browser/Live", "friends-cli/Browser",
    "friends-cli/Commands", "friends-cli",
  ]

  private static let firstOfProgram = layers.firstIndex { $0.hasPrefix("friends-cli") } ?? 0

  private static let root = Package.root.appending("Sources")

  @Test func everyFolderHasItsLayer() throws {
    let paths = try #require(FileManager.default.enumerator(atPath: Self.root.description))
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
    #expect(Set(paths.map { FilePath($0).parent.description }) == Set(Self.layers))
  }

  @Test func everyFolderLeansOnThoseBeforeIt() throws {
    let codes = try Self.layers.map(code(of:))
    var owners: [String: Set<Int>] = [:]
    for (layer, code) in codes.enumerated() {
      for name in types(in: code) { owners[name, default: []].insert(layer) }
    }
    // A member whose name is also that of another member or a variable says nothing.
    var counts: [Substring: Int] = [:]
    for match in codes.flatMap({ $0.matches(of: /\b(?:func|var|let|case) (\w+)/) }) {
      counts[match.1, default: 0] += 1
    }
    for (layer, code) in codes.enumerated() {
      for name in members(in: code, besides: owners) where counts[name] == 1 {
        owners[".\(name)", default: []].insert(layer)
      }
    }
    for (layer, (folder, code)) in zip(Self.layers, codes).enumerated() {
      for word in words(in: code) {
        // A name that two folders define says nothing about who leans on whom.
        guard let owner = owners[word], owner.count == 1, let home = owner.first else { continue }
        // The library cannot see the program: what looks so is a name that both have.
        if home > layer, folder.hasPrefix("FriendGroups"), home >= Self.firstOfProgram { continue }
        #expect(home <= layer, "\(folder) uses \(word) of \(Self.layers[home])")
      }
    }
  }

  /// The code of a folder, without comments and texts.
  private func code(of folder: String) throws -> String {
    let folder = Self.root.appending(folder)
    return try FileManager.default.contentsOfDirectory(atPath: folder.description)
      .filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOfFile: folder.appending($0).description, encoding: .utf8) }
      .joined(separator: "\n")
      .replacing(/\/\/[^\n]*|"(?:\\.|[^"\\\n])*"/, with: " ")
  }

  /// The types that code defines at the top level.
  private func types(in code: String) -> Set<String> {
    let definition =
      /^(?:public |package |private |fileprivate )?(?:struct|enum|protocol|final class) (\w+)/
      .anchorsMatchLineEndings()
    return Set(code.matches(of: definition).map { String($0.1) })
  }

  /// What code gives by extensions to types of the toolchain, such as `displayWidth` to `String`:
  /// no name of a type tells who uses it.
  private func members(in code: String, besides own: [String: Set<Int>]) -> Set<Substring> {
    let opening = /^extension (\w+)[^\n]*\{\n/.anchorsMatchLineEndings()
    let member =
      /^  (?:(?:public|package|internal|static|mutating|nonisolated) )*(?:func|var|let) (\w+)/
      .anchorsMatchLineEndings()
    return code.matches(of: opening).reduce(into: []) { names, match in
      if own[String(match.1)] != nil { return }
      let rest = code[match.range.upperBound...]
      let end = rest.firstRange(of: "\n}")?.lowerBound ?? rest.endIndex
      names.formUnion(rest[..<end].matches(of: member).map(\.1))
    }
  }

  /// The names of types in code, and of members with the dot before them.
  private func words(in code: String) -> Set<String> {
    Set(code.matches(of: /\b[A-Z]\w*|\.[a-z]\w*/).map { String($0.0) })
  }
}
