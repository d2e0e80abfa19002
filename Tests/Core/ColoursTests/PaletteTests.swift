@Suite struct PaletteTests {
  @Test(arguments: [Palette.light, .dark])
  func `every colour has the name of its property`(palette: Palette) {
    let properties = Mirror(reflecting: palette).children
    let names = properties.compactMap(\.label).map { label in
      label.map { $0.isUppercase ? "-\($0.lowercased())" : String($0) }.joined()
    }
    #expect(palette.named.map(\.name) == names)
    #expect(palette.named.map(\.colour) == properties.compactMap { $0.value as? Colour })
  }

  @Test func `dark pages are told only what differs on them`() throws {
    let blocks = Palette.css.matches(of: /:root {([^}]*)}/).map { String($0.output.1) }
    try #require(blocks.count == 2)
    #expect(blocks[0].contains("\n  --paper: #faf7f1;\n"))
    #expect(blocks[0].contains("\n  --focus: #ffbf47;\n"))
    #expect(blocks[1].contains("\n    --paper: #0f1719;\n"))
    #expect(!blocks[1].contains("--focus:"))
  }
}
