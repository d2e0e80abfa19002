import BalanceTransferFormulas
import Calendars
import Components
import Finance
import Markup

/// The facts of the offer: its fee, the amount left when it ends, the payment that clears it in time
/// and the largest fee with which moving costs no more.
struct BalanceTransferOffer {
  private let transfer: BalanceTransfer
  private let link: AnswerLink
  private let end: CalendarMonth

  init(_ transfer: BalanceTransfer, today: CalendarDate, _ link: AnswerLink) {
    self.transfer = transfer
    self.link = link
    end = CalendarMonth(of: today).addingMonths(transfer.terms.offerMonths)
  }

  /// The facts; nil when nothing moves.
  var html: HTML? {
    guard transfer.moved.isPositive else { return nil }
    let facts = [fee, left, inTime, largestFee].compactMap(\.self)
    return """
      <section class="part offer" aria-labelledby="offer">
      <h3 id="offer">The offer, until \(end.words)</h3>
      <dl>
      \(each: facts, { fact in
        "<div><dt>\(fact.name)</dt><dd>\(fact.value)</dd></div>\n"
      })\
      </dl>
      \(note.map { "<p>\($0)</p>\n" as HTML })\
      </section>

      """
  }

  private typealias Fact = (name: String, value: HTML)

  private var fee: Fact? {
    transfer.fee.isPositive ? ("Fee, added at the start", "<b>\(transfer.fee.short)</b>") : nil
  }

  private var left: Fact? {
    transfer.leftAfterOffer.map { ("Still owed when it ends", "<b>\($0.short)</b>") }
  }

  private static let inTimeName = "To pay it off before the offer ends"

  private var inTime: Fact {
    let payment = transfer.clearsWithinOffer
    let words: HTML = "<b>\(payment.short)</b> a month"
    guard payment >= transfer.firstMinimum, payment != transfer.payment else {
      return (Self.inTimeName, words)
    }
    return (
      Self.inTimeName,
      "<a\(href: link.paying(payment)) target=\"_self\" data-swap>\(words)</a>"
    )
  }

  private var largestFee: Fact? {
    transfer.largestFee.map {
      (
        "Moving saves money if the fee is under",
        "<b>\($0.amount.short)</b>, or \($0.percent.formatted)"
      )
    }
  }

  /// The rate of what is left.
  private var note: String? {
    guard let left = transfer.leftAfterOffer, left.isPositive else { return nil }
    let apr = transfer.terms.rateAfter.apr.formatted
    return "After \(end.words) you’d pay \(apr) on what’s left."
  }
}
