import Foundation
import FriendGroups

/// A name, its initials and its full pinyin, each of which must find the whole of it.
struct NameByPinyin: Sendable {
  let name: String
  let initials: String
  let full: String

  /// Reads the lines of the table, `names-by-pinyin.tsv` among the tests.
  static let all: [NameByPinyin] = {
    let file = FilePath(#filePath).parent.parent.parent.appending("names-by-pinyin.tsv")
    let text = try? String(contentsOfFile: file.description, encoding: .utf8)
    return (text ?? "").split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let fields = line.split(separator: "\t").map(String.init)
      return NameByPinyin(name: fields[0], initials: fields[1], full: fields[2])
    }
  }()
}
