import Testing

@testable import friends_cli

struct WordTests {
  @Test(arguments: [
    (["list", "2"], [Word.operand("list"), .operand("2")]),
    (["--file", "a"], [.long("file", value: nil), .operand("a")]),
    (["--file=a=b"], [.long("file", value: "a=b")]),
    (["--file="], [.long("file", value: "")]),
    (["-qf", "a"], [.short("qf"), .operand("a")]),
    (["-fa"], [.short("fa")]),
    (["-"], [.operand("-")]),
    (["-q", "--", "-q", "--"], [.short("q"), .operand("-q"), .operand("--")]),
    ([""], [.operand("")]),
    ([], []),
  ])
  func wordsAreSplitByFormAlone(arguments: [String], words: [Word]) {
    #expect(Word.split(arguments) == words)
  }
}
