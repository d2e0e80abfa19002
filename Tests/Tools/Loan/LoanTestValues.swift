extension Money {
  /// An amount in dollars, as a table of figures writes it.
  static func cents(_ text: String) throws -> Money {
    try #require(Money(plain: text, .usd))
  }
}

extension LoanTerms {
  /// A loan without extras that starts on 1 December 2026.
  init(
    borrowing principal: String, at rate: String, months: Int, kind: LoanKind = .repayment,
    frequency: PaymentFrequency = .monthly, start: String = "2026-12-01"
  ) throws {
    self.init(
      principal: try .cents(principal), rate: try #require(Percentage(plain: rate)),
      term: Term(months: months), kind: kind, frequency: frequency,
      start: try #require(CalendarDate(iso: start)), extras: .none(.usd))
  }
}
