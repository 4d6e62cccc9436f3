import Testing

@testable import friends_cli

struct BrowserMessageTests {
  private let path = "/home/someone/documents/friends.json"

  /// What happened comes first; the path is shortened before that is, and what follows goes first.
  @Test(arguments: [
    (100, "No such file: /home/someone/documents/friends.json; showing the list as it was"),
    (70, "No such file: …eone/documents/friends.json; showing the list as it was"),
    (50, "No such file: /home/someone/documents/friends.json"),
    (40, "No such file: …ne/documents/friends.json"),
    (28, "No such file: …/friends.json"),
    (20, "No such file"),
  ])
  func whatHappenedComesFirst(width: Int, text: String) {
    let message = BrowserMessage(
      "\(path): No such file",
      about: ["other", path],
      consequence: "showing the list as it was"
    )
    #expect(message.text(within: width, ellipsis: "…") == text)
  }

  @Test(arguments: [
    ("a.json:1:16: unterminated text", "unterminated text (line 1, column 16): a.json"),
    ("a.json:1:16 unterminated text", "unterminated text (line 1, column 16): a.json"),
    ("somewhere else: Permission denied", "somewhere else: Permission denied"),
  ])
  func thePlaceFollowsWhatIsWrongThere(words: String, text: String) {
    #expect(BrowserMessage(words, about: ["a.json"]).text(within: 80, ellipsis: "…") == text)
  }
}
