import GroupsFormulas

/// What a payment's page tells before anything is changed: how much, who paid, when, for whom, and who
/// noted it.
struct GroupPaymentFacts {
  let payment: GroupPayment
  let entry: GroupLedger.Entry
  let voice: GroupVoice
  let stamp: HTML

  private var ledger: GroupLedger { voice.ledger }
  private var address: GroupAddress { GroupAddress(id: ledger.id) }

  var html: HTML {
    """
    <div class="narrow">
    <section class="card">
    <b class="fig">\(payment.told.short)</b>
    <p>\(voice.payers(of: payment)) · \(day)\(kind)</p>
    \(counted)\
    \(payment.note.isEmpty ? nil : "<p class=\"hint\">\(own(payment.note))</p>\n" as HTML)\
    \(payment.countedPayers.count > 1 ? parts("Who paid", payment.countedPayers) : nil)\
    \(payment.isTransfer ? nil : parts(way, payment.countedShares))
    </section>
    <p class="tools"><a class="button" href="#\(GroupPaymentForm.amount.name)">Change</a>\(another)</p>
    \(voice.history(of: entry).map { "<p class=\"hint\">\($0)</p>\n" as HTML })\
    <div class="folds">
    \(details("Delete", deletion))
    </div>
    <p><a class="up"\(href: address.page)>Back to \(own(ledger.name))</a></p>
    </div>
    """
  }

  /// The form of one more; a payback is made where debts are settled, so there is none for it.
  private var another: HTML? {
    guard payment.kind != .payback else { return nil }
    return " <a class=\"button plainly\"\(href: address.copy(entry.id))>Add another like it</a>"
  }

  private var day: String { payment.date.weekday(in: ledger.currency, withYear: true) }

  private var kind: String { payment.category.map { " · \($0.words.isolated)" } ?? "" }

  /// What it comes to in the group's currency; nil where it was paid in that, or is kept apart.
  private var counted: HTML? {
    guard payment.conversion != nil else { return nil }
    return "<p class=\"hint\">It counts as \(payment.counted.formatted.keepingSign).</p>\n"
  }

  private var way: String {
    switch payment.split.kind {
    case .even: "Shared evenly"
    case .shares: "Shared by shares"
    case .percent: "Shared by percent"
    case .exact: "Shared by amounts"
    }
  }

  /// A row for each person, of many the visitor first and the rest folded.
  private func parts(_ heading: String, _ parts: [Share<Money>]) -> HTML {
    let rows = Shortened(parts) { $0.member == voice.me && $1.member != voice.me }
    return """
      <h2>\(heading)</h2>
      \(rows.html("And \(rows.folded.count) more people") { rows in
        """
        <ul class="rows parted">
        \(each: rows, row)\
        </ul>
        """
      })

      """
  }

  private func row(_ part: Share<Money>) -> HTML {
    """
    <li><p>\(voice.html(subject: part.member))</p> <p class="sum">\(part.value.formatted)</p></li>

    """
  }

  private var deletion: HTML {
    """
    <p>It goes from everybody’s balance. That can be undone.</p>
    <form method="post"\(action: address.deletePayment(entry.id))>\(stamp)\
    <button class="risky">Delete this payment</button></form>
    """
  }
}
