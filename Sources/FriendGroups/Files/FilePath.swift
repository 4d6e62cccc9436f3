#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The path of a file, as the operating system takes it.
package struct FilePath: Hashable, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ path: String) { description = path }

  /// The folder that holds the file.
  package var parent: FilePath {
    guard let slash = description.lastIndex(of: "/") else { return FilePath(".") }
    return FilePath(slash == description.startIndex ? "/" : String(description[..<slash]))
  }

  /// The last part of the path.
  package var name: String {
    description.lastIndex(of: "/").map { String(description[description.index(after: $0)...]) }
      ?? description
  }

  /// The name without its last extension.
  package var stem: String {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// A path below this one, or the other path itself where it is absolute.
  package func appending(_ other: String) -> FilePath {
    if other.hasPrefix("/") { return FilePath(other) }
    return FilePath(description.hasSuffix("/") ? description + other : "\(description)/\(other)")
  }

  /// The real path: absolute, without links, as far as the file and its folders exist.
  ///
  /// A link that leads to no file resolves to the place where that file would be.
  package var resolved: FilePath {
    var path = self
    // As many links as the kernel itself follows before it calls them a loop.
    for _ in 0..<40 {
      if let real = realpath(path.description, nil) {
        defer { free(real) }
        // A name that is no UTF-8 would be mended here, and then be that of another file.
        return String(validatingCString: real).map(FilePath.init) ?? path
      }
      // A pipe that the shell made has a link to it, but no name of its own.
      if path.exists { return path }
      guard let target = path.linkTarget else { break }
      path = path.parent.appending(target)
    }
    return path.parent == path ? path : path.parent.resolved.appending(path.name)
  }

  private var linkTarget: String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let count = readlink(description, start, buffer.count)
      guard count > 0 else { return nil }
      return String(decoding: UnsafeRawBufferPointer(buffer).prefix(count), as: UTF8.self)
    }
  }

  /// Makes the folder and those above it, for the user alone, to survive a power cut.
  package func makeFolder() throws(SystemError) {
    if mkdir(description, 0o700) != 0 {
      let error = SystemError.last
      if error == .exists { return }
      guard error == .noEntry, parent != self else { throw error }
      try parent.makeFolder()
      guard mkdir(description, 0o700) == 0 || errno == EEXIST else { throw .last }
    }
    try FileDescriptor.syncing(folder: parent, by: .real)
  }

  /// Removes the file, if there is one.
  @discardableResult
  package func remove() -> Bool { unlink(description) == 0 }

  /// Whether there is a file, behind all links.
  package var exists: Bool { FileStatus(self) != nil }

  /// What the rights of the file have against writing; nil where nothing, or where there is no file.
  var writeRefusal: SystemError? {
    guard access(description, W_OK) != 0 else { return nil }
    let error = SystemError.last
    return [EACCES, EPERM, EROFS].contains(error.code) ? error : nil
  }
}
