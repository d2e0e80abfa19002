import LoanFormulas
package import MortgageFormulas

/// The answer to a form: the mortgage as it was described, and what repaying it comes to.
package struct MortgageResult: CalculatorResult {
  package let form: MortgageForm
  package let comparison: MortgageComparison

  package init(_ form: MortgageForm) throws(MoneyOverflow) {
    self.form = form
    comparison = try MortgageComparison(form.terms, charge: form.charge)
  }

  var currency: Currency { form.currency }
  var terms: MortgageTerms { comparison.terms }

  /// The loan without an added fee.
  var loan: Money { form.amount - form.deposit }

  /// The loan in percent of the price; nil without a deposit.
  var loanToValue: Percentage? {
    guard form.deposit.isPositive else { return nil }
    let tenths = Rounding.half(
      Int128(loan.minorUnits) * 1_000, over: Int128(form.amount.minorUnits))
    return Percentage(tenThousandths: Int64(tenths) * 1_000)
  }

  /// The schedule of the effect that was chosen.
  var schedule: MortgageSchedule { comparison.schedule(form.effect) }

  var saved: MortgageComparison.Saving { comparison.saved(by: schedule) }

  /// The fee, if it is paid and not added to the loan.
  var paidFee: Money { form.feeAdded ? .zero(currency) : form.fee }

  /// Everything that is paid: the loan, its interest, charges and a paid fee.
  func totalPaid(_ schedule: MortgageSchedule) -> Money {
    terms.principal + schedule.totalInterest + schedule.charges + paidFee
  }
}

/// The answer with what else could be chosen, which files and schedule do without.
struct MortgageFullResult: CalculatorResult {
  /// A round extra every month, and what it saves on top of the other extras and savings: interest,
  /// less charges.
  struct Goal: Sendable {
    let extra: Money
    let saved: Money
  }

  /// The mortgage over one of the lengths between which a borrower chooses.
  struct Length: Sendable {
    let term: Term
    let plain: MortgageSchedule
  }

  let result: MortgageResult
  /// The extras that save more than the visitor's own, each with an earlier end than the one before.
  let goals: [Goal]
  let lengths: [Length]

  init(_ form: MortgageForm) throws(MoneyOverflow) {
    result = try MortgageResult(form)
    goals = try Self.goals(result)
    lengths = Self.lengths(result)
  }

  private static func goals(_ result: MortgageResult) throws(MoneyOverflow) -> [Goal] {
    let extras = result.terms.extras
    func schedule(with each: Money) throws(MoneyOverflow) -> MortgageSchedule {
      var extras = extras
      extras.each = each
      let way: MortgageSchedule.Way =
        result.form.effect == .term ? .shortening(result.comparison.plain.asked) : .lowering
      return try MortgageSchedule(
        result.terms.with(extras: extras), way, charge: result.form.charge)
    }
    func cost(_ schedule: MortgageSchedule) -> Money { schedule.totalInterest + schedule.charges }
    let own = cost(result.schedule)
    let without = extras.each.isZero ? own : cost(try schedule(with: .zero(result.currency)))
    var (goals, fewest) = ([Goal](), result.schedule.payments.count)
    for extra in ExtraSteps(for: result.comparison.plain.asked.first).choices(above: extras.each) {
      let schedule = try schedule(with: extra)
      guard cost(schedule) < min(own, without), schedule.payments.count < fewest else { continue }
      goals.append(Goal(extra: extra, saved: without - cost(schedule)))
      fewest = schedule.payments.count
    }
    return goals
  }

  /// The next shorter round length, the mortgage's own and the next longer one; without those whose
  /// amounts do not fit.
  private static func lengths(_ result: MortgageResult) -> [Length] {
    let terms = result.terms
    let (shorter, longer) = terms.term.roundNeighbours
    return [shorter, terms.term, longer].compactMap { term in
      guard 1...MortgageTerms.mostMonths ~= term.months else { return nil }
      guard term != terms.term else { return Length(term: term, plain: result.comparison.plain) }
      do throws(MoneyOverflow) {
        let other = terms.with(term: term)
        return Length(term: other.term, plain: try MortgageSchedule(other, .plain))
      } catch {
        return nil
      }
    }
  }
}
