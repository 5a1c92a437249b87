@testable import ParityCore
@testable import ParityHarness

/// A check of cases whose ids are plain and whose every other text is a trick.
enum HostileSample {
  static let tricks: [(id: String, text: String)] = [
    ("terminal", "\u{1B}[2J\u{1B}]0;title\u{7}\u{1B}[31mred\u{9B}31m\u{8}\u{7F}\u{0}"),
    ("workflow-command", "::error::boo\n::set-output name=a::b\n##[error]boo\n::stop-commands::x"),
    ("percent", "%0A::error::boo%0D%25%0a100%,line=7,title=a:b"),
    ("end-of-section", "]]>--><!-- ]]&gt; <![CDATA[ &#27; &lt;"),
    ("script", "</td></code></pre><script>alert(1)</script><img src=x onerror='alert(1)'>\""),
    ("table", "a | b \\| c || \\\\| d |\n| --- |\n| x |"),
    ("backticks", "` `` ``` ~~~ \n```\n# heading\n```js"),
    (
      "markdown",
      "@name #1 GH-1 [a](https://b.example) ![](c) **d** _e_ https://f.example www.g.example"
    ),
    ("sarif", "[link](1) {0} {1} [x]({0})"),
    ("formula", "=1+1\t+1 -1 @SUM(A1)"),
    ("bidi", "\u{202E}desrever\u{202C}\u{2066}\u{2067}\u{2069}\u{200F}\u{61C}"),
    ("zero-width", "a\u{200B}\u{200C}\u{200D}\u{2060}\u{FEFF}b:\u{200B}:error:\u{200B}:"),
    ("lines", "a\nb\rc\r\nd\u{85}e\u{2028}f\u{2029}g\u{B}h\u{C}i"),
    ("families", "👩\u{200D}👩\u{200D}👧\u{200D}👦🏳\u{FE0F}\u{200D}🌈🇩🇪👍🏽\u{20E3}"),
    ("marks", "Z\u{30D}\u{30E}\u{316}\u{334}e\u{301}é\u{212B}\u{3164}\u{2800}"),
    ("beyond", "\u{E000}\u{FFFE}\u{FFFF}\u{10FFFF}\u{E0001}\u{E0041}\u{378}"),
    ("long", String(repeating: "<|`@", count: 5_000)),
    ("long-word", String(repeating: "語", count: 25_000)),
  ]

  /// Those that are no longer than a line or two, for the places where length is no trick.
  static let short = tricks.filter { $0.text.utf8.count < 1000 }

  private static func drifts(_ id: String, _ text: String) -> Note {
    Note(id, text: text).with { $0.swift = .outcome(Note.answer(text, text)) }
  }

  /// Made once, as its long values take their time.
  static let result = Result { try check() }

  /// Each trick as an input, in all answers and as a reason, and once more as a key, as a value of
  /// another type, as a stale input and as a file's name, so that the problems' messages hold it too.
  private static func check() throws -> CheckResult {
    let everywhere =
      tricks.map { drifts($0.id, $0.text) }
      + short.flatMap { id, text in
        [
          Note("\(id)-diverges", text: text).with {
            $0.divergence = (Note.answer(text, "b"), text)
            $0.swift = .outcome(Note.answer(text, "b"))
          },
          Note("\(id)-throws", text: text).with { $0.swift = .threw(text) },
        ]
      }
    let current = short.map { Note($0.id, text: $0.text) }
    let recorded = current.map { note in note.with { $0.text += "x" } }
    let faults = short.enumerated().map { number, trick in
      let text = JSONValue.string(trick.text).text
      let input = number.isMultiple(of: 2) ? "\(text):1,\"size\":1" : "\"size\":\(text)"
      return """
        {"id":"\(trick.id)","input":{\(input),"text":"a"},
         "expect":{\(text):\(text),"kind":"a","echo":\(text)}}
        """
    }
    let suites = [
      try Note.check(everywhere, name: "everywhere"),
      try Note.check(
        current, name: "stale", recording: Note.recording(recorded, suite: "stale")),
      try Note.check(
        short.map { Note($0.id) }, name: "faults",
        fixture: "{\"suite\":\"faults\",\"cases\":[\(faults.joined(separator: ","))]}"),
      Note.checkProduct(sizes: 3, texts: short.map(\.text)) { $0.isMultiple(of: 2) },
    ]
    let files = short.map { Problem(.fileUnreadable, "cannot be read", file: $0.text) }
    return CheckResult(suites: suites, problems: files)
  }
}
