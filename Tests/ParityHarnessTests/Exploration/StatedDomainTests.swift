import Testing

@testable import ParityCore
@testable import ParityHarness

/// Domains that follow from a type, and those that a suite has to state.
struct StatedDomainTests {
  private struct Input: Decodable {
    /// Refuses what is zero or empty, so that it does not show what it reads.
    struct Code: Decodable {
      init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        if text.isEmpty {
          throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "empty"))
        }
      }
    }

    let cents: Int32
    let code: Code?
  }

  @Test func `A key whose type does not show what it reads is never left out silently`() {
    let domain = InputDomain(of: Input.self)
    #expect(domain.unstatedKeys == ["code"])
    let stated = domain.replacing("code", with: .optional(.string(near: ["SPRING"])))
    #expect(stated.unstatedKeys == [])
    #expect(stated.contains(["cents": 1, "code": "SPRING"]))
  }
}
