import Calendars
import Components
import Finance
import GroupsFormulas
import Markup

/// The page of totals: spending in all and by month, and who paid it.
struct GroupTotalsPage {
  private let ledger: GroupLedger

  init(_ book: GroupBook) {
    ledger = book.ledger
  }

  var page: Page {
    let all = GroupTotals.all(of: ledger.payments)
    let totals = ledger.ordered(all.map(\.currency)).compactMap { currency in
      all.first { $0.currency == currency }
    }
    return Page(
      title: "What \(ledger.name.isolated) has cost", tool: GroupAddress.list, isKeptOffline: true,
      content: """
        \(totals.isEmpty ? "<p class=\"say\">Nothing has been paid yet.</p>" as HTML? : nil)\
        \(each: totals, section)
        <p class="tools"><a\(href: GroupAddress(ledger.id).page)>Back to \(own(ledger.name))</a></p>
        """)
  }

  private func section(_ totals: GroupTotals) -> HTML {
    """
    <section>
    <h2>In \(totals.currency.name)</h2>
    <p class="say">Together you have spent <b>\(totals.whole.spent.short)</b>.</p>
    \(table("In all", totals.whole, totals.currency))
    \(each: totals.months, { month in
      table(
        "\(month.start.monthAndYear): \(month.sum.spent.short)", month.sum, totals.currency)
    })
    </section>

    """
  }

  private func table(_ caption: String, _ sum: GroupTotals.Sum, _ currency: Currency) -> HTML {
    """
    <div class="scroll" role="region" aria-label="\(caption), in \(currency.name)" tabindex="0">
    <table class="names">
    <caption>\(caption)</caption>
    <thead>
    <tr><th scope="col">Name<th scope="col">Paid<th scope="col">Own share
    </thead>
    <tbody>
    \(each: ledger.shownMembers, { member in
      """
      <tr><th scope="row">\(own(member.name))\
      <td>\((sum.paid[member.id] ?? .zero(currency)).formatted)\
      <td>\((sum.shares[member.id] ?? .zero(currency)).formatted)

      """
    })\
    </tbody>
    </table>
    </div>

    """
  }
}
