#compdef friends-cli
# Completion of friends-cli for zsh: put this as _friends-cli into a folder of $fpath, or
# source <(friends-cli completions zsh) after compinit.

# Prints what may stand in the place of a word, behind those before the cursor.
_friends_cli_ask() {
  local -a before=("${(@Q)words[1,CURRENT-1]}")
  before=("${(@)before/#\~\//$HOME/}")
  $before[1] __complete -- "${(@)before[2,-1]}" "$1" </dev/null 2>/dev/null
}

# Adds the groups of $lines, each an operand and, behind a tab, what is shown beside it.
_friends_cli_groups() {
  local -a operands=(${lines[2,-1]%%$'\t'*}) shown=(${lines[2,-1]/$'\t'/  })
  compadd "$@" -l -d shown -a operands
}

_friends_cli() {
  local word=${(Q)PREFIX}
  # Which of them fit the word, the shell says by its own rules; only a hyphen or
  # a comma changes what there is.
  local -a lines=("${(@f)$(_friends_cli_ask ${(M)word:#(-*|*,*)})}")
  case $lines[1] in
    file | words) compset -P '--*=' && lines=(${lines#--*=}) ;|
    file) _files ;;
    words)
      lines=(${lines[2,-1]/$'\t'/:})
      # What is to be continued gets no space.
      local -a suffix=()
      [[ $lines[1] == *=(|:*) ]] && suffix=(-S '')
      _describe word lines "${suffix[@]}"
      ;;
    groups)
      _friends_cli_groups && return
      # Nothing begins with the word: take its place with what sounds like it, or show what does.
      lines=("${(@f)$(_friends_cli_ask $word)}")
      _friends_cli_groups -U || return
      ((compstate[nmatches] == 1)) || compstate[insert]= compstate[list]='list force'
      ;;
  esac
}

if [[ $funcstack[1] == _friends-cli ]]; then
  _friends_cli "$@"
else
  compdef _friends_cli friends-cli
fi
