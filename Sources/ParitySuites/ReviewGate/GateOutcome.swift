/// How things stand after a scenario's last event.
package struct GateOutcome: Sendable, Equatable {
  package struct Attempt: Sendable, Equatable {
    package let day: Int64
    package let version: String

    package init(day: Int64, version: String) {
      self.day = day
      self.version = version
    }
  }

  /// How many requests were made.
  package let requests: Int
  /// The attempts recorded, in order.
  package let attempts: [Attempt]
  package let pending: Bool
  package let scheduled: Bool

  package init(requests: Int, attempts: [Attempt], pending: Bool, scheduled: Bool) {
    self.requests = requests
    self.attempts = attempts
    self.pending = pending
    self.scheduled = scheduled
  }
}
