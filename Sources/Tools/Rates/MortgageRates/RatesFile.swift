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
    retrieved
    series
  }

  private static let retrieved = FileMember("retrieved", .time) {
    (rates: PublishedRates) in rates.retrieved
  }

  private static let series = FileMember("series", .list(history)) {
    (rates: PublishedRates) in rates.histories
  }

  private static let history = Shape<RateHistory> {
    RateHistory.members
    observations
  }

  private static let observations = FileMember("observations", .list(WeeklyRate.shape)) {
    (history: RateHistory) in history.weeks
  }

  /// Reads a file.
  ///
  /// Unknown series are skipped, so that an older program can read a newer file.
  package static func read(_ bytes: [UInt8]) throws(InvalidRates) -> PublishedRates {
    let file = try json(bytes)
    guard let time = file[retrieved] else {
      throw file.value(of: retrieved).map { .notATime($0.position) } ?? .missing(.retrieved)
    }
    guard let entries = file[series] else { throw .missing(.series) }
    var histories: [RateHistory] = []
    for series in RateSeries.allCases {
      guard let entry = entries.first(where: { $0[RateHistory.InFile.id] == series }) else {
        continue
      }
      histories.append(try read(entry, of: series))
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

  /// Reads a series: the latest week and the one before stand alone, the year of weeks is optional.
  private static func read(
    _ entry: JSONValue, of series: RateSeries
  ) throws(InvalidRates) -> RateHistory {
    guard let latest = entry[RateHistory.InFile.latest] else { throw .missing(.latest) }
    var weeks = [try week(latest)]
    if let previous = entry[RateHistory.InFile.previous] { weeks.append(try week(previous)) }
    for observation in entry[observations] ?? [] {
      let week = try week(observation)
      if !weeks.contains(week) { weeks.append(week) }
    }
    return try RateHistory(series, weeks)
  }

  private static func week(_ value: JSONValue) throws(InvalidRates) -> WeeklyRate {
    guard let date = value[WeeklyRate.InFile.date] else { throw .missing(.date) }
    guard let rate = value[WeeklyRate.InFile.rate] else { throw .missing(.rate) }
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
