/// A problem before its place is turned into what a person goes to.
struct Finding: Hashable {
  let kind: Problem.Kind
  let path: DataPath
  let offset: Int
}
