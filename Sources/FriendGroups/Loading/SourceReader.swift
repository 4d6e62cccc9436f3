#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads values out of a source, and turns whatever goes wrong into an error with a position.
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
        throw .syntax(error.reason, at: .byte(error.offset))
      }
    }
  }

  func shape() throws(LoadingError) -> ListShape {
    do throws(ListShapeFinder.Failure) {
      return try ListShapeFinder(source: source).shape()
    } catch {
      switch error {
      case .syntax(let fault): throw syntax(fault)
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

  /// Looks for something in the source.
  func scanning<Value>(
    _ body: (any Source) throws(SyntaxFault) -> Value
  ) throws(LoadingError) -> Value {
    do throws(SyntaxFault) { return try body(source) } catch { throw syntax(error) }
  }

  /// Runs a decoder over one value; where it refuses, the fault is looked for in the source, since
  /// Foundation's decoders do not tell where it is.
  func decoding<Value>(_ node: Node, _ body: () throws -> Value) throws(LoadingError) -> Value {
    do {
      return try body()
    } catch {
      let fault = SyntaxLocator(source: source).firstFault(in: node)
      throw syntax(
        fault ?? SyntaxFault(offset: source.offset(of: node), reason: .unreadable(node.kind))
      )
    }
  }

  /// A long array of a group in pieces; where it is broken, the first fault in the group is thrown, as
  /// if it had been decoded at once.
  func pieces(of array: Node, in group: Node) throws(LoadingError) -> [Part] {
    do throws(SyntaxFault) { return try source.pieces(of: array) } catch {
      throw syntax(SyntaxLocator(source: source).firstFault(in: group) ?? error)
    }
  }

  private func syntax(_ fault: SyntaxFault) -> LoadingError {
    .syntax(fault.reason, at: source.position(of: fault.offset))
  }
}
