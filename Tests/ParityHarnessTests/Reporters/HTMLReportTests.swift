import Foundation
import Testing

@testable import ParityCore
@testable import ParityHarness

@Suite struct `A check as a page` {
  @Test func `The truth table has inputs, all answers, and signs where one differs`() throws {
    let suite = try Note.check([
      Note("agrees"),
      Note("drifts", text: "<b>").with { $0.swift = .outcome(Note.answer("long", "<b>")) },
    ])
    #expect(
      HTMLTruthTable(suite, id: "note").markup == #"""
        <div class="region" role="region" tabindex="0" aria-label="What note answers:\#
         contract, Kotlin as recorded, and Swift">
        <table class="cards truth" role="table">
        <caption><span>What note answers: contract, Kotlin as recorded, and Swift</span>\#
        </caption>
        <thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader">case</th><th scope="col" role="columnheader">contract</th>\#
        <th scope="col" role="columnheader">Kotlin</th><th scope="col" role="columnheader">Swift</th><th scope="col" role="columnheader">verdict</th>\#
        </tr></thead>
        <tbody role="rowgroup">
        <tr class="same" id="note.1" role="row"><th scope="row" role="rowheader"><code>agrees</code><details>\#
        <summary>inputs</summary><dl><div><dt>size</dt> <dd><code>1</code></dd></div>\#
        <div><dt>text</dt> <dd><code>&quot;a&quot;</code></dd></div></dl></details></th>\#
        <td role="cell" data-label="contract"><dl><div><dt>kind</dt> <dd><code>&quot;short&quot;</code></dd></div><div>\#
        <dt>echo</dt> <dd><code>&quot;a&quot;</code></dd></div></dl></td><td role="cell" data-label="Kotlin"><dl><div>\#
        <dt>kind</dt> <dd><code>&quot;short&quot;</code></dd></div><div><dt>echo</dt>\#
         <dd><code>&quot;a&quot;</code></dd></div></dl></td><td role="cell" data-label="Swift"><dl><div><dt>kind</dt>\#
         <dd><code>&quot;short&quot;</code></dd></div><div><dt>echo</dt> <dd>\#
        <code>&quot;a&quot;</code></dd></div></dl></td><td role="cell" data-label="verdict">\#
        <span class="good">parity</span></td></tr>
        <tr class="differs" id="note.2" role="row"><th scope="row" role="rowheader"><code>drifts</code>\#
        <details open="open"><summary>inputs</summary><dl><div><dt>size</dt> <dd>\#
        <code>1</code></dd></div><div><dt>text</dt> <dd>\#
        <code>&quot;&lt;b&gt;&quot;</code></dd></div></dl></details></th><td role="cell" data-label="contract"><dl><div>\#
        <dt>kind</dt> <dd><code>&quot;short&quot;</code></dd></div><div><dt>echo</dt>\#
         <dd><code>&quot;&lt;b&gt;&quot;</code></dd></div></dl></td><td role="cell" data-label="Kotlin"><dl><div>\#
        <dt>kind</dt> <dd><code>&quot;short&quot;</code></dd></div><div><dt>echo</dt>\#
         <dd><code>&quot;&lt;b&gt;&quot;</code></dd></div></dl></td><td role="cell" data-label="Swift"><dl>\#
        <div class="off"><dt>\#
        <b class="sign" role="img" aria-label="differs">≠</b> kind</dt> <dd>\#
        <code>&quot;long&quot;</code></dd></div><div><dt>echo</dt> <dd>\#
        <code>&quot;&lt;b&gt;&quot;</code></dd></div></dl></td><td role="cell" data-label="verdict"><span class="bad">\#
        <b class="sign" role="img" aria-label="differs">≠</b> Swift drifted</span><br />\#
        <a href="#note.problem-1">problem 1</a></td></tr>
        </tbody>
        </table>
        </div>

        """#)
  }

  @Test func `It opens with the verdict, and has every suite, problem and reason`() throws {
    let page = HTMLReport(.parity).render(try ReportSample.mixed())
    #expect(page.contains("<title>unusable: 3 problems</title>"))
    #expect(page.contains("<span>unusable</span></h1>\n<p class=\"lead\">3 problems</p>"))
    #expect(page.contains("<div><dt>differ</dt><dd>2</dd></div>"))
    #expect(
      page.contains(
        """
        <tr role="row"><th scope="row" role="rowheader"><a href="#note">note</a></th>\
        <td role="cell" data-label="rows">4 cases</td>\
        <td role="cell" data-label="verdict"><span class="bad">\(HTML.sign)drift</span></td>\
        <td role="cell" data-label="differ">2</td>\
        <td role="cell" data-label="not compared">0</td>\
        <td role="cell" data-label="known divergences">1</td></tr>

        """))
    #expect(
      page.contains(
        """
        <li id="problem-1"><p><b>fixture.unread</b></p>
        <pre>no suite reads this fixture</pre>\
        <dl><div><dt>at</dt> <dd><code>fixtures/100%,a:b.json</code></dd></div></dl></li>

        """))
    #expect(
      page.contains(
        "<dd><code>swift run parity explain note/drifts</code></dd></div></dl></li>\n"))
    #expect(page.contains(">`Kotlin` has &lt;no&gt; b</td></tr>\n"))
    #expect(page.contains("<a href=\"#note.divergences\">known divergence</a>"))
    #expect(page.contains("crashed with SIGALRM"))
  }

  @Test func `A green check says so, and lists no row of a product`() throws {
    let page = HTMLReport(.parity).render(try ReportSample.green())
    #expect(page.contains("<title>parity: Swift and Kotlin keep the contract</title>"))
    #expect(page.contains("<p class=\"lead\">Swift and Kotlin keep the contract</p>"))
    #expect(page.contains("<p>Kotlin and Swift agree on all 10 rows.</p>"))
    #expect(page.matches(of: /<tr class="same"/).count == 1)
    #expect(!page.contains("<tr class=\"differs\"") && !page.contains("class=\"problems\""))
  }

  @Test func `The same result gives the same page, and nothing on it is fetched`() throws {
    let page = HTMLReport(.parity).render(try ReportSample.mixed())
    #expect(page == HTMLReport(.parity).render(try ReportSample.mixed()))
    #expect(!page.contains("http:") && !page.contains("https:") && !page.contains("url("))
    #expect(!page.contains("@import"))
    // The one script is the page's own, which its policy knows by its digest.
    #expect(page.components(separatedBy: "<script").count == 2)
    #expect(page.contains("script-src '\(HTMLSearch.hash)'"))
    #expect(page.contains("<script>\(HTMLSearch.script)</script>"))
  }

  @Test
  func `Suites that are not at parity come first, and their problems are linked from the top`()
    throws
  {
    let green = try ReportSample.green().suites
    let red = try ReportSample.mixed()
    let result = CheckResult(
      suites: [green[1]] + red.suites, problems: red.problems)
    let page = HTMLReport(.parity).render(result)
    let sections = page.matches(of: /<h2 id="(notes?)">/).map { String($0.1) }
    #expect(sections == ["note", "notes"])
    let links = page.matches(of: /<li><a href="#([^"]+)">/).map { String($0.1) }
    #expect(links == ["note.problem-1", "note.problem-2", "problem-1"])
    for link in links { #expect(page.contains("id=\"\(link)\"")) }
  }

  @Test func `A red check shows only the rows that are not at parity, until all are asked for`()
    throws
  {
    let red = HTMLReport(.parity).render(try ReportSample.mixed())
    let green = HTMLReport(.parity).render(try ReportSample.green())
    #expect(red.contains("id=\"drift-only\" checked=\"checked\""))
    #expect(green.contains("id=\"all-rows\" checked=\"checked\""))
    for page in [red, green] { #expect(page.matches(of: /checked="checked"/).count == 1) }
  }

  @Test func `A value of 100,000 letters is cut, and opens to the first 4,000`() {
    let value = HTML.value(String(repeating: "a", count: 100_000))
    #expect(value.hasPrefix("<details class=\"long\"><summary><code>aaaa"))
    #expect(value.contains("a…</code></summary><code>aaaa"))
    #expect(value.hasSuffix("a…</code> <small>100,000 characters in all</small></details>"))
    #expect(value.utf8.count < 5_000)
    #expect(HTML.value("a<b>\n\u{202E}") == "<code>a&lt;b&gt;\\n\\u202e</code>")
  }

  @Test func `Of a product's rows 300 are listed, and the rest is a number`() throws {
    let suite = Note.checkProduct(sizes: 100, texts: ["a", "b", "c", "d"]) { $0 > 0 }
    let page = HTMLReport(.parity).render(CheckResult(suites: [suite], problems: []))
    #expect(page.matches(of: /<tr class="differs"/).count == 300)
    #expect(page.contains("<p>and 99 rows more, not listed here; 99 of them differ</p>"))
    #expect(page.contains(">399</td>"))
  }

  @Test func `Of very many cases those that differ are listed before others`() throws {
    let notes = (1...2_100).map { number in
      Note("case-\(number)").with {
        if number > 2_090 { $0.swift = .outcome(Note.answer("long", "a")) }
      }
    }
    let suite = try Note.check(notes)
    let page = HTMLReport(.parity).render(CheckResult(suites: [suite], problems: []))
    #expect(page.matches(of: /<tr class="differs"/).count == 10)
    #expect(page.matches(of: /<tr class="same"/).count == 1_990)
    #expect(page.contains("<p>and 100 rows more, not listed here; 0 of them differ</p>"))
    #expect(page.contains("id=\"note.1990\"") && !page.contains("id=\"note.1991\""))
  }

  @Test func `A suite whose name is one of the page's own is called by its number`() throws {
    let page = HTMLReport(.parity).render(
      CheckResult(suites: [try Note.check([Note("agrees")], name: "report")], problems: []))
    #expect(page.contains("<h2 id=\"suite-1\">report</h2>"))
    #expect(page.matches(of: /id="report"/).count == 1)
  }

  @Test(arguments: [
    (0, "0"), (12, "12"), (999, "999"), (1_000, "1,000"), (126_720, "126,720"),
    (-1_234_567, "-1,234,567"), (-123, "-123"),
  ])
  func `Large numbers are grouped`(number: Int, text: String) {
    #expect(HTML.grouped(number) == text)
  }
}
