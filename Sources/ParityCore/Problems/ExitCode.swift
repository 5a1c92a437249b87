/// How the command ends, for the scripts that call it.
package enum ExitCode: Int32, Sendable, CaseIterable {
  /// Contract, Kotlin and Swift agree.
  case parity = 0
  /// They differ on at least one row.
  case drift = 1
  /// A fixture, a recording or the reference itself cannot be used.
  case unusable = 2
  /// A recording is missing, or was made from something else than what is here now.
  case stale = 3
  /// The cases are not enough, or the check misses an injected fault.
  case inadequate = 4
  /// The command line is wrong.
  case usage = 64
  /// There is no Kotlin toolchain, and none can be had.
  case noToolchain = 69
  /// The harness itself is at fault.
  case harnessFault = 70
  /// A file could not be read or written.
  case fileFault = 74

  /// One word for reports.
  package var word: String {
    switch self {
    case .parity: "parity"
    case .drift: "drift"
    case .unusable: "unusable"
    case .stale: "stale"
    case .inadequate: "inadequate"
    case .usage: "usage"
    case .noToolchain: "no-toolchain"
    case .harnessFault: "harness-fault"
    case .fileFault: "file-fault"
    }
  }

  /// The one of several that counts: the one that says most about how far the rest can be trusted.
  package static func worst(of codes: some Sequence<ExitCode>) -> ExitCode {
    let order: [ExitCode] = [
      .usage, .harnessFault, .fileFault, .noToolchain, .unusable, .stale, .inadequate, .drift,
    ]
    let codes = Set(codes)
    return order.first(where: codes.contains) ?? .parity
  }
}
