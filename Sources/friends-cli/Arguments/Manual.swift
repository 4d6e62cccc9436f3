/// What the help and the manual page both tell beside commands and options.
enum Manual {
  typealias Entry = (name: String, meaning: String)

  static let purpose = "a list of friends in groups that open and close, and stay so"

  static let group =
    "A GROUP is a number, a name in full, or what a Chinese name sounds like: wdhy or wodehaoyou for 我的好友. A name is matched exactly, else without case."

  static let files: [Entry] = [
    ("--file FILE, $FRIENDS_FILE", "the data file: a property list or JSON, never written"),
    ("friends.plist, friends.json", "else one of these in the working directory"),
    ("~/.local/share/friends-cli/", "else one of these there, where 'init' writes"),
    ("~/.local/state/friends-cli/state.json", "which groups are open, for all data files"),
  ]

  static let environment: [Entry] = [
    ("FRIENDS_FILE, FRIENDS_STATE", "as --file and --state"),
    ("XDG_DATA_HOME, XDG_STATE_HOME", "instead of ~/.local/share and ~/.local/state"),
    ("NO_COLOR", "no colour, if it is not empty"),
    ("CLICOLOR_FORCE", "colour in pipes too, if it is not 0"),
    ("TERM", "no colour if it is 'dumb'"),
  ]

  static let exits: [Entry] = [
    ("0", "done, also when nothing had to change"),
    ("1", "a clean no: no such group, nobody found, closed"),
    ("64", "a mistake on the command line"),
    ("65", "the data is no friend list, or the state is of a newer version"),
    ("66", "the data cannot be read"),
    ("70", "a fault of the program"),
    ("73", "a file cannot be created"),
    ("74", "a file or the output cannot be written"),
    ("75", "the state stayed locked by another process"),
    ("130, 141", "interrupted; whoever read the output has gone"),
  ]

  static let beginning: [Entry] = [
    ("friends-cli init", "write an example list"),
    ("friends-cli list", "show its groups"),
    ("friends-cli toggle 2", "open the second one, and remember it"),
    ("friends-cli browse", "walk through it on the full screen"),
    ("friends-cli find ke", "find friends in all groups"),
  ]
}
