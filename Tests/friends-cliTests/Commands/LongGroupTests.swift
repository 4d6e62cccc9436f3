import Foundation
import Testing

/// A group so long that it is shown as it is read.
struct LongGroupTests {
  private static let numbers = 1...9_000
  private static let intro = String(repeating: "-", count: 80)

  private func sandbox() throws -> Sandbox {
    let sandbox = Sandbox()
    let friends = Self.numbers.map {
      #"{"name": "\#(name($0))", "intro": "\#(Self.intro)", "online": \#($0 % 2)}"#
    }
    try sandbox.write("[\(friends.joined(separator: ","))]", to: "long.json")
    return sandbox
  }

  /// The only long name is that of the last.
  private func name(_ number: Int) -> String { number == 9_000 ? "The last one" : "\(number)" }

  private func friend(_ number: Int) -> String {
    "friend\t1\t\(number)\t\(number % 2)\t\t\(name(number))\t\(Self.intro)\n"
  }

  @Test(arguments: [
    ([], Array(numbers)),
    (["--online"], numbers.filter { $0 % 2 == 1 }),
    (["--sort", "online"], numbers.filter { $0 % 2 == 1 } + numbers.filter { $0 % 2 == 0 }),
  ])
  func everyFriendHasALine(options: [String], order: [Int]) throws {
    let outcome = try sandbox().run(["tree", "--plain", "-f", "long.json"] + options)
    let header = "group\t1\topen\t4500\t9000\tlong\n"
    #expect(outcome.output == header + order.map(friend).joined())
  }

  @Test func linesForPeopleLineUp() throws {
    let outcome = try sandbox().run("tree", "-f", "long.json", "--width", "60")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.first == "1 ▾ long  4500/9000")
    #expect(lines.count == 1 + Self.numbers.count)
    let columns = lines.dropFirst().map { $0.prefix { $0 != "-" }.count }
    #expect(Set(columns) == [20])
  }

  @Test func theJSONIsWhole() throws {
    struct Answer: Decodable, Equatable {
      struct Group: Decodable, Equatable {
        struct Friend: Decodable, Equatable { let index: Int }
        let friends: [Friend]
        let total: Int
      }
      let groups: [Group]
    }
    let outcome = try sandbox().run("tree", "--json", "-f", "long.json")
    let answer = try JSONDecoder().decode(Answer.self, from: Data(outcome.output.utf8))
    let friends = Self.numbers.map { Answer.Group.Friend(index: $0) }
    #expect(answer == Answer(groups: [.init(friends: friends, total: 9_000)]))
  }
}
