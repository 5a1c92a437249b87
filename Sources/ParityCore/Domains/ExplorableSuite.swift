/// A suite whose input can be made up, so that `parity explore` can ask both twins about it.
///
/// What an input may be follows from its type. State only what is special about it:
///
/// ```swift
/// extension DiscountSuite: ExplorableSuite {
///   var inputs: InputDomain {
///     InputDomain(of: Input.self).replacing("code", with: .optional(.string(near: ["SPRING"])))
///   }
/// }
/// ```
public protocol ExplorableSuite: Suite {
  /// What an input may be, with the values at which the decision changes; by default every value that
  /// the type of the input can read.
  var inputs: InputDomain { get }

  /// Makes an input that was made up one that can happen; what it is not needed for stays as it is.
  ///
  /// A suite whose values depend on each other takes out what does not fit. Whatever the suite
  /// refuses to read all the same is drawn again.
  func repaired(_ input: JSONValue) -> JSONValue

  /// The id of the fixture's case that states this very difference between the runtimes.
  ///
  /// Exploring counts such a disagreement instead of reporting it, as long as the fixture does
  /// state a divergence there. Nil, as for nearly every suite, when there is nothing to excuse.
  func divergence(kotlin: Answer, swift: Answer, on input: Input) -> String?
}

extension ExplorableSuite {
  /// Every value that the type can read.
  public var inputs: InputDomain { InputDomain(of: Input.self) }

  /// Leaves the input as it is.
  public func repaired(_ input: JSONValue) -> JSONValue { input }

  /// Nil: no difference is excused.
  public func divergence(kotlin: Answer, swift: Answer, on input: Input) -> String? { nil }

  /// The id of the case that states a difference; nil also where an outcome is no answer.
  package func divergence(kotlin: Outcome, swift: Outcome, on input: JSONValue) -> String? {
    do throws(JSONFault) {
      return divergence(
        kotlin: try kotlin.value.decode(Answer.self), swift: try swift.value.decode(Answer.self),
        on: try input.decode(Input.self))
    } catch {
      return nil
    }
  }
}
