/// An input that was made up, and its text.
package struct GeneratedInput: Sendable {
  package let value: JSONValue
  package let text: String

  package init(_ value: JSONValue) {
    self.value = value
    text = value.text
  }
}
