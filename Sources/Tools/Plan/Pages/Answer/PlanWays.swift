import PlanFormulas

/// The orders of paying the debts off, side by side.
struct PlanWays {
  let result: PlanResult
  let link: PlanLink
  let dates: PlanDates

  private var comparison: PlanComparison { result.comparison }

  /// The table.
  var html: HTML {
    """
    <section aria-labelledby="ways">
    <h2 id="ways">Which debt first?</h2>
    <p>\(tried) \(first.map { "\($0) " })\(cheapest)</p>
    <table class="ways">
    <thead><tr><th scope="col">Way<th scope="col">Paid off<th scope="col">Interest</thead>
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
      return "\(result.countInWords) have too many orders to try them all. We tried "
        + "\(comparison.own == nil ? "" : "yours, ")the highest rate first, the smallest first, and "
        + "the highest rate once offers end."
    }
    switch tried.orders {
    case 1: return "Only one order is possible here."
    case 2: return "We tried both orders."
    default: return "We tried all \(tried.orders.grouped) orders."
    }
  }

  /// The debts that come first in every order; nil where there are none.
  private var first: String? {
    PlanPriority(result).map {
      "\($0.names) \($0.debts.count == 1 ? "comes" : "come") first in each."
    }
  }

  private var cheapest: String {
    let best = comparison.best
    guard comparison.tried.orders > 1 || !comparison.tried.all else { return "" }
    switch best.of {
    case nil:
      return "\(comparison.tried.orders == 2 ? "Neither" : "None") of them pays off your debts."
    case _ where !result.hasInterest:
      return "There is no interest to pay, so every order costs the same."
    case .dearest: return "Paying the highest rate first costs least."
    case .smallest: return "Paying the smallest debt first costs least."
    case .own, .fixed:
      let names = (best.sequence ?? []).map { result.entries[$0].label }
      let first = names.dropLast().joined(separator: ", ")
      return "Paying \(first), then \(names.last ?? "") costs least."
    }
  }

  // MARK: - Rows

  /// A way with its name; without an order for the minimums alone.
  typealias Row = (name: String, order: PlanOrder?, isBest: Bool, outcome: PlanOutcome)

  /// All ways, the cheapest first and the minimums last; ways that come to the same have one row.
  static func rows(of comparison: PlanComparison) -> [Row] {
    let best = comparison.best
    let found: [Row] = best.of == .fixed ? [("", .best, true, best.outcome)] : []
    // Where no order clears the debts, the plan that is followed is that of the highest rate.
    let isDearest = best.of == .dearest || best.of == nil
    let (dearest, smallest) = (comparison.dearest, comparison.smallest)
    let ways: [Row] =
      dearest == smallest
      ? [
        (
          "Highest rate or smallest first",
          comparison.terms.order == .smallest ? .smallest : .dearest, isDearest, dearest
        )
      ]
      : [
        ("Highest rate first", .dearest, isDearest, dearest),
        ("Smallest first", .smallest, best.of == .smallest, smallest),
      ]
    let own: [Row] = comparison.own.map { [("Your order", .own, best.of == .own, $0)] } ?? []
    let all = ways + own
    return found + all.filter(\.isBest) + all.filter { !$0.isBest }
      + [("Only the minimums", nil, false, comparison.minimums)]
  }

  /// The words for the cheapest way: "the cheapest of all 24".
  private var best: String { Self.best(of: comparison) }

  static func best(of comparison: PlanComparison) -> String {
    let tried = comparison.tried
    guard tried.all else { return "the cheapest we found" }
    return tried.orders == 2
      ? "the cheaper of the two" : "the cheapest of all \(tried.orders.grouped)"
  }

  private func row(_ row: Row) -> HTML {
    let order = comparison.terms.order
    let isChosen = row.order == order || row.isBest && order == .best
    return """
      <tr\(attribute: "class", isChosen ? "chosen" : nil)><th scope="row">\(name(row, isChosen))\
      <td>\(row.outcome.months.map { dates.short($0) } ?? "Never")\
      <td>\(interest(of: row))

      """
  }

  private func name(_ row: Row, _ isChosen: Bool) -> HTML {
    let name = row.name.isEmpty ? "T\(best.dropFirst())" : row.name
    let aside = [
      isChosen ? "your plan" : nil,
      row.isBest && !row.name.isEmpty && isOneBest ? best : nil,
    ].compactMap(\.self).joined(separator: ", ")
    let words: HTML? = aside.isEmpty ? nil : " <span>\(aside)</span>"
    guard !isChosen, let order = row.order else { return "\(name)\(words)" }
    return "<a\(href: link.ordering(order)) target=\"_self\" data-swap>\(name)</a>\(words)"
  }

  /// True where one of several orders costs less than the others.
  private var isOneBest: Bool {
    comparison.tried.orders > 1 && comparison.best.of != nil && result.hasInterest
  }

  private func interest(of row: Row) -> HTML {
    guard let interest = row.outcome.interest else { return "–" }
    let difference = result.run.outcome.interest.map { interest - $0 } ?? .zero(result.currency)
    guard !difference.isZero else { return "\(interest.formatted)" }
    let direction = difference.isPositive ? "more" : "less"
    return "\(interest.formatted) <span>\(difference.absolute.formatted) \(direction)</span>"
  }
}
