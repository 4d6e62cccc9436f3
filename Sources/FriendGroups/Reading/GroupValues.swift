/// What a file says about one group, as it was found.
struct GroupValues: FoundContainer {
  typealias Key = FriendGroup.CodingKeys

  var name: String?
  var total = 0
  var online: Int?
  var isOpen: Bool?

  func scalar(for key: Key) -> Scalar? {
    switch key {
    case .name: name.map(Scalar.text)
    case .online: online.map(Scalar.integer)
    case .opened: isOpen.map(Scalar.boolean)
    case .friends: nil
    }
  }

  func count(for key: Key) -> Int? { key == .friends ? total : nil }
}
