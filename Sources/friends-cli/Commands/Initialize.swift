import FriendGroups

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Session {
  /// `init`: writes the example list, and prints where; to `-`, it prints the list.
  func initialize(file: String?) throws(Failure) -> ExitStatus {
    let list = Data(PackageResources.friends_plist)
    if file == "-" {
      if !settings.isQuiet { try sink.write(String(decoding: list, as: UTF8.self)) }
      return .done
    }
    guard let path = file.map({ world.directory.appending($0) }) ?? places.userData else {
      throw .noHome
    }
    let shown = file.map { FilePath($0) } ?? path
    let walk = LinkWalk(to: path.parent)
    if let link = walk.foreignLink { throw .foreignLink(file: shown.description, link: "\(link)") }
    do throws(SystemError) {
      let folder = file == nil ? try Folder.making(walk.end) : try Folder(walk.end)
      let doubt = try folder.publish(list, as: path.lastPart, rights: 0o644, by: world.files)
      if let doubt {
        messages.warn("\(shown): written, but the folder cannot be synced: \(doubt)")
      }
    } catch {
      throw .cannotCreate(file: shown.description, error)
    }
    if !settings.isQuiet { try sink.write(shown.description.escapedForTerminal + "\n") }
    return .done
  }
}
