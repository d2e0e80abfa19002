import CardsFormulas
import Finance
import Markup

/// The box for those who can pay more than the minimums, which leads to the helper.
struct CardsSpare {
  private let month: CardsMonth
  private let dearest: (card: Card, apr: Percentage)?

  /// The box next to a month; `dearest` is the one with the highest rate, nil when all
  /// cards have the same.
  init(_ month: CardsMonth, dearest: (card: Card, apr: Percentage)?) {
    self.month = month
    self.dearest = dearest
  }

  var html: HTML {
    """
    <section class="spare" aria-labelledby="spare">
    \(Self.drawing)
    <h2 id="spare">\(heading)</h2>
    <p>\(sentence)</p>
    <p><a class="button"\(href: CardsHelperPage.address)>What could I pay?</a></p>
    <p><a\(href: CardsPlanPage.address)>All your debts in one plan</a></p>
    </section>
    """
  }

  private var heading: String {
    month.toPay.isZero ? "Got more to pay in?" : "Got more than \(month.toPay.short)?"
  }

  private var sentence: String {
    guard let dearest else { return "See what more would change." }
    let rate = "\(dearest.card.name) costs most: \(dearest.apr.formatted) a year"
    let monthly = try? InterestBasis.effective.monthlyRate(dearest.apr)
    guard let interest = try? monthly?.interest(on: dearest.card.balance) else { return "\(rate)." }
    return "\(rate), \(interest.short) this month."
  }

  /// Two balances that fall, the one with more paid in sooner.
  private static let drawing: HTML = """
    <svg width="104" height="66" viewBox="0 0 132 84" aria-hidden="true">\
    <path class="ground" d="M6 76H126"/>\
    <path class="slow" d="M9 9C32 54 66 72 124 75" stroke-dasharray="6 5"/>\
    <path class="quick" d="M9 9C22 20 38 48 45 75"/></svg>
    """
}
