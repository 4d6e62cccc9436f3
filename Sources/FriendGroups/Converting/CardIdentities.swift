/// What address books know cards by: each has one of its own, the same whenever the list is written.
///
/// Without a UID some address books leave a card out, and with a new one each time they would have
/// everybody twice. It is made of group and name, so that it outlives a new intro or another order;
/// friends of one name in one group are told apart by which of them comes first.
struct CardIdentities {
  /// Eight bytes for each card: all that is kept of it.
  private var used: Set<UInt64> = []

  /// Writes the identity of the next card: a UUID of the custom kind (RFC 9562, section 5.8).
  mutating func writeNext(group: String, name: String, to output: inout [UInt8]) {
    // FNV-1a, which is the same on every machine.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for text in [group, "\0", name] {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    var high = Self.mixed(hash)
    while !used.insert(high).inserted { high = Self.mixed(high) }
    let low = Self.mixed(high)
    let version = high & ~0xF000 | 0x8000
    let variant = low & ~(0xF << 60) | 0x8 << 60
    output.append("urn:uuid:")
    output.append(hexadecimal: version >> 32, digits: 8)
    output.append(ascii: "-")
    output.append(hexadecimal: version >> 16, digits: 4)
    output.append(ascii: "-")
    output.append(hexadecimal: version, digits: 4)
    output.append(ascii: "-")
    output.append(hexadecimal: variant >> 48, digits: 4)
    output.append(ascii: "-")
    output.append(hexadecimal: variant, digits: 12)
  }

  /// The next number of SplitMix64: every bit depends on all bits before.
  private static func mixed(_ number: UInt64) -> UInt64 {
    var mixed = number &+ 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

extension [UInt8] {
  /// Writes the last digits of a number.
  fileprivate mutating func append(hexadecimal number: UInt64, digits: Int) {
    for place in stride(from: (digits - 1) * 4, through: 0, by: -4) {
      let digit = UInt8(truncatingIfNeeded: number >> place & 0xF)
      append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit)
    }
  }
}
