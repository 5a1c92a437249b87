/// The decision surface: a picture of what Kotlin decides, and one of what Swift does.
///
/// A picture is a table whose cells have a letter and a colour for what was decided, so that it can
/// be seen, heard and printed. Cells with rows on which the twins differ have a frame and a sign.
struct HTMLSurface {
  private let grid: SurfaceGrid
  private let id: String
  private let legend: [Sign]

  /// How something that was decided is drawn and called.
  private struct Sign {
    let content: SurfaceGrid.Content
    let letter: String
    let words: String
    let style: String
  }

  /// The number of colors; words beyond it share the last.
  private static let colorCount = 6

  init?(_ suite: SuiteResult, id: String) {
    guard let grid = SurfaceGrid(suite) else { return nil }
    self.grid = grid
    self.id = id
    legend = Self.legend(of: grid)
  }

  var markup: String {
    let surface = grid.surface
    let fixed = surface.fixed.map {
      "<code>\(HTML.text($0.key, columns: 40)) = \(HTML.text($0.value.text, columns: 80))</code>"
    }
    let signs = legend.map { sign in
      "<li><b class=\"\(sign.style)\" aria-hidden=\"true\">\(sign.letter)</b> \(sign.words)</li>"
    }
    let frame =
      grid.cellCounts.differing == 0
      ? ""
      : "<li><b class=\"framed\" aria-hidden=\"true\">≠</b> Kotlin and Swift differ</li>"
    return """
      <h3 id="\(id).surface">Decision surface: \(HTML.text(surface.title))</h3>
      <p class="plane">To the right: \(HTML.text(surface.x.label)). Upwards: \
      \(HTML.text(surface.y.label)). One step for each that occurs, not to scale\
      \(fixed.isEmpty ? "" : "; everywhere \(fixed.joined(separator: ", "))").</p>
      <ul class="legend">\(signs.joined())\(frame)</ul>
      <div class="surfaces">
      \(picture("Kotlin", "as recorded", \.kotlin))\(picture("Swift", "now", \.swift))</div>

      """
  }

  // MARK: A picture

  private func picture(_ twin: String, _ when: String, _ cells: KeyPath<Row, Cell>) -> String {
    let counts = grid.cellCounts
    let name = "\(twin), \(when)"
    let count =
      counts.differing == 0
      ? "all \(HTML.counted(counts.all, "cell")) the same as the other's"
      : "\(HTML.grouped(counts.differing)) of \(HTML.counted(counts.all, "cell")) differ"
    let head = grid.columns.map {
      "<th scope=\"col\"><span>\(HTML.text($0.label, columns: 40))</span></th>"
    }
    let lines = grid.lines.indices.reversed().map { line in
      let markup = grid.columns.indices.map { cell(line, $0, cells) }
      return "<tr><th scope=\"row\">\(HTML.text(grid.lines[line].label, columns: 40))</th>"
        + "\(markup.joined())</tr>\n"
    }
    return """
      <div class="region" role="region" tabindex="0" aria-label="Decisions of \(name)">
      <table class="surface">
      <caption><span><b>\(twin)</b>, \(when): \(count)</span></caption>
      <thead><tr><td></td>\(head.joined())</tr></thead>
      <tbody>
      \(lines.joined())</tbody>
      </table>
      </div>

      """
  }

  private func cell(_ line: Int, _ column: Int, _ cells: KeyPath<Row, Cell>) -> String {
    guard let content = grid.content(line: line, column: column, of: cells),
      let sign = legend.first(where: { $0.content == content })
    else { return "<td class=\"empty\"><span class=\"unseen\">no row</span></td>" }
    let counts = grid.counts(line: line, column: column)
    if counts.differing == 0 {
      return "<td class=\"\(sign.style)\"><b aria-hidden=\"true\">\(sign.letter)</b>"
        + "<span class=\"unseen\">\(sign.words)</span></td>"
    }
    let scope =
      counts.differing == counts.rows
      ? "differs" : "\(counts.differing) of \(counts.rows) rows differ"
    return "<td class=\"\(sign.style) framed\"><b aria-hidden=\"true\">\(sign.letter)</b>"
      + "<i aria-hidden=\"true\">≠</i><span class=\"unseen\">\(sign.words), \(scope)</span></td>"
  }

  // MARK: The signs

  /// A sign for each content that occurs in either picture: the answers, by name, before the rest.
  private static func legend(of grid: SurfaceGrid) -> [Sign] {
    var words: Set<String> = []
    var crashes: Set<String> = []
    var (hasSeveral, hasAbsent) = (false, false)
    for cells in [\Row.kotlin, \Row.swift] {
      for line in grid.lines.indices {
        for column in grid.columns.indices {
          switch grid.content(line: line, column: column, of: cells) {
          case .answer(let word): words.insert(word)
          case .crashed(let text): crashes.insert(text)
          case .several: hasSeveral = true
          case .absent: hasAbsent = true
          case nil: break
          }
        }
      }
    }
    var letters: Set<Character> = []
    var signs = words.sorted().enumerated().map { number, word in
      Sign(
        content: .answer(word), letter: letter(for: word, &letters),
        words: HTML.text(word, columns: 40), style: "color-\(min(number, colorCount - 1))")
    }
    signs += crashes.sorted().map {
      Sign(
        content: .crashed($0), letter: "×", words: HTML.text($0, columns: 80), style: "color-none")
    }
    if hasSeveral {
      signs.append(
        Sign(content: .several, letter: "*", words: "several answers", style: "color-none"))
    }
    if hasAbsent {
      signs.append(Sign(content: .absent, letter: "-", words: "no answer", style: "color-none"))
    }
    return signs
  }

  /// The first letter of the word that no other has, or else the first free one or digit.
  private static func letter(for word: String, _ taken: inout Set<Character>) -> String {
    let own = word.uppercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let free = (own + "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789").first { !taken.contains($0) }
    guard let free else { return "?" }
    taken.insert(free)
    return String(free)
  }
}
