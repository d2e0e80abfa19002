import CardsFormulas

/// The head of the list: what is to be paid, what is owed, and the credit available.
struct CardsGlance {
  let situation: CardsSituation
  let month: CardsMonth
  var isExample = false
  var now: KeptPlanNow?

  private var wallet: Wallet { situation.wallet }

  var html: HTML {
    guard !isExample else { return "<div class=\"glance\">\n\(toPay)\(sums)</div>" }
    return """
      <section class="glance" aria-labelledby="cards">
      \(toPay)\(sums)\(warning)\(plan)\
      </section>
      """
  }

  private var toPay: HTML {
    let words = CardsMonthWords(month, by: now?.first)
    let title: HTML = "<b class=\"fig\">\(words.sum.short)</b> \(words.until)"
    return """
      \(isExample ? "<p class=\"to-pay\">\(title)</p>" : "<h2 class=\"to-pay\" id=\"cards\">\(title)</h2>" as HTML)
      \(progress)\
      \(words.progress.map { "<p class=\"small\">\($0)</p>\n" as HTML })\

      """
  }

  /// The part of the payments that is made, as a line; nil without a payment.
  private var progress: HTML? {
    guard !month.payments.isEmpty else { return nil }
    let (made, all) = (month.payments.count - month.toGo.count, month.payments.count)
    return """
      <svg class="progress" width="100%" height="6" aria-hidden="true" focusable="false">\
      <rect class="all" width="100%" height="6"/>\
      <rect class="part" width="\(made * 100 / all)%" height="6"/></svg>

      """
  }

  /// Where one stands with the kept plan; nil without one.
  private var plan: HTML? {
    now.map { now in
      let end = now.endToSay.map { "paid off in \($0.words)" }
      let words = [KeptPlanWords(now: now).short, end].compactMap(\.self).joined(separator: ", ")
      return """
        <a class="row-link"\(href: CardsPlanPage.address)>Your plan: \(words.isEmpty ? "kept" : words)</a>

        """
    }
  }

  private var sums: HTML {
    """
    <dl class="totals">
    <dt>\(wallet.owingWords)<dd class="\(wallet.balance.isPositive ? "cost" : "")">\(wallet.balance.absolute.short)
    \(available)\
    </dl>

    """
  }

  /// The credit available on the cards with a limit, and the used share of it; nil if no card has one.
  private var available: HTML? {
    let all = wallet.cards.filter { $0.kind == .card }
    let limited = all.count(where: \.limit.isPositive)
    guard limited > 0 else { return nil }
    let cards = limited == all.count ? "" : ", on \(limited) \(limited == 1 ? "card" : "cards")"
    return """
      <dt>Credit available\(cards)<dd>\(wallet.available.short) <span>left to spend</span>
      <dt>Used of \(wallet.limit.short)<dd>\(wallet.utilisation.words ?? "0%")

      """
  }

  /// The advice on cards over their limit; nil when none is.
  private var warning: HTML? {
    situation.advice.first { $0.code == .overLimit }.map {
      "<p class=\"over\">\(situation.words(for: $0))</p>\n"
    }
  }
}

extension Wallet {
  /// The title of what is owed in all, or of what others owe.
  var owingWords: String {
    guard balance.isNegative else { return "You owe in all" }
    return cards.areCards ? "Your cards owe you" : "You are owed"
  }
}
