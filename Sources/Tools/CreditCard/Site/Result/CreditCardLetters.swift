import Calendars
import Components
import CreditCardFormulas
import Finance
import Markup

/// The letters about persistent debt that a card brings, with the payments that end it.
struct CreditCardLetters {
  private let comparison: CreditCardComparison
  private let debt: PersistentDebt
  private let start: CalendarMonth

  /// The letters; nil when neither way of paying brings one.
  init?(_ comparison: CreditCardComparison, today: CalendarDate) {
    guard let debt = comparison.persistentDebt, debt.bringsLetters else { return nil }
    self.comparison = comparison
    self.debt = debt
    start = CalendarMonth(of: today)
  }

  static let title = "Letters you may get"

  /// The letters of each way, and the payments that bring none or clear the card, in short.
  var facts: [(String, String)] {
    ways.map { ($0.name, months(of: $0.windows)) }
      + [
        ("No letter from", "\(debt.wayOut.short) a month"),
        ("Clear in 3 years", "\(debt.clearsIn36.short) a month"),
        ("Clear in 4 years", "\(debt.clearsIn48.short) a month"),
      ]
  }

  private typealias Way = (name: String, windows: [PersistentDebt.Window])

  private var ways: [Way] {
    [
      ("Only the minimum", debt.minimum),
      ("\(comparison.payment.short) a month", debt.fixed),
    ]
  }

  private func months(of windows: [PersistentDebt.Window]) -> String {
    let letters = windows.filter(\.isPersistent).map { month(of: $0).shortWords }
    return letters.isEmpty ? "None" : letters.inWords
  }

  /// The first payment is next month.
  private func month(of window: PersistentDebt.Window) -> CalendarMonth {
    start.addingMonths(window.month)
  }
}

// MARK: - On the page

extension CreditCardLetters {
  /// The part of the answer; `link` leads to the answers of other payments.
  func html(_ link: CreditCardLink) -> HTML {
    """
    <section class="part persistent" aria-labelledby="letters">
    <h3 id="letters">\(Self.title)</h3>
    <p>If most of what you pay goes on interest for 18 months, your card company has to write to \
    you. The letters are there to help. They come sooner if you’ve paid like this for a while. \
    \(count) From \(paying(debt.wayOut, link)) you’d get none.</p>
    <table>
    <thead>
    <tr><td>\(each: debt.fixed, { window in
      "<th scope=\"col\"><b>\(month(of: window).shortWords)</b> \(window.month) months"
    })
    </thead>
    <tbody>
    \(each: ways, { way in
      "<tr><th scope=\"row\">\(way.name)\(each: way.windows, \.cell)\n"
    })\
    </tbody>
    </table>
    <p>The last letter offers ways to be clear, mostly in three to four years. \
    \(paying(debt.clearsIn36, link)) a month does it in three. \
    \(paying(debt.clearsIn48, link)) does it in four.</p>
    </section>

    """
  }

  /// The letters of the fixed payment, or of the minimum where it brings none.
  private var count: String {
    let fixed = debt.fixed.filter(\.isPersistent)
    guard fixed.isEmpty else {
      return "At \(comparison.payment.short) you’d get \(words(for: fixed))."
    }
    return "Paying only the minimum, you’d get \(words(for: debt.minimum.filter(\.isPersistent)))."
  }

  private func words(for letters: [PersistentDebt.Window]) -> String {
    guard let first = letters.first else { return "none" }
    let when = "around \(month(of: first).words)"
    return switch letters.count {
    case 1: "one, \(when)"
    case 2: "two, the first \(when)"
    default: "three, the first \(when)"
    }
  }

  /// A payment that leads to its answer, where the card would take it.
  private func paying(_ payment: Money, _ link: CreditCardLink) -> HTML {
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
