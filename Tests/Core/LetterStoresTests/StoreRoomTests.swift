@testable import Keeping

/// What every kind of store does about room and about days.
@Suite struct StoreRoomTests {
  @Test(arguments: StoreKind.allCases)
  func `a box in which one phone alone has written ends after 14 days`(kind: StoreKind) throws {
    let under = try StoreUnderTest(kind)
    let store = under.connection()
    let epoch = try store.makeBox(box(1), ofOnePhone: true)
    _ = try store.makeBox(box(2), ofOnePhone: true)
    #expect(try store.content(of: box(1)).expires.dayNumber == day + 14)
    let more = try letter(2, in: box(1), .part(epoch), ofOnePhone: true)
    try store.append(more, on: day + 13)
    #expect(try store.content(of: box(1), on: day + 26).expires.dayNumber == day + 27)
    #expect(try store.read(box(2), on: day + 14) == .gone)
    let friend = try letter(3, in: box(1), .part(epoch))
    try store.append(friend, on: day + 20)
    let later = try letter(4, in: box(1), .part(epoch), ofOnePhone: true)
    try store.append(later, on: day + 21)
    #expect(
      try store.content(of: box(1), on: day + 21).expires.dayNumber == day + 421,
      "what two phones have written in stays theirs")
  }

  @Test(arguments: StoreKind.allCases)
  func `boxes of one phone go before a letter is refused, the oldest first`(
    kind: StoreKind
  ) throws {
    let under = try StoreUnderTest(kind)
    let store = under.connection()
    let friends = try store.makeBox(box(1), bytes: 1_000)
    _ = try store.makeBox(box(2), on: day + 1, bytes: 1_000, ofOnePhone: true)
    _ = try store.makeBox(box(3), on: day + 2, bytes: 1_000, ofOnePhone: true)
    let family = try letter(4, in: box(4), .whole(upTo: nil), bytes: 500, ofOnePhone: true)
    guard case .appended = try store.append(family, on: day + 3, limit: 3_000) else {
      throw NotOpen()
    }
    #expect(try store.read(box(2), on: day + 3) == .gone)
    #expect(try store.content(of: box(3), on: day + 3).bytes == 1_000)
    let grows = try letter(5, in: box(1), .part(friends), bytes: 2_000)
    guard case .appended = try store.append(grows, on: day + 3, limit: 3_000) else {
      throw NotOpen()
    }
    #expect(try store.read(box(3), on: day + 3) == .gone)
    #expect(try store.read(box(4), on: day + 3) == .gone)
    let last = try letter(6, in: box(1), .part(friends), bytes: 301)
    #expect(try store.append(last, on: day + 3, limit: 3_000) == .refused(.storeIsFull))
    #expect(try store.usage(within: patience) == StoreUsage(boxes: 1, bytes: 3_000))
  }

  @Test(arguments: StoreKind.allCases)
  func `makes at most fifty boxes an hour once half of the room is used`(kind: StoreKind) throws {
    let under = try StoreUnderTest(kind)
    let store = under.connection()
    func make(_ number: Int, hour: Int) throws -> Bool {
      let new = try letter(number, in: box(UInt8(number)), .whole(upTo: nil), bytes: 10)
      guard case .appended = try store.append(new, limit: 2_000, hour: hour) else { return false }
      return true
    }
    for number in 1...100 { #expect(try make(number, hour: 7), "below half there is no limit") }
    #expect(try make(101, hour: 7), "at half, not above it")
    for number in 102...151 { #expect(try make(number, hour: 7)) }
    #expect(try !make(152, hour: 7))
    let epoch = try store.content(of: box(1)).epoch
    let old = try letter(2, in: box(1), .part(epoch), bytes: 10)
    #expect(try store.append(old, limit: 2_000, hour: 7) != .refused(.storeIsFull))
    for number in 152...153 { #expect(try make(number, hour: 8)) }
  }

  @Test(arguments: StoreKind.allCases, [500, 900])
  func `a closed box stays closed when a clock jumps ahead and back`(
    kind: StoreKind, jump: Int
  ) throws {
    let under = try StoreUnderTest(kind)
    let store = under.connection()
    let epoch = try store.makeBox(box(1))
    _ = try store.makeBox(box(2))
    _ = try store.close(box(1), by: origin(5))
    let whole = try letter(8, in: box(1), .whole(upTo: nil))
    for today in [day + jump, day + jump + 1, day + 1, 1, day + 2] {
      _ = try under.connection().makeBox(box(3), number: today, on: today)
      try store.tidy(on: today, within: patience)
      #expect(try store.read(box(1), on: today) == .closed(origin(5)))
      #expect(try store.append(whole, on: today) == .closed(origin(5)))
      #expect(try store.content(of: box(2), on: today).count == 1)
    }
    #expect(try store.append(letter(9, in: box(1), .part(epoch))) == .closed(origin(5)))
  }

  @Test(arguments: StoreKind.allCases)
  func `believes a day far ahead once thirty such days have come`(kind: StoreKind) throws {
    let under = try StoreUnderTest(kind)
    let store = under.connection()
    _ = try store.makeBox(box(1))
    for today in 0..<29 { _ = try store.close(box(255), by: origin(1), on: day + 500 + today) }
    #expect(try store.content(of: box(1), on: day + 528).count == 1)
    _ = try store.close(box(255), by: origin(1), on: day + 529)
    #expect(try store.read(box(1), on: day + 529) == .gone)
  }

  @Test(arguments: StoreKind.allCases)
  func `removes 256 KB of ended boxes at once, after the letter`(kind: StoreKind) throws {
    let under = try StoreUnderTest(kind)
    let store = under.connection()
    for number in 1...60 {
      let epoch = try store.makeBox(box(UInt8(number)), bytes: 16_000)
      for part in 2...4 {
        try store.append(letter(part, in: box(UInt8(number)), .part(epoch), bytes: 16_000))
      }
    }
    try store.pass(to: day + 400)
    let before = try store.usage(within: patience)
    #expect(before == StoreUsage(boxes: 60, bytes: 60 * 64_000))
    _ = try store.makeBox(box(200), on: day + 400, bytes: 1)
    #expect(try store.usage(within: patience).boxes == 61, "a letter itself removes none")
    try store.tidy(on: day + 400, within: patience)
    let after = try store.usage(within: patience)
    #expect(before.bytes + 1 - after.bytes == 4 * 64_000, "at most 262,144")
    for _ in 0..<20 { try store.tidy(on: day + 400, within: patience) }
    #expect(try store.usage(within: patience) == StoreUsage(boxes: 1, bytes: 1))
  }
}

@Suite struct StoreDaysTests {
  @Test func `days up to thirty ahead are believed at once, and none goes back`() {
    var days = StoreDays()
    for day in [100, 130, 90, 160] { days.see(day) }
    #expect(days.newest == 160 && days.trusted(190) == 190 && days.trusted(191) == 160)
    #expect(days.written(100) == 160 && days.written(1_000) == 1_000)
  }

  @Test func `another jump, or the clock set right, counts far days from the start`() {
    var days = StoreDays()
    days.see(100)
    for day in 500..<529 { days.see(day) }
    days.see(900)
    #expect(days.newest == 100 && days.sightings == 1)
    for day in 901..<929 { days.see(day) }
    days.see(110)
    days.see(930)
    #expect(days.newest == 110)
    for day in 931..<960 { days.see(day) }
    #expect(days.newest == 959)
  }
}
