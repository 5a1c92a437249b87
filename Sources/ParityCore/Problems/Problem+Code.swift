extension Problem {
  /// The kinds of problems; their names are stable, scripts rely on them.
  package enum Code: String, Sendable, CaseIterable {
    case jsonSyntax = "json.syntax"
    case jsonDuplicateKey = "json.duplicate-key"
    case fixtureMissing = "fixture.missing"
    case fixtureCount = "fixture.count"
    case fixtureDuplicateID = "fixture.duplicate-id"
    case fixtureUnknownKey = "fixture.unknown-key"
    case fixtureMissingKey = "fixture.missing-key"
    case fixtureType = "fixture.type"
    case fixtureRange = "fixture.range"
    case fixtureUnread = "fixture.unread"
    case recordingMissing = "recording.missing"
    case recordingMalformed = "recording.malformed"
    case recordingStaleInput = "recording.stale-input"
    case recordingStaleSource = "recording.stale-source"
    case recordingStaleOutput = "recording.stale-output"
    case recordingRoster = "recording.roster"
    case recordingUnread = "recording.unread"
    case constantsDrift = "constants.drift"
    case driftSwift = "drift.swift"
    case driftKotlin = "drift.kotlin"
    case driftBoth = "drift.both"
    case driftSplit = "drift.split"
    case subjectCrash = "subject.crash"
    case subjectTimeout = "subject.timeout"
    case divergenceHealed = "divergence.healed"
    case divergenceUnexplained = "divergence.unexplained"
    case auditUnproven = "audit.unproven"
    case auditThreshold = "audit.threshold"
    case auditSurvivor = "audit.survivor"
    case auditNoMutants = "audit.no-mutants"
    case auditBite = "audit.bite"
    case auditImpure = "audit.impure"
    case kotlinCompile = "kotlin.compile"
    case kotlinRefused = "kotlin.refused"
    case kotlinThrew = "kotlin.threw"
    case kotlinExited = "kotlin.exited"
    case kotlinProtocol = "kotlin.protocol"
    case kotlinTimeout = "kotlin.timeout"
    case kotlinMissing = "kotlin.missing"
    case kotlinToolchain = "kotlin.toolchain"
    case gitMissing = "git.missing"
    case gitRepository = "git.repository"
    case gitRevision = "git.revision"
    case gitBase = "git.base"
    case gitFailed = "git.failed"
    case fileUnreadable = "file.unreadable"
    case fileUnwritable = "file.unwritable"
    case reportUnwritable = "report.unwritable"
    case harnessFault = "harness.fault"
    case harnessUncompared = "harness.uncompared"

    /// What the command ends with when this is the worst that happened.
    package var exitCode: ExitCode {
      switch self {
      case .jsonSyntax, .jsonDuplicateKey, .fixtureMissing, .fixtureCount, .fixtureDuplicateID,
        .fixtureUnknownKey, .fixtureMissingKey, .fixtureType, .fixtureRange, .fixtureUnread,
        .recordingMalformed, .recordingUnread, .divergenceUnexplained, .kotlinCompile,
        .kotlinRefused, .kotlinThrew, .kotlinExited, .kotlinProtocol, .kotlinTimeout:
        .unusable
      case .recordingMissing, .recordingStaleInput, .recordingStaleSource, .recordingStaleOutput,
        .recordingRoster:
        .stale
      case .constantsDrift, .driftSwift, .driftKotlin, .driftBoth, .driftSplit, .subjectCrash,
        .subjectTimeout, .divergenceHealed:
        .drift
      case .auditUnproven, .auditThreshold, .auditSurvivor, .auditNoMutants, .auditBite,
        .auditImpure:
        .inadequate
      case .gitRepository, .gitRevision, .gitBase: .usage
      case .kotlinToolchain, .kotlinMissing, .gitMissing: .noToolchain
      case .gitFailed, .fileUnreadable, .fileUnwritable, .reportUnwritable: .fileFault
      case .harnessFault, .harnessUncompared: .harnessFault
      }
    }
  }
}
