import FriendGroups

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Session {
  /// `init`: writes the example list, and prints where.
  func initialize(file: String?) throws(Failure) -> ExitStatus {
    guard let path = file.map(world.directory.appending) ?? Places(world: world).userData else {
      throw .noHome
    }
    let shown = file ?? path.description
    do throws(SystemError) {
      if file == nil { try path.parent.makeFolder() }
      try write(Data(PackageResources.friends_plist), to: path, shown: shown)
    } catch {
      throw .cannotCreate(file: shown, error)
    }
    if !settings.isQuiet { try sink.write(shown.escapedForTerminal + "\n") }
    return .done
  }

  private func write(_ data: Data, to path: FilePath, shown: String) throws(SystemError) {
    let file = try FileDescriptor.creating(path, rights: 0o644)
    do throws(SystemError) {
      try file.writeAll(data, by: world.files)
    } catch {
      path.remove()
      throw error
    }
  }
}
