import Synchronization

/// How far the task of an experiment has come.
final class Progress: Sendable {
  enum Phase: Int, Comparable {
    case starting
    case asking
    case beyond
    case ended

    static func < (one: Phase, other: Phase) -> Bool { one.rawValue < other.rawValue }
  }

  private let value = Atomic(Phase.starting.rawValue)

  var phase: Phase { Phase(rawValue: value.load(ordering: .acquiring)) ?? .starting }

  func enter(_ phase: Phase) { value.store(phase.rawValue, ordering: .releasing) }
}
