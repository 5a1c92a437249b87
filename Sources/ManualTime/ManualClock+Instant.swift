extension ManualClock {
  /// A point in a manual clock's time.
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    public let sinceStart: Duration

    /// The point that is so long after the clock was made.
    public init(sinceStart: Duration) {
      self.sinceStart = sinceStart
    }

    /// The point that is so much later.
    public func advanced(by duration: Duration) -> Instant {
      Instant(sinceStart: sinceStart + duration)
    }

    /// How much later the other point is.
    public func duration(to other: Instant) -> Duration {
      other.sinceStart - sinceStart
    }

    /// Whether one point is earlier than another.
    public static func < (left: Instant, right: Instant) -> Bool {
      left.sinceStart < right.sinceStart
    }
  }
}
