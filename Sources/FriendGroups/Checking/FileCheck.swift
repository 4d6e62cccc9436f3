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
  /// - Parameter data: The bytes of the file.
  /// - Complexity: O(*n*) in the size of the data.
  public init(of data: Data) {
    do throws(LoadingError) {
      let list = try CheckedList(data)
      groups = list.isWhole ? list.count : nil
      friends = list.friends
      self.list = .success(list)
    } catch {
      groups = nil
      friends = nil
      list = .failure(error)
    }
  }

  /// Every problem, in file order, found while they are asked for, one group after the other.
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
    private let list: CheckedList?
    private var finder: PositionFinder
    private let error: LoadingError?
    private var pending: ArraySlice<Finding> = []
    /// What is wrong around the groups, and was not said yet.
    private var around: ArraySlice<Finding> = []
    private var part = 0

    fileprivate init(of error: LoadingError) {
      list = nil
      self.error = error
      finder = PositionFinder(text: nil)
    }

    fileprivate init(of list: CheckedList) {
      self.list = list
      around = list.findingsAround[...]
      error = nil
      finder = PositionFinder(text: list.source.text)
    }

    /// The next problem; nil after the last.
    public mutating func next() -> Problem? {
      guard let list else { return nextOfError() }
      while pending.isEmpty, part < Swift.max(list.count, 1) {
        var findings = part < list.count ? list.findings(inGroup: part) : []
        part += 1
        let end = part < list.count ? list.offset(ofGroup: part) : .max
        while let finding = around.first, finding.offset < end {
          findings.append(finding)
          around.removeFirst()
        }
        findings.sort { $0.offset < $1.offset }
        pending = findings[...]
      }
      guard let finding = pending.popFirst() else { return nil }
      return Problem(
        kind: finding.kind,
        path: finding.path,
        position: finder.position(of: finding.offset)
      )
    }

    /// The only problem of what is no friend list.
    private mutating func nextOfError() -> Problem? {
      guard let error, part == 0 else { return nil }
      part += 1
      return Problem(kind: .noList(error), path: error.path, position: error.position)
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
