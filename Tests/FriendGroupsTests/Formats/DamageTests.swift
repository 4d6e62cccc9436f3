import Foundation
import Testing

@testable import FriendGroups

/// Reads damaged lists by the cursors alone: there is a tree or one fault, in the file, and soon.
struct DamageTests {
  @Test(arguments: ListFormat.allCases)
  func aDamagedListEndsInATreeOrAFault(format: ListFormat) {
    var maker = ListMaker(format, seed: 6)
    var writer = ListWriter(format, seed: 7)
    let samples = (0..<50).map { _ in writer.data(of: maker.list()) }
    var mutator = Mutator(samples: samples, tokens: format.tokens, seed: 8)
    var (trees, faults) = (0, 0)
    for _ in 0..<4_000 {
      let data = mutator.next()
      do throws(SyntaxFault) {
        _ = try format.tree(of: data)
        trees += 1
      } catch {
        faults += 1
        if !(0...data.count).contains(error.offset) { Issue.record("\(error): \(Array(data))") }
      }
    }
    #expect(trees > 0 && faults > 0)
  }

  @Test(arguments: ListFormat.allCases)
  func anyByteMayBeDamaged(format: ListFormat) {
    var maker = ListMaker(format, seed: 9)
    var writer = ListWriter(format, seed: 10)
    for _ in 0..<8 {
      let sample = writer.data(of: maker.list())
      for place in sample.indices {
        for byte: UInt8 in [0x00, 0x01, 0x22, 0x3C, 0x7F, 0x80, 0xA1, 0xD2, 0xFF] {
          var data = sample
          data[place] = byte
          _ = try? format.tree(of: data)
        }
      }
    }
  }
}
