@Suite struct SentenceTests {
  private let sentence = Sentence(
    "You save ", .amount(Money(minorUnits: 183_851, .gbp), .good), " in ",
    .term(Term(months: 63), .cost), ".")

  @Test func `says one thing to the eye, to a screen reader and aloud`() {
    #expect(sentence.text == "You save £1,838.51 in 5 years and 3 months.")
    #expect(
      sentence.html.text
        == "You save <b class=\"good\">£1,838.51</b> in <b class=\"cost\">5 years and 3 months</b>."
    )
    #expect(sentence.spoken == "You save 1,838 pounds 51 in 5 years and 3 months.")
  }

  @Test func `escapes its words, and joins with a space`() {
    #expect(Sentence("Ana & Ben").html.text == "Ana &amp; Ben")
    #expect((Sentence("One.") + Sentence("Two.")).text == "One. Two.")
  }

  @Test(arguments: [
    ([], ""), (["Ana"], "Ana"), (["Ana", "Ben"], "Ana and Ben"),
    (["Ana", "Ben", "Cy"], "Ana, Ben and Cy"),
  ])
  func `puts a list in words`(names: [String], words: String) {
    #expect(names.inWords == words)
  }
}
