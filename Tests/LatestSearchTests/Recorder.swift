import Synchronization

/// Keeps what it is told, in order.
final class Recorder<Element: Sendable>: Sendable {
  private let elements = Mutex<[Element]>([])

  var all: [Element] { elements.withLock { $0 } }

  func add(_ element: Element) { elements.withLock { $0.append(element) } }
}
