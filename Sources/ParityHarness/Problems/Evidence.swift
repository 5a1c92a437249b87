/// What shows a problem beside its sentence; reporters lay it out.
public struct Evidence: Hashable, Sendable {
  /// What each source says under one key.
  public struct Difference: Hashable, Sendable {
    /// The key, as the outcome has it.
    public let key: String
    /// The sources in the order of the report, each with its value; nil where it has no outcome.
    public let values: [Source]
  }

  /// One source of a difference.
  public struct Source: Hashable, Sendable {
    /// What the source is called, such as `Kotlin` or `contract for Swift`.
    public let name: String
    /// Whether it gave an outcome at all.
    public let hasOutcome: Bool
    /// Its value under the key; nil where its outcome lacks the key.
    public let value: JSONValue?
  }

  /// The keys on which the sources differ.
  public internal(set) var differences: [Difference] = []

  /// The input of a row that has no case to look it up in.
  public internal(set) var input: JSONValue?

  /// What another program said, a line each.
  public internal(set) var output: [String] = []

  /// Nothing.
  public static let none = Evidence()
}
