/// Writes a list in one format, group by group, as it is read.
///
/// What it writes goes to the end of `output`, which its user empties between the calls.
protocol ListWriter {
  /// What was left out so far.
  var losses: ConversionLosses { get }

  mutating func begin(to output: inout [UInt8])

  mutating func begin(_ group: FriendGroup, to output: inout [UInt8])

  /// Writes the next friends of the group: all of them, or some.
  mutating func write(_ friends: [Friend], to output: inout [UInt8])

  mutating func endGroup(to output: inout [UInt8])

  /// Writes the end, or a part of it.
  ///
  /// - Returns: Whether there is more to write.
  mutating func end(to output: inout [UInt8]) -> Bool
}
