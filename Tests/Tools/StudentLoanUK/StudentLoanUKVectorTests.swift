import StudentLoanUKFormulas

@testable import StudentLoanUKPages

/// Worked figures, those that GOV.UK and the Student Loans Company published among them.
@Suite struct StudentLoanUKVectorTests {
  private static let owing =
    "income=36000&plan=2&plan=postgraduate&tax-year=2026-27&due=2021&balance=45000&rate=6.2"

  private func json(_ query: String) throws -> JSONValue {
    try TestSite.get("/student-loan/uk.json?\(query)").json
  }

  @Test(
    arguments: Row.table(
      """
      id   | query                                                              | figure                          | value
      s-01 | income=33000&plan=1&tax-year=2024-25                               | /takenEachTime                  | 60.00
      s-02 | income=36000&plan=4&tax-year=2024-25                               | /takenEachTime                  | 34.00
      s-03 | income=33000&plan=1&tax-year=2025-26                               | /takenEachTime                  | 52.00
      s-05 | income=24000&plan=1&tax-year=2019-20                               | /takenEachTime                  | 38.00
      s-08 | income=600&income-period=week&paid=weekly&plan=2&tax-year=2021-22  | /takenEachTime                  | 6.00
      s-07 | income=28800&plan=2&tax-year=2021-22                               | /takenEachTime                  | 11.00
      s-30 | income=30000&plan=postgraduate&tax-year=2025-26                    | /takenEachTime                  | 45.00
      s-31 | income=2000&income-period=month&plan=postgraduate&tax-year=2019-20 | /takenEachTime                  | 15.00
      s-32 | income=33000&plan=1&paid=weekly&tax-year=2024-25                   | /deductions/0/thresholdEachTime | 480.00
      s-33 | income=33000&plan=postgraduate&paid=weekly&tax-year=2025-26        | /deductions/0/thresholdEachTime | 403.00
      s-10 | income=30000&plan=1&tax-year=2026-27                               | /takenEachTime                  | 23.00
      s-14 | income=30000&plan=2&tax-year=2026-27                               | /takenEachTime                  | 4.00
      s-18 | income=30000&plan=4&tax-year=2026-27                               | /takenEachTime                  | 0.00
      s-22 | income=30000&plan=5&tax-year=2026-27                               | /takenEachTime                  | 37.00
      """))
  func `takes from pay what was worked out, above thresholds in whole pounds`(row: Row) throws {
    #expect(try json(row["query"])[at: row["figure"]]?.string == row["value"])
  }

  /// The worked example of two plans, as it was promised to programs.
  @Test func `answers programs as they are told`() throws {
    let deductions = [
      #"{"plan":"2","plans":["2"],"threshold":"29385.00","thresholdEachTime":"2448.00","percent":"9","taken":"49.00"}"#,
      #"{"plan":"postgraduate","plans":["postgraduate"],"threshold":"21000.00","thresholdEachTime":"1750.00","percent":"6","taken":"75.00"}"#,
    ].joined(separator: ",")
    let ends = ["2", "postgraduate"].map {
      #"{"plan":"\#($0)","years":30,"month":"2051-04","atAge":null,"passed":false}"#
    }.joined(separator: ",")
    #expect(
      try TestSite.get("/student-loan/uk.json?\(Self.owing)").text
        == #"{"currency":"GBP","taxYear":"2026-27","past":false,"paid":"monthly","incomeEachTime":"3000.00","deductions":["#
        + deductions + #"],"takenEachTime":"124.00","takenYear":"1488.00","writeOff":["# + ends
        + #"],"year":{"interest":"2790.00","taken":"1488.00","balance":"46302.00","falls":false}}"#)
  }

  // MARK: - Rules

  @Test func `several plans are taken together, above the lowest threshold`() throws {
    let deductions = try json("income=40000&plan=4&plan=1&plan=2&plan=1&tax-year=2026-27")[
      "deductions"]?.array
    #expect(deductions?.count == 1)
    #expect(deductions?.first?["plan"]?.string == "1")
    #expect(deductions?.first?["plans"]?.array?.map(\.string) == ["1", "2", "4"])
    // (40,000 ÷ 12 − 2,241) × 9% = £98.31
    #expect(deductions?.first?["taken"]?.string == "98.00")
  }

  @Test func `the postgraduate loan is taken beside the others, after them`() throws {
    let taken = try StudentLoanUK(
      earning: .pounds(30_000), paid: .monthly, by: [.five, .postgraduate], in: TaxYear(start: 2026)
    )
    #expect(taken.deductions.map(\.plan) == [.five, .postgraduate])
  }

  @Test(arguments: [
    ("2027-04-05", "2026-27"), ("2026-04-06", "2026-27"), ("2026-04-05", "2025-26"),
    ("2019-04-06", "2019-20"), ("2031-01-01", "2026-27"), ("2019-04-05", "2026-27"),
  ])
  func `a tax year begins on 6 April, and the newest stands for unknown ones`(
    day: String, year: String
  ) throws {
    #expect(try RepaymentThresholds.year(of: #require(CalendarDate(iso: day))).name == year)
  }

  private static let ends: [(plan: String, month: String?, age: String?)] = [
    ("plan=1", "2046-04", nil), ("plan=2", "2051-04", nil), ("plan=4", "2051-04", nil),
    ("plan=5", "2061-04", nil), ("plan=postgraduate", "2051-04", nil),
    ("plan=1&older=yes", nil, "65"), ("plan=4&older=yes", "2051-04", "65"),
    ("plan=2&older=yes", "2051-04", nil),
  ]

  @Test(arguments: ends)
  func `each plan is written off after its years, an old one at an age`(
    plan: String, month: String?, age: String?
  ) throws {
    let end = try json("income=1&due=2021&tax-year=2026-27&\(plan)")["writeOff"]?.array?.first
    #expect(end?["month"]?.string == month && end?["atAge"]?.number == age)
    #expect(end?["passed"]?.bool == false)
  }

  @Test func `a month that has come has passed`() throws {
    let today = try #require(CalendarDate(iso: "2026-04-01"))
    let ends = StudentLoanUK.writeOffs(of: [.one], due: 2001, older: false, on: today)
    #expect(ends.map(\.hasPassed) == [true])
    let before = StudentLoanUK.writeOffs(
      of: [.one], due: 2001, older: false, on: today.addingDays(-1))
    #expect(before.map(\.hasPassed) == [false])
  }

  // MARK: - A plain program

  /// What is taken, in whole pounds, worked out from the rule alone.
  private func plain(_ yearlyPence: Int, _ threshold: Int, _ percent: Int, _ times: Int) -> Int {
    // Pence times the pay days of a year, above the pay day's threshold.
    let above = yearlyPence - (threshold / times) * 100 * times
    return above <= 0 ? 0 : above * percent / (100 * 100 * times)
  }

  @Test func `two thousand incomes agree with a plain program`() throws {
    var random = SeededGenerator(seed: 33)
    for _ in 0..<2_000 {
      let income = Int.random(in: 0...12_000_000, using: &random)
      let paid = try #require(StudentLoanUK.PayDay.allCases.randomElement(using: &random))
      let plan = try #require(RepaymentPlan.allCases.randomElement(using: &random))
      let year = try #require(RepaymentThresholds.years.randomElement(using: &random))
      guard let threshold = RepaymentThresholds.pounds(plan, in: year) else { continue }
      let loan = try StudentLoanUK(
        earning: Money(minorUnits: Int64(income), .gbp), paid: paid, by: [plan], in: year)
      let taken = plain(
        income, threshold, plan == .postgraduate ? 6 : 9, paid == .monthly ? 12 : 52)
      #expect(loan.takenEachTime == .pounds(Int32(taken)), "\(income) \(plan) \(year.name)")
    }
  }
}
