import Calendars
import CardsFormulas
import Finance
import Markup

/// The sums at the top of the list: what is owed, and the credit available.
struct CardsGlance {
  private let situation: CardsSituation
  private let isExample: Bool
  private let now: KeptPlanNow?

  /// The sums of some cards with the kept plan; an example has no heading of its own.
  init(_ situation: CardsSituation, isExample: Bool = false, keeping now: KeptPlanNow? = nil) {
    self.now = now
    self.situation = situation
    self.isExample = isExample
  }

  private var wallet: Wallet { situation.wallet }

  var html: HTML {
    guard !isExample else { return "<div class=\"glance\">\n\(sums)\n</div>" }
    return """
      <section class="glance" aria-labelledby="sums">
      <h2 class="unseen" id="sums">Your cards at a glance</h2>
      \(sums)\(mark)\(warning)\(plan)\
      </section>
      """
  }

  /// Where one stands with the kept plan; nil without one.
  private var plan: HTML? {
    now.map { now in
      let end =
        now.endToSay.map { "paid off in \($0.words)" }
      let words = [KeptPlanWords(now).short, end].compactMap(\.self).joined(separator: ", ")
      return """
        <p class="mark-words">Your plan: \(words.isEmpty ? "kept" : words). \
        <a\(href: CardsPlanPage.address)>See the plan</a></p>

        """
    }
  }

  private var sums: HTML {
    """
    <div class="sums">
    \(sum(owing, wallet.balance.absolute.short, more: used))\
    \(available)\
    </div>
    \(wallet.utilisation.bar)
    """
  }

  private func sum(_ name: String, _ value: String, more: String) -> HTML {
    """
    <p><span class="of">\(name)</span> <b>\(value)</b> <span>\(more)</span></p>

    """
  }

  private var owing: String {
    guard wallet.balance.isNegative else { return "You owe" }
    return wallet.cards.areCards ? "Your cards owe you" : "You are owed"
  }

  /// True when something is owed besides cards.
  private var hasOthers: Bool { wallet.cards.contains { $0.kind != .card } }

  private var used: String {
    guard let share = wallet.utilisation.words else { return "" }
    return "\(share) of your \(wallet.limit.short) limit\(hasOthers ? " on cards is used" : "")"
  }

  /// The credit available on the cards with a limit; nil if no card has one.
  private var available: HTML? {
    let all = wallet.cards.filter { $0.kind == .card }
    let limited = all.count(where: \.limit.isPositive)
    guard limited > 0 else { return nil }
    let cards =
      limited == all.count ? "" : ", on \(limited) \(limited == 1 ? "card" : "cards")"
    return sum(
      "Credit available", wallet.available.short,
      more: "left to spend of \(wallet.limit.short)\(cards)")
  }

  /// The meaning of the mark, and the payment that would bring the sum of all cards there.
  private var mark: HTML? {
    let utilisation = wallet.utilisation
    guard utilisation.limit > 0 else { return nil }
    let target = CardsSituation.usualTarget
    let payment = wallet.money(utilisation.payment(toReach: target))
    return """
      <p class="mark-words">The mark is \(target.formatted), \
      <a\(href: Address("/guides/utilisation"))>a common rule of thumb</a>. \
      \(payment.isZero ? "You’re within it." : "Paying off \(payment.short) would bring you there.")</p>

      """
  }

  /// The advice on cards over their limit; nil when none is.
  private var warning: HTML? {
    situation.advice.first { $0.code == .overLimit }.map {
      "<p class=\"over\">\(situation.words(for: $0))</p>\n"
    }
  }
}
