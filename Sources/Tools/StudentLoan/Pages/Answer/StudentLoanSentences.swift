import StudentLoanFormulas

/// The answer in sentences that a person can repeat.
struct StudentLoanSentences {
  let comparison: StudentLoanComparison

  private var repayment: StudentLoanRepayment { comparison.repayment }

  var answer: Sentence {
    let (paid, final) = (repayment.payment, repayment.finalPayment)
    switch repayment.difference {
    case (.refunded, let money)?:
      return Sentence(
        "One payment of ", .amount(final), " pays off this loan. ", .amount(money, .good),
        " of your ", .amount(paid), " is refunded.")
    case (.payExtra, let money)?:
      return Sentence(
        "One payment of ", .amount(paid), " almost pays off this loan: pay ", .amount(money, .cost),
        " extra, ", .amount(final), " in all.")
    case nil where repayment.count == 1:
      return Sentence("One payment of ", .amount(final), " pays off this loan.")
    case nil:
      return monthly
    }
  }

  private var monthly: Sentence {
    let takes = Sentence(
      "Paying ", .amount(repayment.payment), " a month pays off this loan in ",
      .term(repayment.term, .good), ". You pay ", .amount(repayment.total), " in all.")
    guard !repayment.outstandingInterest.isZero else { return takes }
    return takes
      + Sentence(
        "The last payment is ", .amount(repayment.finalPayment, .cost),
        ": the interest you put off falls due with it.")
  }

  /// The whole answer, as it is announced and read aloud.
  var whole: Sentence {
    let more = [partOfInterest, saving, change.map { $0.effect + $0.than }]
    return more.compactMap(\.self).reduce(answer, +)
  }

  /// The saving in whole units; cents would suggest false precision.
  var saving: Sentence? {
    guard !comparison.isItsOwnBaseline else { return nil }
    let saving = comparison.saving.roundedToWholeUnits
    let baseline: [Sentence.Part] = [
      .words(baseline), .amount(comparison.baseline.payment), " a month, would cost ",
    ]
    if saving.isZero { return Sentence(baseline + ["about the same."]) }
    return Sentence(
      baseline
        + (saving.isNegative
          ? [.amount(saving.absolute, .cost), " less."] : [.amount(saving, .good), " more."]))
  }

  private var baseline: String {
    let takesTenYears =
      comparison.chosenBaseline == .tenYear
      && comparison.tenYear.payment != comparison.absolute.payment
    let way =
      takesTenYears
      ? "Paying it back in ten years" : "Paying the lowest amount that ever pays it off"
    let isAllInterestPaid = repayment.terms.proportion == .hundred
    return isAllInterestPaid ? "\(way), " : "\(way) with all of its interest, "
  }

  /// The change in savings since the last step, seen in short: "↑ You save $64 more".
  var effect: HTML? {
    change.map { arrow, effect, than in
      """
      <p class="moved"><span aria-hidden="true">\(arrow)</span> \(effect.html)\
      <span class="unseen"> \(than.html)</span></p>
      """
    }
  }

  /// The change in savings since the last step, as an arrow and the halves of a sentence.
  private var change: (arrow: String, effect: Sentence, than: Sentence)? {
    guard let change = comparison.change else { return nil }
    let amount = change.amount.roundedToWholeUnits
    let before: [Sentence.Part] = ["with ", .amount(change.previous), " a month."]
    let figure: Sentence.Part =
      amount.isZero
      ? .words("less than \(Money.whole(1, amount.currency).short)") : .amount(amount)
    switch change.direction {
    case .up: return ("↑", Sentence("You save ", figure, " more"), Sentence(["than "] + before))
    case .down: return ("↓", Sentence("You save ", figure, " less"), Sentence(["than "] + before))
    case .same: return ("→", "You save the same", Sentence(["as "] + before))
    }
  }

  var warnings: [Sentence] { [partOfInterest, largeLastPayment].compactMap(\.self) }

  /// The note on putting interest off.
  var partOfInterest: Sentence? {
    guard repayment.terms.proportion != .hundred else { return nil }
    return "Few lenders allow part of the interest to wait: ask yours first."
  }

  /// The note on a last payment much larger than the others.
  private var largeLastPayment: Sentence? {
    let beyondOne = repayment.finalPayment - repayment.payment
    guard repayment.count > 1, beyondOne > repayment.payment else { return nil }
    return """
      The last payment is much larger than the others. You could put some money aside for it each \
      month, or pay more of the interest as you go.
      """
  }

  /// The meaning of the absolute minimum.
  var absoluteMinimum: Sentence {
    Sentence(
      "The lowest payment that ever pays off the loan. It covers your part of the first month’s interest and ",
      .amount(.smallest(repayment.payment.currency)),
      " of the loan. With less, what you owe would never fall.")
  }

  /// The meaning of the ten-year payment, and the time it really takes.
  var tenYearMinimum: Sentence {
    let made = comparison.inTenYears
    if comparison.tenYearMinimum < comparison.absoluteMinimum {
      return Sentence(
        """
        The payment worked out to pay off the loan in ten years. Here it would be less than the \
        lowest payment, so\u{20}
        """,
        .amount(comparison.absoluteMinimum), " is used in its place.")
    }
    let meaning: Sentence = "The payment worked out to pay off the loan in ten years."
    switch made.count {
    case StudentLoanTerms.tenYears: return meaning
    case ..<12:
      return meaning + Sentence("Rounded up, it takes ", .term(made.term, .plain), " here.")
    case ..<StudentLoanTerms.tenYears:
      return meaning
        + Sentence(
          .words("Rounded up, it takes \(made.count) months here: "), .term(made.term, .plain), ".")
    default:
      let words = "Because each month’s interest is rounded, it takes \(made.count) months here"
      guard made.count == StudentLoanTerms.tenYears + 1 else {
        return meaning + Sentence(.words("\(words)."))
      }
      return meaning
        + Sentence(
          .words("\(words): "), .amount(made.balanceBeforeFinal),
          " of the loan is left after ten years.")
    }
  }
}
