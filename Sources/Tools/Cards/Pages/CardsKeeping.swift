import Calendars
import CardsFormulas
import Components
import Finance
import Hosting
import Markup
import Web

/// The cards of a browser in short, for its home page.
enum CardsKeeping {
  /// The next payment, else the sum of the balances; empty without cards.
  static func summaries(_ request: Request, _ site: Site) -> [KeptSummary] {
    let wallet = CardStore.book(of: request, on: site).wallet
    guard !wallet.isEmpty else { return [] }
    let unpaid = CardsMonth(wallet, today: site.today).unpaid
    return [unpaid.first.map { next($0, of: unpaid, site.today) } ?? nothingDue(wallet)]
  }

  private static func next(
    _ payment: CardsMonth.Payment, of unpaid: [CardsMonth.Payment], _ today: CalendarDate
  ) -> KeptSummary {
    let minimum = payment.card.minimum
    let amount = "\(minimum.isEstimated ? "About " : "")\(minimum.amount.short)"
    let days = today.days(until: payment.due)
    return KeptSummary(
      "Pay \(own(payment.card.details.name))", at: CardsPage.address,
      detail: others(unpaid.dropFirst()),
      figure: (.cost, amount, days == 0 ? "today" : "by \(day(payment, in: days))"),
      urgent: days <= 3
        ? "\(amount) is due \(days > 1 ? "on " : "")\(day(payment, in: days))." : nil)
  }

  private static func day(_ payment: CardsMonth.Payment, in days: Int) -> String {
    switch days {
    case 0: "today"
    case 1: "tomorrow"
    default: payment.due.dayAndMonth(in: payment.card.balance.currency)
    }
  }

  private static func others(_ unpaid: ArraySlice<CardsMonth.Payment>) -> String {
    guard let last = unpaid.last else { return "No other card is due" }
    let cards = unpaid.count == 1 ? "1 more card is" : "\(unpaid.count) more cards are"
    return "\(cards) due by \(last.due.dayAndMonth(in: last.card.balance.currency))"
  }

  private static func nothingDue(_ wallet: Wallet) -> KeptSummary {
    let balance = wallet.balance
    return KeptSummary(
      "My cards", at: CardsPage.address, detail: "Nothing is left to pay this month",
      figure: balance.isPositive ? (.cost, balance.short, "owed in all") : nil)
  }
}
