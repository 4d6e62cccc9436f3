# Completion of friends-cli for bash: source <(friends-cli completions bash)
#
# Bash hands over raw words, split at : and = too, and inserts what it gets as it is. So they are
# joined here, their quotes taken off, and names quoted as the word at the cursor is quoted.

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

_friends_cli() {
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
  # How much of the word stands before the part that the shell replaces.
  _friends_cli_unquote "${current:0:${#current} - ${#piece}}"
  local skip=${#plain}

  local line=() word
  for word in "${words[@]}"; do
    _friends_cli_unquote "$word"
    line+=("${plain/#\~\//$HOME/}")
  done
  # Those of the word at the cursor, which comes last.
  local target=$plain open=$quote
  local program=friends-cli kind candidate
  case ${COMP_WORDS[0]} in */*) program=${COMP_WORDS[0]/#\~\//$HOME/} ;; esac
  COMPREPLY=()
  {
    read -r kind
    while IFS=$'\t' read -r candidate _; do
      if [[ $candidate == "$target"* ]]; then
        candidate=${candidate:skip}
      elif [[ $kind != groups ]] || ((skip)); then
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
      # What is to be continued gets no space.
      if [[ $kind == words && $candidate == *= ]]; then compopt -o nospace 2>/dev/null; fi
    done
  } < <("$program" __complete -- "${line[@]}" </dev/null 2>/dev/null)
  if [[ $kind == file ]]; then compopt -o default 2>/dev/null; fi
}

complete -F _friends_cli friends-cli
