/// What address books know cards by: each has one of its own, the same whenever the list is written.
///
/// Without a UID some address books leave a card out, and with a new one each time they would have
/// everybody twice. It is made of group and name, so that it outlives a new intro or another order;
/// friends of one name in one group are told apart by which of them comes first.
struct CardIdentities {
  /// Eight bytes for each card: all that is kept of it.
  private var used: Set<UInt64> = []

  /// The identity of the next card: a UUID of the custom kind (RFC 9562, section 5.8).
  mutating func next(group: String, name: String) -> String {
    // FNV-1a, which is the same on every machine.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for text in [group, "\0", name] {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    var high = Self.mixed(hash)
    while !used.insert(high).inserted { high = Self.mixed(high) }
    let low = Self.mixed(high)
    let digits = Array(Self.hexadecimal(high) + Self.hexadecimal(low))
    let parts = [
      digits[0..<8], digits[8..<12], ["8"] + digits[13..<16], ["8"] + digits[17..<20],
      digits[20...],
    ]
    return "urn:uuid:" + parts.map { String($0) }.joined(separator: "-")
  }

  /// The next number of SplitMix64: every bit depends on all bits before.
  private static func mixed(_ number: UInt64) -> UInt64 {
    var mixed = number &+ 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  private static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
