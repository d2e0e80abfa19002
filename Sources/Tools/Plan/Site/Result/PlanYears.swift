import Calendars
import Components
import Finance
import Markup
import PlanFormulas

/// The calendar years of a plan, as the table beside its chart.
struct PlanYears {
  private let answer: PlanAnswer
  private let dates: PlanDates

  init(_ answer: PlanAnswer, _ dates: PlanDates) {
    self.answer = answer
    self.dates = dates
  }

  /// The sums of a calendar year.
  struct Year {
    let year: Int
    let paid: Money
    let interest: Money
    let owed: Money
  }

  /// The years, earliest first; none for a plan that is never cleared.
  var years: [Year] {
    guard let start = dates.start, answer.run.outcome != .never else { return [] }
    let months = answer.run.months
    let places = Dictionary(grouping: months.indices) { start.addingMonths($0 + 1).year }
    return places.sorted { $0.key < $1.key }.map { year, places in
      let months = places.map { months[$0] }
      return Year(
        year: year, paid: months.map(\.payment).sum(in: answer.currency),
        interest: months.map(\.interest).sum(in: answer.currency),
        owed: months.last?.owed ?? .zero(answer.currency))
    }
  }

  /// The table, closed at first; nil where there are no years.
  var html: HTML? {
    let years = years
    guard !years.isEmpty else { return nil }
    let table = Table(
      "years", caption: "All debts together, year by year",
      columns: ["Year", "You pay", "Interest", "Still owed"], decisive: 4,
      rows: """
        \(each: years, { year in
          """
          <tr><th scope="row">\(year.year)<td>\(year.paid.formatted)<td>\(year.interest.formatted)\
          <td>\(year.owed.formatted)

          """
        })
        """)
    return "\(details("Year by year", table.html))\n"
  }
}
