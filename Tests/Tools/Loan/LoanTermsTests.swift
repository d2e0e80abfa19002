@Suite struct LoanTermsTests {
  @Test(arguments: [
    ("2026-12-01", ["2027-01-01", "2027-02-01", "2027-03-01"]),
    ("2027-12-31", ["2028-01-31", "2028-02-29", "2028-03-31"]),
    ("2027-01-30", ["2027-02-28", "2027-03-30", "2027-04-30"]),
  ])
  func `monthly payments keep the day of the start`(start: String, dates: [String]) throws {
    let terms = try LoanTerms(borrowing: "1000", at: "5", months: 12, start: start)
    #expect((1...3).map { terms.date(ofPayment: $0).iso } == dates)
  }

  @Test(arguments: [
    (PaymentFrequency.fortnightly, ["2027-03-14", "2027-03-28", "2027-04-11"]),
    (.weekly, ["2027-03-07", "2027-03-14", "2027-03-21"]),
  ])
  func `other payments keep the day of the week`(
    frequency: PaymentFrequency, dates: [String]
  ) throws {
    let terms = try LoanTerms(
      borrowing: "1000", at: "5", months: 12, frequency: frequency, start: "2027-02-28")
    #expect((1...3).map { terms.date(ofPayment: $0).iso } == dates)
  }

  @Test(arguments: [
    (PaymentFrequency.monthly, 1, 1), (.monthly, 600, 600), (.fortnightly, 1, 3),
    (.fortnightly, 12, 26), (.fortnightly, 600, 1_300), (.weekly, 1, 5), (.weekly, 7, 31),
    (.weekly, 12, 52), (.weekly, 600, 2_600),
  ])
  func `a payment that is begun counts`(
    frequency: PaymentFrequency, months: Int, payments: Int
  ) {
    #expect(frequency.payments(in: Term(months: months)) == payments)
  }

  /// The rate of a period is the year's by the number of payments: 5.2 % over 52 weeks is 0.1 %.
  @Test func `each period bears its even share of the rate`() throws {
    let weekly = try LoanTerms(borrowing: "1000", at: "5.2", months: 12, frequency: .weekly)
    #expect(try LoanSchedule(weekly).payments.first?.interest == .cents("1.00"))
    let fortnightly = try LoanTerms(
      borrowing: "1000", at: "5.2", months: 12, frequency: .fortnightly)
    #expect(try LoanSchedule(fortnightly).payments.first?.interest == .cents("2.00"))
  }
}
