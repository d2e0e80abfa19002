@Suite struct NameOnPageTests {
  @Test func `stands in an element of its own on a page, escaped`() {
    #expect(own("<Ana>").text == "<bdi>&lt;Ana&gt;</bdi>")
  }

  @Test(arguments: [
    ("elizabeth.featherstone@example.com", "elizabeth.<wbr>feathersto<wbr>ne@example<wbr>.com"),
    ("Ana abcdefghijklmnopqrstu <", "Ana abcdefghij<wbr>klmnopqrst<wbr>u &lt;"),
    ("A name of many words, none of them long", "A name of many words, none of them long"),
    ("abcdefghijklmnopqrst", "abcdefghijklmnopqrst"),
  ])
  func `breaks in a word that is longer than words are`(name: String, shown: String) {
    #expect(own(name).text == "<bdi>\(shown)</bdi>")
  }

  @Test(arguments: ["דנה", "سارة", "Ana דנה", "𐤀"])
  func `is isolated in plain text where it is written from right to left`(name: String) {
    #expect(name.isolated == "\u{2068}\(name)\u{2069}")
  }

  @Test(arguments: ["Ana", "Zoë", "李", "Αννα", "अना", "👩", "4 Main St."])
  func `is left as it is where nothing turns`(name: String) {
    #expect(name.isolated == name)
  }
}
