@testable import ParityCore
@testable import ParityHarness

/// A fixture as the check has it when its suite has read it, here without a worker's process.
func readFixture(
  _ text: JSONText, for suite: some Suite, recordedIDs: [String] = []
) -> (fixture: Fixture, problems: [Problem]) {
  var (fixture, problems) = FixtureReader.read(text, for: suite, recordedIDs: recordedIDs)
  do {
    problems += try fixture.read(by: suite)
  } catch {
    preconditionFailure("\(error)")
  }
  return (fixture, problems.inFileOrder)
}
