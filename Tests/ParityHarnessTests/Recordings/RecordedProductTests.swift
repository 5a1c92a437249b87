import Testing

@testable import ParityCore
@testable import ParityHarness

/// Recordings of a product, whose rows have no ids of their own.
struct RecordedProductTests {
  private func recording(axes: String, rows: String) throws -> Recording {
    try Recording(
      JSONText(
        """
        {"format":2,"suite":"grid","kotlin":"2","coroutines":"1","constants":{},
         "sources":{"a.kt":{"sha256":"00"}},"axes":\(axes),"legend":{"a":{"x":1},"b":{"x":2}},
         "rows":\(rows)}
        """, name: "grid.json"), suite: "grid")
  }

  @Test func `Rows are called by their numbers`() throws {
    #expect(
      try recording(axes: #"{"w":[1,2]}"#, rows: #"["ab"]"#).ids == ["row-0", "row-1"])
  }

  @Test(arguments: [(#"["aba"]"#, 3), (#"["a"]"#, 1), (#"["ab", "b"]"#, 3), ("[]", 0)])
  func `A recording with more or fewer rows than the axes have is stale`(rows: String, count: Int)
    throws
  {
    let axes = #"{"size":[1,2],"text":["a"]}"#
    let (fixture, problems) = readFixture(
      JSONText(#"{"suite": "grid", "axes": \#(axes)}"#, name: "fixtures/grid.json"),
      for: NoteSuite(name: "grid", caseCount: 2, axes: ["size", "text"]), recordedIDs: [])
    #expect(problems == [])
    let freshness = Freshness(
      fixture: fixture, recording: try recording(axes: axes, rows: rows), suite: "grid")
    #expect(freshness.problems.map(\.code) == [.recordingStaleInput])
    #expect(
      freshness.problems.map(\.message) == ["\(count) rows are recorded, and the axes have 2"])
    #expect(freshness.kotlin[0] == .absent)
    #expect(freshness.kotlin[1] == .absent)
  }

  @Test func `A row's number means the same only where the axes are the same`() throws {
    let old = try recording(axes: #"{"w":[1,2]}"#, rows: #"["ab"]"#)
    let same = try recording(axes: #"{ "w": [1, 2] }"#, rows: #"["ba"]"#)
    let other = try recording(axes: #"{"w":[2,1]}"#, rows: #"["ab"]"#)
    #expect(old.hasSameAxes(as: same))
    #expect(!old.hasSameAxes(as: other))
  }
}
