@testable import Keeping

@Suite struct KnownPhonesTests {
  private let today = CalendarDate.earliest.addingDays(740_000)

  @Test func `counts phones that were heard of within 30 days and have not left`() {
    var phones = KnownPhones()
    phones.note(PhoneID(1), on: today)
    phones.note(PhoneID(2), on: today.addingDays(-30))
    phones.note(PhoneID(3), on: today.addingDays(-31))
    phones.note(PhoneID(4), on: today)
    phones.note(PhoneID(4), on: today, hasLeft: true)
    #expect(phones.count(on: today) == 2)
    #expect(phones.count(on: today.addingDays(1)) == 1)
    phones.note(PhoneID(4), on: today.addingDays(1))
    #expect(phones.count(on: today.addingDays(1)) == 2, "it has joined again")
  }

  @Test(arguments: 0..<200)
  func `merges the same in any order, and twice as once`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (one, two, three) = (random(&generator), random(&generator), random(&generator))
    #expect(merged(one, two) == merged(two, one))
    #expect(merged(merged(one, two), three) == merged(one, merged(two, three)))
    #expect(merged(one, one) == one)
    #expect(merged(merged(one, two), two) == merged(one, two))
  }

  @Test func `keeps the fifty newest`() {
    var phones = KnownPhones()
    for number in 0..<60 {
      phones.note(PhoneID(UInt32(number)), on: today.addingDays(number < 30 ? -1 : 0))
    }
    #expect(phones.count(on: today) == 50)
  }

  @Test func `passes over days to come, so that a wrong clock makes nobody old`() {
    var phones = KnownPhones()
    phones.note(PhoneID(1), on: today)
    var wrong = KnownPhones()
    wrong.note(PhoneID(2), on: today.addingDays(2))
    phones.merge(wrong, on: today)
    #expect(phones.count(on: today) == 1)
    var tomorrow = KnownPhones()
    tomorrow.note(PhoneID(3), on: today.addingDays(1))
    phones.merge(tomorrow, on: today)
    #expect(phones.count(on: today) == 2)
  }

  @Test(arguments: 0..<50)
  func `is read as it was written`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let phones = random(&generator)
    #expect(try KnownPhones(packed: phones.packed) == phones)
  }

  @Test(
    arguments: [
      [51],  // more than follow
      [1, 0, 0, 0, 1, 200, 1, 2],  // neither here nor gone
      [2, 0, 0, 0, 1, 10, 0, 0, 0, 0, 2, 41, 0],  // one more than thirty days older
      [2, 0, 0, 0, 1, 10, 0, 0, 0, 0, 1, 10, 0],  // one twice
      [1, 0, 0, 0, 1, 10],  // cut off
    ] as [[UInt8]])
  func `refuses another spelling`(bytes: [UInt8]) {
    #expect(throws: MalformedBytes.self) { try KnownPhones(packed: bytes) }
  }

  private func merged(_ one: KnownPhones, _ other: KnownPhones) -> KnownPhones {
    var both = one
    both.merge(other, on: today)
    return both
  }

  private func random(_ generator: inout SeededGenerator) -> KnownPhones {
    var phones = KnownPhones()
    for _ in 0..<Int.random(in: 0...70, using: &generator) {
      phones.note(
        PhoneID(.random(in: 0...60, using: &generator)),
        on: today.addingDays(.random(in: -40...1, using: &generator)),
        hasLeft: .random(using: &generator))
    }
    return phones
  }
}
