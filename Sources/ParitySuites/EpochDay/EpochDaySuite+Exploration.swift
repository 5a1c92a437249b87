package import ParityHarness

extension EpochDaySuite: ExplorableSuite {
  package var inputs: InputDomain { .object([("millis", .int64(near: [0, 86_400_000]))]) }
}
