/// What the help and the manual page both tell beside commands and options.
enum Manual {
  typealias Entry = (name: String, meaning: String)

  static let purpose = "a QQ-style friend list for the terminal"

  static let group =
    "A GROUP is a number (2), a range (2-4), a name, the pinyin of a Chinese name (wdhy or wodehaoyou for 我的好友), or a pattern (*友). Names match exactly first, then ignoring case, accents and width."

  static let input =
    "Data comes from -f FILE, $FRIENDS_FILE, or the usual places; standard input is read only with '-f -'."

  static let files: [Entry] = [
    ("--file FILE, $FRIENDS_FILE", "the data file: a property list or JSON"),
    ("friends.plist, friends.json", "else one of these in the working directory"),
    ("~/.local/share/friends-cli/", "else one of these there, where 'init' writes"),
    ("~/.local/state/friends-cli/state.json", "which groups are open, for all data files"),
  ]

  static let environment: [Entry] = [
    ("FRIENDS_FILE, FRIENDS_STATE", "as --file and --state"),
    ("XDG_DATA_HOME, XDG_STATE_HOME", "instead of ~/.local/share and ~/.local/state"),
    ("FRIENDS_KEYS", "as --keys"),
    ("NO_COLOR", "no colour, if it is not empty"),
    ("CLICOLOR_FORCE", "colour in pipes too, if it is not 0"),
    ("TERM", "no colour if it is 'dumb'"),
  ]

  static let exits: [Entry] = [
    ("0", "success, even if nothing had to change"),
    ("1", "no: no such group, no match, closed"),
    ("2", "is-open: no such group"),
    ("64", "usage error"),
    ("65", "the data is not a friend list, or the state is of a newer version"),
    ("66", "cannot read the data"),
    ("70", "internal error"),
    ("73", "cannot create a file"),
    ("74", "cannot write a file or the output"),
    ("75", "another process kept the state locked"),
    ("130, 141", "interrupted; the reader of the output has gone"),
  ]

  static let beginning: [Entry] = [
    ("friends-cli init", "write an example list"),
    ("friends-cli list", "show its groups"),
    ("friends-cli toggle 2", "open the second group and remember that"),
    ("friends-cli browse", "walk the list on the full screen"),
    ("friends-cli find ke", "find friends in all groups"),
  ]
}
