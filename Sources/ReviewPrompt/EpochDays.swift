/// Day numbers of Unix time, in UTC.
public enum EpochDays {
  private static let millisecondsPerDay: Int64 = 86_400_000

  /// The day that a Unix time in milliseconds falls on; 1970-01-01 is day 0.
  ///
  /// Days are rounded down, not towards zero, so the millisecond before 1970 is on day -1. Every
  /// `Int64` has a day.
  public static func today(millis: Int64) -> Int64 {
    let (day, rest) = millis.quotientAndRemainder(dividingBy: millisecondsPerDay)
    return rest < 0 ? day - 1 : day
  }
}
