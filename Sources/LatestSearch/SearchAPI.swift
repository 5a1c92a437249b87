/// Where a search model gets its answers from.
public protocol SearchAPI<Answer>: Sendable {
  /// What is found for a query.
  associatedtype Answer: Sendable

  /// Finds what there is for a query, or throws.
  ///
  /// It should look at its cancellation between its steps, to save the work that no one needs any
  /// more. Nothing wrong is ever shown when it does not.
  ///
  /// It does not run on the model's actor, so it may compute for long without a suspension; then it
  /// calls `Task.checkCancellation()` between chunks of its work.
  func search(_ query: String) async throws -> Answer
}
