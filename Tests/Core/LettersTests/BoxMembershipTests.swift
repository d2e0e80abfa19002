import Finance

@testable import Keeping

@Suite struct BoxMembershipTests {
  private let today = CalendarDate.earliest.addingDays(740_000)

  @Test func `takes some 32 bytes, and 8 more for each phone before they are deflated`() throws {
    var membership = BoxMembership(.random())
    membership.place = ReadingPlace(epoch: Epoch(.max), serial: 127, mark: .max)
    for phones in 1...6 {
      membership.phones.note(PhoneID(UInt32(phones)), on: today)
      #expect(membership.packed.count <= 34 + 8 * phones)
    }
    let count = membership.packed.count
    membership.waiting.add(keys([1, 2]))
    #expect(membership.packed.count == count + 2 * 5, "a kind and four bytes each")
  }

  @Test func `is read as it was written`() throws {
    var membership = BoxMembership(.random())
    #expect(try BoxMembership(packed: membership.packed) == membership)
    membership.place = ReadingPlace(epoch: Epoch(7), serial: 70_000, mark: 0x0102)
    membership.phones.note(PhoneID(4), on: today, hasLeft: true)
    membership.waiting.add(keys([8, 9]))
    #expect(try BoxMembership(packed: membership.packed) == membership)
    membership.waiting.addAll()
    #expect(try BoxMembership(packed: membership.packed) == membership)
  }

  @Test func `refuses what is cut off or goes on`() throws {
    var membership = BoxMembership(.random())
    membership.place = ReadingPlace(epoch: Epoch(7), serial: 2, mark: 3)
    membership.waiting.add(keys([8, 9]))
    membership.phones.note(PhoneID(4), on: today)
    let bytes = membership.packed
    for count in bytes.indices {
      #expect(throws: MalformedBytes.self) { try BoxMembership(packed: Array(bytes.prefix(count))) }
    }
    #expect(throws: MalformedBytes.self) { try BoxMembership(packed: bytes + [0]) }
  }

  @Test func `remembers up to sixteen parts that wait, then all`() throws {
    var waiting = WaitingChanges()
    #expect(waiting.parts == nil && waiting.count == 0)
    waiting.add(keys([5, 6]))
    waiting.add(keys([6]))
    #expect(waiting.parts == .named(keys([5, 6])) && waiting.count == 2)
    waiting.add(keys(Array(10..<24)))
    #expect(waiting.parts == .named(keys([5, 6] + Array(10..<24))) && waiting.count == 3)
    waiting.add(keys([6]))
    #expect(waiting.parts == .named(keys([5, 6] + Array(10..<24))))
    waiting.add(keys([99]))
    #expect(waiting.parts == .all && waiting.count == 5)
    waiting.add(keys([1]))
    #expect(waiting.parts == .all && waiting.count == 6)
  }

  @Test func `counts the whole state as one change if nothing else waits`() {
    var waiting = WaitingChanges()
    waiting.addAll()
    #expect(waiting.parts == .all && waiting.count == 1)
    waiting = WaitingChanges()
    waiting.add(keys([1]))
    waiting.add(keys([2]))
    waiting.addAll()
    #expect(waiting.parts == .all && waiting.count == 2)
  }

  private func keys(_ numbers: [UInt32]) -> [PartKey] { numbers.map(PartKey.init(example:)) }

  @Test(
    arguments: [
      [1, 17], [1, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1], [0xFF, 0x7F], [1], [1, 1, 0, 0, 0, 0],
      [0, 1, 0, 0, 0, 0, 1],
    ] as [[UInt8]])
  func `refuses waiting changes of another spelling`(bytes: [UInt8]) {
    #expect(throws: MalformedBytes.self) { try WaitingChanges(packed: bytes) }
  }
}

/// A part of some kind.
private struct Note: PartValue {
  static let kind: UInt8 = 0
  static let blank = Note()

  mutating func pass(_ passage: inout Passage) {}
}

extension PartKey {
  fileprivate init(example number: UInt32) {
    self.init(Identifier<Note>(number), Note.self)
  }
}
