@Suite struct RateQuestionTests {
  @Test(arguments: [
    ("0.1791", "You typed 0.1791%. Did you mean 17.91%?"),
    ("0.0001", "You typed 0.0001%. Did you mean 0.01%?"),
    ("0.5", "You typed 0.5%. Did you mean 50%?"),
    ("0.9999", "You typed 0.9999%. Did you mean 99.99%?"),
    ("0", nil), ("1", nil), ("17.91", nil), ("999.99", nil),
  ])
  func `asks about a rate below 1 % that is not nothing`(typed: String, sentence: String?) throws {
    let rate = try #require(Percentage(plain: typed))
    let link = AnswerLink(Submission(), of: ["apr"], at: Address("/card"))
    #expect(RateQuestion(rate, in: "apr", link)?.sentence.text == sentence)
  }
}
