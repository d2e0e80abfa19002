import LoanFormulas

/// The questions about a loan with their answers, for page and paper.
struct LoanDetails {
  let form: LoanForm

  private var terms: LoanTerms { form.terms }

  var facts: [LoanFacts.Fact] {
    var facts: [LoanFacts.Fact] = []
    if !form.downPayment.isZero {
      facts += [
        ("Price", form.amount.formatted),
        (form.currency.downPaymentName, form.downPayment.formatted),
      ]
    }
    facts += [
      ("Loan", terms.principal.formatted), ("Interest rate", "\(terms.rate.formatted) a year"),
    ]
    facts += laterRates
    facts += terms.duration.payment.map { [("You pay each time", $0.formatted)] } ?? []
    if terms.scheduledPayments > 0 { facts.append(("Term", terms.term.words)) }
    facts += [
      ("Payments", "\(terms.frequency.everyTime.capitalisedFirst), \(terms.kind.rawValue)"),
      ("Start", terms.start.words(in: form.currency)),
    ]
    facts += course
    if let lender = form.lender { facts.append((LoanFacts.lender, lender)) }
    return facts + extras(terms.extras)
  }

  private var laterRates: [LoanFacts.Fact] {
    terms.course.laterRates.map { later in
      let month = terms.date(ofPayment: later.from).monthAndYear
      return ("Then", "\(later.rate.formatted) from \(month), payment \(later.from)")
    }
  }

  private var course: [LoanFacts.Fact] {
    let (interestOnly, balloon) = (terms.course.interestOnly, terms.course.balloon)
    let first =
      interestOnly == 1 ? "The first payment" : "The first \(interestOnly.grouped) payments"
    return [
      interestOnly > 0 ? ("Interest alone", first) : nil,
      balloon.isZero ? nil : ("Lump sum at the end", balloon.formatted),
    ].compactMap(\.self)
  }

  private func extras(_ extras: LoanExtras) -> [LoanFacts.Fact] {
    var facts: [LoanFacts.Fact] = []
    if !extras.each.isZero { facts.append(("Extra each time", extras.each.formatted)) }
    if !extras.yearly.isZero {
      let first = terms.date(ofPayment: extras.yearlyPayment)
      let month = terms.frequency == .monthly ? " in \(CalendarMonth(of: first).name)" : ""
      facts.append(
        (
          "Extra once a year",
          "\(extras.yearly.formatted)\(month), with payment \(extras.yearlyPayment) of the year"
        ))
    }
    if !extras.once.isZero, let number = extras.oncePayment {
      let month = terms.date(ofPayment: number).monthAndYear
      facts.append(
        ("One-off payment", "\(extras.once.formatted) in \(month), with payment \(number)"))
    }
    return facts
  }
}
