#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The way to a file through links, seen by somebody who is going to write there.
///
/// Who owns a folder can put a link in it, and have root, or a colleague, write to a file where they
/// may not: a state holds names that they choose. So a link is followed without question only if it
/// belongs to root or to the user whose process this is; one of somebody else must lead to what is
/// theirs, too.
package struct LinkWalk {
  /// The real path: no part of it was a link.
  package let end: FilePath
  /// The first link that leads to what is not its owner's; nil where there is none.
  package let foreignLink: FilePath?

  package init(to path: FilePath) {
    var here = path.isAbsolute ? FilePath("/") : FilePath(".").resolved
    var ahead = Self.names(of: path)
    var links: [(path: FilePath, owner: uid_t)] = []
    while let name = ahead.popLast() {
      if name == FilePath("..") {
        here = here.parent
        continue
      }
      let next = here.appending(name)
      // As many links as the kernel itself follows before it calls them a loop.
      guard links.count < 40, let status = FileStatus(ofLink: next), status.isLink,
        let target = next.linkTarget
      else {
        here = next
        continue
      }
      links.append((next, status.owner))
      if target.isAbsolute { here = FilePath("/") }
      ahead += Self.names(of: target)
    }
    end = here
    // Where nothing is yet, what is made is made in a folder.
    var place = here
    while FileStatus(ofLink: place) == nil, place.parent != place { place = place.parent }
    let owner = FileStatus(ofLink: place)?.owner
    let trusted = [owner, 0, geteuid()]
    foreignLink = links.first { !trusted.contains($0.owner) }?.path
  }

  /// The parts of a path that lead somewhere, the last one first.
  private static func names(of path: FilePath) -> [FilePath] {
    path.bytes.split(separator: UInt8(ascii: "/")).map { FilePath(bytes: $0) }
      .filter { $0 != FilePath(".") }.reversed()
  }
}
