import PlanFormulas

/// The large figures of a plan: when all is paid off with the minimums alone, and with the payment.
struct PlanFigures {
  let result: PlanResult
  let dates: PlanDates

  var html: HTML { AnswerFigures([minimums, own], gain: gain).html }

  private var comparison: PlanComparison { result.comparison }

  private var minimums: AnswerFigures.Figure {
    let name = "Only the minimums"
    guard let months = comparison.minimums.months, let interest = comparison.minimums.interest
    else {
      return AnswerFigures.Figure(
        .costly, name, .words("Never"),
        more: result.withoutMinimum ?? "\(result.reasonForNeverByMinimums.capitalisedFirst).",
        aside: result.withoutMinimum == nil || comparison.firstMinimum.isZero
          ? nil : "starts at \(comparison.firstMinimum.short) a month")
    }
    return AnswerFigures.Figure(
      .costly, name, dates.figure(months), more: "\(interest.formatted) interest",
      aside: months == 1
        ? nil
        : staysTheSame
          ? "\(comparison.firstMinimum.short) every month, until they’re paid off"
          : "starts at \(comparison.firstMinimum.short) a month\(mayGrow ? "" : ", then shrinks")")
  }

  /// True when minimums may be higher than the first ones: after an offer, and with purchases.
  private var mayGrow: Bool {
    comparison.terms.debts.contains { $0.promotion != nil || $0.spend.isPositive }
  }

  /// True when the minimums never shrink: those of a single debt that are an amount, or the least that
  /// its rule asks for.
  private var staysTheSame: Bool {
    let debts = comparison.terms.debts
    guard debts.count == 1, let debt = debts.first, !mayGrow else { return false }
    return switch debt.minimum {
    case .fixed: true
    case .rule(let rule): comparison.firstMinimum <= rule.floor
    }
  }

  private var own: AnswerFigures.Figure {
    let name = "\(result.budget.short) a month"
    guard let months = result.run.outcome.months, let interest = result.run.outcome.interest
    else {
      return AnswerFigures.Figure(
        .costly, name, .words("Never"), more: "\(result.reasonForNever.capitalisedFirst).")
    }
    return AnswerFigures.Figure(
      comparison.isBelowMinimums ? .plain : .better, result.way,
      dates.figure(months), more: "\(interest.formatted) interest",
      aside: dates.start.map { _ in "paid off in \(Term(months: months).words)" })
  }

  /// The month in which the debts that come first are paid off, or the gain against the minimums;
  /// nil when it is none.
  private var gain: AnswerFigures.Gain? {
    if let priority = PlanPriority(result) {
      return priority.cleared.map { month in
        AnswerFigures.Gain(
          "\(priority.names) paid off \(dates.when(month))", ring: nil, look: .offer)
      }
    }
    guard !comparison.isBelowMinimums, let saving = comparison.saving,
      saving.interest.isPositive, let slow = comparison.minimums.months,
      let months = result.run.outcome.months
    else { return nil }
    return AnswerFigures.Gain(
      saving: saving.interest.formatted,
      sooner: saving.months > 0 ? Term(months: saving.months) : nil,
      ring: saving.months >= 0 ? TimeRing(months, of: slow) : nil)
  }
}
