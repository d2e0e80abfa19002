import PlanFormulas

/// The months in which something happens: a debt is paid off, an offer ends, a card company writes.
struct PlanTimeline {
  let result: PlanResult
  let dates: PlanDates

  private enum Look: String {
    /// A debt gets dearer.
    case watch
    /// The last debt is paid off.
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
    (letters + offers + ends).sorted { $0.month < $1.month }
  }

  /// The ends of debts; those of the same month are told together.
  private var ends: [Event] {
    Set(result.debts.compactMap(\.cleared)).sorted().map { month in
      let gone = result.debts.filter { $0.cleared == month }.map(\.entry.label)
      let words = "\(gone.inWords) paid off"
      guard month == result.run.outcome.months else {
        return Event(month: month, look: nil, words: "\(words).")
      }
      let payment = result.run.together.months[month - 1].payment.formatted
      return Event(
        month: month, look: .done,
        words: "\(words). That’s everything. The last payment is \(payment).")
    }
  }

  /// The letters about persistent debt; those of the same month are told together.
  private var letters: [Event] {
    let letters = result.letters
    return PersistentDebtRule.letterMonths.compactMap { month in
      let sent = letters.filter { $0.months.contains(month) }
      guard !sent.isEmpty else { return nil }
      let first = sent.filter { $0.months.first == month }
      let words = [
        first.isEmpty
          ? nil
          : "Most of what you paid on \(names(of: first)) went on interest. You may get a letter to "
            + "offer help.\(waysOut(of: first))",
        first.count == sent.count
          ? nil
          : "You may get another letter about \(names(of: sent.filter { $0.months.first != month })).",
      ]
      return Event(
        month: month, look: .watch, words: words.compactMap(\.self).joined(separator: " "))
    }
  }

  private func names(of letters: [PlanLetters]) -> String {
    letters.map { result.entries[$0.debt].label }.inWords
  }

  /// The payments that bring no letter; nothing where none is known.
  private func waysOut(of letters: [PlanLetters]) -> String {
    let ways = letters.compactMap { letter in
      letter.wayOut.map { (payment: $0.short, name: result.entries[letter.debt].label) }
    }
    guard let first = ways.first else { return "" }
    let others = ways.dropFirst().map { " On \($0.name) it’s \($0.payment)." }
    return " From \(first.payment) a month on \(first.name) you’d get none.\(others.joined())"
  }

  /// The ends of offers on debts that are still open then.
  private var offers: [Event] {
    result.debts.compactMap { debt in
      guard let offer = debt.entry.promotionAPR, let end = debt.entry.promotionEnd,
        (debt.cleared ?? .max) > end
      else { return nil }
      return Event(
        month: end, look: .watch,
        words: "\(debt.entry.label)’s \(offer.formatted) ends this month. After that it’s "
          + "\(debt.entry.apr.formatted).")
    }
  }
}
