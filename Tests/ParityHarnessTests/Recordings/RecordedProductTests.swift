import Testing

@testable import ParityHarness

/// Recordings of a product, whose rows have no ids of their own.
struct RecordedProductTests {
  private func recording(axes: String, rows: String) throws -> Recording {
    try Recording(
      JSONText(
        """
        {"format":1,"suite":"grid","kotlin":"2","coroutines":"1","constants":{},
         "sources":{"a.kt":"00"},"axes":\(axes),"legend":{"a":{"x":1},"b":{"x":2}},
         "rows":\(rows)}
        """, name: "grid.json"), suite: "grid")
  }

  @Test func `Rows are called by their numbers`() throws {
    #expect(
      try recording(axes: #"{"w":[1,2]}"#, rows: #"["ab"]"#).ids == ["row-0", "row-1"])
  }

  @Test func `A row's number means the same only where the axes are the same`() throws {
    let old = try recording(axes: #"{"w":[1,2]}"#, rows: #"["ab"]"#)
    let same = try recording(axes: #"{ "w": [1, 2] }"#, rows: #"["ba"]"#)
    let other = try recording(axes: #"{"w":[2,1]}"#, rows: #"["ab"]"#)
    #expect(old.hasSameAxes(as: same))
    #expect(!old.hasSameAxes(as: other))
  }
}
