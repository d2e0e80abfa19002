import CardsFormulas

/// Three cards as the list would show them, beside the form for the first one.
struct CardsExample {
  private let wallet: Wallet
  private let today: CalendarDate

  /// An example in a currency.
  init(_ currency: Currency, today: CalendarDate) {
    self.today = today
    wallet = Wallet(
      currency: currency,
      cards: [
        Self.card(1, "Blue", .blue, owing: 900, of: 1_000, dueOn: 5, in: currency),
        Self.card(2, "Shopping", .plum, owing: 450, of: 1_500, dueOn: 14, in: currency),
        Self.card(3, "Travel", .teal, owing: 120, of: 2_000, dueOn: 27, in: currency),
      ])
  }

  private static func card(
    _ number: UInt32, _ name: String, _ style: CardStyle, owing balance: Int32, of limit: Int32,
    dueOn day: Int, in currency: Currency
  ) -> Card {
    var details = CardDetails(in: currency)
    details.name = name
    details.style = style
    details.balance = .whole(balance, currency)
    details.limit = .whole(limit, currency)
    details.dueDay = day
    details.minimum = .whole(balance / 36, currency)
    return Card(id: CardID(number), details: details)
  }

  var html: HTML {
    let month = CardsMonth(wallet, today: today)
    return """
      <section class="example" aria-labelledby="example">
      <h2 id="example"><span class="tag">Example</span> Three cards</h2>
      \(CardsGlance(situation: CardsSituation(wallet: wallet, today: today), month: month, isExample: true).html)
      <ul class="rows dated">
      \(each: month.payments, row)\
      </ul>
      <p class="try"><span>Your cards will look like this, with your own figures.</span></p>
      </section>
      """
  }

  private func row(_ payment: CardsMonth.Payment) -> HTML {
    let card = payment.card
    return """
      <li>
      \(DayTile(payment.due, look: card.details.style.rawValue).html)
      <p><b>\(card.name)</b> <small>\(card.available.short) left to spend</small></p>
      <p class="sum">\(payment.amount.short) <small>of \(card.balance.short)</small></p>
      </li>

      """
  }
}
