extension ReadingOptions {
  /// The keys that the user gives to fields of friends.
  var friendKeys: [FriendField: [String]] {
    fields([.name: .name, .intro: .intro, .icon: .icon, .vip: .vip, .online: .online])
  }

  /// The keys that the user gives to fields of groups.
  private var groupKeys: [GroupField: [String]] {
    fields([.name: .name, .friends: .friends, .online: .online, .open: .open])
  }

  private func fields<Field>(_ roles: [Role: Field]) -> [Field: [String]] {
    var fields: [Field: [String]] = [:]
    for (role, keys) in keys {
      if let field = roles[role] { fields[field] = keys }
    }
    return fields
  }

  /// What each key means: the table, but for the fields to which the user gives keys.
  var meanings: KeyMeanings {
    keys.isEmpty ? .ofTable : .ofTable.replacing(friend: friendKeys, group: groupKeys)
  }
}
