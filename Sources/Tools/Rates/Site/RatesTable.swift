import Calendars
import Components
import Finance
import Markup
import MortgageRates

/// Every week of the year, for the series that go on.
struct RatesTable {
  private let histories: [RateHistory]

  init(_ histories: [RateHistory]) {
    self.histories = histories
  }

  var html: HTML? {
    guard !histories.isEmpty else { return nil }
    return details(
      "Week by week",
      Table(
        "weeks", caption: "Average rates by week, the newest first",
        columns: ["Week to"] + histories.map(\.series.name), rows: rows
      ).html)
  }

  private var rows: HTML {
    let rates = histories.map { history in
      Dictionary(history.weeks.map { ($0.date, $0.rate) }, uniquingKeysWith: { first, _ in first })
    }
    let dates = Set(rates.flatMap(\.keys)).sorted(by: >)
    return dates.map { date in
      let cells = rates.map { "<td>\($0[date]?.words ?? "–")" as HTML }.joined()
      return "<tr><th scope=\"row\">\(date.words(in: .usd))\(cells)\n"
    }.joined()
  }
}
