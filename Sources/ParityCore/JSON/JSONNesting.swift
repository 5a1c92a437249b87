/// The containers that are open at one place of a text, a bit each, outermost first.
struct JSONNesting {
  enum Kind {
    case array
    case object
  }

  private(set) var depth = 0
  private var recent: UInt64 = 0
  private var older: [UInt64] = []

  /// The innermost open container; asked only where there is one.
  var top: Kind { recent & 1 == 1 ? .object : .array }

  mutating func push(_ kind: Kind) {
    if depth > 0 && depth % 64 == 0 { older.append(recent) }
    recent = recent << 1 | (kind == .object ? 1 : 0)
    depth += 1
  }

  mutating func pop() {
    depth -= 1
    recent = depth > 0 && depth % 64 == 0 ? older.removeLast() : recent >> 1
  }
}
