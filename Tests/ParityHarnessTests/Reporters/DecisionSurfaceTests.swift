import Testing

@testable import ParityCore
@testable import ParityHarness

/// Rows of a product of 4 sizes and 3 texts, laid on a plane of sizes and lengths.
@Suite struct `A decision surface` {
  /// Sizes to the right, 3 and 4 as one step; lengths upwards, the text `skip` on no plane.
  private static func surface(fixed: [JSONMember] = []) -> DecisionSurface {
    DecisionSurface(
      title: "kinds", fixed: fixed,
      x: DecisionSurface.Axis("size") { input in
        guard let size = input["size"]?.integer else { return nil }
        return size < 3 ? DecisionSurface.Step(Int128(size)) : .init(3, label: "3 <on>")
      },
      y: DecisionSurface.Axis("length") { input in
        guard case .string(let text)? = input["text"], text != "skip" else { return nil }
        return DecisionSurface.Step(Int128(text.utf16.count))
      },
      outcomeKey: "kind")
  }

  private static func check(
    _ surface: DecisionSurface, differs: (Int) -> Bool
  ) -> SuiteResult {
    var suite = Note.checkProduct(sizes: 4, texts: ["skip", "bb", "a"], differs: differs)
    suite.surface = surface
    return suite
  }

  @Test func `Steps are in order, and each row lies in its cell`() throws {
    // Rows go by size, then by text: row 8 is size 3 and `a`, row 10 size 4 and `bb`.
    let suite = Self.check(Self.surface()) { $0 == 8 || $0 == 10 || $0 == 0 }
    let grid = try #require(SurfaceGrid(suite))
    #expect(grid.columns.map(\.label) == ["1", "2", "3 <on>"])
    #expect(grid.lines.map(\.position) == [1, 2])
    #expect(grid.cellCounts == (all: 6, differing: 2))
    #expect(grid.counts(line: 0, column: 0) == (rows: 1, differing: 0))
    #expect(grid.counts(line: 0, column: 2) == (rows: 2, differing: 1))
    #expect(grid.counts(line: 1, column: 2) == (rows: 2, differing: 1))
    #expect(grid.content(line: 0, column: 2, of: \.kotlin) == .answer("short"))
    #expect(grid.content(line: 0, column: 2, of: \.swift) == .several)
    #expect(grid.content(line: 1, column: 0, of: \.swift) == .answer("short"))
  }

  @Test func `Fixed inputs make the plane narrower, in a product and among cases`() throws {
    let fixed = [JSONMember("text", "bb")]
    let product = try #require(SurfaceGrid(Self.check(Self.surface(fixed: fixed)) { _ in false }))
    #expect(product.lines.map(\.label) == ["2"])
    #expect(product.cellCounts.all == 3)

    var cases = try Note.check([Note("one"), Note("two", text: "bb", size: 2)])
    cases.surface = Self.surface(fixed: fixed)
    let grid = try #require(SurfaceGrid(cases))
    #expect(grid.columns.map(\.label) == ["2"])
    #expect(grid.cellCounts.all == 1)
    #expect(cases.fixture?.rows(having: fixed) == [1])
  }

  @Test(arguments: [
    [JSONMember("text", "c")], [JSONMember("size", "1")], [JSONMember("other", 1)],
  ])
  func `Where no row lies there is no picture`(fixed: [JSONMember]) {
    let suite = Self.check(Self.surface(fixed: fixed)) { _ in false }
    #expect(SurfaceGrid(suite) == nil)
    #expect(HTMLSurface(suite, id: "notes") == nil)
  }

  @Test func `Its pictures have a letter, a word and, where the twins differ, a frame`() throws {
    let suite = Self.check(Self.surface(fixed: [JSONMember("text", "a")])) { $0 == 8 || $0 == 5 }
    #expect(
      try #require(HTMLSurface(suite, id: "notes")).markup == """
        <h3 id="notes.surface">Decision surface: kinds</h3>
        <p class="plane">To the right: size. Upwards: length. One step for each that occurs, \
        not to scale; everywhere <code>text = &quot;a&quot;</code>.</p>
        <ul class="legend"><li><b class="color-0" aria-hidden="true">L</b> long</li>\
        <li><b class="color-1" aria-hidden="true">S</b> short</li>\
        <li><b class="color-none" aria-hidden="true">*</b> several answers</li>\
        <li><b class="framed" aria-hidden="true">≠</b> Kotlin and Swift differ</li></ul>
        <div class="surfaces">
        <div class="region" role="region" tabindex="0" aria-label="Decisions of Kotlin, as recorded">
        <table class="surface">
        <caption><span><b>Kotlin</b>, as recorded: 2 of 3 cells differ</span></caption>
        <thead><tr><td></td><th scope="col"><span>1</span></th><th scope="col"><span>2</span></th>\
        <th scope="col"><span>3 &lt;on&gt;</span></th></tr></thead>
        <tbody>
        <tr><th scope="row">1</th>\
        <td class="color-1"><b aria-hidden="true">S</b><span class="unseen">short</span></td>\
        <td class="color-1 framed"><b aria-hidden="true">S</b><i aria-hidden="true">≠</i>\
        <span class="unseen">short, differs</span></td>\
        <td class="color-1 framed"><b aria-hidden="true">S</b><i aria-hidden="true">≠</i>\
        <span class="unseen">short, 1 of 2 rows differ</span></td></tr>
        </tbody>
        </table>
        </div>
        <div class="region" role="region" tabindex="0" aria-label="Decisions of Swift, now">
        <table class="surface">
        <caption><span><b>Swift</b>, now: 2 of 3 cells differ</span></caption>
        <thead><tr><td></td><th scope="col"><span>1</span></th><th scope="col"><span>2</span></th>\
        <th scope="col"><span>3 &lt;on&gt;</span></th></tr></thead>
        <tbody>
        <tr><th scope="row">1</th>\
        <td class="color-1"><b aria-hidden="true">S</b><span class="unseen">short</span></td>\
        <td class="color-0 framed"><b aria-hidden="true">L</b><i aria-hidden="true">≠</i>\
        <span class="unseen">long, differs</span></td>\
        <td class="color-none framed"><b aria-hidden="true">*</b><i aria-hidden="true">≠</i>\
        <span class="unseen">several answers, 1 of 2 rows differ</span></td></tr>
        </tbody>
        </table>
        </div>
        </div>

        """)
  }

  @Test func `A twin that died or has no answer is drawn as such`() throws {
    var suite = try Note.check([
      Note("crashes").with { $0.swift = .crashed(.signalled(Platform.alarmSignal)) },
      Note("absent", size: 2).with { $0.swift = .absent },
    ])
    suite.surface = Self.surface()
    let markup = try #require(HTMLSurface(suite, id: "note")).markup
    #expect(markup.contains(#"<span class="unseen">crashed with SIGALRM, differs</span>"#))
    #expect(markup.contains(#"<span class="unseen">no answer</span>"#))
    #expect(markup.contains("1 of 2 cells differ"))
  }
}
