/// Writes JSON (RFC 8259): an array of groups, one line a friend.
struct JSONWriter: ListWriter {
  private var groups = 0
  private var friends = 0

  /// JSON holds all that there is.
  var losses: ConversionLosses { ConversionLosses() }

  func begin(to output: inout [UInt8]) { output.append(ascii: "[") }

  mutating func begin(_ group: FriendGroup, to output: inout [UInt8]) {
    output.append(groups > 0 ? ",\n  {\n" : "\n  {\n")
    groups += 1
    friends = 0
    if let name = group.name {
      output.append("    \"name\": ")
      output.append(json: name)
      output.append(",\n")
    }
    if let online = group.online { output.append("    \"online\": \(online),\n") }
    output.append("    \"opened\": \(group.isOpenAtFirst),\n    \"friends\": [")
  }

  mutating func write(_ friends: [Friend], to output: inout [UInt8]) {
    for friend in friends {
      output.append(self.friends > 0 ? ",\n      {" : "\n      {")
      self.friends += 1
      var separator = "\""
      func key(_ key: String) {
        output.append(separator)
        output.append(key)
        output.append("\": ")
        separator = ", \""
      }
      if let name = friend.name {
        key("name")
        output.append(json: name)
      }
      if let intro = friend.intro {
        key("intro")
        output.append(json: intro)
      }
      if let icon = friend.icon {
        key("icon")
        output.append(json: icon)
      }
      if let isVIP = friend.isVIP {
        key("vip")
        output.append(isVIP ? "true" : "false")
      }
      if let isOnline = friend.isOnline {
        key("online")
        output.append(isOnline ? "true" : "false")
      }
      output.append(ascii: "}")
    }
  }

  func endGroup(to output: inout [UInt8]) { output.append(friends > 0 ? "\n    ]\n  }" : "]\n  }") }

  func end(to output: inout [UInt8]) -> Bool {
    output.append(groups > 0 ? "\n]\n" : "]\n")
    return false
  }
}

extension [UInt8] {
  fileprivate mutating func append(json text: String) {
    append(ascii: "\"")
    _ = append(text, as: JSONText.self)
    append(ascii: "\"")
  }
}

/// Text between the quotes of JSON: what no terminal shall get is escaped, though JSON allows it.
private enum JSONText: TextForm {
  static func isSuspect(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || beginsControl(byte)
  }

  static func write(_ scalar: Unicode.Scalar, to output: inout [UInt8]) -> Bool {
    switch scalar {
    case "\"": output.append("\\\"")
    case "\\": output.append("\\\\")
    case "\n": output.append("\\n")
    case "\r": output.append("\\r")
    case "\t": output.append("\\t")
    case _ where scalar.isControl || scalar.turnsLines:
      let digits = String(scalar.value, radix: 16)
      output.append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
    default: output.append(scalar)
    }
    return true
  }
}
