import GroupsFormulas

/// The page of totals: spending in all and by month, who paid it, and what for.
struct GroupTotalsPage {
  let book: GroupBook
  let filtering: GroupFiltering

  private var ledger: GroupLedger { book.ledger }
  private var address: GroupAddress { GroupAddress(id: ledger.id) }

  var page: Page {
    let totals = ledger.totals(of: ledger.payments(matching: filtering.filter))
    return Page(
      title: "What \(ledger.name.isolated) has cost", isCalm: true, tool: GroupAddress.list,
      errors: filtering.state.errors, isKeptOffline: true,
      content: """
        \(GroupBoxNews.missing(from: book))\
        \(totals.isEmpty ? nothing : nil)\
        \(each: totals, section)
        \(details(
          "Choose what is added up",
          isOpen: !filtering.filter.isEmpty || !filtering.state.errors.isEmpty,
          GroupFilterView(ledger: ledger, state: filtering.state).form(
            action: address.totals, button: "Add up", asksWords: false)))
        <p class="tools"><a\(href: address.page)>Back to \(own(ledger.name))</a></p>
        """)
  }

  private var nothing: HTML {
    filtering.filter.isEmpty
      ? "<p class=\"say\">Nothing has been paid yet.</p>"
      : "<p class=\"say\">No payment matches.</p>"
  }

  private func section(_ totals: GroupTotals) -> HTML {
    """
    <section>
    <h2>In \(totals.currency.name)</h2>
    <p class="say">Together you have spent <b>\(totals.whole.spent.short.keepingSign)</b>.</p>
    \(categories(totals.whole, totals.currency))\
    \(table("In all", totals.whole, totals.currency))
    \(each: totals.months, { month in
      table(
        "\(month.start.monthAndYear): \(month.sum.spent.short.keepingSign)", month.sum,
        totals.currency)
    })
    </section>

    """
  }

  /// What the money was for; nil where no payment has a category.
  private func categories(_ sum: GroupTotals.Sum, _ currency: Currency) -> HTML? {
    let parts = ledger.ordered(sum.categories)
    guard parts.contains(where: { $0.category != nil }) else { return nil }
    return table(
      "What for", currency, ["Kind", "Spent"],
      """
      \(each: parts, { part in
        """
        <tr><th scope="row">\(name(of: part.category))\
        <td>\(part.sum.formatted)

        """
      })
      """)
  }

  /// The name of a category, which leads to its payments.
  private func name(of category: PaymentCategory?) -> HTML {
    """
    <a\(href: address.finding(category?.name ?? PaymentCategory.none))>\
    \(own(category?.words ?? "Without a kind"))</a>
    """
  }

  private func table(_ caption: String, _ sum: GroupTotals.Sum, _ currency: Currency) -> HTML {
    table(
      caption, currency, ["Name", "Paid", "Own share"],
      """
      \(each: ledger.shownMembers, { member in
        """
        <tr><th scope="row">\(own(member.name))\
        <td>\((sum.paid[member.id] ?? .zero(currency)).formatted)\
        <td>\((sum.shares[member.id] ?? .zero(currency)).formatted)

        """
      })
      """)
  }

  private func table(
    _ caption: String, _ currency: Currency, _ columns: [String], _ rows: HTML
  ) -> HTML {
    let label = "\(caption), in \(currency.name)"
    let table = Table(
      label: label, caption: caption, columns: columns, decisive: columns.count, look: "names",
      rows: rows)
    return "\(table.html)\n"
  }
}
