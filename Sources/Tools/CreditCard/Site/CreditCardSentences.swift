import CreditCardFormulas
import Calendars
import Components
import Finance
import Forms

/// The answer in sentences that a person can repeat.
struct CreditCardSentences {
  private let comparison: CreditCardComparison
  /// The month by which the card is to be clear, if one was asked for.
  private let by: CalendarMonth?

  init(_ answer: CreditCardAnswer) {
    comparison = answer.comparison
    by = answer.form.by
  }

  var answer: Sentence {
    minimum + fixed
  }

  /// The whole answer, with the warning first where there is one.
  var whole: Sentence {
    warning.map { $0 + answer } ?? answer
  }

  private var minimum: Sentence {
    switch comparison.minimum {
    case .cleared(let plan):
      Sentence(
        "Paying only the minimum takes ", .term(plan.term, .cost), " and costs ",
        .amount(plan.interest, .cost), " in interest.")
    case .never(let interest) where comparison.firstMinimum <= interest:
      "Paying only the minimum never clears this card: the interest keeps up with the payments."
    case .never:
      "Paying only the minimum would take more than a hundred years."
    }
  }

  private var fixed: Sentence {
    switch comparison.fixed {
    case .cleared(let plan):
      cleared(plan)
    case .never(let interest) where comparison.payment <= interest:
      Sentence(
        "Paying ", .amount(comparison.payment),
        " every month does not clear it: the interest in the first month alone is ",
        .amount(interest, .cost), ".")
    case .never:
      Sentence(
        "Paying ", .amount(comparison.payment),
        " every month would take more than a hundred years.")
    }
  }

  private func cleared(_ plan: CreditCardPlan) -> Sentence {
    guard !comparison.isBelowMinimum else {
      return Sentence(
        "If the card company agreed to it, paying ", .amount(comparison.payment),
        " every month would take ", .term(plan.term, .plain), " and cost ",
        .amount(plan.interest), " in interest.")
    }
    let takes: [Sentence.Part] = [
      "Paying ", .amount(comparison.payment), " every month takes ", .term(plan.term, .good),
    ]
    guard let saving = comparison.saving, saving.interest.isPositive else {
      return Sentence(
        takes + [" and costs ", .amount(plan.interest, .plain), " in interest."])
    }
    return Sentence(takes + [" and saves you ", .amount(saving.interest, .good), "."])
  }

  /// The warning about a payment below the first minimum.
  var warning: Sentence? {
    guard comparison.isBelowMinimum else { return nil }
    return Sentence(
      .amount(comparison.payment), " a month is less than the minimum: the card asks for ",
      .amount(comparison.firstMinimum),
      """
       in the first month. Paying less can bring a fee and a mark on your credit file. If that much \
      is out of reach, tell the card company, or ask one of the free advisers below: they can often \
      agree a smaller payment with it.
      """)
  }

  var target: Sentence? {
    comparison.target.map { target in
      comparison.targetIsBelowMinimum
        ? Sentence(
          [.words("To be clear "), .words(when(target)), .term(target.term, .plain), ", "]
            + [.amount(target.payment), " a month would do, but that is less than the minimum: "]
            + ["the card asks for ", .amount(comparison.firstMinimum), " in the first month."])
        : Sentence(
          [.words("To be clear "), .words(when(target)), .term(target.term, .good), ", pay "]
            + [.amount(target.payment), " a month. That costs "]
            + [.amount(target.plan.interest), " in interest."])
    }
  }

  private func when(_ target: CreditCardTarget) -> String {
    by.map { "by \($0.words), in " } ?? "in "
  }
}

extension CreditCardTarget {
  fileprivate var term: Term { Term(months: months) }
}

extension CreditCardPlan {
  var term: Term { Term(months: months.count) }
}
