import LoanFormulas
import MortgageFormulas

/// The facts of a mortgage besides its large figures, for page and paper.
struct MortgageFacts {
  typealias Fact = (name: String, value: String)

  let result: MortgageResult

  private var terms: MortgageTerms { result.terms }
  private var comparison: MortgageComparison { result.comparison }

  /// The questions with their answers.
  var asked: [Fact] {
    let form = result.form
    var facts: [Fact] = []
    if form.deposit.isPositive {
      facts += [("Price", form.amount.formatted), ("Deposit", form.deposit.formatted)]
    }
    facts.append(("Mortgage", terms.principal.formatted))
    if form.fee.isPositive {
      facts.append(("Fee", "\(form.fee.formatted), \(form.feeAdded ? "added to it" : "paid")"))
    }
    facts += [
      ("Rate now", "\(terms.rate.formatted) a year"), ("Term", terms.term.words),
      ("Start", terms.start.words(in: result.currency)),
    ]
    if let fix = terms.fix {
      facts.append(("Deal ends after", Term(months: fix.months).words))
    }
    if let change = terms.change { facts.append(("Rate after it", change.nextRate.formatted)) }
    if terms.interest == .daily { facts.append(("Interest", "counted by the day")) }
    if terms.fix != nil, let charge = comparison.charge { facts += Self.terms(of: charge) }
    return facts + extras
  }

  /// The charge for overpaying, and what is free of it.
  private static func terms(of charge: EarlyCharge) -> [Fact] {
    let percents = charge.percents.map(\.formatted)
    let free =
      switch charge.base {
      case .january: "of what is owed on 1 January"
      case .deal: "of what was owed when the deal began"
      case .now: "of what is owed by then"
      }
    return [
      ("Early repayment charge", percents.joined(separator: ", then ")),
      ("Free to overpay a year", "\(charge.allowance.formatted) \(free)"),
    ]
  }

  private var extras: [Fact] {
    let extras = terms.extras
    var facts: [Fact] = []
    if extras.each.isPositive { facts.append(("Extra each month", extras.each.formatted)) }
    if extras.yearly.isPositive {
      facts.append(
        ("Extra once a year", "\(extras.yearly.formatted), with payment \(extras.yearlyPayment)"))
    }
    if extras.once.isPositive, let number = extras.oncePayment {
      let month = CalendarMonth(of: terms.date(ofPayment: number)).words
      facts.append(("One-off payment", "\(extras.once.formatted) in \(month)"))
    }
    if terms.savings.isPositive { facts.append(("Offset savings", terms.savings.formatted)) }
    return facts
  }

  /// The large figures and what else comes of it, where no figures are drawn.
  var reported: [Fact] {
    let next = terms.change.flatMap { _ in result.schedule.asked.afterFix }
    return [("Each month now", comparison.plain.asked.first.formatted)]
      + (next.map { [("Each month after the fix", $0.formatted)] } ?? []) + found
  }

  /// What comes of it, besides the large figures.
  var found: [Fact] {
    var facts: [Fact] = [("Total interest", result.schedule.totalInterest.formatted)]
    if let fix = terms.change {
      let owed = result.schedule.owed(after: fix.months)
      facts.append(("Owed when the fix ends", owed.formatted))
    }
    if let share = result.loanToValue { facts.append(("Loan to value", share.formatted)) }
    facts += savings
    if result.schedule.charges.isPositive {
      facts.append(("Charge for overpaying", result.schedule.charges.formatted))
    }
    if let allowed = result.schedule.allowance {
      facts.append(
        ("Free to overpay now", "\(allowed.left.short) of \(allowed.free.short)"))
    }
    if let charge = comparison.charge, charge.percent(withPayment: 1) > .zero,
      !result.saved.net.isNegative,
      let months = comparison.moments?.breakEvenMonths, months <= result.schedule.payments.count
    {
      facts.append(
        ("Overpaying more than is free makes up for its charge in", Term(months: months).words))
    }
    return facts + [
      ("Paid in all", result.totalPaid(result.schedule).formatted),
      ("Paid off", result.schedule.payoffDate?.words(in: result.currency) ?? ""),
    ]
  }

  /// What the extras save in each of their ways.
  private var savings: [Fact] {
    guard !terms.extras.isNone || terms.savings.isPositive else { return [] }
    let (shorter, lower) = (
      comparison.saved(by: comparison.shorten), comparison.saved(by: comparison.lower)
    )
    return [
      ("Saved with a shorter mortgage", shorter.interest.formatted),
      ("Saved with lower payments", lower.interest.formatted),
    ]
  }
}
