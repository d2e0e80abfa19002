import Components
import Finance
import Markup
import PlanFormulas

/// The orders of paying the debts off, side by side.
struct PlanWays {
  private let answer: PlanAnswer
  private let link: PlanLink
  private let dates: PlanDates

  init(_ answer: PlanAnswer, _ link: PlanLink, _ dates: PlanDates) {
    self.answer = answer
    self.link = link
    self.dates = dates
  }

  private var comparison: PlanComparison { answer.comparison }

  /// The table.
  var html: HTML {
    """
    <section aria-labelledby="ways">
    <h2 id="ways">Which debt first?</h2>
    <p>\(tried) \(cheapest)</p>
    <table class="ways">
    <thead><tr><th scope="col">Way<th scope="col">All clear<th scope="col">Interest</thead>
    <tbody>
    \(each: Self.rows(of: comparison), row)\
    </tbody>
    </table>
    </section>
    """
  }

  // MARK: - Sentences

  private var tried: String {
    let tried = comparison.tried
    guard tried.all else {
      return "\(answer.countInWords) have too many orders to try them all here, so we tried the "
        + "likeliest: \(comparison.own == nil ? "" : "yours, ")the highest rate first, the smallest "
        + "first, and the highest rate after offers first."
    }
    switch tried.orders {
    case 2: return "We tried both orders."
    default: return "We tried all \(tried.orders.grouped) orders."
    }
  }

  private var cheapest: String {
    let best = comparison.best
    let costs = Self.rows(of: comparison).dropLast().map(\.outcome.interest)
    if comparison.tried.orders == 2, Set(costs).count == 1, best.of != nil {
      return "Both cost the same."
    }
    switch best.of {
    case nil:
      return "\(comparison.tried.orders == 2 ? "Neither" : "None") of them clears your debts."
    case .dearest: return "The cheapest: the highest rate first."
    case .smallest: return "The cheapest: the smallest debt first."
    case .own, .fixed:
      let names = (best.sequence ?? []).map { answer.entries[$0].label }
      let first = names.dropLast().joined(separator: ", ")
      return "The cheapest: \(first), then \(names.last ?? "")."
    }
  }

  // MARK: - Rows

  /// A way with its name; without an order for the minimums alone.
  typealias Row = (name: String, order: PlanOrder?, outcome: PlanOutcome)

  /// All ways, the cheapest first and the minimums last.
  static func rows(of comparison: PlanComparison) -> [Row] {
    let tried = comparison.tried
    let all = tried.orders == 2 ? "both" : "all \(tried.orders.grouped)"
    let best = tried.all ? "Cheapest of \(all)" : "Cheapest we found"
    let own: [Row] = comparison.own.map { [("Your own order", .own, $0.outcome)] } ?? []
    return [
      (best, .best, comparison.best.outcome),
      ("Dearest first", .dearest, comparison.dearest.outcome),
      ("Smallest first", .smallest, comparison.smallest.outcome),
    ] + own + [("Only the minimums", nil, comparison.minimums)]
  }

  private func row(_ row: Row) -> HTML {
    let isChosen = row.order == comparison.terms.order
    return """
      <tr\(attribute: "class", isChosen ? "chosen" : nil)><th scope="row">\(name(row, isChosen))\
      <td>\(row.outcome.months.map { dates.short($0) } ?? "Never")\
      <td>\(interest(of: row))

      """
  }

  private func name(_ row: Row, _ isChosen: Bool) -> HTML {
    guard !isChosen else { return "\(row.name) <span>your plan</span>" }
    guard let order = row.order else { return "\(row.name)" }
    return "<a\(href: link.ordering(order)) target=\"_self\" data-swap>\(row.name)</a>"
  }

  private func interest(of row: Row) -> HTML {
    guard let interest = row.outcome.interest else { return "–" }
    let difference = answer.run.outcome.interest.map { interest - $0 } ?? .zero(answer.currency)
    guard !difference.isZero else { return "\(interest.formatted)" }
    let direction = difference.isPositive ? "more" : "less"
    return "\(interest.formatted) <span>\(difference.absolute.formatted) \(direction)</span>"
  }
}
