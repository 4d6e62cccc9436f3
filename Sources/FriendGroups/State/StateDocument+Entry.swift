#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension StateDocument {
  /// One group that the user opened or closed, as the file writes it.
  struct Entry: Decodable {
    let key: GroupKey
    let isOpen: Bool

    private enum CodingKeys: String, CodingKey {
      case name
      case occurrence
      case isOpen = "open"
    }

    init(key: GroupKey, isOpen: Bool) {
      self.key = key
      self.isOpen = isOpen
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      key = GroupKey(
        name: try container.decode(String.self, forKey: .name),
        occurrence: try container.decodeIfPresent(Int.self, forKey: .occurrence) ?? 1
      )
      isOpen = try container.decode(Bool.self, forKey: .isOpen)
    }

    /// The entry as JSON; the first group of a name does without its occurrence.
    var text: String {
      let occurrence = key.occurrence == 1 ? "" : ", \"occurrence\": \(key.occurrence)"
      return "{\"name\": \(quoted(key.name))\(occurrence), \"open\": \(isOpen)}"
    }
  }

  /// A replacement of some bytes of the text.
  struct Edit {
    let range: Range<Int>
    let text: String

    /// Puts text behind the last member of a container, or into an empty one.
    static func appending(_ text: String, to container: Node, after last: StateSource.Member?)
      -> Edit
    {
      let place = last?.value.range.upperBound ?? container.range.lowerBound + 1
      return Edit(range: place..<place, text: last == nil ? text : ", \(text)")
    }
  }
}

/// A text as JSON.
func quoted(_ text: String) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .withoutEscapingSlashes
  let data = (try? encoder.encode(text)) ?? Data("\"\"".utf8)
  return String(decoding: data, as: UTF8.self)
}

extension Data {
  /// Makes all replacements, which must not overlap, in one pass.
  func applying(_ edits: [StateDocument.Edit]) -> Data {
    var result = Data()
    var place = startIndex
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result.append(self[place..<edit.range.lowerBound])
      result.append(contentsOf: edit.text.utf8)
      place = edit.range.upperBound
    }
    result.append(self[place...])
    return result
  }
}
