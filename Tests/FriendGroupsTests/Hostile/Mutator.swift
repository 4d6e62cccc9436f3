import Foundation

/// Damages data files, always in the same way for the same seed.
struct Mutator {
  /// Whole files of one format, and what its files are made of.
  let samples: [Data]
  let tokens: [[UInt8]]
  private var random: SplitMix

  init(samples: [Data], tokens: [String], seed: UInt64) {
    self.samples = samples
    self.tokens = tokens.map { Array($0.utf8) } + Self.bytes
    random = SplitMix(state: seed)
  }

  /// What breaks texts of any format, and counts of binary ones.
  private static let bytes: [[UInt8]] = [
    [0], [0xFF], [0xC3], [0x80], [0xED, 0xA0, 0x80], [0xEF, 0xBB, 0xBF], [0xFF, 0xFE],
    [0xE2, 0x80, 0xA8], Array("\"".utf8), Array("\\".utf8), Array("\n".utf8),
    Array("99999999".utf8),
    [0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], [0, 0, 0, 0, 0, 0, 0, 1], [0x5F, 0x13],
    [0xAF, 0x12], [0xDF, 0x11], [0xA1], [0xD1],
  ]

  /// The next damaged file: one of the samples, changed in one to six places.
  mutating func next() -> Data {
    var bytes = Array(pick(samples))
    for _ in 0...pick([0, 0, 0, 1, 2, 5]) { change(&bytes) }
    return Data(bytes)
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    let end = min(bytes.count, place + Int.random(in: 0...pick([1, 4, 32, 512]), using: &random))
    switch Int.random(in: 0..<9, using: &random) {
    case 0 where place < bytes.count: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 1 where place < bytes.count: bytes[place] = .random(in: 0...255, using: &random)
    case 2: bytes.removeSubrange(place..<end)
    case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 4: bytes.removeLast(pick([1, 2, bytes.count - place]) % (bytes.count + 1))
    case 5:
      let token = pick(tokens)
      let times = pick([1, 1, 1, 1, 2, 600, 3000])
      bytes.insert(contentsOf: Array(repeatElement(token, count: times).joined()), at: place)
    case 6: bytes.replaceSubrange(place..<min(bytes.count, place + 8), with: pick(tokens))
    case 7:
      let other = pick(samples)
      let cut = Int.random(in: 0...other.count, using: &random)
      bytes.replaceSubrange(place..<end, with: other.suffix(cut).prefix(256))
    default:
      // The trailer of a binary list; the last lines of a text.
      guard let last = bytes.indices.suffix(40).randomElement(using: &random) else { return }
      bytes[last] = pick([0, 1, 2, 0x7F, 0xFF])
    }
  }

  private mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int.random(in: 0..<choices.count, using: &random)]
  }
}

/// A generator whose numbers follow from its seed: SplitMix64 of Steele, Lea and Flood.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
