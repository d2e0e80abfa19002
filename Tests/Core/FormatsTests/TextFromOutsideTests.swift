@Suite struct TextFromOutsideTests {
  /// A letter with combining marks in a bad order: the costliest there is to compare.
  private func letter(marks count: Int) -> String {
    "a" + String(repeating: "\u{301}", count: count / 2)
      + String(repeating: "\u{316}", count: count - count / 2)
  }

  @Test(arguments: ["", "plain", "é", "e\u{301}", "ẹ́", "한국어", "👩‍👩‍👧‍👦", "ก็", "לְשׁוֹן"])
  func `reads text of any script`(text: String) throws {
    #expect(try String(fromOutside: Array(text.utf8)).utf8.elementsEqual(text.utf8))
  }

  @Test(
    arguments: [[0xFF], [0xC3, 0x28], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80]] as [[UInt8]])
  func `refuses what is not UTF-8`(bytes: [UInt8]) {
    #expect(throws: UnreadableText.notUTF8) { try String(fromOutside: bytes) }
  }

  @Test func `refuses more than 30 marks in a row, anywhere`() throws {
    _ = try String(fromOutside: Array(letter(marks: 30).utf8))
    _ = try String(fromOutside: Array(String(repeating: letter(marks: 30), count: 9).utf8))
    for text in [letter(marks: 31), "plain " + letter(marks: 31) + " plain", letter(marks: 40_000)]
    {
      #expect(throws: UnreadableText.tooManyMarks) { try String(fromOutside: Array(text.utf8)) }
    }
  }

  /// The grapheme joiner, a soft hyphen, a joiner, signs of direction and of notes, a selector, a tag.
  @Test(
    arguments: [
      "\u{34F}", "\u{AD}", "\u{200D}", "\u{202E}", "\u{FFF9}", "\u{FE0F}", "\u{E0061}",
    ])
  func `counts marks on across invisible characters, which names lose`(invisible: String) throws {
    let marks = String(letter(marks: 11).unicodeScalars.dropFirst())
    let apart = letter(marks: 20) + invisible + marks
    #expect(throws: UnreadableText.tooManyMarks) { try String(fromOutside: Array(apart.utf8)) }
    _ = try String(fromOutside: Array((letter(marks: 20) + "b" + marks).utf8))
  }
}
