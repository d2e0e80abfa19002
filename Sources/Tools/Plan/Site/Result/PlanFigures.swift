import Components
import Finance
import Markup
import PlanFormulas

/// The large figures of a plan: when all is clear with the minimums alone, and with the payment.
struct PlanFigures {
  private let answer: PlanAnswer
  private let dates: PlanDates

  init(_ answer: PlanAnswer, _ dates: PlanDates) {
    self.answer = answer
    self.dates = dates
  }

  var html: HTML { AnswerFigures([minimums, own], gain: gain).html }

  private var comparison: PlanComparison { answer.comparison }

  private var minimums: AnswerFigures.Figure {
    let name = "Only the minimums"
    guard let months = comparison.minimums.months, let interest = comparison.minimums.interest
    else {
      return AnswerFigures.Figure(.costly, name, .words("Never"), more: why)
    }
    return AnswerFigures.Figure(
      .costly, name, dates.figure(months), more: "\(interest.formatted) interest",
      aside: months > 1
        ? "starts at \(comparison.firstMinimum.short) a month, then shrinks" : nil)
  }

  private var own: AnswerFigures.Figure {
    let name = "\(answer.budget.short) a month"
    guard let months = answer.run.outcome.months, let interest = answer.run.outcome.interest
    else {
      return AnswerFigures.Figure(.costly, name, .words("Never"), more: why)
    }
    return AnswerFigures.Figure(
      comparison.isBelowMinimums ? .plain : .better, answer.way,
      dates.figure(months), more: "\(interest.formatted) interest",
      aside: dates.start.map { _ in "paid off in \(Term(months: months).words)" })
  }

  /// The reason why the debts are never clear.
  private var why: String {
    answer.hasNoSum ? "Nothing is paid in." : "The interest keeps up with the payments."
  }

  /// The gain against the minimums; nil when it is none.
  private var gain: AnswerFigures.Gain? {
    guard !comparison.isBelowMinimums, let saving = comparison.saving,
      saving.interest.isPositive, let slow = comparison.minimums.months,
      let months = answer.run.outcome.months
    else { return nil }
    return AnswerFigures.Gain(
      saving: saving.interest.formatted,
      sooner: saving.months > 0 ? Term(months: saving.months) : nil,
      ring: saving.months >= 0 ? TimeRing(months, of: slow) : nil)
  }
}
