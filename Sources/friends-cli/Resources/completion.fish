# Completion of friends-cli for fish:
# friends-cli completions fish > ~/.config/fish/completions/friends-cli.fish

# Asks the program about a word behind those before the cursor.
function __friends_cli_ask -a question word
    set -l line (string replace -r '^~/' "$HOME/" -- (commandline -opc))
    $line[1] $question -- $line[2..] "$word" </dev/null 2>/dev/null
end

# Prints what may stand at the cursor. Which of them fit the word, the shell says by its own rules;
# only a hyphen or a comma changes what there is.
function __friends_cli_lines
    set -l hyphenated (string match -r -- '^(?:-|.*,).*' (string unescape -- (commandline -ct)))
    __friends_cli_ask __complete "$hyphenated"
end

# Prints words, and for groups what continues the word to the sound of a name, since a candidate must
# hold the word.
function __friends_cli_words
    set -l lines (__friends_cli_lines)
    string join -- \n $lines[2..]
    if test "$lines[1]" = groups
        __friends_cli_ask __complete-pinyin (string unescape -- (commandline -ct))
    end
end

function __friends_cli_wants_file
    set -l lines (__friends_cli_lines)
    test "$lines[1]" = file
end

complete -c friends-cli -f -a '(__friends_cli_words)'
complete -c friends-cli -n __friends_cli_wants_file -F
