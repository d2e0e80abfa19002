/// The balances of a group's people, as bars on both sides of one line.
///
/// Bars to the left owe, bars to the right get back. The line is where the longest bars of both
/// sides together use the whole width, so all bars have one scale. A screen reader skips the bars,
/// because the words next to each one say the same.
package struct BalanceBars: Sendable {
  /// One person with their balance.
  package struct Person: Sendable {
    let name: String
    let isVisitor: Bool
    let balance: Money

    /// A person of the list.
    ///
    /// - Parameters:
    ///   - name: The name as it was typed.
    ///   - isVisitor: True for the one who looks at the page.
    ///   - balance: Above zero what they get back, below zero what they owe; of one currency in all
    ///     the list.
    package init(_ name: String, isVisitor: Bool = false, balance: Money) {
      self.name = name
      self.isVisitor = isVisitor
      self.balance = balance
    }
  }

  private let people: Shortened<Person>
  private let scale: Scale

  /// The bars of these people, in this order; of many, the visitor and the largest balances first.
  package init(_ people: [Person]) {
    self.people = Shortened(people) { one, other in
      one.isVisitor != other.isVisitor
        ? one.isVisitor : one.balance.absolute > other.balance.absolute
    }
    scale = Scale(people.map(\.balance.minorUnits))
  }

  /// The list: a mark, name and words, a bar and an amount for each person.
  package var html: HTML {
    people.html("And \(people.folded.count) \(others)") { people in
      """
      <ul class="balances">
      \(each: people, row)\
      </ul>
      """
    }
  }

  /// “people who each owe £2.75”, or with unlike balances “more people”.
  private var others: String {
    guard let balance = people.folded.first?.balance,
      people.folded.allSatisfy({ $0.balance == balance }), !balance.isZero
    else { return "more people" }
    let verb = balance.isNegative ? "owe" : "get back"
    return "people who each \(verb) \(balance.absolute.formatted)"
  }

  private func row(_ person: Person) -> HTML {
    let (words, look) = Self.words(for: person.balance)
    return """
      <li>
      \(personMark(person.name, isVisitor: person.isVisitor))
      <p><b>\(own(person.name))\(person.isVisitor ? " (you)" : "")</b> <span>\(words)</span></p>
      \(bar(person.balance.minorUnits))
      <p class="sum\(look.map { " \($0)" } ?? "")">\(person.balance.absolute.formatted)</p>
      </li>

      """
  }

  private static func words(for balance: Money) -> (words: String, look: String?) {
    if balance.isPositive { return ("gets back", "good") }
    return balance.isNegative ? ("owes", "cost") : ("is settled", nil)
  }

  private func bar(_ balance: Int64) -> HTML {
    let (line, end) = (scale.place(of: 0), scale.place(of: balance))
    let (start, width) = (min(line, end), abs(end - line))
    let shape: HTML? =
      balance == 0
      ? nil
      : """
      <rect class="\(balance < 0 ? "owes" : "back")" x="\(AmountBars.percent(start))" y="7" \
      width="\(AmountBars.percent(width))" height="22" rx="4"/>
      """
    return """
      <svg class="tilt" width="100%" height="36" aria-hidden="true" focusable="false">\(shape)\
      <line x1="\(AmountBars.percent(line))" x2="\(AmountBars.percent(line))" y1="0" y2="36"/></svg>
      """
  }
}

/// The width that all bars share: from the largest debt at the left to the largest credit at the
/// right.
private struct Scale {
  private let lowest: Int128
  private let span: Int128

  init(_ balances: [Int64]) {
    lowest = Int128(min(balances.min() ?? 0, 0))
    span = Int128(max(balances.max() ?? 0, 0)) - lowest
  }

  /// The place of a balance in hundredths of a percent of the width, to the nearest; where nobody
  /// owes anything, the middle.
  func place(of balance: Int64) -> Int {
    guard span > 0 else { return 5_000 }
    return Int(((Int128(balance) - lowest) * 20_000 + span) / (2 * span))
  }
}
