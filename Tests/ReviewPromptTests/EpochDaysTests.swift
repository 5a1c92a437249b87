import ReviewPrompt
import Testing

struct EpochDaysTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let millis: Int64
    let day: Int64

    var testDescription: String { "\(millis) ms is on day \(day)" }
  }

  static let day: Int64 = 86_400_000

  static let rows = [
    Row(millis: 0, day: 0),
    Row(millis: 1, day: 0),
    Row(millis: day - 1, day: 0),
    Row(millis: day, day: 1),
    Row(millis: 2 * day - 1, day: 1),
    Row(millis: -1, day: -1),
    Row(millis: 1 - day, day: -1),
    Row(millis: -day, day: -1),
    Row(millis: -day - 1, day: -2),
    Row(millis: 1_790_000_000_000, day: 20_717),
    Row(millis: .max, day: 106_751_991_167),
    Row(millis: .min, day: -106_751_991_168),
  ]

  @Test func `There are rows`() {
    #expect(Self.rows.count == 12)
  }

  @Test(arguments: rows)
  func `A day is rounded down`(row: Row) {
    #expect(EpochDays.today(millis: row.millis) == row.day)
  }

  @Test(arguments: rows)
  func `A time is within its day`(row: Row) {
    let day = EpochDays.today(millis: row.millis)
    let (start, startsBeforeTime) = day.multipliedReportingOverflow(by: Self.day)
    #expect(startsBeforeTime ? row.millis < .min + Self.day : start <= row.millis)
    if !startsBeforeTime { #expect(row.millis - start < Self.day) }
  }
}
