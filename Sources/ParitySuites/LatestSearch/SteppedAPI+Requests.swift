extension SteppedAPI {
  typealias Step = CheckedContinuation<Void, any Error>

  /// How far each request is.
  struct Requests: Sendable {
    private struct Request {
      var isOpen = false
      var completeSteps = 0
      var error: (any Error)?
      var waiting: (step: Int, continuation: Step)?
    }

    private var requests: [String: Request] = [:]
    private var counts: [String: Int] = [:]

    var names: [String] { requests.filter(\.value.isOpen).keys.sorted() }

    mutating func open(_ query: String) -> String {
      counts[query, default: 0] += 1
      let count = counts[query, default: 1]
      let name = count == 1 ? query : "\(query)#\(count)"
      requests[name, default: Request()].isOpen = true
      return name
    }

    mutating func close(_ name: String) {
      requests[name]?.isOpen = false
    }

    /// The result of the step where it is known; the continuation is kept where it is not.
    mutating func wait(for step: Int, of name: String, _ continuation: Step)
      -> Result<Void, any Error>?
    {
      var request = requests[name, default: Request()]
      if let error = request.error { return .failure(error) }
      if request.completeSteps >= step { return .success(()) }
      request.waiting = (step, continuation)
      requests[name] = request
      return nil
    }

    /// Whom to resume now that more steps are complete.
    mutating func complete(_ name: String, _ change: (Int) -> Int) -> Step? {
      var request = requests[name, default: Request()]
      defer { requests[name] = request }
      request.completeSteps = change(request.completeSteps)
      guard let waiting = request.waiting, waiting.step <= request.completeSteps else {
        return nil
      }
      request.waiting = nil
      return waiting.continuation
    }

    /// Whom to resume with the error; the steps after this one end with it too.
    mutating func end(_ name: String, with error: any Error) -> Step? {
      var request = requests[name, default: Request()]
      defer { requests[name] = request }
      request.error = error
      defer { request.waiting = nil }
      return request.waiting?.continuation
    }
  }
}
