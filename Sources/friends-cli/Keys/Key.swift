/// One thing a person did at the terminal.
enum Key: Hashable, Sendable {
  /// A typed character, always a single Unicode scalar.
  ///
  /// A grapheme can arrive in several keys: whether more will follow is not known yet, and waiting
  /// for it would delay every key. Appended to a `String`, the keys become graphemes again.
  case character(Character)
  /// A key held down with control: `a` to `z` in lower case, or one of `@ \ ] ^ _`.
  case control(Character)
  /// A character typed with Alt, which is another key than the character.
  case alt(Character)
  case enter, tab, backspace, delete, escape
  case up, down, left, right
  case home, end, pageUp, pageDown
  /// The left mouse button went down; rows count from 0 at the top.
  case click(row: Int)
  case wheelUp, wheelDown
  /// Pasted text as the terminal sent it; most terminals send a line break as `\r`.
  case paste(String)
}
