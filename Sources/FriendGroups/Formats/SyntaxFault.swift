/// The first place where a text breaks the rules of its format.
struct SyntaxFault: Error, Hashable, Sendable {
  /// The offset in bytes from the beginning of the text.
  let offset: Int
  let reason: SyntaxReason
}

/// What is wrong at one place of a text.
public enum SyntaxReason: Hashable, Sendable {
  /// The text holds no value at all.
  case noValue
  /// Something else than what the format asks for stands here.
  case expected(Expectation)
  /// The text ends before this container, string, comment or tag does.
  case unterminated(Construct)
  /// A bracket or a tag closes something else than what is open.
  case mismatched(opened: String, closed: String)
  /// An XML tag that property lists do not have.
  case unknownTag(String)
  /// A scalar that its format's decoder refuses: a bad number, escape, date or word.
  case unreadable(ValueKind)
  /// Bytes that are no UTF-8, in a text or where none has a place.
  case notUTF8
  /// Containers nest deeper than is read.
  case tooDeep(limit: Int)
  /// A line that Git puts where two versions of a file conflict.
  case conflictMarker
  /// Something follows the end of the data.
  case trailing
  /// A number in a binary property list that leads nowhere, in a circle, or to another object's bytes.
  case brokenObject
  /// An object of a binary property list that would be far longer than the file if all that it shares
  /// were written out.
  case sharedTooOften

  /// What the format asks for at one place.
  public enum Expectation: String, Hashable, Sendable {
    case value
    case key
    case colon = "':' after the key"
    case equals = "'=' after the key"
    case commaOrEndOfArray = "',' or the end of the array"
    case commaOrEndOfDictionary = "',' or the end of the dictionary"
    case semicolon = "';' after the value"
  }

  /// What has a beginning and an end.
  public enum Construct: String, Hashable, Sendable {
    case array
    case dictionary
    case text
    case comment
    case tag
    case data
    case propertyList = "property list"
  }
}
