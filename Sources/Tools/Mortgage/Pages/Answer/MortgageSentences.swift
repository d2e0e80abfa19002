import LoanFormulas
import MortgageFormulas

/// The answer in sentences that a person can repeat, on the page and on paper.
struct MortgageSentences {
  let result: MortgageResult

  private var comparison: MortgageComparison { result.comparison }
  private var terms: MortgageTerms { result.terms }
  private var plain: MortgageSchedule { comparison.plain }

  /// The question in a few words: "£200,000 at 4.5% for 2 years, then 7.49%, over 25 years".
  var asked: String {
    let then = terms.change.map {
      " for \(Term(months: $0.months).words), then \($0.nextRate.formatted)"
    }
    return
      "\(terms.principal.short) at \(terms.rate.formatted)\(then ?? ""), over \(terms.term.words)"
  }

  /// The answer in a few words, for the title of the window.
  var inShort: String {
    guard plain.payments.count > 1 else {
      return "\(plain.repayment.lastPayment.short) in one payment: mortgage"
    }
    let now = "\(plain.asked.first.short) a month"
    guard terms.change != nil, let next = result.schedule.asked.afterFix else {
      return "\(now): mortgage"
    }
    return "\(now) now, \(next.short) after the fix: mortgage"
  }

  /// All of the answer.
  var answer: Sentence { [extras].compactMap(\.self).reduce(payments, +) }

  private var payments: Sentence {
    guard plain.payments.count > 1 else {
      return Sentence(
        "You’d pay back ", .amount(plain.repayment.lastPayment), " in one payment. ",
        .amount(plain.totalInterest, .cost), " of it is interest.")
    }
    guard let fix = terms.change, let next = result.schedule.asked.afterFix ?? plain.asked.afterFix
    else {
      return Sentence(
        .words(plainly), .amount(plain.asked.first), " a month for ", .term(terms.term, .plain),
        ". The interest comes to ", .amount(plain.totalInterest, .cost), ".")
    }
    let until = CalendarMonth(of: terms.date(ofPayment: fix.months)).words
    // Paid off within the fix, nothing comes after it: these are the payments without the extras.
    let outlasts = result.schedule.asked.afterFix != nil
    let falls = outlasts && result.form.effect == .payment && !terms.extras.isNone
    let now = Sentence(
      .words(outlasts ? "You’d pay " : plainly), .amount(plain.asked.first),
      .words(falls ? " a month at first, and after \(until) " : " a month until \(until), then "),
      .amount(next, next > plain.asked.first ? .cost : .good),
      .words(" if the rate goes to \(fix.nextRate.formatted)."))
    return now + Self.change(from: plain.asked.first, to: next)
  }

  /// The beginning of a sentence about the mortgage without what else is paid or saved.
  private var plainly: String {
    switch (hasSavings, hasExtras) {
    case (false, false): "You’d pay "
    case (false, true): "Without overpaying, you’d pay "
    case (true, false): "Without the savings, you’d pay "
    case (true, true): "Without the savings and without overpaying, you’d pay "
    }
  }

  private var hasSavings: Bool { terms.savings.isPositive }
  private var hasExtras: Bool { !terms.extras.isNone }

  private static func change(from now: Money, to next: Money) -> Sentence {
    guard next != now else { return "That’s the same." }
    return Sentence(
      "That’s ", .amount((next - now).absolute), .words(next > now ? " more." : " less."))
  }

  /// What extras and savings change; nil without any.
  private var extras: Sentence? {
    guard hasExtras || hasSavings else { return nil }
    let (saved, schedule) = (result.saved, result.schedule)
    let saving: [Sentence.Part] = ["Your savings of ", .amount(terms.savings)]
    let paying =
      hasSavings ? saving + (hasExtras ? [" and "] + payingExtra : []) : payingExtra
    // Rounding moves a few pennies either way.
    guard saved.interest.isPositive else {
      return Sentence(
        paying + [.words(hasSavings ? " save no interest here." : " saves no interest here.")])
    }
    let sooner: [Sentence.Part] =
      saved.payments > 0
      ? [" and ", .term(Term(months: saved.payments), .good)] : []
    let said = Sentence(
      paying + [
        .words(hasSavings ? " save you " : " saves you "), .amount(saved.interest, .good),
        " in interest",
      ]
        + sooner + ["."])
    return [charge(schedule), lowered(schedule)].compactMap(\.self).reduce(said, +)
  }

  private var payingExtra: [Sentence.Part] {
    let (extras, overpaying) = (terms.extras, hasSavings ? "overpaying" : "Overpaying")
    if extras.yearly.isZero, extras.once.isZero || extras.oncePayment == nil {
      return [.words("\(overpaying) "), .amount(extras.each), " a month"]
    }
    if extras.each.isZero, extras.yearly.isZero {
      return [.words("\(overpaying) "), .amount(extras.once), " once"]
    }
    return [.words(overpaying)]
  }

  private func charge(_ schedule: MortgageSchedule) -> Sentence? {
    guard schedule.charges.isPositive else { return nil }
    let net = result.saved.net
    return Sentence(
      .words("The charge for \(hasSavings ? "overpaying" : "it") is "),
      .amount(schedule.charges, .cost),
      .words(
        net.isNegative
          ? ", which is more than \(hasSavings ? "both save" : "it saves") by "
          : ", so \(hasSavings ? "both save" : "it saves") "),
      .amount(net.absolute, net.isNegative ? .cost : .good),
      .words(net.isNegative ? "." : " in all."))
  }

  private func lowered(_ schedule: MortgageSchedule) -> Sentence? {
    guard result.form.effect == .payment, let later = schedule.payments.dropFirst(12).first,
      later.scheduled < plain.asked.first
    else { return nil }
    return Sentence(
      .words("In \(CalendarMonth(of: later.date).words) you’d pay "),
      .amount(later.scheduled, .good),
      " a month.")
  }

  /// The sentence about a rate after the deal that was not typed; nil where it was.
  var unsaid: Sentence? {
    guard let fix = terms.fix, fix.months < terms.term.months,
      result.form.values[MortgageForm.nextRate] == nil
    else { return nil }
    return Sentence(
      .words(
        "This keeps \(terms.rate.formatted) after \(Term(months: fix.months).words) too. If you know "
          + "the rate after that, type it to see what changes."))
  }

  /// What the charge costs for 1,000 more than is free, and whether waiting costs less.
  var waiting: Sentence? {
    guard let moments = comparison.moments, let now = moments.moments.first else { return nil }
    let thousand = Money.whole(1_000, result.currency)
    guard now.cost.isPositive else { return nil }
    let cheapest = moments.cheapest
    let costs: [Sentence.Part] = [
      "Overpaying ", .amount(thousand), " more than is free costs ", .amount(now.cost, .cost),
      " now. ",
    ]
    guard cheapest.payment == now.payment else {
      return Sentence(
        costs + [
          .words("In \(CalendarMonth(of: cheapest.date).words) it costs less: "),
          .amount(cheapest.cost, .good), .words(Self.reason(cheapest)),
        ])
    }
    guard let later = moments.moments.dropFirst().min(by: { $0.cost < $1.cost }) else {
      return Sentence(costs)
    }
    return Sentence(
      costs + [
        .words("In \(CalendarMonth(of: later.date).words) it costs more: "),
        .amount(later.cost), .words(Self.reason(later)),
      ])
  }

  private static func reason(_ moment: ChargeMoments.Moment) -> String {
    moment.percent > .zero
      ? " for a charge of \(moment.percent.formatted) and the interest until then."
      : " for the interest until then."
  }
}
