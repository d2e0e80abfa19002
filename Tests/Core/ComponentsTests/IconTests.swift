@Suite struct IconTests {
  @Test func `is drawn in the colours of light pages`() {
    let icon = Icon.file.text
    #expect(icon.contains("stroke=\"\(Palette.light.bronze)\""))
    #expect(icon.contains("stroke=\"\(Palette.light.accent)\""))
  }
}
