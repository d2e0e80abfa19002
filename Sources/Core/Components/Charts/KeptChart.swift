package import Calendars
import Charts
package import Finance
package import Markup

/// A chart of what is owed beside what was planned: the plan dotted, what was owed thick, and the way
/// from there to the end thin.
package struct KeptChart: Sendable {
  private let label: String
  private let start: CalendarMonth
  private let planned: [Money]
  private let owed: [(month: Int, amount: Money)]
  private let ahead: [Money]
  private let scale: BalanceScale

  /// A chart of amounts in one currency.
  ///
  /// - Parameters:
  ///   - label: The finding in words, for screen readers.
  ///   - start: The month of the first amounts.
  ///   - planned: The amounts planned, at the start and after each month.
  ///   - owed: The amounts noted, by month; at least that of month 0.
  ///   - ahead: The amounts from the last of them on, as they will be; empty where that never ends.
  package init(
    label: String, from start: CalendarMonth, planned: [Money],
    owed: [(month: Int, amount: Money)], ahead: [Money]
  ) {
    self.label = label
    self.start = start
    self.planned = planned
    self.owed = owed
    self.ahead = ahead
    let last = owed.last?.month ?? 0
    let currency = planned.first?.currency ?? .gbp
    scale = BalanceScale(
      top: (planned + owed.map(\.amount) + ahead).max() ?? .zero(currency),
      months: max(planned.count - 1, last, last + ahead.count - 1, 1))
  }

  /// The picture, and the key of its lines.
  package var html: HTML {
    let axes = ChartAxes(scale, from: start)
    return """
      <svg class="plot\(axes.isWide ? " long-sums" : "")" role="img" aria-label="\(label)">
      \(axes.grid)\
      <svg viewBox="0 0 \(scale.months) \(scale.height)" width="100%" height="100%" \
      preserveAspectRatio="none">
      <path class="line-planned" d="\(scale.line(planned, from: 0))"/>
      \(ahead.isEmpty
        ? nil : "<path class=\"line-ahead\" d=\"\(scale.line(ahead, from: owed.last?.month ?? 0))\"/>\n" as HTML)\
      <path class="line-owed" d="\(scale.line(noted, from: 0))"/>
      </svg>
      \(axes.marks)\(dots)</svg>
      <ul class="kept-key"><li class="key-planned">Planned</li> <li class="key-owed">You owed</li>\
      \(ahead.isEmpty ? nil : " <li class=\"key-ahead\">From here on</li>" as HTML)</ul>
      """
  }

  /// The amounts of every month up to the last noted one: straight past those that nobody noted.
  private var noted: [Money] {
    var amounts = owed.first.map { [$0.amount] } ?? []
    for (from, to) in zip(owed, owed.dropFirst()) {
      let (months, change) = (
        Int64(to.month - from.month), to.amount.minorUnits - from.amount.minorUnits
      )
      guard months > 0 else { continue }
      amounts += (1...months).map {
        Money(minorUnits: from.amount.minorUnits + change * $0 / months, from.amount.currency)
      }
    }
    return amounts
  }

  /// A dot at each amount that was noted.
  private var dots: HTML {
    owed.map { month, amount in
      "<circle class=\"end-owed\" cx=\"\(scale.across(month))\" cy=\"\(scale.down(amount))\" r=\"5\"/>"
        as HTML
    }.joined()
  }
}
