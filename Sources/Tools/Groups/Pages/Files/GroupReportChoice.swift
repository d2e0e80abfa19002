import GroupsFormulas

extension GroupReport {
  /// The sentences about the payments that were chosen for the report; nil where none were.
  ///
  /// “Chosen payments: since 1 November 2026, paid or shared by Ana. Balances count all payments.”
  var choice: String? {
    let chosen = [words, days, kind, person].compactMap(\.self)
    guard !chosen.isEmpty else { return nil }
    return "Chosen payments: \(chosen.joined(separator: ", ")). Balances count all payments."
  }

  private var words: String? {
    filter.words.isEmpty ? nil : "with “\(filter.words.joined(separator: " "))”"
  }

  private var days: String? {
    func day(_ date: CalendarDate) -> String { date.words(in: ledger.currency) }
    switch (filter.from.map(day), filter.to.map(day)) {
    case (let from?, let to?): return from == to ? "of \(from)" : "from \(from) to \(to)"
    case (let from?, nil): return "since \(from)"
    case (nil, let to?): return "until \(to)"
    case (nil, nil): return nil
    }
  }

  private var kind: String? {
    switch filter.category {
    case .any: nil
    case .none: "without a kind"
    case .named(let category):
      "of the kind “\((ledger.category(named: category.name) ?? category).words)”"
    }
  }

  private var person: String? {
    filter.member.map { "paid or shared by \(ledger.name(of: $0))" }
  }
}
