import ParityHarness
import Testing

struct WildcardTests {
  @Test(arguments: [
    ("wins", "wins", true), ("wins", "wins-one", false), ("wins-*", "wins-", true),
    ("wins-*", "wins-one-short", true), ("*", "", true), ("?", "", false), ("?", "é", true),
    ("*-short", "one-short-short", true), ("*-short", "one-shorter", false),
    ("a*b*c", "a-b-b-c", true), ("a*b*c", "a-c-b", false), ("a**", "a", true),
    ("**a?", "aaab", true), ("", "", true), ("", "a", false),
  ])
  func `A pattern stands for some names`(pattern: String, name: String, stands: Bool) {
    #expect(Wildcard(pattern).matches(name) == stands)
  }

  @Test func `A pattern that stands for nothing is told with names that begin alike`() {
    let known = ["wins-one-short", "wins-at-last", "cooldown-over"]
    #expect(
      Wildcard("winz-*").suggestion(among: known)
        == "; did you mean wins-one-short or wins-at-last?")
    #expect(Wildcard("version-*").suggestion(among: known) == "")
  }
}
