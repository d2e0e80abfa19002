package import Finance
import LoanFormulas

/// A payment of a mortgage.
package struct MortgagePayment: Sendable, Equatable {
  /// The number of the payment, from 1.
  package let number: Int
  package let date: CalendarDate
  /// The yearly rate of its interest.
  package let rate: Percentage
  /// The balances, the interest and what is paid, the extra included and the charge not.
  package let month: Repayment.Month
  /// The amount that the lender asks for.
  package let scheduled: Money
  /// The amount paid beyond that, never more than the rest of the debt.
  package let extra: Money
  /// The early repayment charge for the extra, paid on top of it.
  package let charge: Money
  /// The interest from the start, this payment's included.
  package let interestSoFar: Money
}

/// A mortgage, payment by payment, until nothing is owed.
package struct MortgageSchedule: Sendable, Equatable {
  /// What the extras do.
  package enum Way: Sendable, Equatable {
    /// They are not paid, and there are no savings: what the lender asks for.
    case plain
    /// They shorten the term: the payments stay those of the plain way.
    case shortening(Asked)
    /// They lower the payments, which are worked out again after each of them.
    case lowering
  }

  /// The payments that the lender asks for.
  package struct Asked: Sendable, Equatable {
    package let first: Money
    /// That after the deal; nil where nothing is owed by then, or the deal lasts as long as the loan.
    package let afterFix: Money?
  }

  package let payments: [MortgagePayment]
  package let repayment: Repayment
  package let asked: Asked
  package let totalExtra: Money
  package let charges: Money
  /// What may be overpaid free with the first payment; nil without a charge.
  package let allowance: EarlyCharge.Allowed?

  /// Works out every payment.
  ///
  /// Interest comes first, rounded once; then the payment that the lender asks for, of which the last
  /// one of the term takes all that is left; then the extra. The payment is worked out again when the
  /// deal ends.
  ///
  /// - Parameters:
  ///   - terms: The mortgage.
  ///   - way: What the extras do.
  ///   - charge: The early repayment charge; nil for none.
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  package init(
    _ terms: MortgageTerms, _ way: Way, charge: EarlyCharge? = nil
  ) throws(MoneyOverflow) {
    var run = MortgageRun(terms, way, charge)
    guard let first = try terms.payment(clearing: terms.principal, after: 0) else {
      preconditionFailure("A mortgage has a principal and a payment")
    }
    try run.follow(asking: first)
    payments = run.payments
    asked = Asked(first: first, afterFix: run.afterFix)
    totalExtra = run.totalExtra
    charges = run.charges
    allowance = run.allowance
    _ = try terms.principal.adding(run.interest)
    repayment = Repayment(of: terms.principal, in: payments.map(\.month))
  }

  /// The interest of all payments together.
  package var totalInterest: Money { repayment.interest }

  /// The balance after some payments; nothing after the last.
  package func owed(after made: Int) -> Money {
    guard made > 0 else { return repayment.balance }
    return made <= payments.count ? payments[made - 1].month.closing : .zero(totalExtra.currency)
  }

  /// The date of the last payment.
  package var payoffDate: CalendarDate? { payments.last?.date }

  /// What is paid with the first payments, without charges.
  package func paid(in made: Int) -> Money {
    payments.prefix(made).map(\.month.payment).sum(in: totalExtra.currency)
  }

  /// The years of the schedule, counted from the start; the last one may be shorter.
  package var years: [RepaymentYear] { repayment.months.years(of: 12) }
}

/// The payments of a mortgage while they are worked out.
private struct MortgageRun {
  private let terms: MortgageTerms
  private let way: MortgageSchedule.Way
  private var book: EarlyCharge.Book?
  private(set) var payments: [MortgagePayment] = []
  private(set) var afterFix: Money?
  private(set) var interest: Money
  private(set) var totalExtra: Money
  private(set) var charges: Money
  private(set) var allowance: EarlyCharge.Allowed?

  init(_ terms: MortgageTerms, _ way: MortgageSchedule.Way, _ charge: EarlyCharge?) {
    self.terms = terms
    self.way = way
    book = charge.map { EarlyCharge.Book($0, of: terms) }
    interest = .zero(terms.principal.currency)
    (totalExtra, charges) = (interest, interest)
    payments.reserveCapacity(terms.term.months)
  }

  mutating func follow(asking first: Money) throws(MoneyOverflow) {
    var (asked, opening) = (first, terms.principal)
    while opening.isPositive, payments.count < terms.term.months {
      let payment = try next(opening, asking: asked)
      payments.append(payment)
      opening = payment.month.closing
      if payment.number == terms.fix?.months {
        afterFix = try askedAfterFix(opening)
        asked = afterFix ?? asked
      } else if way == .lowering, payment.extra.isPositive {
        asked = try terms.payment(clearing: opening, after: payment.number) ?? asked
      }
    }
  }

  /// The payment after the deal; nil where nothing is owed then.
  private func askedAfterFix(_ owed: Money) throws(MoneyOverflow) -> Money? {
    guard owed.isPositive else { return nil }
    if case .shortening(let plain) = way { return plain.afterFix }
    return try terms.payment(clearing: owed, after: payments.count)
  }

  private mutating func next(
    _ opening: Money, asking asked: Money
  ) throws(MoneyOverflow) -> MortgagePayment {
    let number = payments.count + 1
    let bearing = way == .plain ? opening : (opening - terms.savings).atLeastZero
    let charged = try terms.interest(on: bearing, withPayment: number)
    let due = try opening.adding(charged)
    let scheduled = number == terms.term.months ? due : min(asked, due)
    let left = due - scheduled
    let extra =
      way == .plain
      ? Money.zero(due.currency) : min(terms.extras.amount(withPayment: number, of: 12), left)
    let charge = try charge(for: extra, withPayment: number, of: left, owing: opening)
    interest = try interest.adding(charged)
    totalExtra = try totalExtra.adding(extra)
    charges = try charges.adding(charge)
    return MortgagePayment(
      number: number, date: terms.date(ofPayment: number), rate: terms.rate(ofPayment: number),
      month: Repayment.Month(
        opening: opening, interest: charged, payment: scheduled + extra, closing: left - extra),
      scheduled: scheduled, extra: extra, charge: charge, interestSoFar: interest)
  }

  private mutating func charge(
    for extra: Money, withPayment number: Int, of left: Money, owing opening: Money
  ) throws(MoneyOverflow) -> Money {
    guard let fix = terms.fix, number <= fix.months, book != nil else {
      return .zero(extra.currency)
    }
    let allowed = try book?.allowed(withPayment: number, of: left, owing: opening)
    if number == 1 { allowance = allowed }
    return try book?.charge(for: extra, beyond: allowed) ?? .zero(extra.currency)
  }
}
