import GroupsFormulas

/// What was read from the file of another app: its sums, what is left out, and each payment.
struct GroupImportView {
  let group: ImportedGroup

  private var ledger: GroupLedger { group.ledger }

  /// The sums of the file, and what a group here does not have of it.
  var sums: HTML {
    let sums = ledger.ordered(ledger.payments.map(\.amount.currency)).map(sum)
    return """
      \(each: sums, { "<p><b>\($0)</b></p>\n" })\
      \(leftOut.isEmpty ? nil : note)
      """
  }

  private var note: HTML {
    """
    <div class="note">
    \(each: leftOut, { "<p>\($0).</p>\n" })\
    </div>
    """
  }

  /// “€1,011 spent and €310 paid back”.
  private func sum(in currency: Currency) -> String {
    let payments = ledger.payments.filter { $0.amount.currency == currency }
    let kinds = [("spent", .spending), ("paid back", .payback), ("lent", GroupPayment.Kind.lent)]
    return kinds.compactMap { word, kind in
      let sum = payments.filter { $0.kind == kind }.map(\.told).sum(in: currency)
      return kind == .spending || !sum.isZero ? "\(words(sum)) \(word)" : nil
    }.inWords
  }

  private var leftOut: [String] {
    group.leftOut.map { "Line \($0.line) is left out. \($0.why)" } + group.notes
  }

  /// Each payment of the file, in its order.
  var lines: HTML? {
    guard !ledger.payments.isEmpty else { return nil }
    return """
      <section class="found">
      <h2>Payments in the file</h2>
      <ul class="ledger">
      \(each: ledger.payments, line)\
      </ul>
      </section>
      """
  }

  private func line(_ payment: GroupPayment) -> HTML {
    let voice = GroupVoice(ledger: ledger, me: nil)
    return """
      <li>\(voice.heading(of: payment)) <b>\(words(payment.told))</b>
      <p>\(payment.date.words(in: ledger.currency)): \(voice.details(of: payment))</p></li>

      """
  }

  /// An amount; without a sign where the file does not say its currency.
  private func words(_ amount: Money) -> String {
    group.asksCurrency && amount.currency == ledger.currency ? amount.typed : amount.formatted
  }
}
