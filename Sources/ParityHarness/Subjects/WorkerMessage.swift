/// What the two ends of the pipe to a worker process say to each other.
///
/// The worker says `ready` once. A request is a line, `REQUEST SUBJECT COUNT BYTES`, and then BYTES
/// bytes: a JSON array of COUNT of the fixture's inputs or outcomes, or
/// `{"rows": [FIRST, STEP, COUNT], "axes": {...}}`, in which the rows go on from the start of the
/// product where they come to its end. A subject is a suite, or one of its mutants as
/// `SUITE/MUTANT`. The worker answers with a line each, all of them when it is through:
///
/// - `answer`: what the subject answers to an input, a JSON object;
/// - `read`: `{}` for an input that the suite reads;
/// - `expect`: an outcome as the suite reads it;
/// - `explain`: a JSON array of steps;
/// - `evaluate`: how the suite's decision goes for an input, a JSON object.
///
/// A line that starts with `?` says why the suite does not read it. Of the first three, what has
/// occurred in this process before is answered by its number in the order of first occurrence, from
/// 0. A line that starts with `!` says what went wrong on the worker's side. A request that is not
/// answered is the subject's: the process ended on it, by a trap or by its alarm.
enum WorkerMessage {
  /// What is answered with a cell of a table.
  enum CellRequest: String {
    case answer
    case read
    case expect
  }

  /// What is answered with a line of its own.
  enum DetailRequest: String {
    case explain
    case evaluate
  }

  static let ready = "ready"
  static let fault = UInt8(ascii: "!")
  static let refusal = UInt8(ascii: "?")

  /// The line that announces a block of cases.
  static func header(_ request: String, subject: String, count: Int, bytes: Int) -> String {
    "\(request) \(subject) \(count) \(bytes)\n"
  }
}
