@testable import ParityCore
@testable import ParityHarness

extension Wording {
  /// As the program of this package words problems.
  static let parity = Wording(Program(command: "swift run parity"))
}

extension ReportContext {
  /// Files as problems name them.
  static let parity = ReportContext(wording: .parity)
}
