import FriendGroups
import Testing

@testable import friends_cli

struct InvocationTests {
  @Test(arguments: [
    (["list"], Settings()),
    (["-fa", "list"], Settings(file: "a")),
    (["list", "-f", "a", "--file=a"], Settings(file: "a")),
    (["list", "-qf", "a"], Settings(file: "a", isQuiet: true)),
    (["list", "--state", "none", "--name"], Settings(state: "none", operands: .name)),
    (["tree", "-a", "--online"], Settings(selection: .all, onlyOnline: true)),
    (["tree", "--sort", "online", "--sort=name"], Settings(order: FriendOrder([.name]))),
    (["list", "--json", "--plain"], Settings(format: .plain)),
    (
      ["list", "--color=never", "--ascii", "--width", "9"],
      Settings(color: .never, usesASCII: true, width: 9)
    ),
    (["toggle", "-n", "1"], Settings(isDryRun: true)),
    (["tree", "--sort", "online,name"], Settings(order: FriendOrder([.online, .name]))),
    (["list", "--open", "--online"], Settings(foldFilter: .open, onlyOnline: true)),
    (["list", "--hide-empty"], Settings(hidesEmpty: true)),
    (
      ["find", "x", "--plain", "-0", "--fields", "group,name"],
      Settings(format: .plain, fields: [.group, .name], endsWithNull: true)
    ),
    (
      ["list", "--keys", "name=a,name=b,intro=c", "--group-by", "letter"],
      Settings(keys: [.name: ["a", "b"], .intro: ["c"]], groupBy: "letter")
    ),
    (["list", "-f", "-x", "--width", "3"], Settings(file: "-x", width: 3)),
  ])
  func optionsSetWhatTheTableSays(arguments: [String], settings: Settings) throws {
    let invocation = Invocation(arguments)
    #expect(throws: Never.self) { try invocation.command.get() }
    #expect(invocation.settings == settings)
  }

  @Test(arguments: [
    (["2", "家人"], [FriendList.Operand.number(2), .text("家人")]),
    (["0", "007"], [.number(0), .number(7)]),
    (["--name", "2", "jr"], [.name("2"), .name("jr")]),
    (["2a", "", "--", "-1"], [.text("2a"), .text(""), .text("-1")]),
    (["99999999999999999999"], [.text("99999999999999999999")]),
  ])
  func groupsAreNumbersOrNamesOrSounds(arguments: [String], operands: [FriendList.Operand]) throws {
    guard case .list(let found) = try Invocation(["list"] + arguments).command.get() else {
      Issue.record("not a list")
      return
    }
    #expect(found == operands)
  }

  @Test(arguments: [
    (["lits"], UsageError(reason: .unknownCommand("lits"))),
    (
      ["list", "--nmae"],
      UsageError(reason: .unknownOption("--nmae", word: "--nmae"), command: "list")
    ),
    (["list", "-qz"], UsageError(reason: .unknownOption("-z", word: "-qz"), command: "list")),
    (
      ["list", "-f"],
      UsageError(reason: .missingValue(option: "-f", value: "FILE"), command: "list")
    ),
    (
      ["list", "--file", "--json"],
      UsageError(reason: .missingValue(option: "--file", value: "FILE"), command: "list")
    ),
    (["list", "-q=1"], UsageError(reason: .unknownOption("-=", word: "-q=1"), command: "list")),
    (
      ["list", "-n"],
      UsageError(reason: .foreignOption(.dryRun, spelling: "-n"), command: "list")
    ),
    (["toggle"], UsageError(reason: .missingOperand("GROUP"), command: "toggle")),
    (["expand", "-a", "1"], UsageError(reason: .conflict("--all", "GROUP"), command: "expand")),
    (
      ["expand", "--all", "--only"],
      UsageError(reason: .conflict("--all", "--only"), command: "expand")
    ),
    (
      ["list", "--open", "--closed"],
      UsageError(reason: .conflict("--open", "--closed"), command: "list")
    ),
    (["list", "-fa", "-fb"], UsageError(reason: .twoFiles("a", "b"), command: "list")),
    (["check", "-fa", "b"], UsageError(reason: .twoFiles("a", "b"), command: "check")),
    (["list", "-0"], UsageError(reason: .needs("-0", "--plain"), command: "list")),
    (["init", "a", "b"], UsageError(reason: .extraOperand("b"), command: "init")),
  ])
  func theFirstMistakeIsNamed(arguments: [String], error: UsageError) {
    #expect(throws: error) { try Invocation(arguments).command.get() }
  }

  @Test func aFileStandsForTheCommandThatShowsIt() throws {
    let invocation = Invocation(["a.json", "2"]) { $0 == "a.json" }
    guard case .tree(let operands) = try invocation.command.get() else {
      Issue.record("not a tree")
      return
    }
    #expect(operands == [.number(2)])
    #expect(invocation.settings == Settings(file: "a.json"))
    #expect(throws: UsageError(reason: .twoFiles("b", "a.json"), command: "tree")) {
      try Invocation(["-fb", "a.json"]) { $0 == "a.json" }.command.get()
    }
  }
}
