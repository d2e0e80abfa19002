import Components
import Markup
import Testing

@Suite struct NameOnPageTests {
  @Test func `stands in an element of its own on a page, escaped`() {
    #expect(own("<Ana>").text == "<bdi>&lt;Ana&gt;</bdi>")
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
