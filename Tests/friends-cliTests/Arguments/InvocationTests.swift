import FriendGroups
import Testing

@testable import friends_cli

struct InvocationTests {
  @Test(arguments: [
    (["list"], Settings()),
    (["-fa", "list"], Settings(file: "a")),
    (["list", "-f", "a", "--file=b"], Settings(file: "b")),
    (["list", "-qf", "a"], Settings(file: "a", isQuiet: true)),
    (["list", "--state", "none", "--name"], Settings(state: "none", operands: .name)),
    (["tree", "-a", "--online"], Settings(selection: .all, onlyOnline: true)),
    (["tree", "--sort", "online", "--sort=name"], Settings(order: .name)),
    (["list", "--json", "--plain"], Settings(format: .plain)),
    (
      ["list", "--color=never", "--ascii", "--width", "9"],
      Settings(color: .never, usesASCII: true, width: 9)
    ),
    (["toggle", "-n", "1"], Settings(isDryRun: true)),
  ])
  func optionsSetWhatTheTableSays(arguments: [String], settings: Settings) throws {
    #expect(try Invocation(arguments).settings == settings)
  }

  @Test(arguments: [
    (["2", "家人"], [FriendList.Operand.number(2), .text("家人")]),
    (["0", "007"], [.number(0), .number(7)]),
    (["--name", "2", "jr"], [.name("2"), .name("jr")]),
    (["2a", "", "--", "-1"], [.text("2a"), .text(""), .text("-1")]),
    (["99999999999999999999"], [.text("99999999999999999999")]),
  ])
  func groupsAreNumbersOrNamesOrSounds(arguments: [String], operands: [FriendList.Operand]) throws {
    guard case .list(let found) = try Invocation(["list"] + arguments).command else {
      Issue.record("not a list")
      return
    }
    #expect(found == operands)
  }

  @Test(arguments: [
    (["lits"], UsageError(reason: .unknownCommand("lits"))),
    (["list", "--nmae"], UsageError(reason: .unknownOption("--nmae"), command: "list")),
    (["list", "-qz"], UsageError(reason: .unknownOption("-z"), command: "list")),
    (
      ["list", "-f"],
      UsageError(reason: .missingValue(option: "-f", value: "FILE"), command: "list")
    ),
    (
      ["list", "--file", "--json"],
      UsageError(reason: .missingValue(option: "--file", value: "FILE"), command: "list")
    ),
    (["list", "-q=1"], UsageError(reason: .unknownOption("-="), command: "list")),
    (["list", "-n"], UsageError(reason: .foreignOption("--dry-run"), command: "list")),
    (["toggle"], UsageError(reason: .missingOperand("GROUP"), command: "toggle")),
    (["expand", "-a", "1"], UsageError(reason: .allWithOperands, command: "expand")),
    (["init", "a", "b"], UsageError(reason: .extraOperand("b"), command: "init")),
  ])
  func theFirstMistakeIsNamed(arguments: [String], error: UsageError) {
    #expect(throws: error) { try Invocation(arguments) }
  }
}
