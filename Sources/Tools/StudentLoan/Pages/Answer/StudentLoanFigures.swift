import StudentLoanFormulas

/// The large figures of a student loan: its payment and interest, or its time against another way.
struct StudentLoanFigures {
  let comparison: StudentLoanComparison

  /// The payments to offer.
  var goals: [StudentLoanGoal] = []

  private var repayment: StudentLoanRepayment { comparison.repayment }

  var html: HTML {
    guard comparison.isCompared else {
      return AnswerFigures([payment, interest], gain: offer).html
    }
    let own = figure(own, repayment, isOwn: true)
    let other = figure(other, comparison.baseline, isOwn: false)
    return AnswerFigures(isCostlier ? [own, other] : [other, own], gain: gain).html
  }

  // MARK: One way

  private var payment: AnswerFigures.Figure {
    guard repayment.count > 1 else {
      return AnswerFigures.Figure(
        .plain, "You pay", .amount(repayment.finalPayment), more: "in one payment")
    }
    return AnswerFigures.Figure(
      .plain, "You pay", .amount(repayment.payment),
      more: "a month for \(repayment.term.words)", aside: "the same every month")
  }

  private var interest: AnswerFigures.Figure {
    AnswerFigures.Figure(
      .costly, "Total interest", .amount(repayment.interest),
      more: "\(repayment.total.short) paid in all")
  }

  /// The middle one of the payments, so that a later answer takes no more room than this one; its
  /// saving in whole units, as that of an answer.
  private var offer: AnswerFigures.Gain? {
    guard repayment.count > 1, let goal = goals.dropFirst(goals.count / 2).first else { return nil }
    let saved = goal.saved.roundedToWholeUnits
    guard saved.isPositive else { return nil }
    return AnswerFigures.Gain(
      "\(goal.extra.short) more saves \(saved.short)", ring: nil, look: .offer)
  }

  // MARK: Against the baseline

  private var isCostlier: Bool { comparison.saving.isNegative }

  private var own: AnswerFigures.Figure.Look { isCostlier ? .costly : .better }
  private var other: AnswerFigures.Figure.Look { isCostlier ? .plain : .costly }

  private func figure(
    _ look: AnswerFigures.Figure.Look, _ repayment: StudentLoanRepayment, isOwn: Bool
  ) -> AnswerFigures.Figure {
    let proportion = repayment.terms.proportion
    let part = proportion == .hundred ? "" : ", \(proportion.formatted) of the interest"
    return AnswerFigures.Figure(
      look, "\(repayment.payment.short) a month\(part)", .term(repayment.term),
      more: "\(repayment.interest.short) interest",
      aside: repayment.outstandingInterest.isZero
        ? isOwn ? nil : "to compare with"
        : "\(repayment.finalPayment.short) of it all with the last payment")
  }

  private var gain: AnswerFigures.Gain? {
    let saving = comparison.saving.roundedToWholeUnits
    guard !saving.isZero else { return nil }
    guard saving.isPositive else {
      return AnswerFigures.Gain("Costs \(saving.absolute.short) more", ring: nil, look: .costly)
    }
    let (own, other) = (repayment.count, comparison.baseline.count)
    return AnswerFigures.Gain(
      saving: saving.short, sooner: own < other ? Term(months: other - own) : nil,
      ring: own <= other ? TimeRing(own, of: other) : nil)
  }
}

extension StudentLoanRepayment {
  /// All interest that is paid.
  var interest: Money { total - terms.principal }
}
