/// What becomes of a shared operation when no one awaits it any more.
public enum WhenAllLeave: String, CaseIterable, Codable, Sendable {
  /// It is cancelled with the last caller; the next one starts another at once.
  ///
  /// For work that is only worth its result, such as a download.
  case cancel

  /// It runs on, and the next caller joins it.
  ///
  /// For work that changes something elsewhere: a server that rotates its tokens refuses the second
  /// refresh with the same one. The result of a run that ends without callers is dropped, so what
  /// must outlive it, such as the new token, is for the operation itself to store.
  case keepRunning = "keep-running"
}
