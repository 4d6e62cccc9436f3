/// The script for bash.
///
/// Bash hands over raw words, split at `:` and `=` too, and inserts what it gets as it is. So the script
/// joins them, takes off their quotes without expanding anything, and quotes names as the word at the
/// cursor is quoted. A name that only sounds like the word takes the place of all of it.
enum BashCompletion {
  static var script: String {
    """
    # Completion of friends-cli for bash: source <(friends-cli completions bash)

    \(unquoting)

    _friends_cli() {
    \(joining)

    \(reading)

    \(choosing)

    \(answering)
    }

    complete -F _friends_cli friends-cli

    """
  }

  private static let unquoting = #"""
    # Sets $plain to a word without its quotes, and $quote to the quote that it leaves open.
    # Nothing in it is expanded.
    _friends_cli_unquote() {
      local word=$1 i c
      plain= quote=
      for ((i = 0; i < ${#word}; i++)); do
        c=${word:i:1}
        case $quote$c in
          \'\' | \"\") quote= ;;
          \'?) plain+=$c ;;
          \"\\)
            ((++i))
            case ${word:i:1} in
              [\$\`\"\\]) plain+=${word:i:1} ;;
              *) plain+=\\${word:i:1} ;;
            esac
            ;;
          \"?) plain+=$c ;;
          [\'\"]) quote=$c ;;
          \\) ((++i)); plain+=${word:i:1} ;;
          *) plain+=$c ;;
        esac
      done
    }
    """#

  private static let joining = #"""
      local rest=${COMP_LINE:0:COMP_POINT} words=() piece= plain quote i
      for ((i = 1; i <= COMP_CWORD; i++)); do
        rest=${rest#*"${COMP_WORDS[i - 1]}"}
        piece=${COMP_WORDS[i]}
        if ((i == COMP_CWORD)); then piece=${rest#"${rest%%[![:space:]]*}"}; fi
        if ((i == 1)) || [[ $rest == [[:space:]]* ]]; then
          words+=("$piece")
        else
          words[${#words[@]} - 1]+=$piece
        fi
      done
      local current=${words[${#words[@]} - 1]}
      case $piece in [=:]) piece= ;; esac
      # What stands before the part that the shell replaces.
      local before=${current:0:${#current} - ${#piece}}
    """#

  private static var reading: String {
    let valued = Option.every.filter { $0.value != nil }
    let others = valued.filter { $0.long != Option.file.long }.flatMap(\.spellings)
    return """
        local command= option= ended= file=() word
        for word in "${words[@]:0:${#words[@]} - 1}"; do
          _friends_cli_unquote "$word"
          if [[ $option ]]; then
            case $option in --file) file=(--file="${plain/#\\~\\//$HOME/}") ;; esac
            option=
          elif [[ ! $ended && $plain == -* ]]; then
            case $plain in
              --) ended=1 ;;
              --file=*) file=("$plain") ;;
              -f?*) file=(--file="${plain#-f}") ;;
              --file | -f | -[!-]*f) option=--file ;;
              \(others.joined(separator: " | "))) option=$plain ;;
            esac
          elif [[ ! $command ]]; then
            command=$plain
          fi
        done
      """
  }

  private static var choosing: String {
    """
      local expected= candidates=()
      _friends_cli_unquote "$current"
      local target=$plain open=$quote
      if [[ ! $option && ! $ended && $target == --*=* ]]; then
        option=${target%%=*}
        target=${target#*=}
      fi
      if [[ $option ]]; then
        case $option in
    \(optionCases)
        esac
      elif [[ ! $ended && $target == -* ]]; then
        case $command in
    \(optionsByCommand)
        esac
      elif [[ ! $command ]]; then
        candidates=(\(CommandRow.every.flatMap(\.names).joined(separator: " ")))
      else
        case $command in
    \(operandCases)
        esac
      fi
    """
  }

  private static var optionCases: String {
    Option.every.compactMap { option in
      option.expected.flatMap { expected in
        action(expected).map {
          "      \(option.spellings.joined(separator: " | "))) \($0) ;;"
        }
      }
    }.joined(separator: "\n")
  }

  private static var optionsByCommand: String {
    let rows = CommandRow.every.map { row in
      "      \(row.names.joined(separator: " | "))) candidates=(\(spellings(row.allOptions))) ;;"
    }
    return (rows + ["      *) candidates=(\(spellings(Option.every))) ;;"]).joined(separator: "\n")
  }

  private static func spellings(_ options: [Option]) -> String {
    options.flatMap { $0.spellings.reversed() }.joined(separator: " ")
  }

  private static var operandCases: String {
    CommandRow.namesByExpected.compactMap { expected, names in
      action(expected).map { "      \(names.joined(separator: " | "))) \($0) ;;" }
    }.joined(separator: "\n")
  }

  private static func action(_ expected: Expected) -> String? {
    switch expected {
    case .group: "expected=group"
    case .file: "expected=file"
    case .command: "candidates=(\(CommandRow.every.flatMap(\.names).joined(separator: " ")))"
    case .choice(let choices): "candidates=(\(choices.joined(separator: " ")))"
    case .text: nil
    }
  }

  private static let answering = #"""
      COMPREPLY=()
      case $expected in
        file)
          compopt -o default 2>/dev/null
          return
          ;;
        group)
          local program=friends-cli name
          case ${COMP_WORDS[0]} in */*) program=${COMP_WORDS[0]/#\~\//$HOME/} ;; esac
          while IFS=$'\t' read -r name _; do
            candidates+=("$name")
          done < <(
            "$program" completions groups ${file[@]+"${file[@]}"} -- "$target" \
              </dev/null 2>/dev/null
          )
          ;;
      esac
      _friends_cli_unquote "${before#"--${option#--}="}"
      local skip=${#plain} candidate
      for candidate in ${candidates[@]+"${candidates[@]}"}; do
        if [[ $candidate == "$target"* ]]; then
          candidate=${candidate:skip}
        elif [[ $expected != group ]] || ((skip)); then
          continue
        fi
        case $open in
          \') candidate=${candidate//\'/\'\\\'\'} ;;
          \")
            candidate=${candidate//\\/\\\\}
            candidate=${candidate//\"/\\\"}
            candidate=${candidate//\$/\\\$}
            candidate=${candidate//\`/\\\`}
            ;;
          *) printf -v candidate %q "$candidate" ;;
        esac
        COMPREPLY+=("$candidate")
      done
    """#
}
