import ParitySuites
import ParityTesting
import Testing

/// Every suite of the project in this process, a test a case.
@Test(arguments: allSuites.rows(program: "swift run parity"))
func parity(_ row: ParityRow) async { await row.check() }
