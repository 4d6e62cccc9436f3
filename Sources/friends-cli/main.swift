#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

StandardStreams.settle()
OwnFault.report()
exit(Program.run(in: .real).rawValue)
