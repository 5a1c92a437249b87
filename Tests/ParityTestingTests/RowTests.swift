import Foundation
import ParitySuites
import Testing

@testable import ParityCore
@testable import ParityTesting

@Suite struct `The rows of a suite` {
  let project: EligibilityProject

  init() throws { project = try EligibilityProject() }

  /// What is wrong, by the title of the row that says so.
  private func problems() async -> [String: [Problem]] {
    var problems: [String: [Problem]] = [:]
    for row in project.rows {
      let found = await row.problems()
      if !found.isEmpty { problems[row.title] = found }
    }
    return problems
  }

  private static let files = "eligibility: the fixture and the recording"

  @Test func `Each case is a row, and so are the files`() async throws {
    let titles = project.rows.map(\.title)
    #expect(titles.first == Self.files)
    #expect(titles.count == EligibilitySuite().caseCount + 1)
    #expect(titles.contains("eligibility/wins-at-the-threshold"))
    #expect(Set(titles).count == titles.count)
    #expect(await problems().isEmpty)
  }

  @Test func `A drift is an issue at the line of its case, in the words of the command`()
    async throws
  {
    try project.replace(
      #""expect": { "shouldRequestReview": true, "decidedBy": "override" }"#,
      with: #""expect": { "shouldRequestReview": true, "decidedBy": "eligible" }"#,
      in: EligibilityProject.fixture)
    let found = await problems()
    let (title, problem) = try #require(found.first.map { ($0.key, $0.value[0]) })
    #expect(found.count == 1 && found[title]?.count == 1)
    #expect(problem.code == .driftBoth)
    let id = try #require(problem.caseID)
    #expect(title == "eligibility/\(id)")
    let line = try project.line(ofCase: id)
    let row = try #require(project.rows.first { $0.title == title })
    await withKnownIssue {
      await row.check()
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.sourceLocation?.fileID == EligibilityProject.fixture
        && issue.comments.contains {
          $0.rawValue.contains("drift.both \(title)\n")
            && $0.rawValue.contains("\n  at    fixtures/")
            && $0.rawValue.contains("\n  next  swift run parity explain \(title)")
        }
    }
  }

  @Test func `An issue that has no line is recorded where the row is checked`() async throws {
    try project.remove(EligibilityProject.recording)
    let row = try #require(project.rows.first)
    let here = #_sourceLocation
    await withKnownIssue {
      await row.check(sourceLocation: here)
    } matching: { issue in
      issue.sourceLocation == here
    }
  }

  @Test func `A missing recording is one failure, and no case is taken for checked`() async throws {
    try project.remove(EligibilityProject.recording)
    #expect(project.rows.map(\.title) == [Self.files])
    #expect(await problems().mapValues { $0.map(\.code) } == [Self.files: [.recordingMissing]])
  }

  @Test func `A missing fixture is one failure`() async throws {
    try project.remove(EligibilityProject.fixture)
    #expect(project.rows.map(\.title) == [Self.files])
    #expect(await problems().mapValues { $0.map(\.code) } == [Self.files: [.fixtureMissing]])
  }

  @Test func `A Kotlin source that changed makes the recording stale`() async throws {
    try project.replace(
      "package reviewprompt", with: "package reviewprompt // changed",
      in: "kotlin-ref/src/reviewprompt/ReviewEligibility.kt")
    let found = await problems()
    #expect(found.mapValues { $0.map(\.code) } == [Self.files: [.recordingStaleSource]])
    #expect(
      found[Self.files]?.first?.file == "kotlin-ref/src/reviewprompt/ReviewEligibility.kt")
  }

  @Test func `An input that changed is stale in its own row`() async throws {
    try project.replace("4294987626", with: "4294987627", in: EligibilityProject.fixture)
    let found = await problems()
    #expect(
      found.mapValues { $0.map(\.code) } == [
        "eligibility/days-do-not-fit-32-bits": [.recordingStaleInput]
      ])
  }

  @Test func `A case that was never recorded is told in its own row and of the files`() async throws
  {
    try project.replace(
      #""wins-one-short""#, with: #""wins-short-by-one""#, in: EligibilityProject.fixture)
    let found = await problems()
    #expect(
      found.mapValues { $0.map(\.code) } == [
        Self.files: [.recordingRoster], "eligibility/wins-short-by-one": [.recordingRoster],
      ])
  }

  @Test func `A list without a case fails`() async throws {
    let text = #"{ "suite": "eligibility", "cases": [] }"#
    try text.write(
      to: project.root.appendingPathComponent(EligibilityProject.fixture), atomically: true,
      encoding: .utf8)
    #expect(project.rows.map(\.title) == [Self.files])
    let codes = await problems()[Self.files]?.map(\.code)
    #expect(codes?.contains(.fixtureCount) == true)
  }

  @Test func `Outside of a project the one row fails`() async throws {
    let rows = EligibilitySuite().rows(filePath: "/nowhere/Tests/RowTests.swift")
    #expect(rows.count == 1)
    let problem = try #require(await rows[0].problems().first)
    #expect(problem.message.contains("/nowhere/Tests/RowTests.swift"))
  }

  @Test func `A fixture that no suite reads is told when all suites are checked`() async throws {
    try #"{}"#.write(
      to: project.root.appendingPathComponent("fixtures/elegibility.json"), atomically: true,
      encoding: .utf8)
    let suites: [any Suite] = [EligibilitySuite()]
    let rows = suites.rows(in: ParityProject(folder: project.root.path))
    #expect(rows.count == project.rows.count + 1)
    let problem = try #require(await rows[0].problems().first)
    #expect(problem.code == .fixtureUnread)
    #expect(problem.file == "fixtures/elegibility.json")
  }
}
