import Testing

@testable import ParityCore
@testable import ParityHarness

struct IDIndexTests {
  private func hash(_ id: String) -> UInt64 {
    var hash = ByteHash()
    for unit in id.utf8 { hash.add(unit) }
    return hash.value
  }

  @Test func `An id that was there before is told by its row, however many there are`() {
    let ids = (0..<5_000).map { "id-\($0)" }
    var index = IDIndex(capacity: 10)
    for (row, id) in ids.enumerated() {
      #expect(index.enter(row, hash: hash(id)) { ids[$0] == id } == nil)
    }
    for row in [0, 17, 4_999] {
      #expect(index.enter(5_000, hash: hash(ids[row])) { ids[$0] == ids[row] } == row)
    }
  }

  @Test func `Ids of one hash are told apart`() {
    let ids = ["one", "two", "one"]
    var index = IDIndex(capacity: 4)
    let first = ids.indices.map { row in index.enter(row, hash: 1) { ids[$0] == ids[row] } }
    #expect(first == [nil, nil, 0])
  }

  @Test func `The hash is the published one`() {
    // From the test vectors of the hash's authors.
    #expect(hash("") == 0xCBF2_9CE4_8422_2325)
    #expect(hash("a") == 0xAF63_DC4C_8601_EC8C)
    #expect(hash("foobar") == 0x8594_4171_F739_67E8)
  }
}
