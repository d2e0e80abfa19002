import LoanFormulas
import MortgageFormulas

/// The large figures of a mortgage: the payment now and after the fix, or the interest; below them what
/// overpaying saves.
struct MortgageFigures {
  let result: MortgageResult

  /// The extras to offer.
  var goals: [MortgageFullResult.Goal] = []

  /// False on a page that is kept for longer than a day.
  var isDated = true

  var html: HTML { AnswerFigures([now, second], gain: gain ?? loss ?? offer).html }

  private var terms: MortgageTerms { result.terms }
  private var plain: MortgageSchedule { result.comparison.plain }

  private var now: AnswerFigures.Figure {
    guard plain.payments.count > 1 else {
      return AnswerFigures.Figure(
        .plain, "You pay back", .amount(plain.repayment.lastPayment), more: "in one payment")
    }
    let schedule = result.schedule
    let last = terms.change.map { min($0.months, schedule.payments.count) }
    let until = last.map { last in
      isDated
        ? "until \(CalendarMonth(of: terms.date(ofPayment: last)).shortWords)"
        : "for \(Term(months: last).words)"
    }
    return AnswerFigures.Figure(
      .better, "Each month now, at \(terms.rate.formatted)", .amount(plain.asked.first),
      more: until ?? "for \(Term(months: schedule.payments.count).words)")
  }

  private var second: AnswerFigures.Figure {
    guard let fix = terms.change, let next = result.schedule.asked.afterFix else {
      return AnswerFigures.Figure(
        .costly, "Total interest", .amount(result.schedule.totalInterest),
        more: "\(result.totalPaid(result.schedule).short) paid in all")
    }
    let more = next - plain.asked.first
    return AnswerFigures.Figure(
      more.isPositive ? .costly : .better, "When the fix ends, at \(fix.nextRate.formatted)",
      .amount(next),
      more: more.isZero
        ? "the same" : "\(more.absolute.formatted) \(more.isPositive ? "more" : "less") a month")
  }

  private var gain: AnswerFigures.Gain? {
    let saved = result.saved
    guard saved.net.isPositive else { return nil }
    let isSooner = saved.payments > 0
    return AnswerFigures.Gain(
      saving: saved.net.formatted, sooner: isSooner ? Term(months: saved.payments) : nil,
      ring: isSooner ? TimeRing(result.schedule.payments.count, of: plain.payments.count) : nil)
  }

  /// The loss where charges come to more than the interest that is saved.
  private var loss: AnswerFigures.Gain? {
    let net = result.saved.net
    guard net.isNegative, result.schedule.charges.isPositive else { return nil }
    return AnswerFigures.Gain(
      "Overpaying costs \(net.absolute.formatted) more than it saves", ring: nil, look: .costly)
  }

  private var offer: AnswerFigures.Gain? {
    goals.dropFirst(goals.count / 2).first.map { goal in
      AnswerFigures.Gain(
        "\(goal.extra.short) extra saves \(goal.saved.short)", ring: nil, look: .offer)
    }
  }
}

/// The chart of a mortgage: what is owed, with the extras and without.
struct MortgageChart {
  let result: MortgageResult
  var isDated = true

  /// The chart; nil for a mortgage with a single payment.
  var html: HTML? { balances?.figure() }

  /// The lines of the chart; nil for a mortgage with a single payment.
  var balances: BalanceChart? {
    let plain = result.comparison.plain
    guard plain.payments.count > 1 else { return nil }
    let start = isDated ? CalendarMonth(of: result.terms.start) : nil
    func line(
      _ look: BalanceChart.Look, _ name: String, _ schedule: MortgageSchedule
    ) -> BalanceChart.Line { .init(look, name, schedule.repayment, from: start) }
    let own =
      result.saved.interest.isPositive
      ? [
        line(
          .better, result.terms.extras.isNone ? "With the savings" : "With the extra",
          result.schedule)
      ] : []
    return BalanceChart(
      from: start, beginning: isDated ? "Start" : BalanceChart.now, in: result.currency,
      lines: [line(own.isEmpty ? .better : .costly, "As the lender asks", plain)] + own)
  }
}
