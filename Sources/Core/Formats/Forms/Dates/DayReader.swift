extension Reader<CalendarDate> {
  /// A day as `YYYY-MM-DD`, within some years.
  package static func day(in years: ClosedRange<Int>) -> Reader {
    .text(
      "must be a day between \(years.lowerBound) and \(years.upperBound), like 2026-11-21",
      .date(in: years)
    ) { typed in
      CalendarDate(iso: typed.filter { !$0.isWhitespace }).flatMap {
        years.contains($0.year) ? $0 : nil
      }
    }
  }
}
