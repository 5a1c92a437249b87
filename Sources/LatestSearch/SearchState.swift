/// What a search screen shows.
public enum SearchState<Answer: Sendable>: Sendable {
  /// Nothing: no query was submitted, or the field was cleared.
  case idle
  /// The query was submitted, and there is neither an answer nor a failure; what an earlier one
  /// found is not shown any more. Its request runs, or its API gave it up.
  case loading(query: String)
  /// What was found for the query.
  case results(Answer, query: String)
  /// The request for the query failed, with an error that is no cancellation.
  case failure(any Error, query: String)
}
