#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The calls whose failures cannot be provoked for real, as a value, so that a test can hand in one
/// that fails.
package struct FileSystem: Sendable {
  /// `write(2)`.
  package var write: @Sendable (Int32, UnsafeRawBufferPointer) -> Int
  /// `fsync(2)`.
  package var sync: @Sendable (Int32) -> Int32
  /// `renameat(2)`, from one name to another in the same open folder.
  package var rename: @Sendable (Int32, FilePath, FilePath) -> Int32
  /// `linkat(2)`, which gives a file a second name in the same open folder.
  package var link: @Sendable (Int32, FilePath, FilePath) -> Int32
  /// `flock(2)` for an exclusive lock, without waiting.
  package var lock: @Sendable (Int32) -> Int32

  /// The files of this machine.
  package static let real = FileSystem(
    write: { descriptor, bytes in
      #if canImport(Glibc)
        Glibc.write(descriptor, bytes.baseAddress, bytes.count)
      #elseif canImport(Musl)
        Musl.write(descriptor, bytes.baseAddress, bytes.count)
      #else
        Darwin.write(descriptor, bytes.baseAddress, bytes.count)
      #endif
    },
    sync: { fsync($0) },
    rename: { folder, old, new in
      old.withCString { old in new.withCString { new in renameat(folder, old, folder, new) } }
    },
    link: { folder, old, new in
      old.withCString { old in new.withCString { new in linkat(folder, old, folder, new, 0) } }
    },
    lock: { flock($0, LOCK_EX | LOCK_NB) }
  )
}
