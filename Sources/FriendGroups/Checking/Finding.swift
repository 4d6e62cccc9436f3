/// A problem before its place is turned into what a person goes to.
///
/// A file may have a million of them: what they have in common is kept once.
struct Finding: Hashable {
  let kind: Problem.Kind

  /// The path of a group or of an array of friends, from where the steps go on.
  let base: DataPath
  let index: Int?
  let key: String?
  let offset: Int
  let count: Int

  init(
    kind: Problem.Kind,
    path base: DataPath,
    index: Int? = nil,
    key: String? = nil,
    offset: Int,
    count: Int = 1
  ) {
    self.count = count
    self.kind = kind
    self.base = base
    self.index = index
    self.key = key
    self.offset = offset
  }

  /// The path of the value.
  var path: DataPath {
    DataPath(base.steps + (index.map { [.index($0)] } ?? []) + (key.map { [.key($0)] } ?? []))
  }
}
