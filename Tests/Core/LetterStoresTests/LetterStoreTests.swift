@testable import Keeping

/// The promises that every kind of store keeps.
@Suite struct LetterStoreTests {
  @Test(arguments: StoreKind.allCases)
  func `has no box that nobody made`(kind: StoreKind) throws {
    let under = try StoreUnderTest(kind)
    let store = under.connection()
    #expect(try store.read(box(1)) == .gone)
    #expect(try store.append(letter(1, in: box(1), .part(Epoch(7)))) == .gone)
    #expect(try store.read(box(1)) == .gone)
  }

  @Test(arguments: StoreKind.allCases)
  func `hands out the letters after a serial, to every worker`(kind: StoreKind) throws {
    let under = try StoreUnderTest(kind)
    let (one, two) = (under.connection(), under.connection())
    let epoch = try one.makeBox(box(1))
    let part = try letter(2, in: box(1), .part(epoch), bytes: 500)
    #expect(try two.append(part) == .appended(LetterPlace(epoch: epoch, serial: 2)))
    let all = try one.content(of: box(1))
    #expect(all.epoch == epoch && all.next == 3 && all.bytes == 800 && all.count == 2)
    #expect(all.letters.map(\.serial) == [1, 2] && all.originBefore == nil)
    #expect(all.letters.map(\.sealed.count) == [300, 500])
    #expect(try all.letters.map(\.origin) == [origin(1), origin(2)])
    let flash = try two.content(of: box(1), after: 1)
    let second = StoredLetter(serial: 2, origin: try origin(2), sealed: part.sealed)
    #expect(flash.letters == [second])
    #expect(try flash.originBefore == origin(1) && flash.count == 2)
    #expect(try two.content(of: box(1), after: 2).letters.isEmpty)
    #expect(try two.content(of: box(1), after: 9).originBefore == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func `appends a letter of one origin once`(kind: StoreKind) throws {
    let under = try StoreUnderTest(kind)
    let store = under.connection()
    let epoch = try store.makeBox(box(1))
    let again = try letter(1, in: box(1), .whole(upTo: nil), bytes: 900)
    #expect(try store.append(again) == .present)
    #expect(try store.content(of: box(1)).bytes == 300)
    #expect(try store.makeBox(box(2)) != epoch, "the same origin in another box is another letter")
  }

  @Test(arguments: StoreKind.allCases)
  func `refuses a part for a box of another epoch`(kind: StoreKind) throws {
    let under = try StoreUnderTest(kind)
    let store = under.connection()
    let epoch = try store.makeBox(box(1))
    let other = Epoch(epoch.number &+ 1)
    #expect(try store.append(letter(2, in: box(1), .part(other))) == .gone)
    let place = LetterPlace(epoch: other, serial: 1)
    let whole = try store.append(letter(3, in: box(1), .whole(upTo: place)))
    #expect(whole == .appended(LetterPlace(epoch: epoch, serial: 2)))
    #expect(try store.content(of: box(1)).count == 2, "nothing of this epoch is replaced")
  }

  @Test(arguments: StoreKind.allCases)
  func `replaces the letters that a whole state covers`(kind: StoreKind) throws {
    let under = try StoreUnderTest(kind)
    let store = under.connection()
    let epoch = try store.makeBox(box(1))
    for number in 2...4 { try store.append(letter(number, in: box(1), .part(epoch))) }
    let upTo3 = LetterPlace(epoch: epoch, serial: 3)
    let whole = try store.append(letter(9, in: box(1), .whole(upTo: upTo3), bytes: 1_000))
    #expect(whole == .appended(LetterPlace(epoch: epoch, serial: 5)))
    let content = try store.content(of: box(1))
    #expect(content.letters.map(\.serial) == [4, 5])
    #expect(content.bytes == 1_300 && content.count == 2 && content.next == 6)
    #expect(try content.hasReplaced(origin(2)) && !content.hasReplaced(origin(4)))
    #expect(try store.append(letter(2, in: box(1), .part(epoch))) == .present)
  }

  @Test(arguments: StoreKind.allCases)
  func `knows the last 256 letters that were replaced`(kind: StoreKind) throws {
    let under = try StoreUnderTest(kind)
    let store = under.connection()
    let epoch = try store.makeBox(box(1))
    for number in 2...300 {
      try store.append(letter(number, in: box(1), .part(epoch), bytes: 10))
    }
    let upTo290 = LetterPlace(epoch: epoch, serial: 290)
    try store.append(letter(999, in: box(1), .whole(upTo: upTo290)))
    #expect(try store.append(letter(35, in: box(1), .part(epoch), bytes: 10)) == .present)
    #expect(try store.append(letter(34, in: box(1), .part(epoch), bytes: 10)) != .present)
  }

  @Test(arguments: StoreKind.allCases)
  func `appends nothing after letters that its writer has not seen`(kind: StoreKind) throws {
    let under = try StoreUnderTest(kind)
    let store = under.connection()
    let epoch = try store.makeBox(box(1))
    func place(_ serial: Int) -> LetterPlace { LetterPlace(epoch: epoch, serial: serial) }
    let one = try letter(2, in: box(1), .part(epoch), seen: place(1))
    let other = try letter(3, in: box(1), .part(epoch), seen: place(1))
    #expect(try store.append(one) == .appended(place(2)))
    #expect(try store.append(other) == .moved)
    #expect(try store.append(one) == .present, "its own letter is none that came in between")
    let whole = try letter(3, in: box(1), .whole(upTo: place(1)), seen: place(1))
    #expect(try store.append(whole) == .moved)
    let next = try letter(3, in: box(1), .part(epoch), seen: place(2))
    #expect(try store.append(next) == .appended(place(3)))
  }

  @Test(arguments: StoreKind.allCases)
  func `fills a box up to 64 KB and no further`(kind: StoreKind) throws {
    let under = try StoreUnderTest(kind)
    let store = under.connection()
    let epoch = try store.makeBox(box(1), bytes: 16_384)
    for number in 2...3 {
      try store.append(letter(number, in: box(1), .part(epoch), bytes: 16_384))
    }
    let tooLong = try letter(4, in: box(1), .part(epoch), bytes: 16_385)
    #expect(try store.append(tooLong) == .refused(.boxIsFull))
    let last = try letter(4, in: box(1), .part(epoch), bytes: 16_384)
    #expect(try store.append(last) == .appended(LetterPlace(epoch: epoch, serial: 4)))
    #expect(try store.append(letter(5, in: box(1), .part(epoch), bytes: 1)) == .refused(.boxIsFull))
    #expect(try store.content(of: box(1)).bytes == 65_536)
    let place = LetterPlace(epoch: epoch, serial: 4)
    let whole = try letter(6, in: box(1), .whole(upTo: place), bytes: 16_384)
    #expect(try store.append(whole) == .appended(LetterPlace(epoch: epoch, serial: 5)))
    #expect(try store.content(of: box(1)).bytes == 16_384)
  }

  @Test(arguments: StoreKind.allCases)
  func `makes boxes up to the limit, and lets old ones grow by a tenth more`(
    kind: StoreKind
  ) throws {
    let under = try StoreUnderTest(kind)
    let store = under.connection()
    let epoch = try store.makeBox(box(1), bytes: 1_000)
    let new = try letter(2, in: box(2), .whole(upTo: nil), bytes: 1_001)
    #expect(try store.append(new, limit: 2_000) == .refused(.storeIsFull))
    let fits = try letter(2, in: box(2), .whole(upTo: nil), bytes: 1_000)
    #expect(try store.append(fits, limit: 2_000) != .refused(.storeIsFull))
    #expect(
      try store.append(letter(3, in: box(3), .whole(upTo: nil), bytes: 1), limit: 2_000)
        == .refused(.storeIsFull))
    let grace = try letter(4, in: box(1), .part(epoch), bytes: 200)
    #expect(try store.append(grace, limit: 2_000) != .refused(.storeIsFull))
    #expect(
      try store.append(letter(5, in: box(1), .part(epoch), bytes: 1), limit: 2_000)
        == .refused(.storeIsFull))
    let place = LetterPlace(epoch: epoch, serial: 2)
    let whole = try letter(6, in: box(1), .whole(upTo: place), bytes: 900)
    #expect(try store.append(whole, limit: 10) != .refused(.storeIsFull), "it takes less room")
    let again = try letter(7, in: box(3), .whole(upTo: nil), bytes: 100)
    #expect(try store.append(again, limit: 2_000) != .refused(.storeIsFull))
  }

  @Test(arguments: StoreKind.allCases)
  func `keeps the mark of the operation that closed a box`(kind: StoreKind) throws {
    let under = try StoreUnderTest(kind)
    let store = under.connection()
    let epoch = try store.makeBox(box(1), bytes: 1_000)
    #expect(try store.close(box(1), by: origin(5)) == origin(5))
    #expect(try store.close(box(1), by: origin(6)) == origin(5))
    #expect(try store.read(box(1)) == .closed(origin(5)))
    #expect(try store.append(letter(2, in: box(1), .part(epoch))) == .closed(origin(5)))
    #expect(try store.append(letter(3, in: box(1), .whole(upTo: nil))) == .closed(origin(5)))
    let room = try letter(4, in: box(2), .whole(upTo: nil), bytes: 1_000)
    #expect(try store.append(room, limit: 1_000) != .refused(.storeIsFull))
    #expect(try store.close(box(3), by: origin(7)) == origin(7))
    #expect(try store.read(box(3)) == .closed(origin(7)), "a lost box is not filled again")
    try store.pass(to: day + 799)
    #expect(try store.read(box(3), on: day + 799) == .closed(origin(7)))
    #expect(try store.read(box(3), on: day + 800) == .gone)
  }

  @Test(arguments: StoreKind.allCases)
  func `forgets a box 400 days after its last letter`(kind: StoreKind) throws {
    let under = try StoreUnderTest(kind)
    let store = under.connection()
    let epoch = try store.makeBox(box(1), on: day - 10)
    #expect(try store.content(of: box(1)).expires.dayNumber == day + 390)
    try store.append(letter(2, in: box(1), .part(epoch)), on: day)
    try store.pass(to: day + 399)
    let content = try store.content(of: box(1), on: day + 399)
    #expect(content.expires == CalendarDate(dayNumber: day + 400))
    #expect(try store.read(box(1), on: day + 400) == .gone)
    #expect(try store.append(letter(3, in: box(1), .part(epoch)), on: day + 400) == .gone)
    let again = try store.append(
      letter(1, in: box(1), .whole(upTo: nil), bytes: 700), on: day + 400, limit: 700)
    guard case .appended(let place) = again else { throw NotOpen() }
    #expect(place.serial == 1)
    #expect(try store.content(of: box(1), on: day + 400).bytes == 700)
  }

  @Test(arguments: StoreKind.allCases)
  func `loses no letter of workers that append at once`(kind: StoreKind) async throws {
    let under = try StoreUnderTest(kind)
    let (id, workers, each) = (try box(1), 4, 25)
    let epoch = try under.connection().makeBox(id)
    let serials = try await withThrowingTaskGroup(of: [Int].self) { group in
      for worker in 0..<workers {
        let store = LoneStore(under.connection())
        group.addTask {
          try (0..<each).map { turn in
            let new = try letter(100 + worker * each + turn, in: id, .part(epoch), bytes: 10)
            guard case .appended(let place) = try store.store.append(new) else { throw NotOpen() }
            return place.serial
          }
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(serials.sorted() == Array(2...101))
    let content = try under.connection().content(of: id)
    #expect(Set(content.letters.map(\.origin)).count == 101 && content.bytes == 1_300)
  }

  @Test(arguments: StoreKind.allCases)
  func `appends a letter that workers send at once only once`(kind: StoreKind) async throws {
    let under = try StoreUnderTest(kind)
    let id = try box(1)
    let outcomes = try await withThrowingTaskGroup(of: Appending.self) { group in
      for _ in 0..<4 {
        let store = LoneStore(under.connection())
        group.addTask { try store.store.append(letter(1, in: id, .whole(upTo: nil))) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let appended = outcomes.filter { if case .appended = $0 { true } else { false } }
    #expect(appended.count == 1 && outcomes.count == 4)
    #expect(try under.connection().content(of: id).count == 1)
  }
}

/// A connection that one task alone uses.
private struct LoneStore: @unchecked Sendable {
  let store: any LetterStore

  init(_ store: any LetterStore) {
    self.store = store
  }
}
