import Foundation
import Testing

@testable import FriendGroups

extension Source {
  /// The members of the first root as `key=bytes-of-the-value`.
  func listing(of text: String) throws -> [String] {
    let root = try #require(try roots().first)
    return try members(of: root).map { member in
      let value = String(decoding: Data(text.utf8)[member.value.range], as: UTF8.self)
      return (member.key.map { "\(self.text(of: $0) ?? "?")=" } ?? "") + value
    }
  }

  /// What a visitor sees of the first root who stops at once.
  func kindsUpToAStop() throws -> [ValueKind] {
    var kinds: [ValueKind] = []
    try visitMembers(of: #require(try roots().first)) {
      kinds.append($0.value.kind)
      return .stop
    }
    return kinds
  }
}
