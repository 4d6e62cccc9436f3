import Foundation
import Testing

@testable import FriendGroups

/// Reads damaged files: whatever the damage, there is a list or one short error, and soon.
///
/// With `FUZZ_SECONDS` in the environment it goes on for so long, from a seed of `FUZZ_SEED`, and
/// keeps the file that it is reading in `FUZZ_FOLDER`, where a crash leaves it. `Benchmarks/fuzz`
/// does that.
struct MutationTests {
  @Test(arguments: SourceFormat.allCases)
  func aDamagedFileGivesAListOrOneError(format: SourceFormat) throws {
    let environment = ProcessInfo.processInfo.environment
    let seed = environment["FUZZ_SEED"].flatMap { UInt64($0) } ?? 1
    let seconds = environment["FUZZ_SECONDS"].flatMap { Double($0) }
    var mutator = Mutator(samples: Self.samples(of: format), tokens: format.tokens, seed: seed)
    var tally = Tally()
    let clock = ContinuousClock()
    let start = clock.now
    while seconds.map({ start.duration(to: clock.now) < .seconds($0) }) ?? (tally.count < 1000) {
      let data = mutator.next()
      if let folder = environment["FUZZ_FOLDER"] {
        try data.write(to: URL(fileURLWithPath: "\(folder)/\(format)"))
      }
      var time = clock.measure { tally.note(Self.read(data)) }
      // A busy machine makes one file slow at times, a slow file is slow each time.
      if time > .seconds(1) { time = min(time, clock.measure { _ = Self.read(data) }) }
      tally.slowest = max(tally.slowest, time)
      if time > .seconds(2) || tally.complaint != nil {
        let name = "friends-cli-\(format)-\(seed)-\(tally.count)"
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        try data.write(to: url)
        Issue.record("\(tally.complaint ?? "a hang of \(time)"): \(url.path)")
        tally.complaint = nil
      }
    }
    if seconds != nil { print("\(format): \(tally)") }
    #expect(tally.lists > 0 && tally.errors > 0)
  }

  private static func read(_ data: Data) -> Outcome {
    let check = FileCheck(of: data)
    var errors = 0
    for problem in check.problems {
      if problem.message.count > 400 || problem.path.excerpt.count > 400 {
        return .complaint("a long problem")
      }
      if problem.severity == .error { errors += 1 }
    }
    let outcome = open(data)
    switch outcome {
    case .error where errors == 0: return .complaint("no error in what is no list")
    default: return outcome
    }
  }

  private static func open(_ data: Data) -> Outcome {
    do throws(LoadingError) {
      let file = try FriendFile(decoding: data, name: "damaged")
      for (index, group) in file.list.groups.enumerated() {
        guard try file.friends(ofGroup: index).count == group.total else {
          return .complaint("group \(index) has not \(group.total) friends")
        }
      }
      return .list
    } catch {
      return "\(error)".count <= 400 ? .error : .complaint("a long message")
    }
  }

  private enum Outcome {
    case list
    case error
    case complaint(String)
  }

  private struct Tally: CustomStringConvertible {
    var lists = 0
    var errors = 0
    var slowest = Duration.zero
    var complaint: String?
    var count: Int { lists + errors }

    mutating func note(_ outcome: Outcome) {
      switch outcome {
      case .list: lists += 1
      case .error: errors += 1
      case .complaint(let text):
        errors += 1
        complaint = text
      }
    }

    var description: String {
      "\(count) files, \(lists) of them lists, \(errors) refused; the slowest took \(slowest)"
    }
  }

  /// All fixtures of a format that are not made to be large.
  private static func samples(of format: SourceFormat) -> [Data] {
    Fixtures.all.compactMap { path in
      guard let data = try? FileDescriptor.reading(path), data.count < 20_000,
        let text = try? data.transcodedToUTF8(), let found = try? SourceFormat(of: text)
      else { return nil }
      return found == format ? data : nil
    }
  }
}

extension SourceFormat {
  fileprivate var tokens: [String] {
    switch self {
    case .json:
      [
        "[", "]", "{", "}", ",", ":", "\"name\":", "\"friends\":[", "null", "true", "1e999", "-",
        "0x", "NaN", "\\ud800", "\\u0000", "//", "/*", "*/", "'", "{\"a\":",
      ]
    case .xml:
      [
        "<array>", "</array>", "<dict>", "</dict>", "<key>name</key>", "<key>friends</key>",
        "<key>",
        "<string>", "</string>", "<true/>", "<integer>", "<real>nan</real>", "<data>", "<date>",
        "&",
        "&lt;", "&#0;", "&#xD800;", "<![CDATA[", "]]>", "<!--", "-->", "<?", "<!DOCTYPE",
        "</plist>",
        "<array/>", "<plist>", ">", "<",
      ]
    case .openStep:
      [
        "(", ")", "{", "}", "=", ";", ",", "<", ">", "name = ", "friends = (", "\\U", "//", "/*",
        "'",
      ]
    case .binary: ["bplist00", "name", "friends"]
    }
  }
}
