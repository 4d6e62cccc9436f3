import Foundation

@testable import FriendGroups

/// Writes lists in all the ways that a format has: with spaces, comments, escapes, references and
/// quotes where chance wants them.
struct ListWriter {
  let format: ListFormat
  var random: SplitMix
  private var text = ""

  init(_ format: ListFormat, seed: UInt64) {
    self.format = format
    random = SplitMix(state: seed)
  }

  mutating func data(of tree: ValueTree) -> Data {
    text = ""
    switch format {
    case .binary:
      var writer = BinaryListWriter(random: random)
      let data = writer.data(of: tree)
      random = writer.random
      return data
    case .xml:
      text += oneOf("", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n", "\u{FEFF}", "<!-- a -->")
      text += oneOf("", "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"a\">\n")
      text += "<plist version=\"1.0\">"
      space()
      writeXML(tree)
      space()
      text += "</plist>\n"
    case .openStep:
      if case .dictionary(let entries) = tree, !entries.isEmpty, chance(4) {
        writeOpenStep(entries)
      } else {
        space()
        writeOpenStep(tree)
        space()
      }
    case .json:
      space()
      writeJSON(tree)
      space()
    }
    return Data(text.utf8)
  }

  private mutating func chance(_ sides: Int) -> Bool {
    Int.random(in: 0..<sides, using: &random) == 0
  }

  private mutating func oneOf(_ choices: String...) -> String {
    choices.randomElement(using: &random) ?? ""
  }

  private mutating func space() {
    switch format {
    case .json: text += oneOf("", "", " ", "\n", "\r\n\t")
    case .xml: text += oneOf("", "", "\n", "\r\n\t", "<!-- </dict> -->", "<?b <array> ?>")
    default: text += oneOf("", "", " ", "\n", "\r\n\t", " /* ( */ ", " // }\n")
    }
  }

  // MARK: XML

  private mutating func writeXML(_ tree: ValueTree) {
    switch tree {
    case .list(let elements):
      if elements.isEmpty, chance(2) {
        text += "<array/>"
        return
      }
      text += oneOf("<array>", "<array >", "<array\n>")
      for element in elements {
        space()
        writeXML(element)
      }
      space()
      text += oneOf("</array>", "</array >")
    case .dictionary(let entries):
      if entries.isEmpty, chance(2) {
        text += "<dict/>"
        return
      }
      text += oneOf("<dict>", "<dict a='b'>")
      for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
        space()
        writeXML(key, in: "key")
        space()
        writeXML(value)
      }
      space()
      text += "</dict>"
    case .scalar(let scalar): writeXML(scalar)
    }
  }

  private mutating func writeXML(_ scalar: Scalar) {
    switch scalar {
    case .text(let content): writeXML(content, in: "string")
    case .integer(let number):
      let digits = number >= 0 && chance(4) ? "0x\(String(number, radix: 16))" : "\(number)"
      text += "<integer>\(digits)</integer>"
    case .real(let number): text += "<real>\(number)</real>"
    case .boolean(let flag): text += oneOf("<\(flag)/>", "<\(flag)></\(flag)>", "<\(flag) />")
    case .digits, .null, .other: text += "<data>AA==</data>"
    }
  }

  private mutating func writeXML(_ content: String, in tag: String) {
    if content.isEmpty, chance(2) {
      text += "<\(tag)/>"
      return
    }
    text += "<\(tag)>"
    if chance(8), !content.contains("]]>") {
      text += "<![CDATA[\(content)]]>"
    } else {
      for scalar in content.unicodeScalars {
        switch scalar {
        case "&": text += oneOf("&amp;", "&#38;", "&#x26;")
        case "<": text += oneOf("&lt;", "&#60;", "&#x3c;", "<![CDATA[<]]>")
        case ">": text += oneOf("&gt;", ">", "&#x3E;")
        case "\"": text += oneOf("&quot;", "\"")
        case "'": text += oneOf("&apos;", "'")
        default: text += chance(8) ? "&#x\(String(scalar.value, radix: 16));" : String(scalar)
        }
      }
    }
    text += oneOf("</\(tag)>", "</\(tag)>", "</\(tag)\n>")
  }

  // MARK: OpenStep

  private mutating func writeOpenStep(_ tree: ValueTree) {
    switch tree {
    case .list(let elements):
      text += "("
      for (index, element) in elements.enumerated() {
        space()
        writeOpenStep(element)
        space()
        if index + 1 < elements.count || chance(3) { text += "," }
      }
      space()
      text += ")"
    case .dictionary(let entries):
      text += "{"
      writeOpenStep(entries)
      text += "}"
    case .scalar(let scalar): writeOpenStep(scalar.text ?? "")
    }
  }

  private mutating func writeOpenStep(_ entries: [String: ValueTree]) {
    for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
      space()
      writeOpenStep(key)
      space()
      if value != .scalar(.text(key)) || chance(2) {
        text += "="
        space()
        writeOpenStep(value)
        space()
      }
      text += ";"
    }
    space()
  }

  private mutating func writeOpenStep(_ content: String) {
    let isWord = content.utf8.allSatisfy { byte in
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_$:.-".utf8.contains(byte)
    }
    // A space ends the word, where a comment could go on with it.
    if isWord, !content.isEmpty, chance(2) {
      text += content + " "
      return
    }
    let quote = oneOf("\"", "'")
    text += quote
    for scalar in content.unicodeScalars {
      switch scalar {
      case "\\": text += oneOf("\\\\", "\\134")
      case "\n": text += oneOf("\\n", "\n", "\\012", "\\\n")
      case _ where String(scalar) == quote: text += "\\" + quote
      case _ where chance(6):
        for unit in UTF16.encode(scalar).map(Array.init) ?? [] {
          let digits = String(unit, radix: 16)
          text += "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += quote
  }

  // MARK: JSON

  private mutating func writeJSON(_ tree: ValueTree) {
    switch tree {
    case .list(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += "," }
        space()
        writeJSON(element)
        space()
      }
      text += "]"
    case .dictionary(let entries):
      text += "{"
      for (index, (key, value)) in entries.sorted(by: { $0.key < $1.key }).enumerated() {
        if index > 0 { text += "," }
        space()
        writeJSON(key)
        space()
        text += ":"
        space()
        writeJSON(value)
        space()
      }
      text += "}"
    case .scalar(let scalar):
      switch scalar {
      case .text(let content): writeJSON(content)
      case .integer(let number): text += "\(number)"
      case .real(let number): text += oneOf("\(number)", "\(number)e0", "\(number)E+0")
      case .boolean(let flag): text += "\(flag)"
      case .digits, .null, .other: text += "null"
      }
    }
  }

  private mutating func writeJSON(_ content: String) {
    text += "\""
    for scalar in content.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\n": text += oneOf("\\n", "\\u000a")
      case "/": text += oneOf("/", "\\/")
      case _ where chance(6):
        for unit in UTF16.encode(scalar).map(Array.init) ?? [] {
          let digits = String(unit, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

/// Writes binary lists that share what is equal, as chance wants it.
struct BinaryListWriter {
  var random: SplitMix
  private var list = BinaryList([])
  private var known: [ValueTree: Int] = [:]

  init(random: SplitMix) { self.random = random }

  mutating func data(of tree: ValueTree) -> Data {
    // CoreFoundation reads no other widths.
    list.referenceWidth = [1, 2, 4, 8].randomElement(using: &random) ?? 1
    list.offsetWidth = [2, 4, 8].randomElement(using: &random) ?? 2
    list.top = add(tree)
    return list.bytes
  }

  private mutating func add(_ tree: ValueTree) -> Int {
    if let number = known[tree], Bool.random(using: &random) { return number }
    var object: [UInt8]
    switch tree {
    case .list(let elements):
      object = references(elements.map { add($0) })
      object = header(0xA0, elements.count) + object
    case .dictionary(let entries):
      let pairs = entries.sorted { $0.key < $1.key }.map { (add(.scalar(.text($0))), add($1)) }
      object = header(0xD0, pairs.count) + references(pairs.map(\.0)) + references(pairs.map(\.1))
    case .scalar(let scalar): object = bytes(of: scalar)
    }
    known[tree] = list.objects.count
    list.objects.append(object)
    return list.objects.count - 1
  }

  private func references(_ numbers: [Int]) -> [UInt8] {
    numbers.flatMap { BinaryList.number($0, width: list.referenceWidth) }
  }

  private mutating func header(_ marker: UInt8, _ count: Int) -> [UInt8] {
    if count < 15 { return [marker + UInt8(count)] }
    return [marker + 15, 0x11] + BinaryList.number(count, width: 2)
  }

  private mutating func bytes(of scalar: Scalar) -> [UInt8] {
    switch scalar {
    case .text(let text):
      // CoreFoundation refuses an empty text in UTF-16.
      if text.isEmpty || text.utf8.allSatisfy({ $0 < 0x80 }) && Bool.random(using: &random) {
        return header(0x50, text.utf8.count) + text.utf8
      }
      let units = text.utf16.flatMap { BinaryList.number(Int($0), width: 2) }
      return header(0x60, text.utf16.count) + units
    case .integer(let number):
      for (marker, width) in [(0x10, 1), (0x11, 2), (0x12, 4)] {
        if 0..<1 << (8 * width) ~= number, Bool.random(using: &random) {
          return [UInt8(marker)] + BinaryList.number(number, width: width)
        }
      }
      return [0x13] + BinaryList.number(number, width: 8)
    case .real(let number):
      if Bool.random(using: &random) {
        return [0x22] + BinaryList.number(Int(Float(number).bitPattern), width: 4)
      }
      return [0x23] + BinaryList.number(Int(bitPattern: UInt(number.bitPattern)), width: 8)
    case .boolean(let flag): return [flag ? 0x09 : 0x08]
    case .digits, .null, .other: return [0x40]
    }
  }
}
