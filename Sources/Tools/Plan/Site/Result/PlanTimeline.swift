import Components
import Finance
import Markup
import PlanFormulas

/// The months in which something happens: a debt is gone, an offer ends, a card company writes.
struct PlanTimeline {
  private let answer: PlanAnswer
  private let dates: PlanDates

  init(_ answer: PlanAnswer, _ dates: PlanDates) {
    self.answer = answer
    self.dates = dates
  }

  private enum Look: String {
    /// A debt gets dearer.
    case watch
    /// The last debt is gone.
    case done
  }

  private struct Event {
    let month: Int
    let look: Look?
    let words: String
  }

  /// The timeline; nil where nothing happens but the end.
  var html: HTML? {
    let events = events
    guard events.count > 1 else { return nil }
    return """
      <section aria-labelledby="timeline">
      <h2 id="timeline">What happens when</h2>
      <ol class="timeline">
      \(each: events, { event in
        """
        <li\(attribute: "class", event.look?.rawValue)><b>\(dates.words(event.month))</b>\
        <span>\(event.words)</span></li>

        """
      })\
      </ol>
      </section>

      """
  }

  private var events: [Event] {
    (letters + offers + ends).enumerated()
      .sorted { ($0.element.month, $0.offset) < ($1.element.month, $1.offset) }.map(\.element)
  }

  /// The ends of debts; those of the same month are told together.
  private var ends: [Event] {
    Set(answer.debts.compactMap(\.outcome.cleared)).sorted().map { month in
      let gone = answer.debts.filter { $0.outcome.cleared == month }.map(\.entry.label)
      let words = "\(gone.inWords) \(gone.count == 1 ? "is" : "are") gone"
      guard month == answer.run.outcome.months else {
        return Event(month: month, look: nil, words: "\(words).")
      }
      let payment = answer.run.months[month - 1].payment.formatted
      return Event(
        month: month, look: .done,
        words: "\(words), and all is clear. The last payment is \(payment).")
    }
  }

  /// The letters about persistent debt; those of the same month are told together.
  private var letters: [Event] {
    let cards = answer.entries.indices.filter { answer.entries[$0].kind == .card }
    let months = cards.map { (name: answer.entries[$0].label, at: answer.run.letters(about: $0)) }
    return PersistentDebtRule.letterMonths.compactMap { month in
      let names = months.filter { $0.at.contains(month) }.map(\.name)
      guard !names.isEmpty else { return nil }
      let what = names.count == 1 ? "a letter" : "letters"
      return Event(
        month: month, look: .watch,
        words:
          "You may get \(what) about \(names.inWords): most of what you paid went on interest. "
          + "They write to offer help.")
    }
  }

  /// The ends of offers on debts that are still open then.
  private var offers: [Event] {
    answer.debts.compactMap { debt in
      guard let offer = debt.entry.promotionAPR, let end = debt.entry.promotionEnd,
        (debt.outcome.cleared ?? .max) > end
      else { return nil }
      return Event(
        month: end, look: .watch,
        words: "Last month at \(offer.formatted) for \(debt.entry.label). Then it’s "
          + "\(debt.entry.apr.formatted).")
    }
  }
}
