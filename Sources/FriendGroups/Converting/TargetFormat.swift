/// A format that a list can be written in.
///
/// The property lists and JSON hold all that is known of a list, and are read back as the same one.
/// The others hold less: ``Conversion/losses`` counts what they left out.
public enum TargetFormat: String, CaseIterable, Sendable {
  /// A property list in XML.
  case plist
  /// A binary property list.
  case binary
  /// JSON: an array of groups, one line a friend.
  case json
  /// vCard 4.0 (RFC 6350), one card a friend; the group is a category.
  case vcard
  /// Comma-separated values (RFC 4180), one record a friend, below a header.
  case csv
  /// One page that needs no other file, with groups that fold.
  case html
}
