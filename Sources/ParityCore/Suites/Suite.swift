/// One decision or behaviour that is implemented twice, and how the harness reaches the Swift side.
///
/// A suite states what goes in and what comes out as `Codable` types and calls the implementation
/// that an app ships. The Kotlin side is stated in the same way.
///
/// ```swift
/// struct ShippingSuite: Suite {
///   struct Input: Codable { var cents: Int32, isMember: Bool }
///   struct Answer: Codable { var isFree: Bool }
///   let name = "shipping"
///   let caseCount = 3
///   func answer(_ input: Input) -> Answer {
///     Answer(isFree: Shipping.isFree(cents: input.cents, isMember: input.isMember))
///   }
/// }
/// ```
///
/// Fixtures are read strictly: what a type asks for has to be there, and nothing else. An optional
/// has to be written too, as `null`.
public protocol Suite<Input, Answer>: Sendable {
  /// What the Swift implementation is called with, an object in the fixture.
  associatedtype Input: Codable & Sendable

  /// What it answers, an object in the fixture.
  ///
  /// The rule that decided belongs into it: the right answer for the wrong reason is drift too.
  associatedtype Answer: Codable & Sendable

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

  /// Whether every case says what the twins have to answer, which it does by default.
  ///
  /// Without contracts the twins are compared with each other, and no case has an `expect`.
  var hasContracts: Bool { get }

  /// The constants of the Swift implementation that Kotlin has too; none unless said otherwise.
  var constants: [Constant] { get }

  /// The numbers of the answer that need not be the same bit for bit; none unless said otherwise.
  var tolerances: [Tolerance] { get }

  /// Where either twin answers, for reports that point there; nowhere unless said otherwise.
  var sources: [DeclarationReference] { get }

  /// A plane through the inputs, of which the page shows pictures; none unless said otherwise.
  var surface: DecisionSurface? { get }

  /// What the Swift implementation answers. A trap in here is the case's verdict, not the run's
  /// end, and an error that is thrown is an answer: `{"throws": "tag"}`.
  func answer(_ input: Input) async throws -> Answer

  /// What an error that the implementation throws is called, in Kotlin as in Swift.
  ///
  /// By default the name of the enumeration's case, or of the error's type without `Error`, with a
  /// small first letter. A case without values of an enumeration that is `CustomStringConvertible` is
  /// called by its description, as no more of it can be seen.
  func tag(of error: any Error) -> String

  /// The rules in the order in which they were asked, as far as the decision went; none by default.
  func explanation(for input: Input) async -> [ExplanationStep]

  /// The conditions that the Swift implementation decides by, for the audit; none by default.
  var decision: Decision<Input>? { get }

  /// Subjects with one fault each, all of which the fixture has to tell from the contract.
  var mutants: [Mutant<Input, Answer>] { get }
}

extension Suite {
  /// None: the fixture lists cases.
  public var axes: [String] { [] }

  /// True: every case has an `expect`.
  public var hasContracts: Bool { true }

  /// None: nothing is compared with Kotlin's constants.
  public var constants: [Constant] { [] }

  /// None: every number is compared bit for bit.
  public var tolerances: [Tolerance] { [] }

  /// None: reports point at the fixture alone.
  public var sources: [DeclarationReference] { [] }

  /// None: the page shows tables alone.
  public var surface: DecisionSurface? { nil }

  /// The name of the case, or of the type without `Error`.
  public func tag(of error: any Error) -> String { ErrorTag.name(of: error) }

  /// None: `explain` shows inputs and answers alone.
  public func explanation(for input: Input) async -> [ExplanationStep] { [] }

  /// None, with which the audit says that nothing shows that the cases are enough.
  public var mutants: [Mutant<Input, Answer>] { [] }

  /// None: the audit looks for no pairs of cases.
  public var decision: Decision<Input>? { nil }
}

/// A named number that both implementations have to hold.
public struct Constant: Hashable, Sendable {
  /// The name, the same in both languages.
  package let name: String

  /// The value.
  package let value: Int64

  /// States a constant under the name that Kotlin's has; the value has to fit into 64 bits.
  public init(_ name: String, _ value: some BinaryInteger) {
    self.name = name
    self.value = Int64(value)
  }
}
