import GroupsFormulas

/// The forms for the exchange rates of a group.
struct GroupRates {
  let book: GroupBook

  /// A form with a mistake, as it was sent; nil where there is none.
  var wrong: FormState?

  private var ledger: GroupLedger { book.ledger }

  static func id(of currency: Currency) -> String { "rate-\(currency.code)" }

  /// The mistakes on the boxes that the pages have for them.
  static func moved(_ errors: [FieldError], of currency: Currency) -> [FieldError] {
    errors.map { FieldError(field: id(of: currency), message: $0.message) }
  }

  /// The form on the page of the group, which gives the rate to all payments that have none.
  func missing(_ currency: Currency) -> HTML {
    form(currency, button: "Set the rate", from: .group, more: hiddenInputs([Self.applying]))
  }

  /// The section of the settings: a form for each currency; nil in a group with one currency.
  var settings: HTML? {
    let others = ledger.currenciesInUse.dropFirst()
    let chosen = wrong.map { [$0.currency] } ?? []
    let currencies = ledger.ordered(others + chosen).filter { $0 != ledger.currency }
    guard !currencies.isEmpty else { return nil }
    return """
      <section class="card">
      <h2>Exchange rates</h2>
      <p class="hint">For new payments. Leave a rate blank to keep the currency apart.</p>
      \(each: currencies, { currency in
        form(currency, button: "Save", from: .settings, more: applying(to: currency))
      })
      </section>

      """
  }

  /// The tick for earlier payments, where some have no rate.
  private func applying(to currency: Currency) -> HTML? {
    let count = ledger.paymentsWithoutRate(in: currency)
    guard count > 0 else { return nil }
    let payments = count == 1 ? "the payment" : "the \(count) payments"
    let tick = tickBox(
      "Use it for \(payments) without a rate too", name: Self.applying.0,
      value: Self.applying.1, id: "apply-\(currency.code)")
    return "\(tick)\n"
  }

  private static let applying = (GroupRateForm.apply.name, "yes")

  private func form(
    _ currency: Currency, button: String, from part: GroupPart, more: HTML?
  ) -> HTML {
    let wrong = wrong.flatMap { $0.currency == currency ? $0 : nil }
    let box = GroupRateBox(
      id: Self.id(of: currency), target: ledger.currency, currency: currency,
      text: wrong.map { $0.typed.typed(GroupRateForm.rate.name) }
        ?? ledger.rate(of: currency).map(PlainDecimal.rate),
      isAskedAhead: false, error: wrong?.errors.first?.message)
    return """
      <form class="rate-form" method="post"\(action: GroupAddress(id: ledger.id).rates) novalidate>
      \(hiddenInputs(
        book.formStamp.values + [
          (GroupRateForm.currency.name, currency.code), (GroupPart.name, part.rawValue),
        ]))\
      \(box.html)
      \(more)\
      <button class="second" aria-label="\(button): \(currency.name)">\(button)</button>
      </form>

      """
  }
}
