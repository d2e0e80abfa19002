import MortgageRates

/// How old the rates of a page are, and what it says of that.
struct RateAge {
  let rates: PublishedRates
  let today: CalendarDate
  let currency: Currency

  /// The note above all rates; nil when none of them is old.
  var note: HTML? {
    if rates.isSnapshot, let newest, newest.days(until: today) > Self.daysOfSnapshot {
      return """
        <p class="note"><b>\(asOf(newest)).</b> They came with this site’s software, and newer ones \
        have not been fetched yet. Your lender’s own rate is the one that counts.</p>

        """
    }
    guard rates.isStale(on: today), let newest else { return nil }
    return isMixed
      ? """
      <p class="note"><b>Some of these rates are old</b>, as it says next to their dates: newer ones \
      are late.</p>

      """
      : """
      <p class="note"><b>These rates are old</b>: the newest is of \(newest.words(in: currency)), and \
      newer ones are late. They may have changed a lot since.</p>

      """
  }

  /// The sentence about rates that came with the release not long ago; nil for others.
  var ofSnapshot: HTML? {
    guard rates.isSnapshot, let newest, newest.days(until: today) <= Self.daysOfSnapshot else {
      return nil
    }
    return "<p>\(asOf(newest)). They came with this site’s software.</p>\n"
  }

  /// The day on which old rates are marked: today, or where all are old, when the newest came.
  var dayOfMarks: CalendarDate { isMixed ? today : newest ?? today }

  /// True when some rates are old and others are not.
  private var isMixed: Bool { Set(live.map { $0.isStale(on: today) }).count == 2 }

  private var live: [RateHistory] { rates.histories.filter { !$0.series.isDiscontinued } }
  private var newest: CalendarDate? { live.map(\.latest.date).max() }

  private func asOf(_ date: CalendarDate) -> String {
    "The newest of these rates is of \(date.words(in: currency)), "
      + "\(Self.words(from: date, to: today)) old"
  }

  /// The time between two days in words: "12 days", "10 months".
  private static func words(from date: CalendarDate, to today: CalendarDate) -> String {
    let days = date.days(until: today)
    let whole = CalendarMonth(of: date).months(until: CalendarMonth(of: today))
    let months = date.addingMonths(whole) > today ? whole - 1 : whole
    guard days > daysOfSnapshot, months > 1 else {
      return CalendarDate.words(ofDays: max(0, days))
    }
    guard months >= 24 else { return "\(months) months" }
    return "\(months / 12) years"
  }

  /// The age in days beyond which a snapshot is named before anything else.
  private static let daysOfSnapshot = 60
}
