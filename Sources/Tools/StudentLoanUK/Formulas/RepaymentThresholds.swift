/// A British tax year, from 6 April.
package struct TaxYear: Sendable, Hashable, Comparable {
  /// The year in which it begins.
  package let start: Int

  package init(start: Int) {
    self.start = start
  }

  /// The tax year of a day.
  package init(of day: CalendarDate) {
    start = day.month > 4 || day.month == 4 && day.day >= 6 ? day.year : day.year - 1
  }

  /// The year as people write it: "2026-27".
  package var name: String { "\(start)-\(String(start + 1).suffix(2))" }

  package static func < (left: TaxYear, right: TaxYear) -> Bool { left.start < right.start }
}

/// The income a year above which each plan takes a part, in whole pounds: dated figures, one column a
/// tax year.
///
/// Sources, each read in November 2026:
/// - 2019-20 to 2025-26: GOV.UK, “Repaying your student loan: what you pay”, the page of that year, and
///   the terms and conditions of the Student Loans Company;
/// - 2025-26 also: MoneyHelper’s own table of 2026, which has the same figures;
/// - 2026-27: the Department for Education’s announcement and Which? for Plans 1, 2 and 5, HMRC’s notice
///   to employers for Plan 4.
///
/// A plan without a figure takes nothing in that year: nobody has to repay it yet.
package enum RepaymentThresholds {
  private static let first = 2019

  private static let table: [RepaymentPlan: [Int?]] = [
    .one: [18_935, 19_390, 19_895, 20_195, 22_015, 24_990, 26_065, 26_900],
    .two: [25_725, 26_575, 27_295, 27_295, 27_295, 27_295, 28_470, 29_385],
    .four: [nil, nil, 25_000, 25_375, 27_660, 31_395, 32_745, 33_795],
    .five: [nil, nil, nil, nil, nil, nil, nil, 25_000],
    .postgraduate: [21_000, 21_000, 21_000, 21_000, 21_000, 21_000, 21_000, 21_000],
  ]

  /// Every tax year of the table, the earliest first.
  package static let years: [TaxYear] =
    (0..<(table.values.map(\.count).max() ?? 0)).map { TaxYear(start: first + $0) }

  /// The tax year of a day, or the newest of the table when that is not in it.
  package static func year(of day: CalendarDate) -> TaxYear {
    let year = TaxYear(of: day)
    return years.contains(year) ? year : years.last ?? year
  }

  /// The threshold of a plan in whole pounds; nil in a year in which nobody repays by it.
  package static func pounds(_ plan: RepaymentPlan, in year: TaxYear) -> Int? {
    let column = year.start - first
    guard let row = table[plan], row.indices.contains(column) else { return nil }
    return row[column]
  }
}
