extension PublishedCase {
  /// What British student loans take from pay.
  static let studentLoans: [PublishedCase] = [
    pay("s-01", "income=33000&plan=1&tax-year=2024-25", "£33,000 a year on Plan 1, 2024-25", "60"),
    pay("s-02", "income=36000&plan=4&tax-year=2024-25", "£36,000 a year on Plan 4, 2024-25", "34"),
    pay("s-03", "income=33000&plan=1&tax-year=2025-26", "£33,000 a year on Plan 1, 2025-26", "52"),
    pay("s-05", "income=24000&plan=1&tax-year=2019-20", "£2,000 a month on Plan 1, 2019-20", "38"),
    pay("s-07", "income=28800&plan=2&tax-year=2021-22", "£28,800 a year on Plan 2, 2021-22", "11"),
    pay(
      "s-08", "income=600&income-period=week&paid=weekly&plan=2&tax-year=2021-22",
      "£600 a week on Plan 2, 2021-22", "6"),
    pay(
      "s-30", "income=30000&plan=postgraduate&tax-year=2025-26",
      "£30,000 a year on a postgraduate loan, 2025-26", "45", from: postgraduate),
    pay(
      "s-31", "income=2000&income-period=month&plan=postgraduate&tax-year=2019-20",
      "£2,000 a month on a postgraduate loan, 2019-20", "15", from: postgraduate),
    weekly("s-32", "plan=1&paid=weekly&tax-year=2024-25", "Plan 1, 2024-25", "480"),
    weekly(
      "s-33", "plan=postgraduate&paid=weekly&tax-year=2025-26", "a postgraduate loan, 2025-26",
      "403"),
  ]

  private static func pay(
    _ id: String, _ query: String, _ what: String, _ taken: String, from source: String = govUK
  ) -> PublishedCase {
    PublishedCase(
      "student-loan/uk", query, from: source, by: "whole pounds, rounded down each pay day",
      [.money(id, "Taken from pay: \(what)", taken, at: "/takenEachTime")])
  }

  private static func weekly(
    _ id: String, _ query: String, _ what: String, _ pounds: String
  ) -> PublishedCase {
    PublishedCase(
      "student-loan/uk", "income=33000&\(query)", from: govUK,
      by: "the year’s threshold ÷ 52, in whole pounds, rounded down",
      [.money(id, "Weekly threshold of \(what)", pounds, at: "/deductions/0/thresholdEachTime")])
  }

  private static let govUK = "gov.uk/repaying-your-student-loan/what-you-pay, of that year"
  private static let postgraduate =
    "studentloanrepayment.co.uk, postgraduate loan: how repayments are calculated"
}
