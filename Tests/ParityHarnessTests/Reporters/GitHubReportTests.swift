import Testing

@testable import ParityCore
@testable import ParityHarness

@Suite struct `A check as annotations of GitHub` {
  @Test
  func `A command has the place, a title and the whole message, each escaped as it has to be`()
    throws
  {
    #expect(
      GitHubReport(.parity).render(try ReportSample.mixed()) == """
        ::error file=fixtures/100%25%2Ca%3Ab.json,title=fixture.unread::no suite reads this fixture
        ::error file=fixtures/note.json,line=9,col=5,title=drift.swift note/drifts::\
        Swift left the contract; Kotlin keeps it\
        %0A    kind  contract "short"  Kotlin "short"  Swift "long"\
        %0Anext: swift run parity explain note/drifts
        ::error file=fixtures/note.json,line=14,col=5,title=subject.crash note/crashes::\
        Swift crashed with SIGALRM; the contract says kind="short" echo="a"\
        %0Anext: swift run parity explain note/crashes

        """)
  }

  @Test func `Nothing is said when all is well`() throws {
    #expect(GitHubReport(.parity).render(try ReportSample.green()) == "")
  }

  @Test(arguments: [(9, 9), (10, 10), (300, 10)])
  func `GitHub shows ten annotations, so the tenth gives the totals`(rows: Int, lines: Int) throws {
    let report = GitHubReport(.parity).render(try ReportSample.drifting(rows))
    let commands = report.split(separator: "\n")
    #expect(commands.count == lines)
    let errors = commands.filter { $0.hasPrefix("::error file=fixtures/note.json,line=") }
    #expect(errors.count == 9)
    if rows > 9 {
      #expect(
        commands.last == """
          ::error title=drift%3A \(rows) problems::\(rows - 9) more than are shown here\
          %0Anote: \(rows) problems
          """)
    }
  }

  @Test func `A percent sign of a message survives GitHub's decoding`() throws {
    let problem = Problem(.harnessFault, "100% of \"%0A\": a,b")
    let report = GitHubReport(.parity).render(CheckResult(suites: [], problems: [problem]))
    #expect(report == "::error title=harness.fault::100%25 of \"%250A\": a,b\n")
  }

  struct Place: Sendable, CustomTestStringConvertible {
    let root: String
    let repository: String?
    let file: String
    let path: String
    var testDescription: String { "\(file) of \(root) in \(repository ?? "nothing")" }
  }

  static let places = [
    Place(root: "/w/repo", repository: nil, file: "fixtures/a.json", path: "fixtures/a.json"),
    Place(root: "/w/repo", repository: "/w/repo", file: "fixtures/a.json", path: "fixtures/a.json"),
    Place(root: "/w/repo/sub", repository: "/w/repo", file: "a.json", path: "sub/a.json"),
    Place(root: "/w/repo/sub", repository: "/w/repo", file: "/w/repo/x.json", path: "x.json"),
    Place(root: "/w/repo/sub", repository: "/w/repo", file: "/x/y.json", path: "/x/y.json"),
    Place(root: "/w/repository", repository: "/w/repo", file: "a", path: "/w/repository/a"),
  ]

  @Test(arguments: places) func `Files are named from the repository's root`(place: Place) throws {
    #expect(Self.places.count == 6)
    let places = PathStyle(root: place.root, repository: place.repository)
    #expect(places.path(of: place.file) == place.path)
    let problem = Problem(.fixtureUnread, "unread", file: place.file)
    let report = GitHubReport(ReportContext(wording: .parity, paths: places)).render(
      CheckResult(suites: [], problems: [problem]))
    #expect(report == "::error file=\(place.path),title=fixture.unread::unread\n")
  }
}
