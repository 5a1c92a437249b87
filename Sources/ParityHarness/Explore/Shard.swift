/// One of several equal parts of a run, so that several machines can share it.
///
/// Shard `I/N` has the cases whose number leaves `I - 1` when divided by `N`: no case is in two
/// shards, and all shards together are the whole run.
package struct Shard: Hashable, Sendable, CustomStringConvertible {
  /// Which part, from 1.
  package let index: Int
  /// Of how many.
  package let count: Int

  /// The whole run.
  package static let whole = Shard(index: 1, count: 1)

  private init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }

  /// Reads `I/N`; nil unless 1 <= I <= N.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], 1 <= index, index <= count
    else { return nil }
    self.init(index: index, count: count)
  }

  package var description: String { "\(index)/\(count)" }

  /// The numbers of this part's cases, of as many in all.
  package func numbers(of total: Int) -> StrideTo<Int> {
    stride(from: index - 1, to: total, by: count)
  }
}
