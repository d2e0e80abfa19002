/// The day of a row, or a dash for a row without one.
package struct DayTile: Sendable {
  private let day: CalendarDate?
  private let look: String
  /// The year that goes without saying; nil where the tile never tells the year.
  private let usualYear: Int?

  /// A tile.
  ///
  /// - Parameters:
  ///   - day: The day; nil for none.
  ///   - look: One more class, such as the colour of a card; empty for none.
  ///   - usualYear: The year that the tile need not say, among days of several years; nil where no
  ///     day says its year.
  package init(_ day: CalendarDate?, look: String = "", in usualYear: Int? = nil) {
    (self.day, self.look, self.usualYear) = (day, look, usualYear)
  }

  package var html: HTML {
    """
    <p class="tile\(look.isEmpty ? "" : " ")\(look)">\(words)</p>
    """
  }

  private var words: HTML {
    guard let day else { return "<small>–<span class=\"unseen\">no day</span></small>" }
    return """
      <time datetime="\(day.iso)">\(day.day) \
      <small>\(CalendarDate.shortMonthNames[day.month - 1])\(year(of: day))</small></time>
      """
  }

  private func year(of day: CalendarDate) -> HTML? {
    usualYear.flatMap { $0 == day.year ? nil : " \(String(day.year))" }
  }
}
