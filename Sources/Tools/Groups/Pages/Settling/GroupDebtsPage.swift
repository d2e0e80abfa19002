import GroupsFormulas

/// The page of debts: who pays whom, why, and buttons to record it.
struct GroupDebtsPage {
  private let book: GroupBook
  private let shown: GroupDebts

  /// The page of the fewest payments, or of other debts.
  init(_ book: GroupBook, _ debts: GroupDebts? = nil) {
    self.book = book
    shown = debts ?? GroupDebts(book.ledger)
  }

  private var ledger: GroupLedger { book.ledger }
  private var settlement: Settlement { shown.settlement }
  private var query: [(String, String)] { GroupDebts.query(arePairs: shown.arePairs) }
  private var address: GroupAddress { GroupAddress(id: ledger.id) }
  private var voice: GroupVoice { GroupVoice(book) }

  func page(_ wrong: FormState? = nil, tellsChange: Bool = false) -> Page {
    let flash = tellsChange ? book.lastChange(on: .debts) : nil
    return Page(
      title: "Who \(shown.arePairs ? "owes" : "pays") whom in \(ledger.name.isolated)",
      flash: flash?.title, isCalm: true, tool: GroupAddress.list,
      errors: wrong?.errors ?? [], isKeptOffline: true,
      content: """
        \(GroupBoxNews.missing(from: book))\
        \(flash.map { OfflineSlot.flash.around($0.flash) })\
        \(wrong.map(form))\
        \(debts)
        <p class="tools"><button class="second" data-copy="summary" hidden>Copy as text</button> \
        <button class="second" data-share="summary" hidden>Share</button> \
        <button class="second" data-print hidden>Print</button> \
        <a\(href: address.debtsText.with(query: query))>As plain text</a> \
        <a\(href: address.page)>Back to \(own(ledger.name))</a></p>
        <pre id="summary" hidden>\(GroupJSON.text(of: shown))</pre>
        \(other)\
        \(why)
        """)
  }

  private var debts: HTML {
    guard !settlement.transfers.isEmpty else {
      return "<p class=\"say\">Everything is settled.</p>"
    }
    let plans = settlement.plans.filter { !$0.transfers.isEmpty }
    var left = GroupLedger.mostTransfers
    let ordered = ledger.ordered(plans.map(\.currency)).compactMap { currency in
      plans.first { $0.currency == currency }
    }.map { plan in
      let listed = ledger.ordered(plan.transfers).prefix(left)
      left -= listed.count
      return (plan, listed)
    }
    return """
      \(each: ordered.filter { !$1.isEmpty }, section)\
      \(address.allTransfers(of: settlement.transfers.count))
      """
  }

  /// The way to the other list of debts, and why both are right; nil when nothing is owed.
  private var other: HTML? {
    guard !settlement.transfers.isEmpty else { return nil }
    let link = address.debts.with(query: GroupDebts.query(arePairs: !shown.arePairs))
    return """
      <p>\(shown.arePairs
        ? "This is what each pair of people owe each other, from the payments they share."
        : "These are the fewest payments we found: what you owe may go to somebody else.") \
      <a\(href: link)>\(shown.arePairs ? "Show the fewest payments" : "Show who owes whom")</a>.\
      \(ledger.households.isEmpty ? " Both are right: each person pays or gets the same in all." : "")</p>

      """
  }

  /// The payments of one currency that are listed.
  private func section(_ plan: Settlement.Plan, _ listed: ArraySlice<Transfer>) -> HTML {
    let rows = voice.shortened(Array(listed))
    let paybacks = shown.arePairs ? Paybacks(in: ledger) : nil
    return """
      <section>
      <h2>In \(plan.currency.name)</h2>
      <p class="fewest">\(words(of: plan)) \(ticking(plan, upTo: paybacks))</p>
      \(rows.html("And \(rows.folded.count) more payments") { transfers in
        """
        <ul class="rows settle debts">
        \(each: transfers, { row($0, upTo: paybacks) })\
        </ul>
        """
      })
      </section>

      """
  }

  private func ticking(_ plan: Settlement.Plan, upTo paybacks: Paybacks?) -> String {
    plan.transfers.allSatisfy { $0.amount <= most(of: $0, upTo: paybacks) }
      ? "Tick when paid."
      : "Tick when paid. No tick? Then somebody else pays it: see the fewest payments."
  }

  /// The most that can be paid of a debt: all of it without a limit.
  private func most(of debt: Transfer, upTo paybacks: Paybacks?) -> Money {
    paybacks?.most(from: debt.from, to: debt.to, in: debt.amount.currency) ?? debt.amount
  }

  private func words(of plan: Settlement.Plan) -> String {
    let count = plan.transfers.count
    return shown.arePairs
      ? (count == 1 ? "1 debt between two people." : "\(count) debts between two people each.")
      : settlement.words(count, isMinimal: plan.isMinimal, in: ledger.currency)
  }

  private func row(_ transfer: Transfer, upTo paybacks: Paybacks?) -> HTML {
    let most = most(of: transfer, upTo: paybacks)
    let button = SettleButton(transfer: transfer, book: book, part: .debts)
    return """
      <li><p><b>\(voice.html(subject: transfer.from))</b> \
      \(shown.arePairs ? voice.owes(transfer.from) : voice.pays(transfer.from)) \
      <b>\(voice.html(transfer.to))</b></p>
      <div class="due"><p class="sum">\(transfer.amount.formatted)</p>
      \(transfer.amount <= most ? button.tick : nil)</div>
      \(ledger.wayToPay(transfer.to).map { "<p class=\"small\">\($0)</p>\n" as HTML })\
      \(most.isPositive ? details(
        """
        Paid part of it?<span class="unseen"> \(voice.subject(transfer.from)), \
        to \(voice.name(of: transfer.to))</span>
        """, part(of: transfer, button)) : nil)
      </li>

      """
  }

  private func part(of transfer: Transfer, _ button: SettleButton) -> HTML {
    let id = "part-\(transfer.from.text)-\(transfer.to.text)-\(transfer.amount.currency.code)"
    return """
      <form method="post"\(action: address.settle) novalidate data-sums>
      \(hiddenInputs(button.values.filter { $0.0 != SettleForm.amount.name }))\(SettleButton.day)\
      <div class="field"><label for="\(id)">How much did \(voice.name(of: transfer.from)) pay back, \
      in \(transfer.amount.currency.name)?</label>
      <div class="box amount"><input id="\(id)" name="\(SettleForm.amount.name)" type="text" \
      inputmode="decimal" autocomplete="off"></div></div>
      <button class="second">Record it</button>
      </form>
      """
  }

  /// The form with a mistake, open, with the typed texts.
  private func form(_ state: FormState) -> HTML {
    let people = ledger.shownMembers.map { Choice($0.id.text, $0.name.isolated) }
    return """
      <form class="card narrow" method="post"\(action: address.settle) novalidate data-sums>
      <h2>Record a payback</h2>
      \(hiddenInputs(
        book.formStamp.values
          + [(SettleForm.currency.name, state.currency.code)]))\(SettleButton.day)\
      \(state.select(SettleForm.from, people, chosen: state.chosen(SettleForm.from)))
      \(state.select(SettleForm.to, people, chosen: state.chosen(SettleForm.to)))
      \(state.textInput(SettleForm.amount))
      <button>Record it</button>
      </form>

      """
  }

  // MARK: Why

  private var why: HTML? {
    let parts = GroupBalanceParts(ledger)
    guard !parts.currencies.isEmpty else { return nil }
    return details(
      "Why?",
      """
      <p>A balance is what somebody paid\
      \(parts.paidBack == nil
        ? ", less their shares of what was paid for"
        : " and paid back, less their shares and what came back to them"). \
      Below zero, they owe money. Above zero, they are owed money.</p>
      \(each: ledger.listed(parts.currencies), { table($0, parts) })\
      \(ledger.unlisted(parts.currencies).map { "<p>\($0)</p>\n" as HTML })
      """)
  }

  private func table(_ currency: Currency, _ parts: GroupBalanceParts) -> HTML {
    """
    <div class="scroll" role="region" aria-label="Balances in \(currency.name)" tabindex="0">
    <table class="names decisive-\(parts.titles.count + 1)">
    <caption>Balances in \(currency.name)</caption>
    <thead>
    <tr><th scope="col">Name\(each: parts.titles, { "<th scope=\"col\">\($0)" })
    </thead>
    <tbody>
    \(each: ledger.shownMembers, { member in
      """
      <tr><th scope="row">\(own(member.name))\
      \(each: parts.amounts(of: member.id, in: currency), { "<td>\($0.formatted)" })

      """
    })\
    </tbody>
    </table>
    </div>

    """
  }
}
