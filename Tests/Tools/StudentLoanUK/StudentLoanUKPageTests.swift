@testable import StudentLoanUKPages

@Suite struct StudentLoanUKPageTests {
  private static let owing = "income=36000&plan=2&tax-year=2026-27&due=2021&balance=45000&rate=6.2"

  private func wrong(_ query: String) throws -> [String] {
    let response = try TestSite.get("/student-loan/uk?\(query)")
    return response.status == 422 ? response.mistakes.map(\.field) : []
  }

  @Test(arguments: [
    (
      "income=&plan=3&income-period=x&paid=x&tax-year=x&due=1997&older=x&balance=x&rate=x",
      ["income", "income-period", "paid", "plan", "tax-year", "due", "older", "balance", "rate"]
    ),
    ("income=0", ["plan"]), ("income=0&plan=", ["plan"]),
    ("income=1&plan=2&balance=5", ["rate"]), ("income=1&plan=2&rate=5", ["balance"]),
    ("income=1&plan=4&tax-year=2020-21", ["plan"]), ("income=1&plan=5&tax-year=2025-26", ["plan"]),
    ("income=1&plan=4&tax-year=2021-22", []),
  ])
  func `mistakes are told beside their fields, in page order`(query: String, fields: [String])
    throws
  {
    #expect(try wrong(query) == fields)
  }

  @Test func `it is in pounds, whatever currency is sent`() throws {
    let answer = try TestSite.get("/student-loan/uk.json?\(Self.owing)&currency=USD").text
    #expect(answer.contains(#""currency":"GBP""#) && answer.contains(#""takenEachTime":"49.00""#))
    #expect(try wrong("income=$36000&plan=2") == ["income"])
  }

  @Test(
    arguments: Row.pairs(
      """
      \(owing) | If nothing changed, you wouldn’t pay it off: about
      \(owing) | would be written off in April 2051.
      \(owing) | Paying <b>£1,000</b> extra now would save you nothing
      income=90000&plan=1&tax-year=2026-27&due=2021&balance=9000&rate=4.3 | you’d pay it off in about <b class="good">2 years</b>
      income=90000&plan=1&tax-year=2026-27&due=2021&balance=9000&rate=4.3 | extra now would save you about
      income=20000&plan=2&tax-year=2026-27 | Nothing is taken from your pay: it’s not above the threshold.
      // £21,000 is the threshold of the loan.
      income=21000&plan=postgraduate&tax-year=2026-27 | Nothing is taken from your pay: it’s not above the threshold.
      // Five months of £98 come before April 2027, and 41 before April 2030.
      income=40000&plan=1&tax-year=2026-27&due=2002&balance=400&rate=5 | you’d pay it off within a year, before it would be written off in April 2027
      income=40000&plan=1&tax-year=2026-27&due=2005&balance=3900&rate=0 | you’d pay it off in about <b class="good">4 years</b>
      income=40000&plan=1&tax-year=2026-27&due=2005&balance=3900&rate=0 | extra now would save you less than <b>£1</b> in all.
      income=25100&plan=5&tax-year=2026-27 | Nothing is taken from your pay: too little of it is above the threshold for a whole pound.
      income=120000&plan=2&tax-year=2026-27&balance=500&rate=6 | a year. You’d pay it off within the year, so less than <b>£8,148</b> is taken.
      income=30000&plan=1&tax-year=2026-27&due=1999 | off in April 2024, and nothing is due
      income=30000&plan=1&tax-year=2024-25 | These are the thresholds of 2024 to 2025, which is over.
      """))
  func `says first what becomes of the loan`(query: String, words: String) throws {
    #expect(try TestSite.get("/student-loan/uk?\(query)").text.contains(words))
  }

  @Test func `the menu names the loan of the site's own country`() throws {
    let links = try TestSite.get("/credit-card").page.links.compactMap { $0["href"] }
    #expect(links.contains("/student-loan/uk") && !links.contains("/student-loan"))
  }
}
