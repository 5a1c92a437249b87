/// A line on a terminal that says how far long work is, how fast, and how long it will take.
struct ProgressLine {
  private var start = ContinuousClock.now
  private var last = ContinuousClock.now
  private var noun = ""
  private var isShown = false

  /// Says how much of how much is done, unless it did so a moment ago.
  mutating func show(_ done: Int, of total: Int, _ noun: String) {
    let now = ContinuousClock.now
    if !self.noun.isEmpty && noun != self.noun { start = now }
    self.noun = noun
    // Work that takes less than a second needs no progress.
    guard now - start > .seconds(1), now - last > .milliseconds(200), Platform.isTerminal(2)
    else { return }
    last = now
    isShown = true
    write("\r\u{1B}[K\(Self.text(done, of: total, noun, after: now - start))")
  }

  /// Takes the line away.
  mutating func clear() {
    if isShown { write("\r\u{1B}[K") }
    isShown = false
  }

  /// What the line says.
  static func text(_ done: Int, of total: Int, _ noun: String, after elapsed: Duration) -> String {
    let rate = Double(done) / max(elapsed / .seconds(1), 0.001)
    let left = rate > 0 ? Double(total - done) / rate : 0
    return "\(done) of \(total) \(noun), \(Int(rate)) a second, \(Int(left.rounded(.up))) s left"
  }

  private func write(_ text: String) {
    // Where standard error is closed no one sees it.
    do { try Platform.write(text.utf8, to: 2) } catch { return }
  }
}
