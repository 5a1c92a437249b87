/// Something that happened to a search request, for a log or for metrics.
///
/// A request is `started` once and ends once: as `committed`, `cancelled` or `failed`. Where an
/// answer came back, wanted or not, it is `received` before the end.
public struct SearchEvent: Hashable, Sendable {
  /// What happened.
  public enum Kind: String, CaseIterable, Sendable {
    /// The query was submitted; whatever request was current is not any more.
    case started
    /// The request ended without an effect: it was no longer wanted, or its API gave it up.
    case cancelled
    /// The API answered.
    case received
    /// The answer became visible.
    case committed
    /// The API failed, and the failure became visible.
    case failed
  }

  /// What happened.
  public let kind: Kind

  /// The query of the request that it happened to.
  public let query: String

  /// States what happened to the request for a query.
  public init(_ kind: Kind, _ query: String) {
    self.kind = kind
    self.query = query
  }
}
