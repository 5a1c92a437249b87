/// One thing that happens in a scenario of the latest search.
///
/// A request is named after its query: `sw` is the first request for "sw" that reaches the API,
/// `sw#2` the second. The request of the shared work is `work`, its second run `work#2`.
package enum SearchScenarioEvent: Sendable, Equatable {
  /// The query is typed.
  case submit(String)
  /// The field is cleared.
  case clear
  /// The screen goes away, and the model with it.
  case release

  /// The step that the request is in is complete; the last one completes the request.
  case step(String)
  /// Every step but the last is complete.
  case allButLast(String)
  /// Every step is complete.
  case finish(String)
  /// The step that the request is in ends with an error.
  case fail(String)
  /// The step that the request is in ends with a cancellation that no one has asked for.
  case abandon(String)
  /// That step ends so too, but with an ordinary error, as `URLError.cancelled` is.
  case reportCancelled(String)

  /// The model is busy: what reaches it waits in order, be it a query or an answer.
  case busy
  /// The model is free again: what waits is done.
  case idle

  /// A caller begins to await the shared work.
  case join(String)
  /// The caller does not want it any more.
  case leave(String)
  /// Another account: the run of the shared work is abandoned.
  case abandonWork
}
