@testable import Keeping

@Suite struct LetterTests {
  private let day = CalendarDate.earliest.addingDays(740_000)

  @Test(arguments: Letter.Kind.allCases)
  func `is read as it was written`(kind: Letter.Kind) throws {
    var phones = KnownPhones()
    phones.note(PhoneID(5), on: day.addingDays(-3))
    for content in [[], [1, 2, 3], [UInt8](repeating: 9, count: 16_000)] as [[UInt8]] {
      let letter = Letter(
        phone: PhoneID(0x0102_0304), day: day, kind: kind, phones: phones, content: content)
      #expect(try Letter(packed: letter.packed) == letter)
    }
  }

  @Test func `begins with phone, day and kind`() {
    let letter = Letter(
      phone: PhoneID(0x0102_0304), day: day, kind: .hello, phones: KnownPhones(), content: [9])
    // Day 20,838 since 1970 as a varint: 0xE6 0xA2 0x01.
    #expect(day.dayNumber == 20_838)
    #expect(letter.packed == [1, 2, 3, 4, 0xE6, 0xA2, 1, 2, 0, 9])
  }

  @Test func `refuses a kind or a day that there is not, and what is cut off`() {
    for bytes in [[], [1, 2, 3], [1, 2, 3, 4], [1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 1]] as [[UInt8]] {
      #expect(throws: MalformedBytes.self) { try Letter(packed: bytes) }
    }
    #expect(throws: MalformedBytes.self) { try Letter(packed: [1, 2, 3, 4, 5, 4, 0]) }
    let farAway: [UInt8] = [1, 2, 3, 4, 255, 255, 255, 127, 0, 0]
    #expect(throws: MalformedBytes.self) { try Letter(packed: farAway) }
  }

  @Test func `makes its writer known, or gone`() {
    func phones(_ kind: Letter.Kind) -> Int {
      Letter(phone: PhoneID(1), day: day, kind: kind, phones: KnownPhones(), content: [])
        .phonesWithWriter.count(on: day)
    }
    #expect(phones(.part) == 1 && phones(.hello) == 1 && phones(.state) == 1)
    #expect(phones(.left) == 0)
  }
}
