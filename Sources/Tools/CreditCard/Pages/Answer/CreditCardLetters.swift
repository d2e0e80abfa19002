import CreditCardFormulas

/// The letters about persistent debt that a card brings, with the payments that end it.
struct CreditCardLetters {
  private let comparison: CreditCardComparison
  private let debt: PersistentDebt
  /// The months of the letters in the order of their windows; the first payment is next month.
  private let months: [CalendarMonth]

  /// The letters; nil when neither way of paying brings one.
  init?(_ comparison: CreditCardComparison, today: CalendarDate) {
    guard let debt = comparison.persistentDebt, debt.bringsLetters else { return nil }
    self.comparison = comparison
    self.debt = debt
    let start = CalendarMonth(of: today)
    months = PersistentDebtRule.letterMonths.map { start.addingMonths($0) }
  }

  static let title = "Letters you may get"

  /// The letters of each way, and the payments that bring none or clear the card, in short.
  var facts: [(String, String)] {
    ways.map { ($0.name, months(of: $0.windows)) }
      + [
        ("No letter from", "\(least.short) a month"),
        ("Paid off in 3 years", "\(debt.clearsIn36.short) a month"),
        ("Paid off in 4 years", "\(debt.clearsIn48.short) a month"),
      ]
  }

  /// A payment from which no letter comes: the chosen one if it brings none, as it may for a small
  /// balance, and never more than the way out of the debt.
  private var least: Money {
    debt.fixed.contains(where: \.isPersistent)
      ? debt.wayOut : min(debt.wayOut, comparison.payment)
  }

  private typealias Way = (name: String, windows: [PersistentDebt.Window])

  private var ways: [Way] {
    [
      ("Only the minimum", debt.minimum),
      ("\(comparison.payment.short) a month", debt.fixed),
    ]
  }

  private func months(of windows: [PersistentDebt.Window]) -> String {
    let letters = zip(months, windows).filter { $1.isPersistent }.map { $0.0.shortWords }
    return letters.isEmpty ? "None" : letters.inWords
  }
}

// MARK: - On the page

extension CreditCardLetters {
  /// The part of the answer in two sentences; `link` leads to the answers of other payments.
  func html(_ link: AnswerLink) -> HTML {
    """
    <section class="part persistent" aria-labelledby="letters">
    <h3 id="letters">\(Self.title)</h3>
    <p>\(count) From \(paying(least, link)) you’d get none.</p>
    </section>

    """
  }

  /// The months of all letters, and the rule behind them.
  func fold(_ link: AnswerLink) -> HTML {
    details(
      "When the letters come, and why", look: "persistent",
      """
      <p>If most of what you pay goes on interest for 18 months, your card company has to write to \
      you. The letters are there to help. They’ll come sooner if you’ve been paying about this \
      much for some months already.</p>
      <table>
      <thead>
      <tr><td>\(each: zip(months, PersistentDebtRule.letterMonths), { month, number in
        "<th scope=\"col\"><b>\(month.shortWords)</b> \(number) months"
      })
      </thead>
      <tbody>
      \(each: ways, { way in
        "<tr><th scope=\"row\">\(way.name)\(each: way.windows, \.cell)\n"
      })\
      </tbody>
      </table>
      <p>The last letter offers ways to pay it off, usually over three or four years. \
      \(paying(debt.clearsIn36, link)) a month would do it in three, \
      \(paying(debt.clearsIn48, link)) in four.</p>
      """) + "\n"
  }

  /// The letters of the fixed payment, or of the minimum where it brings none.
  private var count: String {
    if let words = words(for: debt.fixed) {
      return "At \(comparison.payment.short) you’d get \(words)."
    }
    return "Paying only the minimum, you’d get \(words(for: debt.minimum) ?? "none")."
  }

  /// The number of letters and the first of them; nil when there are none.
  private func words(for windows: [PersistentDebt.Window]) -> String? {
    guard let first = windows.firstIndex(where: \.isPersistent) else { return nil }
    let when = "around \(months[first].words)"
    return switch windows.count(where: \.isPersistent) {
    case 1: "one, \(when)"
    case 2: "two, the first \(when)"
    default: "three, the first \(when)"
    }
  }

  /// A payment that leads to its answer, where the card would take it.
  private func paying(_ payment: Money, _ link: AnswerLink) -> HTML {
    guard payment >= comparison.firstMinimum else { return "<b>\(payment.short)</b>" }
    return """
      <a\(href: link.paying(payment)) target="_self" data-swap>\(payment.short)</a>
      """
  }
}

extension PersistentDebt.Window {
  fileprivate var cell: HTML {
    isPersistent
      ? """
      <td class="gets"><svg viewBox="0 0 26 20" aria-hidden="true"><path d="M2 2h22v16H2zl11 9 \
      11-9"/></svg> Letter
      """ : "<td>None"
  }
}
