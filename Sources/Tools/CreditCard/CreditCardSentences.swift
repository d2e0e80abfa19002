import Components
import Finance

/// The answer in sentences that a person can repeat.
struct CreditCardSentences {
  private let comparison: CreditCardComparison

  init(_ comparison: CreditCardComparison) {
    self.comparison = comparison
  }

  var answer: Sentence {
    minimum + fixed
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
    let takes: [Sentence.Part] = [
      "Paying ", .amount(comparison.payment), " every month takes ", .term(plan.term, .good),
    ]
    guard let saving = comparison.saving, saving.interest.minorUnits > 0 else {
      return Sentence(
        takes + [" and costs ", .amount(plan.interest, .plain), " in interest."])
    }
    return Sentence(takes + [" and saves you ", .amount(saving.interest, .good), "."])
  }

  /// What to know about a payment below the first minimum.
  var warning: Sentence? {
    guard comparison.isBelowMinimum else { return nil }
    return Sentence(
      "The card asks for ", .amount(comparison.firstMinimum),
      """
       in the first month. Paying less can bring a fee and a mark on your credit file. If that much \
      is out of reach, tell the card company, or ask one of the free advisers below: they can often \
      agree a smaller payment with it.
      """)
  }

  var target: Sentence? {
    comparison.target.map {
      Sentence(
        "To be clear in ", .term(Term(months: $0.months), .good), ", pay ",
        .amount($0.payment), " a month. That costs ", .amount($0.plan.interest), " in interest.")
    }
  }
}

extension CreditCardPlan {
  var term: Term { Term(months: months.count) }
}
