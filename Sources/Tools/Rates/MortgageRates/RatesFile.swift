/// The file that the fetching program writes and the workers read.
///
/// It is the JSON answer without `stale`, with a year of rates for each series. A release carries
/// such a file too.
package enum RatesFile {
  package static let limit = 262_144

  /// The name of the file that comes with a release, in `Public` and in the folder of a site.
  package static let snapshotName = "rates.json"

  package static func bytes(of rates: PublishedRates) -> [UInt8] {
    shape.bytes(of: rates) + [UInt8(ascii: "\n")]
  }

  private static let shape = Shape<PublishedRates> {
    retrieved
    Member("snapshot", .truth) { $0.isSnapshot }
    series
  }

  private static let retrieved = FileMember("retrieved", .nullable(.time)) {
    (rates: PublishedRates) in rates.retrieved
  }

  private static let series = FileMember("series", .list(history)) {
    (rates: PublishedRates) in rates.histories
  }

  private static let history = Shape<RateHistory> {
    RateHistory.identity
    RateHistory.newest
    RateHistory.year
  }

  /// Reads a file.
  ///
  /// Unknown series and members are skipped, so that an older program can read a newer file. In the
  /// files of older programs only the whole has a time of retrieval.
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
      histories.append(try read(entry, of: series, retrieved: time))
    }
    return PublishedRates(histories, retrieved: time)
  }

  package static func json(_ bytes: [UInt8]) throws(InvalidRates) -> JSONValue {
    do throws(InvalidJSON) {
      return try JSONValue(bytes, limits: JSONValue.Limits(bytes: limit, depth: 8))
    } catch {
      throw .notJSON(error.position)
    }
  }

  /// Reads a series: the latest rate and the one before stand alone, the year is optional.
  private static func read(
    _ entry: JSONValue, of series: RateSeries, retrieved time: UTCTime
  ) throws(InvalidRates) -> RateHistory {
    guard let latest = entry[RateHistory.InFile.latest] else { throw .missing(.latest) }
    var rates = [try rate(latest, of: series)]
    if let previous = entry[RateHistory.InFile.previous] {
      rates.append(try rate(previous, of: series))
    }
    var known = Set(rates)
    for observation in entry[RateHistory.InFile.observations] ?? [] {
      let rate = try rate(observation, of: series)
      if known.insert(rate).inserted { rates.append(rate) }
    }
    return try RateHistory(
      series, rates, retrieved: try retrieval(of: entry) ?? time,
      lastModified: entry["lastModified"]?.string)
  }

  private static func retrieval(of entry: JSONValue) throws(InvalidRates) -> UTCTime? {
    guard let value = entry.value(of: RateHistory.InFile.retrieved), !value.isNull else {
      return nil
    }
    guard let time = entry[RateHistory.InFile.retrieved] else { throw .notATime(value.position) }
    return time
  }

  private static func rate(
    _ value: JSONValue, of series: RateSeries
  ) throws(InvalidRates) -> DatedRate {
    guard let date = value[DatedRate.InFile.date] else { throw .missing(.date) }
    guard let rate = value[DatedRate.InFile.rate] else { throw .missing(.rate) }
    guard let dated = DatedRate(date: date, rate: rate, from: series.source) else {
      throw .notARate(value.position)
    }
    return dated
  }
}
