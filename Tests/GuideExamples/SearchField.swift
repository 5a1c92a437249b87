import Foundation
import LatestSearch
import ManualTime

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

func searching(_ api: some SearchAPI<[String]>) async {
  let model = SearchModel(api: api, isCancellation: { ($0 as? URLError)?.code == .cancelled })
  await model.submit("sw")
  await model.submit("swift")  // cancels "sw", which can no longer change anything
}

struct Session {
  func refreshToken() async throws -> String { "" }
}

func sharing(_ session: Session) async throws -> [String] {
  let refresh = SharedWork(whenAllLeave: .keepRunning) { try await session.refreshToken() }
  async let one = refresh.value()
  async let other = refresh.value()  // one request to the server for both
  return try await [one, other]
}

func stoppingBetweenTheSteps() async {
  let clock = ManualClock()
  let task = Task { try await clock.sleep(for: .seconds(2)) }
  await clock.waitForSleepers(1)
  clock.advance(by: .seconds(2))  // the sleep is over; the task has not resumed
  task.cancel()  // too late for the sleep
}
