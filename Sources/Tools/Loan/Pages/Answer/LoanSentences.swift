import LoanFormulas

/// The answer in sentences that a person can repeat.
struct LoanSentences {
  let comparison: LoanComparison

  private var terms: LoanTerms { comparison.terms }

  var answer: Sentence {
    [lastPayment, extras, lastPaymentThen].compactMap(\.self).reduce(payments, +)
  }

  /// The answer in a few words, for the title of the window.
  var inShort: String {
    let (plain, saved) = (comparison.plain, comparison.saved)
    let loan = "\(terms.principal.short) at \(terms.rate.formatted) over \(terms.term.inShort)"
    guard plain.payments.count > 1 else {
      return "\(loan): \(plain.lastPayment.short) in one payment"
    }
    if saved.payments > 0 {
      return "\(loan): \(comparison.sooner.inShort) sooner"
    }
    if !saved.interest.isZero { return "\(loan): \(saved.interest.short) saved" }
    if let payment = terms.duration.payment {
      let each = "\(payment.short) \(terms.frequency.each)"
      return
        "\(terms.principal.short) at \(terms.rate.formatted), \(each): \(terms.term.inShort)"
    }
    return "\(loan): \(plain.paymentInWords)"
  }

  /// The payment if the rate rose.
  var stress: Sentence {
    let stress = comparison.stress
    let isOne = comparison.plain.payments.count == 1
    return Sentence(
      .words(
        "If rates went up \(LoanComparison.Stress.points) percentage points, to "
          + "\(stress.rate.formatted), you’d pay "),
      .amount(isOne ? terms.principal + stress.interest : stress.payment),
      .words(
        isOne
          ? "." : " \(terms.frequency.each)\(comparison.plain.changesPayment ? " at first" : "").")
    )
  }

  /// The note on extras that save nothing; nil when they do, or there are none.
  var noEffect: Sentence? {
    terms.extras.isNone || comparison.hasSavings ? nil : savesNothing
  }

  private var savesNothing: Sentence {
    comparison.schedule.lastPayment < comparison.plain.lastPayment
      ? "The extra saves no interest here. It makes the last payment smaller."
      : "The extra changes nothing here."
  }

  private var payments: Sentence {
    let plain = comparison.plain
    guard plain.payments.count > 1 else {
      return Sentence(
        "You’d pay back ", .amount(plain.lastPayment), " in one payment. ",
        .amount(plain.totalInterest, .cost), " of it is interest.")
    }
    guard !plain.changesPayment else { return changingPayments }
    let each: [Sentence.Part] = [
      "You’d pay ", .amount(plain.payment), .words(" \(terms.frequency.each) for "),
      .term(terms.term, .plain),
    ]
    return switch terms.kind {
    case .repayment:
      Sentence(each + [". The interest comes to ", .amount(plain.totalInterest, .cost), "."])
    case .interestOnly:
      Sentence(
        each + [
          ", all of it interest: ", .amount(plain.totalInterest, .cost),
          ". Then the whole ", .amount(terms.principal), " is still to pay back.",
        ])
    }
  }

  /// The payments where they change: each of up to three, or the first and the highest.
  private var changingPayments: Sentence {
    let plain = comparison.plain
    let startsWithInterest = plain.asked.first?.stage.isInterestAlone == true
    let first = Sentence(
      "You’d pay ", .amount(plain.payment),
      .words(
        " \(terms.frequency.each) at first\(startsWithInterest ? ", all of it interest" : "")."))
    let later = plain.asked.dropFirst()
    let highest = later.compactMap(\.payment).max() ?? plain.payment
    let changes: [Sentence] =
      later.count < 3
      ? later.compactMap(change)
      : [
        Sentence(
          .words("It changes \(later.count) times, and is up to "), .amount(highest),
          .words(" \(terms.frequency.each)."))
      ]
    let total = Sentence(
      "It takes ", .term(terms.term, .plain), ", and the interest comes to ",
      .amount(plain.totalInterest, .cost), ".")
    let rest: [Sentence] =
      terms.kind == .interestOnly
      ? [Sentence("Then the whole ", .amount(terms.principal), " is still to pay back.")] : []
    return (changes + [total] + rest).reduce(first, +)
  }

  private func change(_ asking: LoanAsking) -> Sentence? {
    asking.payment.map { payment in
      let month = terms.date(ofPayment: asking.stage.first).monthAndYear
      let rate =
        terms.course.laterRates.contains { $0.from == asking.stage.first }
        ? ", at \(asking.stage.rate.formatted)," : ""
      return Sentence(.words("From \(month)\(rate) it’s "), .amount(payment), ".")
    }
  }

  /// The last payment with its lump sum, or where it is worth telling otherwise.
  private var lastPayment: Sentence? {
    let plain = comparison.plain
    if let balloon = plain.balloonPaid, plain.payments.count > 1 {
      return Sentence(
        "The last payment is ", .amount(plain.lastPayment), ", with the lump sum of ",
        .amount(balloon), " in it.")
    }
    guard terms.extras.isNone, comparison.tellsLastPayment else { return nil }
    return Sentence("The last payment is ", .amount(plain.lastPayment), ".")
  }

  /// The last payment with the extras: where it is worth telling, or they leave less of a lump sum for
  /// it.
  private var lastPaymentThen: Sentence? {
    let (plain, schedule) = (comparison.plain, comparison.schedule)
    let isTold =
      plain.balloonPaid == nil
      ? !terms.extras.isNone && comparison.tellsLastPayment
      : schedule.payments.count == plain.payments.count && schedule.payments.count > 1
        && schedule.lastPayment < plain.lastPayment
    guard isTold else { return nil }
    return Sentence("The last payment is then ", .amount(schedule.lastPayment), ".")
  }

  private var extras: Sentence? {
    guard !terms.extras.isNone else { return nil }
    let saved = comparison.saved
    let paying = payingExtra
    if saved.payments > 0, saved.interest.isZero {
      return Sentence(paying + [" pays it off ", sooner, " sooner."])
    }
    if saved.payments > 0 {
      return Sentence(
        paying + [
          " pays it off ", sooner, " sooner and saves you ", .amount(saved.interest, .good),
          " in interest.",
        ])
    }
    guard !saved.interest.isZero else { return savesNothing }
    return Sentence(paying + [" saves you ", .amount(saved.interest, .good), " in interest."])
  }

  private var payingExtra: [Sentence.Part] {
    let extras = terms.extras
    guard extras.yearly.isZero, extras.once.isZero, !extras.each.isZero else {
      return ["Paying the extra"]
    }
    return ["Paying ", .amount(extras.each), .words(" more \(terms.frequency.each)")]
  }

  private var sooner: Sentence.Part { .term(comparison.sooner, .good) }
}

extension LoanTerms {
  /// The loan in a few words: "£300,000 at 7% for 30 years", "£200,000 at 4.5%, then 7.49%, for 25
  /// years".
  var inShort: String {
    let later = course.laterRates.map { "then \($0.rate.formatted)" }.joined(separator: ", ")
    let rates = later.isEmpty ? rate.formatted : "\(rate.formatted), \(later),"
    return "\(principal.short) at \(rates) for \(term.words)"
  }
}

extension LoanSchedule {
  /// The whole months that the schedule takes.
  var length: Term { terms.frequency.term(of: payments.count) }
}

extension LoanComparison {
  /// How much sooner the loan is paid off with the extras: the difference of both lengths.
  var sooner: Term { Term(months: plain.length.months - schedule.length.months) }
}

extension PaymentFrequency {
  /// The period after an amount: "$55 a month".
  var each: String {
    switch self {
    case .monthly: "a month"
    case .fortnightly: "every two weeks"
    case .weekly: "a week"
    }
  }

  /// The period of an extra: "extra every month".
  var everyTime: String {
    switch self {
    case .monthly: "every month"
    case .fortnightly: "every two weeks"
    case .weekly: "every week"
    }
  }

  /// The period after an action: "extra each month".
  var eachTime: String {
    switch self {
    case .monthly: "each month"
    case .fortnightly: "each time"
    case .weekly: "each week"
    }
  }

  /// The whole months that so many payments take, to the nearest.
  fileprivate func term(of payments: Int) -> Term {
    Term(months: (payments * 12 + paymentsAYear / 2) / paymentsAYear)
  }
}
