import LoanFormulas

/// The large figures of a loan: its payment and interest, or what its extras change.
struct LoanFigures {
  let comparison: LoanComparison

  /// The extras to offer.
  var goals: [LoanGoal] = []

  var html: HTML {
    guard comparison.hasSavings else {
      return AnswerFigures([payment, interest], gain: offer).html
    }
    return AnswerFigures([without, with], gain: gain).html
  }

  private var plain: LoanSchedule { comparison.plain }
  private var schedule: LoanSchedule { comparison.schedule }
  private var terms: LoanTerms { comparison.terms }
  private var each: String { terms.frequency.each }

  // MARK: Without extras

  private var payment: AnswerFigures.Figure {
    guard plain.payments.count > 1 else {
      return AnswerFigures.Figure(
        .plain, "You pay back", .amount(plain.lastPayment), more: "in one payment")
    }
    return AnswerFigures.Figure(
      .plain, "You pay", .amount(plain.payment),
      more:
        "\(each) \(plain.changesPayment ? "at first, over" : "for") \(terms.term.words)\(balloon)",
      aside: changes ?? (terms.kind == .interestOnly ? "all of it interest" : course))
  }

  /// The lump sum after the payments: ", then £8,000".
  private var balloon: String { plain.balloonPaid.map { ", then \($0.short)" } ?? "" }

  /// The payments after the first ones; nil where they stay the same.
  private var changes: String? {
    guard plain.changesPayment else { return nil }
    guard plain.asked.count == 2, let next = plain.asked.last, let payment = next.payment else {
      return "it changes \(plain.asked.count - 1) times"
    }
    let month = terms.date(ofPayment: next.stage.first).monthAndYear
    return "\(payment.short) from \(month)"
  }

  /// The last payment, compared with the others; nil where extras leave less for it.
  private var course: String? {
    guard terms.extras.isNone else { return nil }
    return comparison.tellsLastPayment
      ? "the last payment is \(plain.lastPayment.short)"
      : "the same each time, until it’s paid off"
  }

  private var interest: AnswerFigures.Figure {
    let more =
      terms.kind == .interestOnly && plain.payments.count > 1
      ? "and \(terms.principal.short) still to pay back at the end"
      : "\(plain.totalPaid.short) paid in all"
    return AnswerFigures.Figure(
      .costly, "Total interest", .amount(plain.totalInterest), more: more)
  }

  /// The middle one of the extras, so that a later answer takes no more room than this one.
  private var offer: AnswerFigures.Gain? {
    goals.dropFirst(goals.count / 2).first.map { goal in
      AnswerFigures.Gain(
        "\(goal.extra.short) extra saves \(goal.saved.interest.short)", ring: nil, look: .offer)
    }
  }

  // MARK: With extras

  private var without: AnswerFigures.Figure {
    figure(.costly, plain.paymentInWords, plain, aside: "without anything extra")
  }

  private var with: AnswerFigures.Figure {
    guard terms.extras.isRegularAlone, !plain.changesPayment else {
      return figure(.better, "With the extra", schedule, aside: nil)
    }
    let extra = terms.extras.each
    return figure(
      .better, "\((plain.payment + extra).short) \(each)", schedule,
      aside: "with \(extra.short) extra \(terms.frequency.everyTime)")
  }

  /// The length of a schedule and its interest; interest alone where both take as long.
  private func figure(
    _ look: AnswerFigures.Figure.Look, _ name: String, _ schedule: LoanSchedule, aside: String?
  ) -> AnswerFigures.Figure {
    let interest = schedule.totalInterest
    guard comparison.saved.payments > 0 else {
      return AnswerFigures.Figure(
        look, name, .amount(interest), more: "interest over \(terms.term.words)", aside: aside)
    }
    let length = schedule.length
    return AnswerFigures.Figure(
      look, name, length.months > 0 ? .term(length) : .words(length.words),
      more: "\(interest.formatted) interest", aside: aside)
  }

  private var gain: AnswerFigures.Gain {
    let saved = comparison.saved
    let ring =
      saved.payments > 0 ? TimeRing(schedule.payments.count, of: plain.payments.count) : nil
    let sooner = comparison.sooner
    guard !saved.interest.isZero else {
      return AnswerFigures.Gain("Paid off \(sooner.words) sooner", ring: ring)
    }
    return AnswerFigures.Gain(
      saving: saved.interest.formatted, sooner: saved.payments > 0 ? sooner : nil, ring: ring)
  }
}

extension LoanComparison {
  /// True when the extras save interest or time.
  var hasSavings: Bool { saved.payments > 0 || !saved.interest.isZero }

  /// True when the last payment of a loan that is paid back is worth telling: it is higher than the
  /// others, or it is what a payment in place of a term leaves.
  var tellsLastPayment: Bool {
    guard terms.kind == .repayment, schedule.payments.count > 1 else { return false }
    let asked = schedule.stagesPaid.last?.payment ?? schedule.payment
    return schedule.lastPayment > asked + terms.extras.each
      || terms.duration.payment != nil && terms.extras.isNone
  }
}

extension LoanExtras {
  /// True when there is one extra, with every payment.
  var isRegularAlone: Bool { !each.isZero && yearly.isZero && once.isZero }
}
