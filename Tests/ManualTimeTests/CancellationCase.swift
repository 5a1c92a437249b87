import Testing

/// A sleep, the moment at which its task is cancelled, and what the task sees.
struct CancellationCase: Sendable, CustomTestStringConvertible {
  enum Length: String {
    case short, long, zero, negative

    var duration: Duration {
      switch self {
      case .short: .milliseconds(1)
      case .long: .seconds(3600)
      case .zero: .zero
      case .negative: .seconds(-5)
      }
    }
  }

  enum Cancellation: String {
    case never
    case beforeItsStart
    case halfWay
    case whenItIsWoken
    case whenItsReturnIsQueued
    case afterItReturned
  }

  struct Outcome: Sendable, Equatable {
    /// The sleep threw `CancellationError`.
    var threw: Bool
    /// `Task.isCancelled` after the sleep.
    var isCancelled: Bool
    /// `Task.checkCancellation()` after the sleep threw.
    var checkThrew: Bool
    /// Going on nevertheless, another sleep threw `CancellationError`.
    var nextSleepThrew: Bool

    static let undisturbed = Outcome(
      threw: false, isCancelled: false, checkThrew: false, nextSleepThrew: false)
    static let stopped = Outcome(
      threw: true, isCancelled: true, checkThrew: true, nextSleepThrew: true)
    /// Cancelled, and the sleep does not say so.
    static let unnoticed = Outcome(
      threw: false, isCancelled: true, checkThrew: true, nextSleepThrew: true)
  }

  let length: Length
  let cancellation: Cancellation
  let outcome: Outcome

  init(_ length: Length, cancelled cancellation: Cancellation, _ outcome: Outcome) {
    self.length = length
    self.cancellation = cancellation
    self.outcome = outcome
  }

  var testDescription: String { "\(length.rawValue) sleep, cancelled \(cancellation.rawValue)" }

  /// Measured on `ContinuousClock`.
  static let all = [
    CancellationCase(.short, cancelled: .never, .undisturbed),
    CancellationCase(.zero, cancelled: .never, .undisturbed),
    CancellationCase(.negative, cancelled: .never, .undisturbed),
    CancellationCase(.short, cancelled: .beforeItsStart, .stopped),
    CancellationCase(.long, cancelled: .beforeItsStart, .stopped),
    CancellationCase(.zero, cancelled: .beforeItsStart, .stopped),
    CancellationCase(.negative, cancelled: .beforeItsStart, .stopped),
    CancellationCase(.long, cancelled: .halfWay, .stopped),
    CancellationCase(.short, cancelled: .whenItIsWoken, .unnoticed),
    CancellationCase(.short, cancelled: .whenItsReturnIsQueued, .unnoticed),
    CancellationCase(.zero, cancelled: .whenItsReturnIsQueued, .unnoticed),
    CancellationCase(.negative, cancelled: .whenItsReturnIsQueued, .unnoticed),
    CancellationCase(.short, cancelled: .afterItReturned, .unnoticed),
    CancellationCase(.zero, cancelled: .afterItReturned, .unnoticed),
    CancellationCase(.negative, cancelled: .afterItReturned, .unnoticed),
  ]
}
