@testable import Components

@Suite struct PDFTextTests {
  @Test func `letters of more scripts than any name has are left out`() {
    #expect(
      PDFText.drawable("Ω ж א अ ก 中 \u{1F600} ა €")
        == "Ω ж א अ ก 中 \u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}")
  }

  @Test func `signs that go with any script count for none`() {
    let text = "Ω ж א अ ก 中 ZOË – 5 €"
    #expect(PDFText.drawable(text) == text)
  }

  @Test func `a control character is a space, and what is no character is left out`() {
    #expect(PDFText.drawable("Ω\u{1}\u{FFFF}") == "Ω \u{FFFD}")
  }
}
