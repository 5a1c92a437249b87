import ParityHarness
import ShopTwins

await ParityCommand(suites: allSuites, kotlin: kotlin).main()
