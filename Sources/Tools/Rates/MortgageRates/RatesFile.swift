package import Formats
import Calendars
import Finance

/// The file that the fetching program writes and the workers read.
///
/// It is the JSON answer without `stale`, with a year of weeks for each series.
package enum RatesFile {
  package static let limit = 262_144

  package static func bytes(of rates: PublishedRates) -> [UInt8] {
    shape.bytes(of: rates) + [UInt8(ascii: "\n")]
  }

  private static let shape = Shape<PublishedRates> {
    Member("retrieved", .time) { $0.retrieved.extended }
    Member("series", .list(series)) { $0.histories }
  }

  private static let series = Shape<RateHistory> {
    RateHistory.members
    Member("observations", .list(WeeklyRate.shape)) { $0.weeks }
  }

  /// Reads a file.
  ///
  /// Unknown series are skipped, so that an older program can read a newer file.
  package static func read(_ bytes: [UInt8]) throws(InvalidRates) -> PublishedRates {
    let file = try json(bytes)
    guard let retrieved = file["retrieved"] else { throw .missing(.retrieved) }
    guard let time = retrieved.string.flatMap({ UTCTime(extended: $0) }) else {
      throw .notATime(retrieved.position)
    }
    guard let entries = file["series"]?.array else { throw .missing(.series) }
    var histories: [RateHistory] = []
    for series in RateSeries.allCases {
      guard let entry = entries.first(where: { $0["id"]?.string == series.id }) else { continue }
      histories.append(try history(series, entry))
    }
    return PublishedRates(retrieved: time, histories: histories)
  }

  package static func json(_ bytes: [UInt8]) throws(InvalidRates) -> JSONValue {
    do throws(InvalidJSON) {
      return try JSONValue(bytes, limits: JSONValue.Limits(bytes: limit, depth: 8))
    } catch {
      throw .notJSON(error.position)
    }
  }

  /// Reads a series: the latest week and the one before are required, the year of weeks is
  /// optional.
  private static func history(
    _ series: RateSeries, _ entry: JSONValue
  ) throws(InvalidRates) -> RateHistory {
    guard let latest = entry["latest"] else { throw .missing(.latest) }
    var weeks = [try week(latest)]
    if let previous = entry["previous"], !previous.isNull { weeks.append(try week(previous)) }
    for observation in entry["observations"]?.array ?? [] {
      let week = try week(observation)
      if !weeks.contains(week) { weeks.append(week) }
    }
    return try RateHistory(series, weeks)
  }

  private static func week(_ value: JSONValue) throws(InvalidRates) -> WeeklyRate {
    guard let date = value["date"]?.string else { throw .missing(.date) }
    guard let rate = value["rate"]?.string else { throw .missing(.rate) }
    guard let week = WeeklyRate(date: date, rate: rate) else { throw .notAWeek(value.position) }
    return week
  }
}

extension WeeklyRate {
  /// The week of a date and a rate as texts: "2026-11-19" and "6.220".
  package init?(date: String, rate: String) {
    guard let date = CalendarDate(iso: date), let rate = Percentage(plain: rate) else {
      return nil
    }
    self.init(date: date, rate: rate)
  }
}
