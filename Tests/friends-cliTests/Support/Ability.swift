import Foundation
import Testing

/// Something that a test does to the system, and that not every system allows everybody.
enum Ability: String, CaseIterable {
  /// Mounts that only some processes see.
  case mountNamespaces = "a mount namespace ('unshare -m', as root)"
  /// To act as another user, for whom the folder of the build is open.
  case secondUser = "a second user ('setpriv', as root, with a build that others may run)"
  /// To watch the calls of a process, and to let them fail.
  case tracing = "to trace processes ('strace')"

  /// A line of a shell that works where the ability is there.
  private var probe: String {
    switch self {
    case .mountNamespaces: "without_proc true"
    case .secondUser: "[ $(id -u) = 0 ] && nobody friends-cli --version && nobody ls -d ."
    case .tracing: "! faulty exit_group:signal=KILL true"
    }
  }

  private static let present = Set(
    allCases.filter { ability in
      let sandbox = Sandbox()
      return (try? Executable.shell(Executable.prelude + ability.probe, in: sandbox))?.status == 0
    }
  )

  var isPresent: Bool { Self.present.contains(self) }
}

extension Trait where Self == ConditionTrait {
  /// Skips a test, and says why, where the system does not allow what it does.
  static func allowed(_ abilities: Ability...) -> Self {
    .enabled(
      "not allowed here: \(abilities.map(\.rawValue).joined(separator: ", "))"
    ) { abilities.allSatisfy(\.isPresent) }
  }
}
