import Finance

@Suite struct IdentifierTests {
  private enum Boat {}

  @Test(
    arguments: [
      (0, "00000000"), (0xFACE, "0000face"), (0xABCD_EF12, "abcdef12"), (.max, "ffffffff"),
    ] as [(UInt32, String)])
  func `has eight lowercase digits`(number: UInt32, text: String) {
    #expect(Identifier<Boat>(number).text == text)
    #expect(Identifier<Boat>(text: text)?.number == number)
  }

  @Test(arguments: [
    "", "0", "1234567", "123456789", "ABCDEF12", "abcdeF12", "+1234567", "-1234567", "0x123456",
    " 1234567", "1234567g", "１234567", "12345678/",
  ])
  func `has no second spelling`(text: String) {
    #expect(Identifier<Boat>(text: text) == nil)
  }

  @Test func `is ordered by its number`() {
    let numbers: [UInt32] = [0x9000_0000, 1, 0xFF]
    #expect(numbers.map { Identifier<Boat>($0) }.sorted().map(\.number) == [1, 0xFF, 0x9000_0000])
  }
}
