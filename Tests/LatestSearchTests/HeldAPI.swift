import LatestSearch
import Synchronization

/// An API whose answers a test gives, and which ignores its cancellation.
final class HeldAPI: SearchAPI {
  typealias Request = CheckedContinuation<String, any Error>

  private let requests = Mutex<[(query: String, continuation: Request)]>([])

  func search(_ query: String) async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
      requests.withLock { $0.append((query, continuation)) }
    }
  }

  /// The queries that wait for an answer, in the order of the requests.
  var open: [String] { requests.withLock { $0.map(\.query) } }

  /// Ends the oldest request for a query; false when there is none.
  func end(_ query: String, with result: Result<String, any Error>) -> Bool {
    let continuation: Request? = requests.withLock { requests in
      guard let index = requests.firstIndex(where: { $0.query == query }) else { return nil }
      return requests.remove(at: index).continuation
    }
    continuation?.resume(with: result)
    return continuation != nil
  }
}
