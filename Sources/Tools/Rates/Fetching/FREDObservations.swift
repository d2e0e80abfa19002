import Formats
package import Calendars
import Finance
package import MortgageRates

/// Reads the answer of FRED's `series/observations`.
package enum FREDObservations {
  /// The weeks of a series; weeks without a value, marked by a point, are left out.
  package static func history(
    of series: RateSeries, in body: [UInt8], on today: CalendarDate
  ) throws(InvalidRates) -> RateHistory {
    let answer = try RatesFile.json(body)
    if let units = answer["units"], units.string != "lin" { throw .notPercent }
    guard let observations = answer["observations"]?.array else { throw .missing(.observations) }
    var weeks: [WeeklyRate] = []
    for observation in observations {
      if let week = try week(observation, on: today) { weeks.append(week) }
    }
    return try RateHistory(series, weeks)
  }

  private static func week(
    _ observation: JSONValue, on today: CalendarDate
  ) throws(InvalidRates) -> WeeklyRate? {
    guard let date = observation["date"]?.string else { throw .missing(.date) }
    guard let value = observation["value"]?.string else { throw .missing(.value) }
    guard value != "." else { return nil }
    guard let week = WeeklyRate(date: date, rate: value) else {
      throw .notAWeek(observation.position)
    }
    // The server may be in a time zone where it is tomorrow already.
    guard week.date <= today.addingDays(1) else { throw .inFuture(week.date) }
    return week
  }
}
