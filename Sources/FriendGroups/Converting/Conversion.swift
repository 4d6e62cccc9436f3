/// A list on its way into another format: it is written as it is read.
///
/// Group by group, and the friends of a group in as many parts as they come in, so that neither the
/// list nor the text is ever in memory as a whole:
///
/// ```swift
/// var conversion = Conversion(to: .json, of: file.list.groups) { bytes in print(bytes.count) }
/// try conversion.begin()
/// for (index, group) in file.list.groups.enumerated() {
///   try conversion.begin(group)
///   try conversion.write(file.friends(ofGroup: index))
///   try conversion.endGroup()
/// }
/// try conversion.end()
/// ```
///
/// A binary property list needs some 5 bytes a friend for its table of objects, the others nothing.
public struct Conversion<Failure: Error> {
  private var writer: any ListWriter
  private var output: [UInt8] = []
  private let write: ([UInt8]) throws(Failure) -> Void

  /// How many bytes are worth a call of `write`.
  private static var capacity: Int { 1 << 16 }

  /// What the format could not hold of what was written so far.
  public var losses: ConversionLosses { writer.losses }

  /// - Parameters:
  ///   - format: The format to write.
  ///   - groups: The groups that will be written, in order; of their friends some may be left out.
  ///   - page: What a page says beside the list; no other format asks for it.
  ///   - write: Takes the bytes that come next.
  public init(
    to format: TargetFormat,
    of groups: [FriendGroup],
    page: PageText = PageText(title: "Friends"),
    write: @escaping ([UInt8]) throws(Failure) -> Void
  ) {
    self.write = write
    writer =
      switch format {
      case .plist: PropertyListWriter()
      case .binary: BinaryWriter(of: groups)
      case .json: JSONWriter()
      case .vcard: CardWriter()
      case .csv: TableWriter()
      case .html: PageWriter(of: groups, text: page)
      }
  }

  /// Writes what stands before the first group.
  public mutating func begin() throws(Failure) {
    writer.begin(to: &output)
    try drain()
  }

  /// Begins a group; whether it is open at first is how it will be shown.
  public mutating func begin(_ group: FriendGroup) throws(Failure) {
    writer.begin(group, to: &output)
    try drain()
  }

  /// Writes the next friends of the group.
  public mutating func write(_ friends: [Friend]) throws(Failure) {
    writer.write(friends, to: &output)
    try drain()
  }

  /// Ends the group, after the last of its friends.
  public mutating func endGroup() throws(Failure) {
    writer.endGroup(to: &output)
    try drain()
  }

  /// Writes what stands behind the last group.
  public mutating func end() throws(Failure) {
    while writer.end(to: &output) { try drain() }
    try write(output)
    output = []
  }

  private mutating func drain() throws(Failure) {
    guard output.count >= Self.capacity else { return }
    try write(output)
    output.removeAll(keepingCapacity: true)
  }
}
