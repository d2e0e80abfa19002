import GroupsFormulas

/// The page that finds payments: the form, what matches, and its sum.
struct GroupFindPage {
  let book: GroupBook
  let filtering: GroupFiltering
  let site: Site

  private var ledger: GroupLedger { book.ledger }
  private var address: GroupAddress { GroupAddress(id: ledger.id) }

  var page: Page {
    Page(
      title: "Find a payment in \(ledger.name.isolated)", tool: GroupAddress.list,
      errors: filtering.state.errors,
      content: """
        <div class="narrow">
        \(GroupFilterView(ledger: ledger, state: filtering.state).form(
          action: address.page, button: "Find", asksWords: true))
        \(filtering.state.errors.isEmpty ? found : nil)
        <p class="tools"><a\(href: address.page)>Back to \(own(ledger.name))</a></p>
        </div>
        """)
  }

  /// The report of what was found.
  private var report: Address {
    address.report.with(
      query: filtering.state.typed.values(of: GroupFilterForm.questions.map(\.name)))
  }

  private var found: HTML {
    let payments = ledger.payments(matching: filtering.filter)
    let count = payments.isEmpty ? "No payment matches" : GroupPayment.inWords(payments.count)
    let spent = ledger.spent(in: payments)
    let sum: HTML? = spent.isEmpty ? nil : " <p>\(spent) in all</p>"
    return """
      <section class="paid found">
      <div class="paid-head"><h2>\(count)</h2>\(sum)</div>
      \(GroupPaymentDays(book, on: site, matching: filtering.filter).list)
      \(payments.isEmpty ? nil : "<p class=\"tools\"><a\(href: report)>Save these as PDF</a></p>")
      </section>
      """
  }
}
