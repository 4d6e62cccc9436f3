/// The script for zsh.
///
/// The shell's own `_arguments` knows about words, values and quotes.
enum ZshCompletion {
  static var script: String {
    """
    #compdef friends-cli
    # Completion of friends-cli for zsh: put this as _friends-cli into a folder of $fpath, or
    # source <(friends-cli completions zsh) after compinit.

    \(groups)

    _friends_cli_commands() {
      local -a commands=(
    \(commands)
      )
      _describe -t commands command commands
    }

    _friends_cli() {
    \(reading)

      local -a arguments
      case $command in
    \(arguments)
      esac
      _arguments -s -S : $arguments
    }

    if [[ $funcstack[1] == _friends-cli ]]; then
      _friends_cli "$@"
    else
      compdef _friends_cli friends-cli
    fi

    """
  }

  private static let groups = #"""
    # The names of the groups in the file that the command line names.
    _friends_cli_groups() {
      local program=${(Q)words[1]} word
      local -a file
      local -i i
      for ((i = 2; i < CURRENT; i++)); do
        word=${(Q)words[i]}
        case $word in
          --) break ;;
          --file=*) file=($word) ;;
          -f?*) file=(--file=${word#-f}) ;;
          --file | -f | -[^-]*f) file=(--file=${${(Q)words[i + 1]}/#\~\//$HOME/}) ;;
        esac
      done
      program=${program/#\~\//$HOME/}
      _friends_cli_offer $program completions groups $file && return
      # Nothing begins with the word: take its place with what sounds like it, or show what does.
      _friends_cli_offer -U $program completions groups $file -- ${(Q)PREFIX} || return
      ((compstate[nmatches] == 1)) || compstate[insert]= compstate[list]='list force'
    }

    # Adds what a program prints, each line an operand and, behind a tab, what is shown beside it.
    _friends_cli_offer() {
      local line
      local -a options operands shown
      [[ $1 == -U ]] && options=(-U) && shift
      while IFS= read -r line; do
        operands+=(${line%%$'\t'*})
        shown+=(${line/$'\t'/  })
      done < <("$@" </dev/null 2>/dev/null)
      compadd $options -l -d shown -a operands
    }
    """#

  private static var reading: String {
    let valued = Option.every.filter { $0.value != nil }.flatMap(\.spellings)
    return #"""
        local command= word
        local -i i
        for ((i = 2; i < CURRENT; i++)); do
          word=${(Q)words[i]}
          case $word in
            \#(valued.joined(separator: " | "))) ((i++)) ;;
            -*) ;;
            *)
              command=$word
              break
              ;;
          esac
        done
      """#
  }

  private static var commands: String {
    CommandRow.every.flatMap { row in
      row.names.map { "    \("\($0):\(row.summary)".quotedForShell)" }
    }.joined(separator: "\n")
  }

  private static var arguments: String {
    let rows = CommandRow.every.map { row in
      """
          \(row.names.joined(separator: " | ")))
            arguments=(
      \(row.allOptions.map(specification).joined(separator: "\n"))
              '1: :'
              '*:\(row.operands.filter { !"[].".contains($0) }):\(action(row.expected))'
            )
            ;;
      """
    }
    let unknown = """
          *)
            arguments=(
      \(Option.every.map(specification).joined(separator: "\n"))
              '1:command:_friends_cli_commands'
            )
            ;;
      """
    return (rows + [unknown]).joined(separator: "\n")
  }

  /// One option as `_arguments` wants it.
  ///
  ///     '(-f --file)'{-f+,--file=}'[read this data file]:FILE:_files'
  private static func specification(_ option: Option) -> String {
    let summary = option.summary.replacing("[", with: "\\[").replacing("]", with: "\\]")
    let value = option.value.map { ":\($0):\(action(option.expected ?? .text))" } ?? ""
    let long = option.spelling + (option.value == nil ? "" : "=")
    let end = "[\(summary)]\(value)".quotedForShell
    guard let short = option.short else { return "        \(long.quotedForShell)\(end)" }
    let shortForm = "-\(short)" + (option.value == nil ? "" : "+")
    return "        '(-\(short) \(option.spelling))'{\(shortForm),\(long)}\(end)"
  }

  private static func action(_ expected: Expected) -> String {
    switch expected {
    case .group: "_friends_cli_groups"
    case .file: "_files"
    case .command: "_friends_cli_commands"
    case .choice(let choices): "(\(choices.joined(separator: " ")))"
    case .text: " "
    }
  }
}

extension String {
  /// The text in single quotes, for bash and zsh.
  fileprivate var quotedForShell: String { "'\(replacing("'", with: "'\\''"))'" }
}
