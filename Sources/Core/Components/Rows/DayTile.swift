/// The day of a row, or a dash for a row without one.
package struct DayTile: Sendable {
  private let day: CalendarDate?
  private let look: String

  /// A tile.
  ///
  /// - Parameters:
  ///   - day: The day; nil for none.
  ///   - look: One more class, such as the colour of a card; empty for none.
  package init(_ day: CalendarDate?, look: String = "") {
    (self.day, self.look) = (day, look)
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
      <small>\(CalendarDate.shortMonthNames[day.month - 1])</small></time>
      """
  }
}
