import LatestSearch
import Synchronization

/// What happened in a scenario, a line each.
final class SearchLog: Sendable {
  private let log = Mutex<[String]>([])

  var lines: [String] { log.withLock { $0 } }

  func add(_ event: SearchEvent) {
    log.withLock { $0.append("\(event.kind.rawValue) \(event.query)") }
  }

  /// Runs an operation and adds how it has ended.
  func addEnd(
    of name: String, _ operation: () async throws -> String
  ) async -> Result<String, any Error> {
    do {
      let value = try await operation()
      add(SearchEvent(.received, name))
      return .success(value)
    } catch {
      add(SearchEvent(error is CancellationError ? .cancelled : .failed, name))
      return .failure(error)
    }
  }
}
