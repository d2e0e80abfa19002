import Calendars
import LetterStores
import Sealing
import Testing

@testable import Letters

@Suite struct BoxMembershipTests {
  private let today = CalendarDate.earliest.addingDays(740_000)

  @Test func `takes 32 bytes in a cookie, and 5 more for each phone`() throws {
    var membership = BoxMembership(.random())
    membership.place = ReadingPlace(epoch: Epoch(.max), serial: 127, mark: .max)
    for phones in 1...6 {
      membership.phones.note(PhoneID(UInt32(phones)), on: today)
      #expect(membership.packed.count == 32 + 5 * phones)
    }
    membership.waiting.add([1, 2])
    #expect(membership.packed.count == 32 + 30 + 9)
  }

  @Test func `is read as it was written`() throws {
    var membership = BoxMembership(.random())
    #expect(try BoxMembership(packed: membership.packed) == membership)
    membership.place = ReadingPlace(epoch: Epoch(7), serial: 70_000, mark: 0x0102)
    membership.phones.note(PhoneID(4), on: today, hasLeft: true)
    membership.waiting.add([8, 9])
    #expect(try BoxMembership(packed: membership.packed) == membership)
    membership.waiting.addAll()
    #expect(try BoxMembership(packed: membership.packed) == membership)
  }

  @Test func `refuses what is cut off or goes on`() throws {
    var membership = BoxMembership(.random())
    membership.place = ReadingPlace(epoch: Epoch(7), serial: 2, mark: 3)
    membership.waiting.add([8, 9])
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
    waiting.add([5, 6])
    waiting.add([6])
    #expect(waiting.parts == .named([5, 6]) && waiting.count == 2)
    waiting.add(Array(10..<24))
    #expect(waiting.parts == .named([5, 6] + Array(10..<24)) && waiting.count == 3)
    waiting.add([6])
    #expect(waiting.parts == .named([5, 6] + Array(10..<24)))
    waiting.add([99])
    #expect(waiting.parts == .all && waiting.count == 5)
    waiting.add([1])
    #expect(waiting.parts == .all && waiting.count == 6)
  }

  @Test func `counts the whole state as one change if nothing else waits`() {
    var waiting = WaitingChanges()
    waiting.addAll()
    #expect(waiting.parts == .all && waiting.count == 1)
    waiting = WaitingChanges()
    waiting.add([1])
    waiting.add([2])
    waiting.addAll()
    #expect(waiting.parts == .all && waiting.count == 2)
  }

  @Test(
    arguments: [
      [1, 17], [1, 2, 0, 0, 0, 1, 0, 0, 0, 1], [0xFF, 0x7F], [1], [1, 1, 0, 0, 0],
    ] as [[UInt8]])
  func `refuses waiting changes of another spelling`(bytes: [UInt8]) {
    #expect(throws: MalformedBytes.self) { try WaitingChanges(packed: bytes) }
  }
}
