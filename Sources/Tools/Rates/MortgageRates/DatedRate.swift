/// A rate of a series as it was published: of a day, of the week up to it, or of its month.
package struct DatedRate: Hashable, Sendable {
  package let date: CalendarDate
  package let rate: Percentage

  /// A rate; nil when the source cannot have published it.
  ///
  /// The American survey began in April 1971.
  package init?(date: CalendarDate, rate: Percentage, from source: RateSource) {
    guard date.year >= 1971, source.mayPublish(rate) else { return nil }
    self.date = date
    self.rate = rate
  }
}

extension DatedRate {
  /// The rate of a date and a rate as texts: "2026-11-19" and "6.220".
  package init?(date: String, rate: String, from source: RateSource) {
    guard let date = CalendarDate(iso: date), let rate = Percentage(plain: rate) else {
      return nil
    }
    self.init(date: date, rate: rate, from: source)
  }
}
