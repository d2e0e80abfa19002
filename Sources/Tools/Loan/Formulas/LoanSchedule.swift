/// A loan, payment by payment, until nothing is owed.
package struct LoanSchedule: Sendable, Equatable {
  package let terms: LoanTerms
  /// The payments that the lender asks for, stage by stage; the last one is the rest of the debt.
  package let asked: [LoanAsking]
  /// The loan until it is clear, extras included.
  package let repayment: Repayment
  /// The amount paid beyond each scheduled payment; empty when there are no extras.
  package let extras: [Money]
  package let totalExtra: Money

  /// Works out every payment of a loan.
  ///
  /// Interest is half-up(balance × period rate), rounded once. Then comes the scheduled payment,
  /// and then the extra, which is never more than the rest of the debt. The last scheduled payment
  /// takes all that is left, with a balloon and the effects of rounding. Where the rate changes, and
  /// after the payments of interest alone, the payment is worked out anew.
  ///
  ///     try LoanSchedule(
  ///       LoanTerms(
  ///         principal: .whole(300_000, .usd), rate: Percentage(7), term: Term(months: 360),
  ///         start: start, extras: .none(.usd)))
  ///     // 360 payments of $1,995.91, the last of them $1,992.36; interest $418,524.05
  ///
  /// - Parameter terms: The loan and how it is to be repaid.
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  package init(_ terms: LoanTerms) throws(MoneyOverflow) {
    try terms.requireRoom()
    var (owed, months, extras): (Money, [Repayment.Month], [Money]) = (terms.principal, [], [])
    var asked: [LoanAsking] = []
    for stage in terms.stages {
      guard owed.isPositive else {
        asked.append(LoanAsking(stage: stage, payment: nil))
        continue
      }
      let rule = try LoanPaymentRule(terms, stage, owing: owed)
      asked.append(LoanAsking(stage: stage, payment: rule.asked))
      months += try rule.months(of: owed) { extras.append($0) }
      owed = months.last?.closing ?? owed
    }
    self.terms = terms
    self.asked = asked
    self.extras = extras
    repayment = Repayment(of: terms.principal, in: months)
    totalExtra = extras.sum(in: terms.principal.currency)
  }
}

extension LoanSchedule {
  /// The first payment that the lender asks for.
  package var payment: Money { asked.first?.payment ?? .zero(totalExtra.currency) }

  /// The payments of the stages in which something is owed.
  package var stagesPaid: [LoanAsking] { asked.filter { $0.payment != nil } }

  /// The extra with a scheduled payment; `place` counts from 0.
  package func extra(at place: Int) -> Money {
    extras.isEmpty ? .zero(payment.currency) : extras[place]
  }

  /// The payments from the first to the one that clears the loan, extras included.
  package var payments: [Repayment.Month] { repayment.months }

  /// The interest of all payments together.
  package var totalInterest: Money { repayment.interest }

  /// The years of the schedule, counted from the start of the loan; the last one may be shorter.
  package var years: [RepaymentYear] {
    payments.years(of: terms.frequency.paymentsAYear)
  }

  /// All extras of a year.
  package func extra(in year: RepaymentYear) -> Money {
    extras.isEmpty
      ? .zero(payment.currency) : Array(extras[year.months]).sum(in: payment.currency)
  }

  /// All that is paid: the loan and its interest.
  package var totalPaid: Money { terms.principal + totalInterest }

  /// The last payment, extras included.
  package var lastPayment: Money { payments.last?.payment ?? payment }

  /// The date of the last payment.
  package var payoffDate: CalendarDate { terms.date(ofPayment: payments.count) }
}

/// Works out the payments of a stage of a loan from what is due with each.
struct LoanPaymentRule {
  let asked: Money
  private let rate: MonthlyRate
  private let stage: LoanStage
  private let hasExtras: Bool
  private let extras: LoanExtras
  /// True when the last payment of the loan is in this stage.
  private let isLast: Bool
  private let paymentsAYear: Int

  /// The rule of a stage that begins with some balance.
  ///
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  init(_ terms: LoanTerms, _ stage: LoanStage, owing balance: Money) throws(MoneyOverflow) {
    (self.stage, extras) = (stage, terms.extras)
    rate = terms.frequency.periodRate(of: stage.rate)
    hasExtras = !extras.isNone
    isLast = stage.last == terms.scheduledPayments
    paymentsAYear = terms.frequency.paymentsAYear
    asked = try terms.payment(in: stage, owing: balance)
  }

  private var count: Int { stage.last + 1 - stage.first }

  /// The payment that the lender asks for; the last one of the loan takes all that is left.
  private func scheduled(_ due: Repayment.Due) -> Money {
    if isLast, due.number == count { return due.total }
    return stage.isInterestAlone ? due.interest : min(asked, due.total)
  }

  /// The extra that is intended with a payment.
  private func extra(_ due: Repayment.Due) -> Money {
    extras.amount(withPayment: stage.first - 1 + due.number, of: paymentsAYear)
  }

  /// The payments of the stage.
  ///
  /// - Parameters:
  ///   - balance: The amount owed when it begins.
  ///   - noting: Is given the extra of each payment, where there are extras.
  /// - Returns: The payments, until nothing is owed.
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  func months(
    of balance: Money, noting: (Money) -> Void
  ) throws(MoneyOverflow) -> [Repayment.Month] {
    try Repayment.months(of: balance, at: rate, upTo: count) { due in
      let scheduled = scheduled(due)
      guard hasExtras else { return scheduled }
      let extra = min(extra(due), due.total - scheduled)
      noting(extra)
      return scheduled + extra
    }
  }

  /// The length and the interest of the stage, without its list of payments.
  ///
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  func totals(of balance: Money) throws(MoneyOverflow) -> Repayment.Totals {
    try Repayment.totals(of: balance, at: rate, upTo: count) { due in
      guard hasExtras else { return scheduled(due) }
      return min(scheduled(due) + extra(due), due.total)
    }
  }
}

extension LoanTerms {
  /// Requires that the payments can be added up.
  ///
  /// The balance never rises, so no payment has more due than the first at the highest rate.
  ///
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  fileprivate func requireRoom() throws(MoneyOverflow) {
    let highest = course.laterRates.map(\.rate).max().map { max($0, rate) } ?? rate
    let interest = try frequency.periodRate(of: highest).interest(on: principal)
    try principal.adding(interest).requireRoom(forSumsOf: scheduledPayments)
  }

  /// The first payment, and the length and the interest of the loan, without its list of payments
  /// where one stage is all there is.
  ///
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  package func totals() throws(MoneyOverflow) -> (payment: Money, totals: Repayment.Totals) {
    try requireRoom()
    let stages = stages
    guard stages.count == 1 else {
      let schedule = try LoanSchedule(self)
      return (schedule.payment, schedule.repayment.totals)
    }
    let rule = try LoanPaymentRule(self, stages[0], owing: principal)
    return (rule.asked, try rule.totals(of: principal))
  }
}
