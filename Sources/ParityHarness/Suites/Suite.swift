/// One decision or behaviour that is implemented twice, and how the harness reaches the Swift side.
///
/// A suite reads its input and its expected outcome strictly, and turns the one into the other by
/// calling the implementation an app ships. The Kotlin side has an interface of the same shape.
public protocol Suite: Sendable {
  /// What the Swift implementation is called with.
  associatedtype Input: Sendable

  /// The name, which is also the name of the fixture's and the recording's file.
  var name: String { get }

  /// How many cases, or rows of a product, the fixture has to hold, exactly.
  ///
  /// The number belongs into the source: the file can then not change it.
  var caseCount: Int { get }

  /// The input's keys, for a fixture that lists values of each and no cases; none by default.
  ///
  /// Every combination of the values is then a row, the last key varying fastest, and Kotlin is
  /// compared with Swift without a contract.
  var axes: [String] { get }

  /// The constants of the Swift implementation that Kotlin has too; none unless said otherwise.
  var constants: [Constant] { get }

  /// The numbers of the answer that need not be the same bit for bit; none unless said otherwise.
  var tolerances: [Tolerance] { get }

  /// Where either twin answers, for reports that point there; nowhere unless said otherwise.
  var sources: [DeclarationReference] { get }

  /// A plane through the inputs, of which the page shows pictures; none unless said otherwise.
  var surface: DecisionSurface? { get }

  /// Reads an input; keys that are not asked for are refused afterwards.
  func readInput(_ object: inout JSONObject) throws(JSONFault) -> Input

  /// Reads an outcome that the contract expects; keys that are not asked for are refused
  /// afterwards.
  func readOutcome(_ object: inout JSONObject) throws(JSONFault) -> Outcome

  /// What the Swift implementation answers. A trap in here is the case's verdict, not the run's
  /// end.
  func outcome(for input: Input) async -> Outcome

  /// The rules in the order in which they were asked, as far as the decision went; none by default.
  func explanation(for input: Input) async -> [ExplanationStep]

  /// The conditions that the Swift implementation decides by, for the audit; none by default.
  var decision: Decision<Input>? { get }

  /// Subjects with one fault each, all of which the fixture has to tell from the contract.
  var mutants: [Mutant<Input>] { get }
}

extension Suite {
  /// A fixture of cases.
  public var axes: [String] { [] }

  /// No constants.
  public var constants: [Constant] { [] }

  /// Numbers are the same, bit for bit.
  public var tolerances: [Tolerance] { [] }

  /// No place.
  public var sources: [DeclarationReference] { [] }

  /// No picture.
  public var surface: DecisionSurface? { nil }

  /// No explanation.
  public func explanation(for input: Input) async -> [ExplanationStep] { [] }
}

/// A named number that both implementations have to hold.
public struct Constant: Hashable, Sendable {
  /// The name, the same in both languages.
  package let name: String

  /// The value.
  package let value: Int64

  /// Names a value.
  public init(_ name: String, _ value: some BinaryInteger) {
    self.name = name
    self.value = Int64(value)
  }
}
