#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A data file that is looked through for all that is wrong with it, whether it is a friend list or
/// not.
public struct FileCheck: Sendable {
  /// How many groups the file has; nil where it is not a friend list, or broken around its groups.
  public let groups: Int?

  /// How many friends the groups have; nil where one of them cannot be read, or ``groups`` is nil.
  public let friends: Int?

  private let list: Result<CheckedList, LoadingError>

  /// Reads the headers of all groups; the friends are read when the problems are asked for.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file.
  ///   - options: Which keys mean what, beyond those that are known.
  /// - Complexity: O(*n*) in the size of the data.
  public init(of data: Data, options: ReadingOptions = ReadingOptions()) {
    do throws(LoadingError) {
      let list = try CheckedList(try SourceFormat.source(of: data), options: options)
      groups = list.isWhole ? list.count : nil
      friends = list.friends
      self.list = .success(list)
    } catch {
      groups = nil
      friends = nil
      list = .failure(error)
    }
  }

  /// Every problem, in file order, found while they are asked for, one group after the other; then what
  /// is told once for the whole file.
  ///
  /// - Complexity: O(*n*) in the size of the data for all of them.
  public var problems: Problems {
    switch list {
    case .success(let list): Problems(of: list)
    case .failure(let error): Problems(of: error)
    }
  }

  /// The problems of a file, made group by group.
  public struct Problems: Sequence, IteratorProtocol {
    private var list: CheckedList?
    private var finder: PositionFinder
    private let error: LoadingError?
    private var pending: ArraySlice<Finding> = []
    private var part = 0

    fileprivate init(of error: LoadingError) {
      list = nil
      self.error = error
      finder = PositionFinder(text: nil)
    }

    fileprivate init(of list: CheckedList) {
      self.list = list
      error = nil
      finder = PositionFinder(text: list.text)
    }

    /// The next problem; nil after the last.
    public mutating func next() -> Problem? {
      guard list != nil else { return nextOfError() }
      while pending.isEmpty, let findings = list?.findings(ofPart: part) {
        part += 1
        pending = findings.sorted { $0.offset < $1.offset }[...]
      }
      guard let finding = pending.popFirst() else { return nil }
      return Problem(
        kind: finding.kind,
        path: finding.path,
        position: finder.position(of: finding.offset),
        count: finding.count
      )
    }

    /// The only problem of what is no friend list.
    private mutating func nextOfError() -> Problem? {
      guard let error, part == 0 else { return nil }
      part += 1
      return Problem(kind: .noList(error), path: error.path, position: error.position, count: 1)
    }
  }
}

extension LoadingError {
  fileprivate var path: DataPath {
    switch self {
    case .syntax(_, let path, _), .unexpected(_, _, let path, _): path
    case .foreign: DataPath()
    }
  }
}
