import BalanceTransferFormulas
import Calendars
import Components
import Finance
import Repayments

/// The answer in sentences that a person can repeat.
struct BalanceTransferSentences {
  private let transfer: BalanceTransfer

  init(_ transfer: BalanceTransfer) {
    self.transfer = transfer
  }

  /// Whether moving is worth it, with its figures.
  var answer: Sentence {
    switch transfer.isWorthIt {
    case nil:
      Sentence(
        .amount(transfer.payment), " a month never clears it, whether you move it or not.")
    case true: worthIt
    case false: notWorthIt
    }
  }

  /// The whole answer, with the warning first where there is one.
  var whole: Sentence { warning.map { $0 + answer } ?? answer }

  /// The answer in a few words, for the title of the window.
  var inShort: String {
    guard let saved = transfer.saved else {
      switch transfer.isWorthIt {
      case true: return "Only moving clears it: balance transfer"
      case false: return "Only staying clears it: balance transfer"
      case nil: return "\(transfer.payment.short) a month never clears it: balance transfer"
      }
    }
    if saved.isPositive { return "Moving saves \(saved.formatted): balance transfer" }
    return "Moving doesn’t save anything: balance transfer"
  }

  private var worthIt: Sentence {
    guard let saved = transfer.saved else {
      return Sentence(
        "Moving is worth it: ", .amount(transfer.payment),
        " a month never clears the card you have, and clears the new one in ",
        .term(transfer.move.term, .good), ".")
    }
    guard !transfer.fee.isZero else {
      return Sentence("Moving is worth it: it saves you ", .amount(saved, .good), ".")
    }
    return Sentence(
      "Moving is worth it: it saves you ", .amount(saved, .good), " after a fee of ",
      .amount(transfer.fee), ".")
  }

  private var notWorthIt: Sentence {
    guard let saved = transfer.saved else {
      return Sentence(
        "Moving isn’t worth it: ", .amount(transfer.payment),
        " a month clears the card you have in ", .term(transfer.stay.term, .good),
        ", and never the new one.")
    }
    guard transfer.moved.isPositive else {
      return "Nothing would move: the new limit takes none of it."
    }
    guard saved.isNegative else {
      return "Moving isn’t worth it: it costs as much as staying."
    }
    return Sentence(
      "Moving isn’t worth it: with a fee of ", .amount(transfer.fee), " it costs ",
      .amount(saved.absolute, .cost), " more than staying.")
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
    guard transfer.kept.isPositive, let limit = transfer.terms.limit else { return nil }
    let rule = "You can usually move up to 90% of the new limit, with the fee in it. "
    guard transfer.moved.isPositive else {
      return Sentence(.words(rule), "A limit of ", .amount(limit), " takes none of it.")
    }
    return Sentence(
      .words(rule), "So ", .amount(transfer.moved), " moves. The other ",
      .amount(transfer.kept), " stays where it is.")
  }
}
