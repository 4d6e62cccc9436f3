import Foundation
import FriendGroups
import Testing

@testable import friends_cli

/// Completions, as a person gets them who presses the tab key in a real shell.
@Suite(.serialized) struct CompletionTests {
  private static let names = [
    #"it's $(touch pwned) "q" `touch pwned`"#, "two words", "特别 关心", "家人", "a:b=c", "x*[y]?{z}",
    "~home", "#tag", "semi;colon & | <more>", #"back\slash"#, "say \"hi\"!", "line\nbreak", "2024",
    "-dash", "twin", "twin", "\u{1B}[31mred",
  ]

  private func sandbox() throws -> Sandbox {
    let sandbox = Sandbox()
    let groups = Self.names.map { #"{"name": \#($0.escapedForJSON), "friends": []}"# }
    try sandbox.write("[\(groups.joined(separator: ","))]", to: "friends.json")
    try sandbox.write(#"[{"name": "Other one", "friends": []}]"#, to: "other list.json")
    return sandbox
  }

  /// What is typed up to Return, and the words that the program must get.
  private static let everywhere: [(keys: String, words: [String])] = [
    ("tog\t家\t", ["toggle", "家人"]),
    ("toggle it\t", ["toggle", names[0]]),
    ("toggle two\\ w\t", ["toggle", "two words"]),
    ("toggle 'two\t", ["toggle", "two words"]),
    ("toggle \"two \t", ["toggle", "two words"]),
    ("toggle 特\t", ["toggle", "特别 关心"]),
    ("is-open a\t", ["is-open", "a:b=c"]),
    ("is-open a:b\t", ["is-open", "a:b=c"]),
    ("list x\t", ["list", "x*[y]?{z}"]),
    ("list '#'\t", ["list", "#tag"]),
    ("list semi\t", ["list", "semi;colon & | <more>"]),
    ("list back\t", ["list", #"back\slash"#]),
    ("list 家人 two\t", ["list", "家人", "two words"]),
    ("list --name 家\t", ["list", "--name", "家人"]),
    ("list -- 家\t", ["list", "--", "家人"]),
    ("list -- -d\t", ["list", "--", "-dash"]),
    ("find x 家\t", ["find", "x", "家人"]),
    ("list --keys na\tx", ["list", "--keys", "name=x"]),
    ("tree --sort online,na\t", ["tree", "--sort", "online,name"]),
    ("list -f 'other list.json' O\t", ["list", "-f", "other list.json", "Other one"]),
    ("list --file=other\\ list.json O\t", ["list", "--file=other list.json", "Other one"]),
    ("list -qf 'other list.json' O\t", ["list", "-qf", "other list.json", "Other one"]),
    ("-fother\\ list.json list O\t", ["-fother list.json", "list", "Other one"]),
    ("list --file oth\t 1", ["list", "--file", "other list.json", "1"]),
    ("list --color alw\t", ["list", "--color", "always"]),
    ("list --color=alw\t", ["list", "--color=always"]),
    ("list --asc\t", ["list", "--ascii"]),
    ("help tog\t", ["help", "toggle"]),
  ]

  private func type(
    _ typed: [(keys: String, words: [String])],
    in shell: ShellSession.Shell,
    _ sandbox: Sandbox
  ) throws {
    let session = try ShellSession(shell, in: sandbox)
    for (keys, words) in typed {
      let real = try session.words(afterTyping: "friends-cli \(keys)")
      #expect(real == words, "\(keys)\n\(session.screen)")
      if real == nil { return }
    }
  }

  @Test(.needs(.tmux, .zsh, .fish), arguments: ShellSession.Shell.allCases)
  func theTabKeyGivesTheWordsMeant(shell: ShellSession.Shell) throws {
    let sandbox = try sandbox()
    try type(Self.everywhere, in: shell, sandbox)
    let files = try FileManager.default.contentsOfDirectory(atPath: sandbox.folder.description)
    #expect(!files.contains("pwned"))
  }

  @Test(.needs(.tmux, .zsh), arguments: [ShellSession.Shell.bash, .zsh])
  func theTabKeyPutsTheNameForItsSound(shell: ShellSession.Shell) throws {
    let typed = [
      ("toggle jr\t", ["toggle", "家人"]),
      ("list 家人 tebie\t", ["list", "家人", "特别 关心"]),
      ("list 'tb g\t", ["list", "特别 关心"]),
      ("list --name \"jiar\t", ["list", "--name", "家人"]),
    ]
    try type(typed, in: shell, sandbox())
  }

  @Test(.needs(.tmux, .fish))
  func fishCompletesWhatWasTypedToTheSoundOfAName() throws {
    let typed = [
      ("toggle j\t", ["toggle", "jr"]),
      ("list 家人 tebie\t", ["list", "家人", "tebiegx"]),
      ("list 'tb g\t", ["list", "tb gx"]),
      ("list --name jia\t 家\t", ["list", "--name", "jia", "家人"]),
    ]
    try type(typed, in: .fish, sandbox())
  }

  /// For 我的好友, 我的同学, 我的统选, 朋友, XL, 小李 and a name with an escape character.
  @Test(arguments: [
    ("wd", "wdhy\t我的好友\n"),
    ("wode", "wodehy\t我的好友\n"),
    ("wodet", ""),
    ("wodetongxu", "wodetongxue\t我的同学\nwodetongxuan\t我的统选\n"),
    ("WD H", "WD Hy\t我的好友\n"),
    ("pen", "pengy\t朋友\n"),
    ("py", "py\t朋友\n"),
    ("you", ""),
    ("x", ""),
    ("xi", "xiaol\t小李\n"),
    ("b", "b\t班\\u{1B}\n"),
    ("朋", ""),
    ("-p", ""),
    ("", ""),
  ])
  func aWordIsCompletedToASoundThatMeansOneGroup(word: String, offered: String) throws {
    let sandbox = Sandbox()
    let names = ["我的好友", "我的同学", "我的统选", "朋友", "XL", "小李", "班\u{1B}"]
    let groups = names.map { #"{"name": \#($0.escapedForJSON), "friends": []}"# }
    try sandbox.write("[\(groups.joined(separator: ","))]", to: "friends.json")
    #expect(sandbox.run("__complete-pinyin", "--", "list", word).output == offered)
  }

  @Test(arguments: [
    ("twi", ""),
    (
      "1",
      "12\tline\\u{A}break  -/0\n13\t2024  -/0\n14\t-dash  -/0\n15\ttwin  -/0\n16\ttwin  -/0\n17\t\\u{1B}[31mred  -/0\n"
    ),
    ("ji", "家人\t-/0\n"),
    ("tbgx", "特别 关心\t-/0\n"),
    ("a", "a:b=c\t-/0\n"),
    ("rj", ""),
  ])
  func whatBeginsWithAWordGoesBeforeWhatSoundsLikeIt(word: String, offered: String) throws {
    let outcome = try sandbox().run("__complete", "--", "list", word)
    #expect(outcome.output == "groups\n" + offered)
  }

  @Test(arguments: [
    (["he"], "words\nlist\tshow the groups\n"),
    (["is-open", "-"], "words\n-f\tread this data file; - is standard input\n"),
    (["-"], "words\n-f\tread this data file; - is standard input\n"),
    (["list", "--color", ""], "words\nauto\nalways\nnever\n"),
    (["tree", "--color=a"], "words\n--color=auto\n--color=always\n--color=never\n"),
    (["list", "-qf", "-"], "file\n"),
    (["list", "--file="], "file\n"),
    (["init", ""], "file\n"),
    (["completions", ""], "words\nbash\nzsh\nfish\n"),
    (["list", "--ascii="], "words\n"),
    (["list", "--width", ""], "words\n"),
    (["find", ""], "words\n"),
    (["find", "x", ""], "groups\n"),
    (["check", "a", ""], "file\n"),
    (["list", "--keys", ""], "words\nname=\nfriends=\n"),
    (["list", "--keys=name=x,i"], "words\n--keys=name=x,name=\n"),
    (["tree", "--sort", "online,"], "words\nonline,online\nonline,name\n"),
    (["nonsense", ""], "words\n"),
    (["list", "--", "-"], "groups\n"),
  ])
  func whatMayStandAtTheLastWordDependsOnThoseBeforeIt(line: [String], start: String) throws {
    let outcome = try sandbox().run(["__complete", "--"] + line)
    #expect(outcome.output.hasPrefix(start))
  }

  @Test func aNameThatCannotBeTypedIsOfferedByItsNumber() throws {
    let sandbox = try sandbox()
    #expect(
      sandbox.run("__complete", "--", "list", "").output == """
        groups
        it's $(touch pwned) "q" `touch pwned`\t-/0
        two words\t-/0
        特别 关心\t-/0
        家人\t-/0
        a:b=c\t-/0
        x*[y]?{z}\t-/0
        ~home\t-/0
        #tag\t-/0
        semi;colon & | <more>\t-/0
        back\\slash\t-/0
        say "hi"!\t-/0
        12\tline\\u{A}break  -/0
        13\t2024  -/0
        14\t-dash  -/0
        15\ttwin  -/0
        16\ttwin  -/0
        17\t\\u{1B}[31mred  -/0

        """
    )
    #expect(sandbox.run("__complete", "--", "list", "-f", "-", "").output == "groups\n")
    #expect(
      sandbox.run("__complete", "--", "list", "--name", "2").output == "groups\n2024\t-/0\n"
    )
  }
}
