@Suite struct ColourTests {
  /// The ratios of WCAG 2.2's own definition, worked out by hand from it.
  @Test(arguments: [
    ("000000", "ffffff", 21.0), ("ffffff", "ffffff", 1.0), ("777777", "ffffff", 4.478),
    ("767676", "ffffff", 4.542), ("0000ff", "ffffff", 8.592),
  ])
  func `contrast is that of WCAG`(one: String, two: String, ratio: Double) throws {
    let contrast = try #require(Colour(one)).contrast(with: try #require(Colour(two)))
    #expect(abs(contrast - ratio) < 0.001)
  }

  @Test(arguments: ["#0b5f58", "0B5F58"])
  func `reads six digits`(text: String) {
    #expect(Colour(text) == Colour(red: 11, green: 95, blue: 88))
  }

  @Test(arguments: [
    "", "fff", "0b5f5", "0b5f588", "gggggg", "+b5f58", "-b5f58", "-00000", "0b 5f5",
  ])
  func `reads nothing else`(text: String) {
    #expect(Colour(text) == nil)
  }

  @Test func `is written as it is read`() throws {
    let teal = try #require(Colour("0B5F08"))
    #expect(teal.hexadecimal == "0b5f08")
    #expect(teal.description == "#0b5f08")
    #expect(teal.value == 0x0B_5F08)
  }
}
