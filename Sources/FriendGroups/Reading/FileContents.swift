#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The bytes of a data file, what its list is, and where its groups stand.
///
/// Here the format, which only the file tells, is left behind: all that is generic over formats is
/// called from here.
struct FileContents: Sendable {
  let source: any Source
  let shape: ListShape
  let groups: [FriendGroup]
  let places: [GroupPlace]

  /// - Throws: ``LoadingError`` where the data is not a friend list.
  init(_ data: Data, name: String, options: ReadingOptions) throws(LoadingError) {
    try self.init(try SourceFormat.source(of: data), name: name, options: options)
  }

  private init(
    _ source: some Source,
    name: String,
    options: ReadingOptions
  ) throws(LoadingError) {
    self.source = source
    shape = try source.shape(options: options)
    var reader = GroupReader(source, shape, fileName: name)
    do throws(GroupFailure) { try reader.read() } catch {
      throw source.error(of: error)
    }
    groups = reader.groups
    places = reader.places
  }

  /// Decodes the friends of a run.
  func friends(in run: FriendRun) throws(LoadingError) -> [Friend] {
    try friends(in: run, of: source)
  }

  private func friends(in run: FriendRun, of source: some Source) throws(LoadingError) -> [Friend] {
    do throws(SyntaxFault) {
      return try FriendRunReader(source, shape.friends).friends(run)
    } catch {
      throw source.error(of: error)
    }
  }
}

extension Source {
  /// Finds the list.
  ///
  /// - Parameter takesBroken: Whether a broken container is taken as far as it can be read.
  func shape(
    options: ReadingOptions,
    takingBroken takesBroken: Bool = false
  ) throws(LoadingError) -> ListShape {
    var finder = ListFinder(self, options: options, takesBroken: takesBroken)
    do throws(ListFailure) { return try finder.shape() } catch {
      switch error {
      case .syntax(let fault): throw self.error(of: fault)
      case .foreign(let file): throw .foreign(file)
      case .noList(let node, let keys):
        throw .unexpected(
          node.kind,
          expected: .list(keys: keys),
          path: DataPath(),
          at: position(of: offset(of: node))
        )
      }
    }
  }

  /// The error of what stands among the groups, or of a fault.
  func error(of failure: GroupFailure) -> LoadingError {
    switch failure {
    case .syntax(let fault): error(of: fault)
    case .unexpected(let node, let path):
      .unexpected(
        node.kind,
        expected: .group,
        path: path,
        at: position(of: offset(of: node))
      )
    }
  }
}
