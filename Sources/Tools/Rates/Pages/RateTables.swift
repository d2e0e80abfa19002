import MortgageRates

/// Every rate of the year, for the series of a country that go on.
struct RateTables {
  let histories: [RateHistory]

  var html: HTML? {
    guard !histories.isEmpty else { return nil }
    return """
      \(details("All figures of the year", "\(weeks)\(months)\(days)"))

      """
  }

  private var weeks: HTML? {
    table(
      "weeks", of: .weekly, caption: "Average rates by week, the newest first", first: "Week to"
    ) { $0.date.words(in: .usd) }
  }

  private var months: HTML? {
    table("months", of: .monthly, caption: "Rates by month, the newest first", first: "Month") {
      $0.date.monthAndYear
    }
  }

  /// The days on which a daily rate was set.
  private var days: HTML? {
    guard let history = histories.first(where: { $0.series.frequency == .daily }) else {
      return nil
    }
    let changes = history.changes
    let earliest =
      changes.count > 1 ? "Before \(changes[changes.count - 2].date.words)" : "All year"
    let days = changes.dropLast().map(\.date.words) + [earliest]
    let rows = zip(days, changes).map { row($0, [$1.rate]) }.joined()
    return Table(
      "days", caption: "\(history.series.name) by the day it was set, the newest first",
      columns: ["Day", history.series.name], decisive: 2, look: "names", rows: rows
    ).html
  }

  private func table(
    _ id: StaticString, of frequency: RateFrequency, caption: String, first: String,
    words: (DatedRate) -> String
  ) -> HTML? {
    let shown = histories.filter { $0.series.frequency == frequency }
    guard !shown.isEmpty else { return nil }
    let rates = shown.map { history in
      Dictionary(
        history.rates.map { (words($0), $0.rate) }, uniquingKeysWith: { first, _ in first })
    }
    var seen: Set<String> = []
    let names = shown.flatMap(\.rates).sorted { $0.date > $1.date }.map(words)
      .filter { seen.insert($0).inserted }
    return Table(
      id, caption: caption, columns: [first] + shown.map(\.series.name),
      decisive: shown.count + 1,
      rows: names.map { name in row(name, rates.map { $0[name] }) }.joined()
    ).html
  }

  private func row(_ name: String, _ rates: [Percentage?]) -> HTML {
    let cells = rates.map { "<td>\($0?.words ?? "–")" as HTML }.joined()
    return "<tr><th scope=\"row\">\(name)\(cells)\n"
  }
}
