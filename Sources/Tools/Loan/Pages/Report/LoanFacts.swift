import Components
import Finance
import Formats
import LoanFormulas
import Web

/// The facts of a report besides its payments, for page and paper.
struct LoanFacts {
  static let lender = "Lender"

  typealias Fact = (name: String, value: String)

  private let form: LoanForm
  private let schedule: LoanSchedule
  private let saved: LoanComparison.Saving

  init(_ result: LoanResult) {
    form = result.form
    schedule = result.comparison.schedule
    saved = result.comparison.saved
  }

  /// The questions with their answers.
  var details: [Fact] {
    let terms = form.terms
    var facts: [Fact] = []
    if !form.downPayment.isZero {
      facts += [
        ("Price", form.amount.formatted),
        (form.currency.downPaymentName, form.downPayment.formatted),
      ]
    }
    facts += [
      ("Loan", terms.principal.formatted), ("Interest rate", "\(terms.rate.formatted) a year"),
      ("Term", terms.term.words), ("Payments", "\(terms.frequency.adverb), \(terms.kind.covers)"),
      ("Start", terms.start.words(in: form.currency)),
    ]
    if let lender = form.lender { facts.append((Self.lender, lender)) }
    return facts + extras(terms.extras)
  }

  private func extras(_ extras: LoanExtras) -> [Fact] {
    var facts: [Fact] = []
    if !extras.each.isZero { facts.append(("Extra each time", extras.each.formatted)) }
    if !extras.yearly.isZero {
      let first = schedule.terms.date(ofPayment: extras.yearlyPayment)
      let month =
        schedule.terms.frequency == .monthly ? " in \(CalendarMonth(of: first).name)" : ""
      facts.append(
        (
          "Extra once a year",
          "\(extras.yearly.formatted)\(month), with payment \(extras.yearlyPayment) of the year"
        ))
    }
    if !extras.once.isZero, let number = extras.oncePayment {
      let month = schedule.terms.date(ofPayment: number).monthAndYear
      facts.append(
        ("One-off payment", "\(extras.once.formatted) in \(month), with payment \(number)"))
    }
    return facts
  }

  /// The results.
  var summary: [Fact] {
    var facts: [Fact] = [
      ("Scheduled payment", schedule.payment.formatted),
      ("Planned payments", "\(schedule.terms.scheduledPayments)"),
      ("Payments you’ll make", "\(schedule.payments.count)"),
      ("Last payment", schedule.lastPayment.formatted),
      ("Total interest", schedule.totalInterest.formatted),
      ("Total extra", schedule.totalExtra.formatted),
      ("Total paid", schedule.totalPaid.formatted),
      ("Paid off", schedule.payoffDate.words(in: form.currency)),
    ]
    if !saved.interest.isZero { facts.append(("Interest saved", saved.interest.formatted)) }
    return facts
  }

  /// The results on paper, without those that are zero or said twice.
  var totals: [Fact] {
    let (planned, made) = (schedule.terms.scheduledPayments, schedule.payments.count)
    var facts: [Fact] = [
      ("You pay", "\(schedule.payment.formatted) \(schedule.terms.frequency.each)"),
      ("Payments", made == planned ? "\(made)" : "\(made) in place of \(planned)"),
      ("Last payment", schedule.lastPayment.formatted),
      ("Total interest", schedule.totalInterest.formatted),
    ]
    if !schedule.totalExtra.isZero {
      facts.append(("Total extra", schedule.totalExtra.formatted))
    }
    facts += [
      ("Total paid", schedule.totalPaid.formatted),
      ("Paid off", schedule.payoffDate.words(in: form.currency)),
    ]
    return facts
  }
}

extension PaymentFrequency {
  fileprivate var adverb: String {
    switch self {
    case .monthly: "Every month"
    case .fortnightly: "Every two weeks"
    case .weekly: "Every week"
    }
  }
}

extension LoanKind {
  fileprivate var covers: String {
    switch self {
    case .repayment: "repayment"
    case .interestOnly: "interest-only"
    }
  }
}
