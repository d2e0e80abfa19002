/// A chart of what is owed beside what was planned: the plan dotted, what was owed thick, and the way
/// from there to the end thin.
package struct KeptChart: Sendable {
  private let label: String
  private let start: CalendarMonth
  private let planned: [Money]
  private let owed: [(month: Int, amount: Money)]
  private let ahead: [Money]
  private let added: String?
  private let scale: BalanceScale

  /// A chart of amounts in one currency.
  ///
  /// - Parameters:
  ///   - label: The finding in words, for screen readers.
  ///   - start: The month of the first amounts.
  ///   - planned: The amounts planned, at the start and after each month.
  ///   - owed: The amounts noted, by month; at least that of month 0.
  ///   - ahead: The amounts from the last of them on, as they will be; empty where that never ends.
  ///   - added: What the first of these has besides what was noted, such as "with Shop, £150"; nil for
  ///     nothing.
  package init(
    label: String, from start: CalendarMonth, planned: [Money],
    owed: [(month: Int, amount: Money)], ahead: [Money], added: String? = nil
  ) {
    self.label = label
    self.start = start
    self.planned = planned
    self.owed = owed
    self.ahead = ahead
    self.added = added
    let last = owed.last?.month ?? 0
    let currency = planned.first?.currency ?? .gbp
    scale = BalanceScale(
      top: (planned + owed.map(\.amount) + ahead).max() ?? .zero(currency),
      months: max(planned.count - 1, last, last + ahead.count - 1, 1))
  }

  /// The picture, with the names of its lines in it.
  package var html: HTML {
    let axes = ChartAxes(scale: scale, start: start, beginning: String(start.shortWords.prefix(3)))
    return """
      <svg class="plot\(axes.isWide ? " long-sums" : "")" role="img" aria-label="\(label)">
      \(axes.grid)\
      <svg viewBox="0 0 \(scale.months) \(scale.height)" width="100%" height="100%" \
      preserveAspectRatio="none">
      <path class="line-planned" d="\(scale.line(planned, from: 0))"/>
      \(ahead.isEmpty
        ? nil : "<path class=\"line-ahead\" d=\"\(scale.line(ahead, from: at))\"/>\n" as HTML)\
      <path class="line-owed" d="\(scale.line(noted, from: 0))"/>
      </svg>
      \(axes.marks)\(dots)\(names)</svg>
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

  /// The month of the newest amount that was noted.
  private var at: Int { owed.last?.month ?? 0 }

  /// The months at which both lines end.
  private var ends: (planned: Int, ahead: Int) { (planned.count - 1, at + ahead.count - 1) }

  // MARK: - Dots

  /// A dot at each amount that was noted, at the ends, and a hollow one with what was added.
  private var dots: HTML {
    let zero = Money.zero(scale.top.currency)
    let noted = owed.map { dot("end-better", $0.month, $0.amount) }.joined()
    return """
      \(dot("end-plain", ends.planned, planned.last ?? zero))\(noted)\
      \(ahead.last.map { dot("end-better", ends.ahead, $0) })\
      \(added == nil ? nil : ahead.first.map { dot("dot-added", at, $0) })

      """
  }

  private func dot(_ look: StaticString, _ month: Int, _ amount: Money) -> HTML {
    """
    <circle class="\(look.description)" cx="\(scale.across(month))" cy="\(scale.down(amount))" r="5"/>
    """
  }
}

// MARK: - Names

extension KeptChart {
  /// The line that ends later is named above its end, the other one below it, where both are free.
  private var names: HTML {
    let isLater = !ahead.isEmpty && ends.ahead >= ends.planned
    let plan = Name(
      words: "Planned", look: "name-plain", end: start.addingMonths(ends.planned).shortWords)
    let now = Name(
      words: "Now", look: "name-better", end: start.addingMonths(ends.ahead).shortWords)
    let lines =
      isLater
      ? [below(plan, planned, from: 0), above(now, ends.ahead)]
      : [
        ahead.isEmpty ? nil : below(now, ahead, from: at),
        ahead.isEmpty ? below(plan, planned, from: 0) : above(plan, ends.planned),
      ]
    return "\(lines.compactMap(\.self).joined())\(newest)\(addition)"
  }

  /// A name with its look, and the words about the end, which narrow screens leave out.
  private struct Name {
    let words: StaticString
    let look: StaticString
    let end: String

    var html: HTML {
      """
      <tspan class="name \(look.description)">\(words.description)</tspan>\
      <tspan class="wider \(look.description)"> \(end)</tspan>
      """
    }
  }

  private func above(_ name: Name, _ month: Int) -> HTML {
    """
    <text text-anchor="end" x="\(scale.across(month))" y="100%" dy="-2.9em">\(name.html)</text>

    """
  }

  /// A name left of where the line is nearly down, or right of a line that falls at once.
  private func below(_ name: Name, _ amounts: [Money], from first: Int) -> HTML {
    let place = amounts.lastIndex { $0.coordinate >= scale.top.coordinate / 6 } ?? 0
    let isLeft = (first + place) * 10 >= scale.months * 3
    return text(
      first + place, amounts[place], isLeft ? " text-anchor=\"end\"" : nil,
      isLeft ? ("-0.6em", "1.1em") : ("0.6em", "-0.5em"), name.html)
  }

  /// What is owed at the newest dot; nil at the start, where the axis says it.
  private var newest: HTML? {
    guard at > 0, let amount = owed.last?.amount else { return nil }
    let isLeft = at * 5 >= scale.months
    guard isLeft || added == nil else { return nil }
    return text(
      at, amount, isLeft ? " text-anchor=\"end\"" : nil,
      isLeft ? ("-0.4em", "1.9em") : ("0.8em", "-0.1em"),
      "<tspan class=\"name name-better\">\(amount.short)</tspan>")
  }

  /// What the hollow dot has more, at its right.
  private var addition: HTML? {
    guard let added, let amount = ahead.first else { return nil }
    let words: HTML = "<tspan class=\"name-better\">\(added)</tspan>"
    guard at * 5 <= scale.months * 3 else {
      return text(scale.months, amount, " text-anchor=\"end\"", ("0", "-0.8em"), words)
    }
    return text(at, amount, nil, ("0.8em", "0.05em"), words)
  }

  private func text(
    _ month: Int, _ amount: Money, _ look: HTML?, _ shift: (x: StaticString, y: StaticString),
    _ words: HTML
  ) -> HTML {
    """
    <text\(look) x="\(scale.across(month))" y="\(scale.down(amount))" dx="\(shift.x.description)" \
    dy="\(shift.y.description)">\(words)</text>

    """
  }
}
