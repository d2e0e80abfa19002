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
    let month = CardsMonth(wallet, today: site.today)
    let unpaid = month.unpaid
    let plan = KeptPlanNow(wallet, today: site.today).map { summary($0, unpaid.first) }
    return [unpaid.first.map { next($0, of: unpaid, site.today) } ?? nothingDue(wallet, month)]
      + (plan.map { [$0] } ?? [])
  }

  /// Where one stands with the kept plan, and the next payment.
  private static func summary(
    _ now: KeptPlanNow, _ payment: CardsMonth.Payment?
  ) -> KeptSummary {
    let next = payment.map { payment in
      let due = payment.due.map { " by \($0.dayAndMonth(in: payment.card.balance.currency))" } ?? ""
      return "Next: \(payment.card.minimum.amount.short) on \(payment.card.name)\(due)"
    }
    let end = now.standing.standing == .unknown ? nil : now.end
    return KeptSummary(
      end == nil ? "Your plan" : "Your plan, all paid off", at: CardsPlanPage.address,
      detail: [KeptPlanWords(now).short?.capitalisedFirst, next].compactMap(\.self)
        .joined(separator: ". "),
      figure: end.map { (.good, $0.words, "") })
  }

  private static func next(
    _ payment: CardsMonth.Payment, of unpaid: [CardsMonth.Payment], _ today: CalendarDate
  ) -> KeptSummary {
    let minimum = payment.card.minimum
    let amount = "\(minimum.isEstimated ? "About " : "")\(minimum.amount.short)"
    let days = payment.due.map { today.days(until: $0) } ?? .max
    return KeptSummary(
      "Due next: \(own(payment.card.details.name))", at: CardsPage.address,
      detail: others(unpaid.dropFirst()),
      figure: (
        .cost, amount,
        days == 0 ? "today" : payment.due == nil ? "this month" : "by \(day(payment, in: days))"
      ),
      urgent: days <= 3
        ? "\(amount) is due \(days > 1 ? "on " : "")\(day(payment, in: days))." : nil)
  }

  private static func day(_ payment: CardsMonth.Payment, in days: Int) -> String {
    switch days {
    case 0: "today"
    case 1: "tomorrow"
    default:
      // "3 December" stays on one line.
      payment.due?.dayAndMonth(in: payment.card.balance.currency)
        .replacing(" ", with: "\u{A0}") ?? ""
    }
  }

  private static func others(_ unpaid: ArraySlice<CardsMonth.Payment>) -> String {
    guard let last = unpaid.last else { return "No other payment is due" }
    let more = unpaid.count == 1 ? "1 more payment is" : "\(unpaid.count) more payments are"
    let days = unpaid.compactMap(\.due)
    guard days.count == unpaid.count, let day = days.last else {
      return "\(more) due\(days.isEmpty ? " this month" : "")"
    }
    return "\(more) due by \(day.dayAndMonth(in: last.card.balance.currency))"
  }

  private static func nothingDue(_ wallet: Wallet, _ month: CardsMonth) -> KeptSummary {
    let balance = wallet.balance
    return KeptSummary(
      "My cards and debts", at: CardsPage.address,
      detail: month.payments.isEmpty
        ? "No payment is due this month" : "Nothing is left to pay this month",
      figure: balance.isPositive ? (.cost, balance.short, "owed in all") : nil)
  }
}
