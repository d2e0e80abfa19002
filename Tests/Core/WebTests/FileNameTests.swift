@Suite struct FileNameTests {
  @Test(arguments: [
    ("Loan £300,000 at 7% 30 years", "loan-300000-at-7-percent-30-years.pdf"),
    (
      "credit card $2,292.50 at 17.91% $55 a month",
      "credit-card-2292-50-at-17-91-percent-55-a-month.pdf"
    ),
    ("What you’ll pay", "what-youll-pay.pdf"),
    ("../../etc/passwd\0\r\nX: y\"; a=\"b", "etc-passwd-x-y-a-b.pdf"),
    ("Kredit över 5 år", "kredit-ver-5-r.pdf"),
    ("٣٠ ３０ ²", "file.pdf"), ("---", "file.pdf"), ("", "file.pdf"),
  ])
  func `is made of letters, digits and hyphens alone`(words: String, name: String) {
    #expect(FileName(words, type: "pdf").text == name)
  }

  @Test func `is no longer than systems take`() {
    let name = FileName(String(repeating: "abc ", count: 100), type: "csv").text
    #expect(name == String(repeating: "abc-", count: 19) + "abc.csv")
  }
}
