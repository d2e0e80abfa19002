package import MortgageRates

/// Reads the answer of FRED's `series/observations`.
package enum FREDObservations {
  /// The rates of a series; weeks without a value, marked by a point, are left out.
  package static func rates(
    in body: [UInt8], on today: CalendarDate
  ) throws(InvalidRates) -> [DatedRate] {
    let response = try RatesFile.json(body)
    if let units = response["units"], units.string != "lin" { throw .notPercent }
    guard let observations = response["observations"]?.array else { throw .missing(.observations) }
    var rates: [DatedRate] = []
    for observation in observations {
      if let rate = try rate(observation, on: today) { rates.append(rate) }
    }
    return rates
  }

  private static func rate(
    _ observation: JSONValue, on today: CalendarDate
  ) throws(InvalidRates) -> DatedRate? {
    guard let date = observation["date"]?.string else { throw .missing(.date) }
    guard let value = observation["value"]?.string else { throw .missing(.value) }
    guard value != "." else { return nil }
    guard let rate = DatedRate(date: date, rate: value, from: .fred) else {
      throw .notARate(observation.position)
    }
    // The server may be in a time zone where it is tomorrow already.
    guard rate.date <= today.addingDays(1) else { throw .inFuture(rate.date) }
    return rate
  }
}
