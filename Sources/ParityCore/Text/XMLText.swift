/// Text for XML and HTML: what would be markup is written as a reference to its character.
///
/// XML 1.0 cannot hold most control characters in any form, so all that is invisible becomes a
/// visible escape first.
package enum XMLText {
  /// Text on one line, for an attribute in double quotes or an element.
  package static func line(_ text: String) -> String {
    var output = ""
    for scalar in Escaped.plain(text).unicodeScalars {
      switch scalar {
      case "&": output += "&amp;"
      case "<": output += "&lt;"
      case ">": output += "&gt;"
      case "\"": output += "&quot;"
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output
  }

  /// Text whose lines are kept, for an element.
  package static func lines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line(String($0)) }
      .joined(separator: "\n")
  }
}
