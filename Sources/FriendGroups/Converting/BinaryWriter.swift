/// Writes a binary property list, as it is read.
///
/// An object is named by its number wherever it stands, so that each is written once all within it
/// has been: a friend's texts, the friend, … the group, … the list. Until the end only what the
/// tables need is kept: the length of each object, in a byte mostly, and how many objects each friend
/// of the group is made of. How wide a number has to be is known before the first, by how many
/// friends there can be.
struct BinaryWriter: ListWriter {
  private var objects = BinaryObjects()
  private let numberSize: Int
  private var group = FriendGroup(name: nil, total: 0)
  /// The objects of each friend of the group; the last of them is the friend.
  private var friendObjects: [UInt8] = []
  private var firstFriend = 0
  private var groups: [Int] = []
  /// The entries of the dictionary that comes next.
  private var keys: [Int] = []
  private var values: [Int] = []
  /// The number of the list itself, once it is written.
  private var top: Int?

  /// A binary property list holds all that there is.
  var losses: ConversionLosses { ConversionLosses() }

  /// The objects that all others share, by their numbers.
  private enum Shared: Int, CaseIterable {
    case name, online, opened, friends, intro, icon, vip
    case no, yes

    init(_ flag: Bool) { self = flag ? .yes : .no }
  }

  /// - Parameter groups: All groups that may be written.
  init(of groups: [FriendGroup]) {
    let most = groups.reduce(Shared.allCases.count + 1) { $0 + 4 + 4 * $1.total }
    numberSize = BinaryObjects.size(of: most)
  }

  mutating func begin(to output: inout [UInt8]) {
    output.append("bplist00")
    for shared in Shared.allCases {
      switch shared {
      case .no: objects.add(&output) { $0.append(0x08) }
      case .yes: objects.add(&output) { $0.append(0x09) }
      default: objects.add("\(shared)", to: &output)
      }
    }
  }

  mutating func begin(_ group: FriendGroup, to output: inout [UInt8]) {
    self.group = group
    firstFriend = objects.count
    friendObjects.removeAll(keepingCapacity: true)
  }

  mutating func write(_ friends: [Friend], to output: inout [UInt8]) {
    for friend in friends {
      let first = objects.count
      if let name = friend.name { note(.name, objects.add(name, to: &output)) }
      if let intro = friend.intro { note(.intro, objects.add(intro, to: &output)) }
      if let icon = friend.icon { note(.icon, objects.add(icon, to: &output)) }
      if let isVIP = friend.isVIP { note(.vip, Shared(isVIP).rawValue) }
      if let isOnline = friend.isOnline { note(.online, Shared(isOnline).rawValue) }
      addDictionary(to: &output)
      friendObjects.append(UInt8(objects.count - first))
    }
  }

  mutating func endGroup(to output: inout [UInt8]) {
    let friends = objects.add(&output) { output in
      output.append(marker: 0xA0, count: friendObjects.count)
      var number = firstFriend - 1
      for step in friendObjects {
        number += Int(step)
        output.append(number, size: numberSize)
      }
    }
    if let name = group.name { note(.name, objects.add(name, to: &output)) }
    if let online = group.online { note(.online, objects.add(online, to: &output)) }
    note(.opened, Shared(group.isOpenAtFirst).rawValue)
    note(.friends, friends)
    groups.append(addDictionary(to: &output))
  }

  mutating func end(to output: inout [UInt8]) -> Bool {
    if let top { return objects.writeTable(to: &output, numberSize: numberSize, top: top) }
    top = objects.add(&output) { output in
      output.append(marker: 0xA0, count: groups.count)
      for group in groups { output.append(group, size: numberSize) }
    }
    return true
  }

  private mutating func note(_ key: Shared, _ value: Int) {
    keys.append(key.rawValue)
    values.append(value)
  }

  /// Writes the dictionary of the entries that were noted, and answers its number.
  @discardableResult
  private mutating func addDictionary(to output: inout [UInt8]) -> Int {
    let dictionary = objects.add(&output) { output in
      output.append(marker: 0xD0, count: keys.count)
      for number in keys { output.append(number, size: numberSize) }
      for number in values { output.append(number, size: numberSize) }
    }
    keys.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
    return dictionary
  }
}
