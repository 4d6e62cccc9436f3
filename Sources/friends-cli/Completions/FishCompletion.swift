/// The script for fish, which asks for conditions and descriptions one option at a time.
enum FishCompletion {
  static var script: String {
    """
    # Completion of friends-cli for fish:
    # friends-cli completions fish > ~/.config/fish/completions/friends-cli.fish

    \(functions)

    complete -c friends-cli -f
    \(commands)
    \(Option.every.map(line).joined(separator: "\n"))
    \(operands)

    """
  }

  private static var functions: String {
    let valued = Option.every.filter { $0.value != nil }.flatMap(\.spellings)
    return #"""
      # Prints the command on the line.
      function __friends_cli_command
          set -l words (commandline -opc)
          set -e words[1]
          while set -q words[1]
              switch $words[1]
                  case \#(valued.joined(separator: " "))
                      set -e words[1]
                  case '-*'
                  case '*'
                      echo $words[1]
                      return
              end
              set -e words[1]
          end
      end

      # Whether the command on the line is one of these.
      function __friends_cli_is
          set -l command (__friends_cli_command)
          contains -- "$command" $argv
      end

      # Prints the names of the groups in the file that the command line names, and what continues
      # the word to the sound of a name, since a candidate must hold the word.
      function __friends_cli_groups
          set -l words (commandline -opc)
          set -l program (string replace -r '^~/' "$HOME/" -- $words[1])
          set -l sounds yes
          set -l file
          set -e words[1]
          while set -q words[1]
              switch $words[1]
                  case --
                      break
                  case '--file=*'
                      set file $words[1]
                  case --file -f
                      set file --file=(string replace -r '^~/' "$HOME/" -- $words[2])
                  case '-f*'
                      set file --file=(string sub -s 3 -- $words[1])
                  case --name
                      set -e sounds
                  case '--*'
                  case '-*f'
                      set file --file=(string replace -r '^~/' "$HOME/" -- $words[2])
              end
              set -e words[1]
          end
          $program completions groups $file </dev/null 2>/dev/null
          if set -q sounds
              set -l word (string unescape -- (commandline -ct))
              $program completions sounds $file -- $word </dev/null 2>/dev/null
          end
      end
      """#
  }

  private static var commands: String {
    CommandRow.every.flatMap { row in
      row.names.map {
        "complete -c friends-cli -n '__friends_cli_is \"\"' -a \($0) -d \(row.summary.quotedForFish)"
      }
    }.joined(separator: "\n")
  }

  private static func line(_ option: Option) -> String {
    let takers = CommandRow.every.filter { $0.takes(option) }.flatMap(\.names)
    var parts = ["complete -c friends-cli"]
    if takers.count < CommandRow.every.flatMap(\.names).count {
      parts.append("-n '__friends_cli_is \"\" \(takers.joined(separator: " "))'")
    }
    if let short = option.short { parts.append("-s \(short)") }
    parts.append("-l \(option.long)")
    switch option.expected {
    case nil: break
    case .file: parts.append("-r -F")
    case .choice(let choices): parts.append("-x -a '\(choices.joined(separator: " "))'")
    default: parts.append("-x")
    }
    parts.append("-d \(option.summary.quotedForFish)")
    return parts.joined(separator: " ")
  }

  private static var operands: String {
    CommandRow.namesByExpected.compactMap { expected, names in
      let condition =
        "complete -c friends-cli -n '__friends_cli_is \(names.joined(separator: " "))'"
      return switch expected {
      case .group: "\(condition) -a '(__friends_cli_groups)'"
      case .file: "\(condition) -F"
      case .command:
        "\(condition) -a '\(CommandRow.every.flatMap(\.names).joined(separator: " "))'"
      case .choice(let choices): "\(condition) -a '\(choices.joined(separator: " "))'"
      case .text: nil
      }
    }.joined(separator: "\n")
  }
}

extension String {
  /// The text in single quotes, for fish.
  fileprivate var quotedForFish: String {
    "'\(replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}
