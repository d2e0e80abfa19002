@testable import Formats

@Suite struct CalendarTextTests {
  func written(_ text: CalendarText) -> String { String(decoding: text.bytes, as: UTF8.self) }

  @Test(arguments: [
    ("\u{7F}\u{80}\u{9F}\t\u{1F}", ""),
    ("a\u{85}b\u{2029}c\u{B}d\u{C}e", "a\\nb\\nc\\nd\\ne"),
    ("\r\n\r\n\n\r", "\\n\\n\\n\\n"),
    ("\u{A0}\u{A8}\u{2027}\u{202A}\u{BF}", "\u{A0}\u{A8}\u{2027}\u{202A}\u{BF}"),
    ("e\u{301}, 👩‍👩‍👧; 𝄞", "e\u{301}\\, 👩‍👩‍👧\\; 𝄞"),
  ])
  func `escapes and leaves out, and nothing else`(typed: String, expected: String) {
    #expect(written(CalendarText(typed)) == expected)
  }

  /// By Unicode's own tables: line breaks as `Character` knows them, controls by their category.
  @Test func `treats every character as its category says`() {
    for number in (0...0x10_FFFF as ClosedRange<UInt32>) {
      guard let scalar = Unicode.Scalar(number), !";,\\".unicodeScalars.contains(scalar) else {
        continue
      }
      let expected =
        Character(scalar).isNewline
        ? "\\n" : scalar.properties.generalCategory == .control ? "" : String(scalar)
      let found = written(CalendarText(String(scalar)))
      guard found.utf8.elementsEqual(expected.utf8) else {
        Issue.record("U+\(String(number, radix: 16)) became \(found)")
        return
      }
    }
  }

  /// Reading characters or their properties instead of bytes took half a second for 190 cards.
  @Test func `reads each byte of a name once`() {
    final class Counter { var count = 0 }
    let counter = Counter()
    let bytes = Array("Zahlung, 👩‍👩‍👧; \u{85}".utf8)
    let counted = sequence(state: bytes[...]) { rest -> UInt8? in
      counter.count += 1
      return rest.popFirst()
    }
    #expect(CalendarText(utf8: counted) == CalendarText("Zahlung, 👩‍👩‍👧; \u{85}"))
    #expect(counter.count == bytes.count + 1)
  }

  @Test func `puts a text that is escaped already into another one as it is`() {
    let name = CalendarText("Gas; water")
    #expect("Pay \(name)" == CalendarText("Pay Gas; water"))
    #expect(written("Pay \(name), \("a,b")") == "Pay Gas\\; water\\, a\\,b")
  }
}
