import CreditCardFormulas

/// The answer in sentences that a person can repeat.
struct CreditCardSentences {
  let result: CreditCardResult

  private var comparison: CreditCardComparison { result.comparison }

  /// Both ways of paying, and what is saved.
  var answer: Sentence {
    saving.map { fixed + minimum + $0 } ?? fixed + minimum
  }

  /// The whole answer, with the warning first where there is one.
  var whole: Sentence {
    warning.map { $0 + answer } ?? answer
  }

  /// The answer in a few words, for the title of the window.
  var inShort: String {
    guard let fixed = comparison.fixed.cleared else {
      return "\(comparison.payment.short) a month never pays off the card"
    }
    return "\(comparison.payment.short) a month pays off the card in \(fixed.term.inShort)"
  }

  private var minimum: Sentence {
    if let minimum = comparison.minimum.cleared {
      return Sentence("Paying only the minimum takes ", .term(minimum.term, .cost), ".")
    }
    guard !comparison.firstInterest.isZero else {
      return "Paying only the minimum never pays it off. It becomes too small."
    }
    return comparison.minimumKeepsUp
      ? "Paying only the minimum never pays it off. The interest keeps up with it."
      : "Paying only the minimum would take more than a hundred years."
  }

  private var fixed: Sentence {
    if let fixed = comparison.fixed.cleared { return cleared(fixed) }
    guard let interest = comparison.interestKeepingUp else {
      return Sentence(
        .amount(comparison.payment), " a month would take more than a hundred years.")
    }
    return Sentence(
      .amount(comparison.payment), " a month never pays it off. Interest alone is ",
      .amount(interest, .cost), " this month.")
  }

  private func cleared(_ fixed: Repayment) -> Sentence {
    if comparison.isBelowMinimum {
      return Sentence(
        "If your card company agreed to ", .amount(comparison.payment),
        " a month, it would be paid off in ", .term(fixed.term, .plain), ", for ",
        .amount(fixed.interest), " of interest.")
    }
    if fixed.months.count == 1 {
      return Sentence(.amount(fixed.firstPayment), " pays it off in one go, next month.")
    }
    return Sentence(
      "Pay ", .amount(comparison.payment), " every month and it’s paid off in ",
      .term(fixed.term, .good), ".")
  }

  /// The saving of the fixed payment; nil when there is none.
  private var saving: Sentence? {
    guard !comparison.isBelowMinimum, let saving = comparison.saving, saving.interest.isPositive
    else { return nil }
    return Sentence("You save ", .amount(saving.interest, .good), ".")
  }

  /// The warning about a payment below the first minimum.
  var warning: Sentence? {
    guard comparison.isBelowMinimum else { return nil }
    return Sentence(
      "Your card will ask for ", .amount(comparison.firstMinimum),
      """
       this month. If you can’t manage that, call a debt adviser first. It’s free, and they’ve \
      heard it before. Paying less on your own can bring a fee and a mark on your credit file.
      """)
  }

  var target: Sentence? {
    comparison.target.map { target in
      let start: [Sentence.Part] = [.words("To pay it off "), .words(when(target))]
      guard !comparison.targetIsBelowMinimum else {
        return Sentence(
          start + [.term(target.term, .plain), ", ", .amount(target.payment)]
            + [" a month would do, but your card will ask for "]
            + [.amount(comparison.firstMinimum), " this month."])
      }
      return Sentence(
        start + [.term(target.term, .good), ", pay ", .amount(target.payment), " a month. "]
          + ["That costs ", .amount(target.repayment.interest), " in interest."])
    }
  }

  private func when(_ target: CreditCardTarget) -> String {
    result.form.by.map { "by \($0.words), in " } ?? "in "
  }
}

extension CreditCardForm {
  /// The card in a few words: "£2,292 at 17.91% APR".
  var inShort: String { "\(balance.short) at \(apr.formatted) APR" }
}

extension CreditCardTarget {
  fileprivate var term: Term { Term(months: months) }
}
