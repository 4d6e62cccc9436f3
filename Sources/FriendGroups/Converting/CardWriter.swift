/// Writes vCard 4.0 (RFC 6350): a card a friend, with the group as its category.
struct CardWriter: ListWriter {
  private var group = FlatGroup()
  private var lost = ConversionLosses()
  private var identities = CardIdentities()
  /// The line that is made, before it is folded.
  private var line: [UInt8] = []

  var losses: ConversionLosses {
    var losses = group.losses
    losses.add(lost)
    return losses
  }

  func begin(to output: inout [UInt8]) {}

  mutating func begin(_ group: FriendGroup, to output: inout [UInt8]) { self.group.begin(group) }

  mutating func write(_ friends: [Friend], to output: inout [UInt8]) {
    for friend in friends {
      group.note(friend)
      output.append("BEGIN:VCARD\r\nVERSION:4.0\r\nUID:")
      identities.writeNext(group: group.name, name: friend.name ?? "", to: &output)
      output.append("\r\n")
      // A card has to have this property, even where there is no name.
      write("FN:", friend.name ?? "", to: &output)
      if let intro = friend.intro { write("NOTE:", intro, to: &output) }
      if let icon = friend.icon {
        if icon.isAddress { write("PHOTO:", icon, to: &output) } else { lost.add(.icon) }
      }
      if !group.name.isEmpty { write("CATEGORIES:", group.name, to: &output) }
      output.append("END:VCARD\r\n")
    }
    lost.add(.vip, friends.count { $0.isVIP != nil })
    lost.add(.online, friends.count { $0.isOnline != nil })
  }

  mutating func endGroup(to output: inout [UInt8]) { group.end() }

  func end(to output: inout [UInt8]) -> Bool { false }

  private mutating func write(_ property: String, _ value: String, to output: inout [UInt8]) {
    line.removeAll(keepingCapacity: true)
    line.append(property)
    lost.add(.character, line.append(value, as: CardText.self))
    output.append(folding: line)
  }
}

extension [UInt8] {
  /// The octets of a line without its end, as section 3.2 advises.
  private static var width: Int { 75 }

  /// Writes a line, and goes on in a next one that begins with a space where it is long; never amid
  /// a character.
  fileprivate mutating func append(folding line: [UInt8]) {
    var rest = line[...]
    var room = Self.width
    while rest.count > room {
      var end = rest.startIndex + room
      while rest[end] & 0xC0 == 0x80 { end -= 1 }
      append(contentsOf: rest[..<end])
      append("\r\n ")
      rest = rest[end...]
      room = Self.width - 1
    }
    append(contentsOf: rest)
    append("\r\n")
  }
}

extension String {
  /// Whether this is an address with a scheme (RFC 3986, section 3.1), which a PHOTO has to be.
  fileprivate var isAddress: Bool {
    guard let colon = utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    func isLetter(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 }
    let scheme = utf8[..<colon]
    return scheme.first.map(isLetter) == true
      && scheme.allSatisfy { isLetter($0) || "0123456789+-.".utf8.contains($0) }
      && utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F }
  }
}

/// A value of a vCard (RFC 6350, sections 3.4 and 4).
///
/// A comma is escaped in addresses too, as many readers take an escape out of them, and split at a
/// comma.
private enum CardText: TextForm {
  static func isSuspect(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x00...0x1F, 0x7F, 0xC2, UInt8(ascii: ","), UInt8(ascii: "\\"): true
    default: false
    }
  }

  static func write(_ scalar: Unicode.Scalar, to output: inout [UInt8]) -> Bool {
    switch scalar {
    case "\\": output.append("\\\\")
    case ",": output.append("\\,")
    case "\n": output.append("\\n")
    case "\r": return false
    case _ where scalar.isControl: return false
    default: output.append(scalar)
    }
    return true
  }
}
