import ParityHarness
import Testing

/// When a watch checks again.
struct ChangeWatcherTests {
  private func files(_ sizes: [String: Int64]) -> FileSnapshot {
    FileSnapshot(sizes.mapValues { FileState(size: $0) })
  }

  @Test func `What came, went and changed is told, and no more`() {
    let before = files(["kept": 1, "changed": 2, "gone": 3])
    let now = files(["kept": 1, "changed": 4, "come": 3])
    #expect(now.changes(since: before) == ["changed", "come", "gone"])
    #expect(now.changes(since: now) == [])
  }

  @Test func `A burst is one change, told when it is over`() {
    var watcher = ChangeWatcher(files(["a": 1, "b": 1]))
    #expect(watcher.changes(in: files(["a": 1, "b": 1])) == nil)
    #expect(watcher.changes(in: files(["a": 2, "b": 1])) == nil)
    #expect(watcher.changes(in: files(["a": 3, "b": 2])) == nil)
    #expect(watcher.changes(in: files(["a": 3, "b": 2])) == ["a", "b"])
    #expect(watcher.changes(in: files(["a": 3, "b": 2])) == nil)
  }

  @Test
  func `A file that is missing for a moment, or a folder that cannot be listed, is no change`() {
    var watcher = ChangeWatcher(files(["a": 1]))
    #expect(watcher.changes(in: files([:])) == nil)
    #expect(watcher.changes(in: nil) == nil)
    #expect(watcher.changes(in: files(["a": 1])) == nil)
    #expect(watcher.changes(in: files(["a": 1])) == nil)
  }

  @Test func `A file that stays away is a change, and so is its return`() {
    var watcher = ChangeWatcher(files(["a": 1]))
    #expect(watcher.changes(in: files([:])) == nil)
    #expect(watcher.changes(in: files([:])) == ["a"])
    #expect(watcher.changes(in: files(["a": 1])) == nil)
    #expect(watcher.changes(in: files(["a": 1])) == ["a"])
  }
}
