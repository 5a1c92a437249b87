/// Finds ids that appear twice; of an id its hash and its row are kept, and no copy.
struct IDIndex {
  /// In each slot that is taken half of a hash, and the row's number from 1.
  private var slots: [UInt64]
  private var count = 0

  /// An index with room for a number of ids.
  init(capacity: Int) {
    var size = 16
    while size < 2 * capacity { size *= 2 }
    slots = Array(repeating: 0, count: size)
  }

  /// Enters a row, unless a row has its id already, which is the answer then.
  mutating func enter(_ row: Int, hash: UInt64, isSame: (Int) -> Bool) -> Int? {
    if 2 * count >= slots.count { grow() }
    let tag = hash >> 32
    var slot = Int(tag) & (slots.count - 1)
    while slots[slot] != 0 {
      if slots[slot] >> 32 == tag {
        let known = Int(truncatingIfNeeded: slots[slot] & 0xFFFF_FFFF) - 1
        if isSame(known) { return known }
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = tag << 32 | UInt64(row + 1)
    count += 1
    return nil
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: 0, count: 2 * old.count)
    for entry in old where entry != 0 {
      var slot = Int(entry >> 32) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = entry
    }
  }
}
