import Foundation
import FriendGroups
import Testing

/// Searches a list of all the names of the table `names-by-pinyin.tsv` for each of them.
struct FindByPinyinTests {
  private static let rows: [[String]] = {
    let text = try? Package.text(of: "Tests/names-by-pinyin.tsv")
    return (text ?? "").split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t").map(String.init) }
  }()

  private let sandbox = Sandbox()

  @Test func everyNameIsFoundByItsInitials() throws {
    let names = Self.rows.map { "\"\($0[0])\"" }.joined(separator: ", ")
    try sandbox.write("{\"everybody\": [\(names)]}", to: "friends.json")
    // What has a digit in it is searched as a text.
    let missing = Self.rows.filter { row in
      row[1].allSatisfy(\.isLetter) != found(by: row[1]).contains(row[0])
    }
    #expect(missing == [])
    #expect(Self.rows.count > 200)
  }

  private func found(by typed: String) -> [String] {
    sandbox.run("find", typed, "--plain").output.split(separator: "\n").dropFirst().map {
      String($0.split(separator: "\t", omittingEmptySubsequences: false)[5])
    }
  }
}
