import BalanceTransferFormulas

/// The answer in sentences that a person can repeat.
struct BalanceTransferSentences {
  let transfer: BalanceTransfer

  /// The cost of moving beside that of staying.
  var answer: Sentence {
    switch transfer.isWorthIt {
    case nil:
      Sentence(
        .amount(transfer.payment), " a month never pays it off, whether you move it or not.")
    case true?: cheaper
    case false?: notCheaper
    }
  }

  /// The whole answer, with the warning first where there is one.
  var whole: Sentence { warning.map { $0 + answer } ?? answer }

  /// The answer in a few words, for the title of the window.
  var inShort: String {
    guard let saved = transfer.saved else {
      switch transfer.isWorthIt {
      case true?: return "Only moving pays it off: balance transfer"
      case false?: return "Only staying pays it off: balance transfer"
      case nil: return "\(transfer.payment.short) a month never pays it off: balance transfer"
      }
    }
    if saved.isPositive { return "Moving costs \(saved.formatted) less: balance transfer" }
    if saved.isNegative {
      return "Moving costs \(saved.absolute.formatted) more: balance transfer"
    }
    return "\(transfer.moved.isPositive ? "Moving costs the same" : "Nothing would move"): "
      + "balance transfer"
  }

  private var cheaper: Sentence {
    guard let saved = transfer.saved else {
      return Sentence(
        "Only moving pays it off: ", .amount(transfer.payment),
        " a month never pays off the card you have. It pays off the new one in ",
        .term(transfer.move.term, .good), ".")
    }
    guard !transfer.fee.isZero else {
      return Sentence("Moving costs ", .amount(saved, .good), " less than staying.")
    }
    return Sentence(
      "Moving costs ", .amount(saved, .good), " less than staying, with the fee of ",
      .amount(transfer.fee), ".")
  }

  private var notCheaper: Sentence {
    guard let saved = transfer.saved else {
      return Sentence(
        "Only staying pays it off: ", .amount(transfer.payment),
        " a month pays off the card you have in ", .term(transfer.stay.term, .good),
        ", and never the new one.")
    }
    guard transfer.moved.isPositive else {
      return "Nothing would move: the new limit takes none of it."
    }
    guard saved.isNegative else {
      return "Moving costs as much as staying."
    }
    let more: [Sentence.Part] = [
      "Moving costs ", .amount(saved.absolute, .cost), " more than staying",
    ]
    return Sentence(
      more + (transfer.fee.isZero ? ["."] : [", with the fee of ", .amount(transfer.fee), "."]))
  }
}

// MARK: - Notes

extension BalanceTransferSentences {
  /// The warning about a payment below the first minimums.
  var warning: Sentence? {
    guard transfer.isTypedBelowMinimum else { return nil }
    return Sentence(
      .amount(transfer.payment),
      """
       a month is less than the cards will probably ask for at first. If you can’t manage more, \
      call a debt adviser before you move anything. It’s free, and they’ve heard it before.
      """)
  }

  /// The note on the amount that does not fit within the new limit; nil when all of it does.
  var limit: Sentence? {
    guard transfer.unmoved.isPositive, let limit = transfer.terms.limit else { return nil }
    let rule = "You can usually move up to 90% of the new limit, with the fee in it. "
    guard transfer.moved.isPositive else {
      return Sentence(.words(rule), "A limit of ", .amount(limit), " takes none of it.")
    }
    return Sentence(
      .words(rule), "So ", .amount(transfer.moved), " moves. The other ",
      .amount(transfer.unmoved), " stays where it is.")
  }
}
