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
    "FriendGroups/System", "FriendGroups/Scanning", "FriendGroups/Pinyin", "FriendGroups/Model",
    "FriendGroups/Loading", "FriendGroups/Checking", "FriendGroups/Search", "FriendGroups/State",
    "FriendGroups/Outline", "friends-cli/World", "friends-cli/Keys", "friends-cli/Arguments",
    "friends-cli/Completions", "friends-cli/Browser/Terminal", "friends-cli/Failures",
    "friends-cli/Rendering", "friends-cli/Session", "friends-cli/Browser/Model",
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
    var owners: [String: Set<Int>] = [:]
    for (layer, folder) in Self.layers.enumerated() {
      for name in try types(in: folder) { owners[name, default: []].insert(layer) }
    }
    for (layer, folder) in Self.layers.enumerated() {
      for word in try words(in: folder) {
        // A name that two folders define says nothing about who leans on whom.
        guard let owner = owners[word], owner.count == 1, let home = owner.first else { continue }
        // The library cannot see the program: what looks so is a name that both have.
        if home > layer, folder.hasPrefix("FriendGroups"), home >= Self.firstOfProgram { continue }
        #expect(home <= layer, "\(folder) uses \(word) of \(Self.layers[home])")
      }
    }
  }

  private func sources(in folder: String) throws -> [String] {
    let folder = Self.root.appending(folder)
    return try FileManager.default.contentsOfDirectory(atPath: folder.description)
      .filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOfFile: folder.appending($0).description, encoding: .utf8) }
  }

  /// The types that a folder defines at the top level.
  private func types(in folder: String) throws -> Set<String> {
    let definition =
      /^(?:public |package |private |fileprivate )?(?:struct|enum|protocol|final class) (\w+)/
      .anchorsMatchLineEndings()
    return try sources(in: folder).reduce(into: []) { names, source in
      names.formUnion(source.matches(of: definition).map { String($0.1) })
    }
  }

  /// The words of a folder's code, without comments and texts.
  private func words(in folder: String) throws -> Set<String> {
    try sources(in: folder).reduce(into: []) { words, source in
      let code = source.replacing(/\/\/[^\n]*|"(?:\\.|[^"\\\n])*"/, with: " ")
      words.formUnion(code.matches(of: /\b[A-Z]\w*/).map { String($0.0) })
    }
  }
}
