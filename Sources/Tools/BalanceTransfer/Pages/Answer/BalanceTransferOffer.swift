import BalanceTransferFormulas

/// The facts of the offer: its fee, the amount left when it ends, the payment that clears it in time
/// and the largest fee with which moving costs no more.
struct BalanceTransferOffer {
  let calculation: Calculation<BalanceTransfer>

  private var transfer: BalanceTransfer { calculation.result }

  /// A fact of the offer: an amount and what follows it.
  struct Fact {
    let name: String
    let amount: String
    var more = ""
    var link: Address?
  }

  private var end: CalendarMonth {
    CalendarMonth(of: calculation.site.today).addingMonths(transfer.terms.offerMonths)
  }

  /// The title of the facts.
  var title: String { "The offer, until \(end.words)" }

  /// The facts; none when nothing moves.
  var facts: [Fact] {
    transfer.moved.isPositive ? [fee, left, inTime, largestFee].compactMap(\.self) : []
  }

  /// The facts as a part of the page; nil when nothing moves.
  var html: HTML? {
    guard !facts.isEmpty else { return nil }
    return """
      <section class="part offer" aria-labelledby="offer">
      <h3 id="offer">\(title)</h3>
      <dl>
      \(each: facts, { fact in
        "<div><dt>\(fact.name)</dt><dd>\(html(of: fact))</dd></div>\n"
      })\
      </dl>
      \(note.map { "<p>\($0)</p>\n" as HTML })\
      </section>

      """
  }

  private func html(of fact: Fact) -> HTML {
    let words: HTML = "<b>\(fact.amount)</b>\(fact.more)"
    guard let address = fact.link else { return words }
    return "<a\(href: address) target=\"_self\" data-swap>\(words)</a>"
  }

  private var fee: Fact? {
    transfer.fee.isPositive
      ? Fact(name: "Fee, added at the start", amount: transfer.fee.short) : nil
  }

  private var left: Fact? {
    let place = keepsSome ? " on the new card" : ""
    return transfer.leftAfterOffer.map {
      Fact(name: "Still owed\(place) when it ends", amount: $0.short)
    }
  }

  private var inTime: Fact {
    let payment = transfer.clearsWithinOffer
    let isOther = payment >= transfer.firstMinimum && payment != transfer.payment
    return Fact(
      name: "To pay it off before the offer ends", amount: payment.short, more: " a month",
      link: isOther ? calculation.link.paying(payment) : nil)
  }

  private var largestFee: Fact? {
    guard let fee = transfer.largestFee, fee.amount.isPositive else { return nil }
    return Fact(
      name: "Moving saves money if the fee is under", amount: fee.amount.short,
      more: ", or \(fee.percent.formatted)")
  }

  /// True when the limit of the new card leaves some of the debt where it is.
  private var keepsSome: Bool { transfer.unmoved.isPositive }

  /// The rate of what is left.
  var note: String? {
    guard let left = transfer.leftAfterOffer, left.isPositive else { return nil }
    let apr = transfer.terms.rateAfter.apr.formatted
    return "After \(end.words) you’d pay \(apr) on what’s left\(keepsSome ? " there" : "")."
  }
}
