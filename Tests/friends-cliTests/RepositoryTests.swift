import Foundation
import FriendGroups
import Testing

@testable import friends_cli

/// Holds the repository to what it says of itself.
struct RepositoryTests {
  private func text(of file: String) throws -> String {
    try String(contentsOfFile: Package.root.appending(file).description, encoding: .utf8)
  }

  @Test func theChangeLogBeginsWithTheCurrentVersion() throws {
    let first = try text(of: "CHANGELOG.md").split(separator: "\n").first { $0.hasPrefix("## ") }
    #expect(first?.hasPrefix("## \(Help.version)") == true)
  }

  @Test func theEmbeddedListIsTheExample() throws {
    #expect(
      String(decoding: PackageResources.friends_plist, as: UTF8.self)
        == (try text(of: "Examples/friends.plist"))
    )
  }

  @Test func thereAreTwoTargetsAndTheirTests() throws {
    let manifest = try text(of: "Package.swift")
    #expect(manifest.matches(of: /\.(executableT|t)arget\(/).count == 2)
    #expect(manifest.matches(of: /\.testTarget\(/).count == 2)
    #expect(manifest.matches(of: /\.package\(/).isEmpty)
  }

  /// Each folder of the library, and the folders that it may lean on.
  private static let layers: [(folder: String, below: Set<String>)] = [
    ("Scanning", []),
    ("Pinyin", []),
    ("Search", ["Model", "Pinyin"]),
    ("Model", ["Pinyin"]),
    ("Loading", ["Scanning", "Model"]),
    ("Checking", ["Scanning", "Model", "Loading"]),
    ("State", ["Scanning", "Model"]),
    ("Outline", ["Model", "State"]),
  ]

  @Test func everyFolderOfTheLibraryHasItsLayer() throws {
    let root = Package.root.appending("Sources/FriendGroups").description
    let folders = try FileManager.default.contentsOfDirectory(atPath: root)
      .filter { !$0.contains(".") }
    #expect(Set(folders) == Set(Self.layers.map(\.folder)))
  }

  @Test(arguments: layers.map(\.folder))
  func theLibrarysFoldersLeanOneWay(folder: String) throws {
    let root = Package.root.appending("Sources/FriendGroups").description
    var owners: [String: Set<String>] = [:]
    for layer in Self.layers {
      for name in try types(in: "\(root)/\(layer.folder)") {
        owners[name, default: []].insert(layer.folder)
      }
    }
    let layer = try #require(Self.layers.first { $0.folder == folder })
    for word in try words(in: "\(root)/\(folder)") {
      // A name that two folders define says nothing about who leans on whom.
      guard let owner = owners[word], owner.count == 1, let home = owner.first else { continue }
      #expect(home == folder || layer.below.contains(home), "\(folder) uses \(word) of \(home)")
    }
  }

  private func sources(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }
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
      words.formUnion(code.matches(of: /[A-Z]\w*/).map { String($0.0) })
    }
  }
}
