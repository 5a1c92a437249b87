/// What the two ends of the pipe to a worker process say to each other.
///
/// The worker says `ready` once. A request is a line, `answer SUBJECT COUNT BYTES` or
/// `explain SUITE COUNT BYTES`, and then BYTES bytes: a JSON array of COUNT of the fixture's
/// inputs, or `{"rows": [FIRST, STEP, COUNT], "axes": {...}}`, in which the rows go on from the
/// start of the product where they come to its end. A subject is a suite, or one of its mutants as
/// `SUITE/MUTANT`. The worker answers with a line a case, all of them when it is through:
///
/// - `answer`: the outcome as a JSON object the first time it occurs in this process, and from
///   then on its number in the order of first occurrence, from 0;
/// - `explain`: a JSON array of steps.
///
/// A line that starts with `!` says what went wrong on the worker's side. A request that is not
/// answered is the subject's: the process ended on it, by a trap or by its alarm.
enum WorkerMessage {
  enum Request: String {
    case answer
    case explain
  }

  static let ready = "ready"
  static let fault = UInt8(ascii: "!")

  /// The line that announces a block of cases.
  static func header(_ request: Request, subject: String, count: Int, bytes: Int) -> String {
    "\(request.rawValue) \(subject) \(count) \(bytes)\n"
  }
}
