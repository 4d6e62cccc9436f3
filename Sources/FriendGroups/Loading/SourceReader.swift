#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Makes the source of a data file, and turns whatever goes wrong in it into an error with a position.
struct SourceReader {
  let source: any Source

  init(_ source: any Source) { self.source = source }

  init(_ data: Data) throws(LoadingError) {
    let text = try data.transcodedToUTF8()
    switch try FileFormat(of: text) {
    case .json: source = JSONSource(bytes: text)
    case .xml:
      // A slice has no XML declaration, so the decoder takes any text for UTF-8; what was UTF-16 is
      // UTF-8 by now, whatever it says of itself.
      if let encoding = XMLSource.declaredEncoding(in: text),
        !["utf-8", "utf8", "us-ascii", "ascii", "utf-16"].contains(encoding.lowercased())
      {
        throw .foreign(.encoding(encoding))
      }
      source = XMLSource(bytes: text)
    case .openStep: source = OpenStepSource(bytes: text)
    case .binary:
      do throws(SyntaxFault) { source = try BinarySource(bytes: text) } catch {
        throw .syntax(error.reason, path: DataPath(), at: .byte(error.offset))
      }
    }
  }

  /// Finds the groups.
  ///
  /// - Parameter takesBroken: Whether groups are found in what can be read of a broken container, too.
  func shape(takingBroken takesBroken: Bool = false) throws(LoadingError) -> ListShape {
    do throws(ListShapeFinder.Failure) {
      return try ListShapeFinder(source: source, takesBroken: takesBroken).shape()
    } catch {
      switch error {
      case .syntax(let fault): throw self.error(of: fault)
      case .unexpected(let node, let role, let path):
        throw unexpected(node, expected: role, path: path)
      case .foreign(let file): throw .foreign(file)
      }
    }
  }

  /// The error of a value that stands where a friend list has something else.
  func unexpected(
    _ node: Node,
    expected role: LoadingError.Role,
    path: DataPath
  ) -> LoadingError {
    let position = source.position(of: source.offset(of: node))
    return .unexpected(node.kind, expected: role, path: path, at: position)
  }

  /// Turns whatever goes wrong into an error with its position.
  func reporting<Value>(
    _ body: () throws(SyntaxFault) -> Value
  ) throws(LoadingError) -> Value {
    do throws(SyntaxFault) { return try body() } catch { throw self.error(of: error) }
  }

  /// The error of a fault, or of an earlier one that led to it, as a quote that is missing.
  ///
  /// - Complexity: O(*n*) in the size of the data.
  func error(of fault: SyntaxFault) -> LoadingError {
    var (first, path) = (fault, DataPath())
    source.walkThroughRoots { finding, place in
      switch finding {
      case .fault(let found) where found.offset <= fault.offset: first = found
      case .scalar(let node) where source.offset(of: node) == fault.offset: break
      default: return .goOn
      }
      path = place()
      return .stop
    }
    return .syntax(first.reason, path: path, at: source.position(of: first.offset))
  }
}
