import Hosting
import Calendars
import Components
import Finance
import Forms
import Markup
import State
import Web

/// The page of debts: who pays whom, why, and buttons to record it.
struct GroupDebtsPage {
  private let book: GroupBook
  private let settlement: Settlement
  private let balances: GroupBalances
  private let today: CalendarDate

  init(_ book: GroupBook, _ site: Site) {
    self.book = book
    settlement = Settlement(of: book.ledger.payments)
    balances = GroupBalances(of: book.ledger.payments)
    today = site.today
  }

  private var ledger: GroupLedger { book.ledger }
  private var address: GroupAddress { GroupAddress(ledger.id) }

  func page(
    _ wrong: FormState? = nil, tellsChange: Bool = false
  ) -> Page {
    let news = tellsChange ? book.lastChange(on: .debts) : nil
    return Page(
      title: "Who pays whom in \(ledger.name.isolated)", news: news?.title, tool: GroupAddress.list,
      errors: wrong?.errors ?? [], isKeptOffline: true,
      content: """
        \(news.map { OfflineSlot.news.around($0.news) })\
        \(wrong.map(form))\
        \(debts)
        <p class="tools"><button class="second" data-copy="summary" hidden>Copy as text</button> \
        <button class="second" data-print hidden>Print</button> \
        <a\(href: address.debtsText)>As plain text</a> \
        <a\(href: address.page)>Back to \(own(ledger.name))</a></p>
        <pre id="summary" hidden>\(GroupJSON.text(of: ledger, settlement))</pre>
        \(why)
        """)
  }

  private var debts: HTML {
    guard !settlement.transfers.isEmpty else {
      return "<p class=\"say\">Everything is settled.</p>"
    }
    return """
      \(each: settlement.plans.filter { !$0.transfers.isEmpty }, plan)
      """
  }

  private func plan(_ plan: Settlement.Plan) -> HTML {
    """
    <section>
    <h2>In \(plan.currency.name)</h2>
    <p class="say">\(sentence(plan))</p>
    <ul class="debts">
    \(each: ledger.ordered(plan.transfers), row)\
    </ul>
    </section>

    """
  }

  private func sentence(_ plan: Settlement.Plan) -> HTML {
    let count = plan.transfers.count
    let words = count == 1 ? "<b>One payment</b>" as HTML : "<b>\(count) payments</b>"
    return plan.isMinimal
      ? "\(words) would settle everything. Fewer would not do."
      : """
      \(words) would settle everything. With so many people there may be a way with fewer.
      """
  }

  private func row(_ transfer: Transfer) -> HTML {
    let (from, to) = (
      ledger.name(of: transfer.from).isolated, ledger.name(of: transfer.to).isolated
    )
    return """
      <li class="card">
      <p><b>\(own(ledger.name(of: transfer.from)))</b> pays \
      <b>\(own(ledger.name(of: transfer.to)))</b> <b class="good">\(transfer.amount.short)</b></p>
      <form method="post"\(action: address.settle) novalidate>
      \(hiddenInputs(values(transfer)))\
      <button\(attribute: "aria-label", "Mark as paid: \(from) pays \(to) \(transfer.amount.short)")>\
      Mark as paid</button>
      </form>
      \(details("Pay a part of it", """
        <form method="post"\(action: address.settle) novalidate data-sums>
        \(hiddenInputs(values(transfer).filter { $0.0 != SettleForm.amount.name }))\
        <div class="field"><label for="part-\(transfer.from.text)-\(transfer.to.text)\
        -\(transfer.amount.currency.code)">How much did \(from) pay back, \
        in \(transfer.amount.currency.name)?</label>
        <div class="box amount"><input \
        id="part-\(transfer.from.text)-\(transfer.to.text)-\(transfer.amount.currency.code)" \
        name="\(SettleForm.amount.name)" type="text" inputmode="decimal" autocomplete="off"></div></div>
        <button class="second">Note this part</button>
        </form>
        """))
      </li>

      """
  }

  private func values(_ transfer: Transfer) -> [(String, String)] {
    FormStamp(revision: book.history.revision).values + [
      (SettleForm.from.name, transfer.from.text), (SettleForm.to.name, transfer.to.text),
      (SettleForm.amount.name, transfer.amount.plain),
      (SettleForm.currency.name, transfer.amount.currency.code),
    ]
  }

  /// The form with a mistake, open, with the typed texts.
  private func form(_ state: FormState) -> HTML {
    let people = ledger.shownMembers.map { Choice($0.id.text, $0.name.isolated) }
    return """
      <form class="card narrow" method="post"\(action: address.settle) novalidate data-sums>
      <h2>Note a payback</h2>
      \(hiddenInputs(
        FormStamp(revision: book.history.revision).values
          + [(SettleForm.currency.name, state.currency.code)]))\
      \(state.select(SettleForm.from, people, chosen: state.chosen(SettleForm.from)))
      \(state.select(SettleForm.to, people, chosen: state.chosen(SettleForm.to)))
      \(state.textInput(SettleForm.amount))
      <button>Note it</button>
      </form>

      """
  }

  // MARK: Why

  private var why: HTML? {
    guard !balances.currencies.isEmpty else { return nil }
    return details(
      "Why?",
      """
      <p>A balance is what somebody paid less what their shares come to. Whoever is below zero \
      owes; whoever is above is owed.</p>
      \(each: balances.currencies, table)
      """)
  }

  private func table(_ currency: Currency) -> HTML {
    let payments = ledger.payments.filter { $0.counted.currency == currency }
    let paid = sums(payments.flatMap(\.countedPayers))
    let shares = sums(payments.flatMap(\.countedShares))
    return """
      <div class="scroll" role="region" aria-label="Balances in \(currency.name)" tabindex="0">
      <table class="names decisive-4">
      <caption>Balances in \(currency.name)</caption>
      <thead>
      <tr><th scope="col">Name<th scope="col">Paid<th scope="col">Share<th scope="col">Balance
      </thead>
      <tbody>
      \(each: ledger.shownMembers, { member in
        """
        <tr><th scope="row">\(own(member.name))\
        <td>\((paid[member.id] ?? .zero(currency)).formatted)\
        <td>\((shares[member.id] ?? .zero(currency)).formatted)\
        <td>\(balances[member.id, in: currency].formatted)

        """
      })\
      </tbody>
      </table>
      </div>

      """
  }

  private func sums(_ parts: [Share<Money>]) -> [MemberID: Money] {
    Dictionary(parts.map { ($0.member, $0.value) }, uniquingKeysWith: +)
  }
}
