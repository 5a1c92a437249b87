import ParityHarness

/// Who is on the stage at a point of a scenario; an event that turns to anybody else is misspelt.
struct ScenarioValidator {
  /// The names that requests may have, in the order in which they were submitted.
  private(set) var requests: [String] = []
  private var callers: [String] = []
  private var isReleased = false
  private var isBusy = false

  /// Takes an event in, and says what would have to be so for it to make sense; nil when it is.
  mutating func expectation(for event: SearchScenarioEvent) -> String? {
    switch event {
    case .submit(let query):
      return isReleased ? "no query after release" : begin(query)
    case .clear:
      return isReleased ? "no clear after release" : nil
    case .release:
      defer { isReleased = true }
      return isReleased ? "one release" : nil
    case .step(let name), .allButLast(let name), .finish(let name), .fail(let name),
      .abandon(let name), .reportCancelled(let name):
      return oneOf(requests, "requests", name)
    case .busy:
      defer { isBusy = true }
      return isBusy ? "idle before the next busy" : nil
    case .idle:
      defer { isBusy = false }
      return isBusy ? nil : "busy before idle"
    case .join(let caller):
      if callers.contains(caller) { return "a caller that has not joined yet" }
      callers.append(caller)
      return wordRule(caller) ?? begin("work")
    case .leave(let caller):
      return oneOf(callers, "callers", caller)
    case .abandonWork:
      return callers.isEmpty ? "a caller before the work is abandoned" : nil
    }
  }

  /// The same for the end of a scenario.
  var expectationForTheEnd: String? { isBusy ? "idle after the last busy" : nil }

  private mutating func begin(_ query: String) -> String? {
    let earlier = requests.count { $0.prefix { $0 != "#" } == query }
    requests.append(earlier == 0 ? query : "\(query)#\(earlier + 1)")
    return wordRule(query)
  }

  private func wordRule(_ name: String) -> String? {
    let isWord =
      !name.isEmpty && name.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    return isWord ? nil : "a word of letters from a to z"
  }

  private func oneOf(_ names: [String], _ what: String, _ name: String) -> String? {
    if names.contains(name) { return nil }
    return "one of the \(what) so far (\(names.isEmpty ? "none" : names.joined(separator: ", ")))"
  }
}
