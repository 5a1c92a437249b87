import ParityTesting
import ShopTwins
import Testing

@Test(arguments: allSuites.rows(kotlin: kotlin, program: "swift run shop-parity"))
func parity(_ row: ParityRow) async { await row.check() }
