/// The state after a scenario's last event.
package struct GateOutcome: Codable, Sendable, Equatable {
  /// What the gate did to the app.
  package enum Effect: Sendable, Equatable {
    case attempt(day: Int64, version: String)
    case request
  }

  /// The attempts recorded and the requests made, in order.
  package let effects: [Effect]
  package let pending: Bool
  package let scheduled: Bool

  package init(effects: [Effect], pending: Bool, scheduled: Bool) {
    self.effects = effects
    self.pending = pending
    self.scheduled = scheduled
  }
}
