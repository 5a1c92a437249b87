/// What a recorder says first: the version of the protocol that it keeps, and its suites.
///
/// `{"protocol": 1, "suites": ["shipping"]}`, as the first line of `--serve`, and in the file
/// `protocol.json` when it records.
struct RecorderGreeting {
  /// The version that this program keeps.
  static let version = 1

  /// The file in the folder of new recordings.
  static let file = "protocol.json"

  private let suites: [String]

  /// Reads a greeting.
  ///
  /// - Parameters:
  ///   - recorder: what the recorder is called in messages.
  ///   - said: what it printed beside, to be shown where it does not keep the protocol.
  init(_ line: some Collection<UInt8>, of recorder: String, said: String = "") throws(Problem) {
    let greeting: (version: Int64, suites: [String])
    do throws(JSONFault) {
      greeting = try Self.read(Array(line))
    } catch {
      let line = String(decoding: line.prefix(200), as: UTF8.self)
      throw Problem(
        .kotlinProtocol,
        "\(recorder) says \(DisplayWidth.cut(Escaped.literal(line), to: 80)), "
          + "where a recorder greets"
      ).showing(said).advising(
        .advice("print nothing else to its standard output, and have its main call run(args, ...)"))
    }
    if greeting.version != Self.version {
      throw Problem(
        .kotlinProtocol,
        "\(recorder) keeps version \(greeting.version) of the recorder's protocol, and this program "
          + "version \(Self.version)"
      ).advising(.advice("build both from the same version of this package"))
    }
    suites = greeting.suites
  }

  private static func read(
    _ line: [UInt8]
  ) throws(JSONFault) -> (version: Int64, suites: [String]) {
    let text = JSONText(line, name: file)
    try text.validate()
    var object = try text.root().object()
    let version = try object.value("protocol").int64()
    // Another version may say more.
    if version != Self.version { return (version, []) }
    var suites: [String] = []
    for suite in try object.value("suites").elements() { suites.append(try suite.string()) }
    try object.finish()
    return (version, suites)
  }

  /// That the recorder does not know a suite; nil where it does.
  func problem(of suite: String, recorder: String) -> Problem? {
    if suites.contains(suite) { return nil }
    let known = suites.isEmpty ? "none" : suites.map(Escaped.plain).joined(separator: ", ")
    return Problem(
      .kotlinProtocol, "\(recorder) does not know this suite; it has \(known)", suite: suite
    ).advising(.advice("pass the suite to run(args, ...) in the main function of the Kotlin side"))
  }
}
