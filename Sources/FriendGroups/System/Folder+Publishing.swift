#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif
#if canImport(Glibc)
  package import Glibc
#elseif canImport(Musl)
  package import Musl
#elseif canImport(Darwin)
  package import Darwin
#endif

extension Folder {
  /// Creates a file that has all its bytes from the first moment, and takes the place of no other.
  ///
  /// It is written under a name of its own, synced, and then given its real name as a second one,
  /// which fails where something has that name already. A process that is killed before leaves the
  /// other name, a hidden one, behind.
  ///
  /// - Returns: Why the folder could not be synced, so that a power cut may take the file away again;
  ///   nil where all is well.
  package borrowing func publish(
    _ data: Data,
    as name: FilePath,
    rights: mode_t,
    by files: FileSystem
  ) throws(SystemError) -> SystemError? {
    guard !name.bytes.isEmpty else { throw .isDirectory }
    // What would fail in the end need not be begun.
    guard status(of: name) == nil else { throw .exists }
    let number = UInt32.random(in: .min ... .max)
    let draft = FilePath(".friends-cli-\(getpid())-\(number).tmp")
    do throws(SystemError) {
      let file = try create(draft, rights: rights)
      try file.writeAll(data, by: files)
      try file.sync(by: files)
      try rename(draft, toFree: name, by: files)
    } catch {
      remove(draft)
      throw error
    }
    remove(draft)
    do throws(SystemError) { try sync(by: files) } catch { return error }
    return nil
  }

  /// Names a file anew, but not as anything that is there.
  private borrowing func rename(
    _ draft: FilePath,
    toFree name: FilePath,
    by files: FileSystem
  ) throws(SystemError) {
    do throws(SystemError) { try link(draft, to: name, by: files) } catch {
      // Where the file system gives no second names, the first one is changed.
      guard error != .exists, status(of: name) == nil else { throw .exists }
      try rename(draft, to: name, by: files)
    }
  }
}
