@Suite struct HTMLTests {
  @Test func `escapes what is interpolated and trusts literals`() {
    let name = "<b>"
    let page: HTML = "<p title=\"\(name)\">\(name)</p>"
    #expect(page.text == "<p title=\"&lt;b&gt;\">&lt;b&gt;</p>")
  }

  @Test(arguments: [
    ("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("'", "&#39;"),
    ("\u{0}", "\u{FFFD}"), ("\u{1B}", "\u{FFFD}"), ("\u{7F}", "\u{FFFD}"), ("\n", "\n"),
    ("£é日😀", "£é日😀"), ("&lt;", "&amp;lt;"),
  ])
  func `escapes each special character`(typed: String, sent: String) {
    let page: HTML = "\(typed)"
    #expect(page.text == sent)
  }

  @Test func `leaves every other ASCII character alone`() {
    let plain = String(
      decoding: (0x20...0x7E).filter { !"&<>\"'".utf8.contains($0) }, as: UTF8.self)
    let page: HTML = "\(plain)"
    #expect(page.text == plain)
  }

  @Test func `keeps markup that is markup already, and leaves out what is absent`() {
    let bold: HTML? = "<b>1</b>"
    let nothing: HTML? = nil
    let page: HTML = "<p>\(bold)\(nothing)</p>"
    #expect(page.text == "<p><b>1</b></p>")
  }

  @Test(arguments: [(true, "<p>&lt;i&gt;</p>"), (false, "<p></p>")])
  func `a conditional string is text, never markup`(isOn: Bool, sent: String) {
    let page: HTML = "<p>\(isOn ? "<i>" : "")</p>"
    #expect(page.text == sent)
  }

  @Test func `writes attributes only when they have a value`() {
    let absent: String? = nil
    let page: HTML =
      "<input\(attribute: "title", "a \"b\"")\(attribute: "value", absent)\(flag: "checked", true)\(flag: "disabled", false)>"
    #expect(page.text == "<input title=\"a &quot;b&quot;\" checked>")
  }

  @Test func `writes one piece for each element`() {
    let page: HTML = "<ul>\(each: ["a", "<"], { "<li>\($0)</li>" })</ul>"
    #expect(page.text == "<ul><li>a</li><li>&lt;</li></ul>")
  }

  @Test(arguments: ["<", ">", "&", "\"", "'", "\u{0}", "\u{1F}", "\u{7F}"] as [Character], 0...40)
  func `finds a special character wherever it stands`(special: Character, place: Int) {
    var text = Array("££££££££" + String(repeating: "a", count: 33))
    text[place] = special
    let escapes: [Character: String] = [
      "<": "&lt;", ">": "&gt;", "&": "&amp;", "\"": "&quot;", "'": "&#39;",
    ]
    let sent = text.map { $0 == special ? escapes[$0] ?? "\u{FFFD}" : String($0) }.joined()
    #expect(("\(String(text))" as HTML).text == sent)
  }

  @Test func `keeps long pieces in their order`() {
    let long = String(repeating: "long ", count: 500)
    let page: HTML = "<p>1\("\(long)" as HTML)2<b>\("<i>\(long)</i>" as HTML)</b>3</p>"
    let text = "<p>1\(long)2<b><i>\(long)</i></b>3</p>"
    #expect(page.text == text)
    #expect(page.bytes == Array(text.utf8))
    #expect(Array(page.pieces.joined()) == Array(text.utf8))
    #expect(page == "\(page)" && page != "<p></p>")
  }
}
