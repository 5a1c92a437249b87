import Testing

/// A suite's own reading is the team's code, and runs where the subject runs.
struct ReadingTests {
  @Test(arguments: ["reading-input", "reading-outcome"])
  func `A trap while a case is read is that case's verdict`(fault: String) throws {
    let project = try Project()
    let answer = try project.run(faulty: fault)
    #expect(answer.exitCode == 1)
    let problem = """
      subject.crash eligibility/override-beats-every-refusal
        Swift crashed with SIGILL; the contract says shouldRequestReview=true decidedBy="override"
        at    fixtures/eligibility.json:4:5
      """
    // A trap is SIGILL on some processors and SIGTRAP on others.
    let output = answer.output.replacing("SIGTRAP", with: "SIGILL")
    #expect(output.contains(problem), "\(output)")
    #expect(answer.output.contains("(11 of 12 rows at parity)"), "\(answer.output)")
  }

  @Test(arguments: ["reading-input", "reading-outcome"])
  func `Nothing is recorded of a fixture whose reading traps`(fault: String) throws {
    let project = try Project()
    let before = try project.text("kotlin-ref/recorded/eligibility.json")
    let answer = try project.run(faulty: fault, "record")
    #expect(answer.exitCode == 1)
    #expect(
      answer.output.contains("reading the case, Swift crashed with SIG"),
      "\(answer.output)")
    #expect(try project.text("kotlin-ref/recorded/eligibility.json") == before)
  }

  @Test func `What the suite does not read is told beside what it answers`() throws {
    let project = try Project()
    let text = try project.text("fixtures/eligibility.json")
    try project.write(
      text.replacing(#""wonCompletionCount": 2,"#, with: #""wonCompletionCount": "2","#),
      to: "fixtures/eligibility.json")
    let answer = try project.run([])
    #expect(answer.exitCode == 2)
    #expect(answer.output.contains("fixture.type eligibility/"), "\(answer.output)")
    #expect(answer.output.contains("expected an integer"), "\(answer.output)")
    #expect(!answer.output.contains("recording.stale-input"), "\(answer.output)")
  }
}
