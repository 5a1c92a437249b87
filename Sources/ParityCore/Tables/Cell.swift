/// What one source has to say on one case.
package enum Cell: Hashable, Sendable {
  /// It answered.
  case outcome(Outcome)
  /// The process ended on this case, by a trap or by leaving.
  case crashed(Platform.ExitStatus)
  /// The subject did not answer within the limit, in seconds.
  case timedOut(seconds: Int)
  /// It threw an error, which the answer names; a live Kotlin subject does so.
  case threw(String)
  /// The suite does not read the input, for a reason; the offset in it counts from the input's first
  /// byte, and in a cross product from that of the axes.
  case refused(JSONFault)
  /// There is no answer to compare; a problem says why.
  case absent

  package var outcome: Outcome? {
    if case .outcome(let outcome) = self { outcome } else { nil }
  }

  /// Whether the subject did not survive: it trapped, left, or gave no answer in time.
  package var isCrash: Bool {
    switch self {
    case .crashed, .timedOut: true
    case .outcome, .threw, .refused, .absent: false
    }
  }

  /// Whether the suite does not read the input.
  package var isRefused: Bool {
    if case .refused = self { true } else { false }
  }

  /// Whether the subject ended by throwing.
  package var hasThrown: Bool {
    if case .threw = self { true } else { false }
  }

  /// The cell as one line.
  package var text: String {
    switch self {
    case .outcome(let outcome): outcome.text
    case .crashed(.signalled(let signal)): "crashed with \(Platform.signalName(signal))"
    case .crashed(.exited(let code)): "ended with exit code \(code)"
    case .timedOut(let seconds): "gave no answer in \(seconds) s"
    case .threw(let error): "threw \(Escaped.plain(error))"
    case .refused(let fault): "does not read the input: \(fault.message)"
    case .absent: "-"
    }
  }
}
