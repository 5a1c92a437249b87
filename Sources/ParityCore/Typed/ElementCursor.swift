/// How far a type has read an array.
struct ElementCursor {
  private var elements: JSONElements
  private var upcoming: Int?
  private var isPeeked = false

  /// How many elements were read.
  private(set) var index = 0

  init(_ elements: JSONElements) { self.elements = elements }

  /// The offset after the array; known once no element is left.
  var end: Int { elements.end }

  /// The offset of the next element; nil when the array has ended.
  mutating func peek() throws(JSONFault) -> Int? {
    if !isPeeked {
      upcoming = try elements.next()?.offset
      isPeeked = true
    }
    return upcoming
  }

  /// Goes on after the element that was read, up to an offset where that is known.
  mutating func advance(to end: Int?) {
    if let end { elements.advance(to: end) }
    isPeeked = false
    index += 1
  }
}
