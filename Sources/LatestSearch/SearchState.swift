/// What a search screen shows.
public enum SearchState<Answer: Sendable>: Sendable {
  /// Nothing: no query was submitted, the field was cleared, or the API gave the request up.
  case idle
  /// The request for the query runs; what an earlier one found is not shown any more.
  case loading(query: String)
  /// What was found for the query.
  case results(Answer, query: String)
  /// The request for the query failed, with an error that is no cancellation.
  case failure(any Error, query: String)
}
