/// The charge for paying more than a deal allows before it ends.
package struct EarlyCharge: Sendable, Equatable {
  /// What the allowance of a year is a percentage of, by its name in addresses.
  package enum Base: String, Sendable, CaseIterable {
    /// The balance on 1 January.
    case january
    /// The balance when the deal began.
    case deal
    /// The balance just before the extra.
    case now
  }

  /// The years of the allowance, by their names in addresses.
  package enum Year: String, Sendable, CaseIterable {
    case calendar
    /// Twelve payments, counted from the beginning of the deal.
    case deal
  }

  /// The charge in each year of the deal; the last one goes on until the deal ends.
  package let percents: [Percentage]
  /// What may be overpaid free in a year.
  package let allowance: Percentage
  package let base: Base
  package let year: Year
  /// The balance on 1 January of the year in which the schedule starts, or when the deal began.
  package let balance: Money
  /// The amount overpaid already in the year in which the schedule starts.
  package let overpaid: Money
  /// The months of the deal that are over when the schedule starts.
  package let monthsBefore: Int

  package init(
    percents: [Percentage], allowance: Percentage, base: Base, year: Year, balance: Money,
    overpaid: Money, monthsBefore: Int
  ) {
    self.percents = percents
    self.allowance = allowance
    self.base = base
    self.year = year
    self.balance = balance
    self.overpaid = overpaid
    self.monthsBefore = monthsBefore
  }

  /// The percentage charged for an extra with a payment, while the deal lasts.
  package func percent(withPayment number: Int) -> Percentage {
    percents[min(dealYear(ofPayment: number), percents.count) - 1]
  }

  /// The year of the deal in which a payment falls, from 1: payments 1 to 12 of the deal are its first.
  private func dealYear(ofPayment number: Int) -> Int { (monthsBefore + number + 11) / 12 }

  /// The year of the allowance in which a payment falls.
  func allowanceYear(ofPayment number: Int, on date: CalendarDate) -> Int {
    year == .calendar ? date.year : dealYear(ofPayment: number)
  }
}

extension EarlyCharge {
  /// What may be overpaid free with a payment.
  package struct Allowed: Sendable, Equatable {
    let percent: Percentage
    /// The balance of which the allowance is a percentage.
    package let base: Money
    /// The allowance of the year.
    package let free: Money
    /// The rest of it.
    package let left: Money
  }

  /// The allowance as it is used up, payment by payment.
  struct Book {
    private let charge: EarlyCharge
    private let terms: MortgageTerms
    private var allowanceYear: Int
    private var overpaid: Money
    private var calendarYear: Int
    private var inJanuary: Money

    init(_ charge: EarlyCharge, of terms: MortgageTerms) {
      self.charge = charge
      self.terms = terms
      allowanceYear = charge.allowanceYear(ofPayment: 1, on: terms.start)
      overpaid = charge.overpaid
      calendarYear = terms.start.year
      inJanuary = charge.balance
    }

    /// The allowance at a payment, which opens a new year where it falls in one.
    mutating func allowed(
      withPayment number: Int, of left: Money, owing opening: Money
    ) throws(MoneyOverflow) -> Allowed {
      let date = terms.date(ofPayment: number)
      if date.year != calendarYear { (calendarYear, inJanuary) = (date.year, opening) }
      let year = charge.allowanceYear(ofPayment: number, on: date)
      if year != allowanceYear { (allowanceYear, overpaid) = (year, .zero(left.currency)) }
      let base =
        switch charge.base {
        case .january: inJanuary
        case .deal: charge.balance
        case .now: left
        }
      let free = try charge.allowance.of(base)
      return Allowed(
        percent: charge.percent(withPayment: number), base: base, free: free,
        left: (free - overpaid).atLeastZero)
    }

    /// The charge for an extra, which uses up its part of the allowance.
    mutating func charge(
      for extra: Money, beyond allowed: Allowed?
    ) throws(MoneyOverflow) -> Money? {
      guard let allowed else { return nil }
      overpaid = try overpaid.adding(extra)
      return try allowed.percent.of((extra - allowed.left).atLeastZero)
    }
  }
}
