#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The path of a file, as the operating system takes it: bytes, which need not be UTF-8.
package struct FilePath: Hashable, Sendable {
  package let bytes: [UInt8]

  package init(bytes: some Collection<UInt8>) { self.bytes = Array(bytes) }

  /// Takes a path as an argument or a variable holds it (``Swift/String/init(systemBytes:)``).
  package init(_ path: String) { self.init(bytes: path.systemBytes) }

  package var isAbsolute: Bool { bytes.first == .slash }

  /// The folder that holds the file.
  package var parent: FilePath {
    guard let slash = bytes.lastIndex(of: .slash) else { return FilePath(".") }
    return slash == 0 ? FilePath("/") : FilePath(bytes: bytes[..<slash])
  }

  /// The last part of the path.
  package var lastPart: FilePath {
    bytes.lastIndex(of: .slash).map { FilePath(bytes: bytes[($0 + 1)...]) } ?? self
  }

  /// The last part of the path, as people are shown it.
  package var name: String { lastPart.description }

  /// The name without its last extension.
  package var stem: String {
    let name = lastPart.bytes
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return self.name }
    return FilePath(bytes: name[..<dot]).description
  }

  /// A path below this one, or the other path itself where it is absolute.
  package func appending(_ other: FilePath) -> FilePath {
    if other.isAbsolute { return other }
    return FilePath(bytes: bytes + (bytes.last == .slash ? [] : [.slash]) + other.bytes)
  }

  package func appending(_ other: String) -> FilePath { appending(FilePath(other)) }

  /// The path of a file beside this one, whose name goes on.
  package func withSuffix(_ suffix: String) -> FilePath {
    FilePath(bytes: bytes + suffix.systemBytes)
  }

  /// Hands the path to a call of the system.
  package func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    (bytes + [0]).withUnsafeBytes { buffer in
      buffer.withMemoryRebound(to: CChar.self) { chars in
        guard let start = chars.baseAddress else { return "".withCString(body) }
        return body(start)
      }
    }
  }
}

extension FilePath: CustomStringConvertible {
  /// The path as people are shown it, with bytes that are no part of UTF-8 as `\xFF`.
  package var description: String { String(systemBytes: bytes).showingSystemBytes }

  /// The path as text, where it is UTF-8.
  package var text: String? { String(validating: bytes, as: UTF8.self) }
}

// MARK: The files themselves

extension FilePath {
  /// The real path: absolute, without links, as far as the file and its folders exist.
  ///
  /// A link that leads to no file resolves to the place where that file would be.
  package var resolved: FilePath {
    var path = self
    // As many links as the kernel itself follows before it calls them a loop.
    for _ in 0..<40 {
      if let real = path.withCString({ realpath($0, nil) }) {
        defer { free(real) }
        return FilePath(cString: real)
      }
      // A pipe that the shell made has a link to it, but no name of its own.
      if path.exists { break }
      guard let target = path.linkTarget else { break }
      path = path.parent.appending(target)
    }
    return path.parent == path ? path : path.parent.resolved.appending(path.lastPart)
  }

  /// What a link says; nil for what is none.
  var linkTarget: FilePath? {
    withUnsafeTemporaryAllocation(byteCount: Int(PATH_MAX), alignment: 1) { buffer in
      let chars = buffer.assumingMemoryBound(to: CChar.self)
      guard let start = chars.baseAddress else { return nil }
      let count = withCString { readlink($0, start, chars.count) }
      return count > 0 ? FilePath(bytes: buffer.prefix(count)) : nil
    }
  }

  /// Takes a path that the system answered.
  private init(cString: UnsafePointer<CChar>) {
    self.init(bytes: UnsafeRawBufferPointer(start: cString, count: strlen(cString)))
  }

  /// Whether there is a file, behind all links.
  package var exists: Bool { FileStatus(self) != nil }

  /// What the rights of the file have against writing; nil where nothing, or where there is no file.
  var writeRefusal: SystemError? {
    guard withCString({ access($0, W_OK) }) != 0 else { return nil }
    let error = SystemError.last
    return [EACCES, EPERM, EROFS].contains(error.code) ? error : nil
  }
}

extension UInt8 {
  fileprivate static let slash = UInt8(ascii: "/")
}
