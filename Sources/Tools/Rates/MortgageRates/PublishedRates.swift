package import Formats
package import Calendars
import Finance

/// The fetched series in their order, and the time of fetching.
package struct PublishedRates: Equatable, Sendable {
  package let retrieved: UTCTime
  package let histories: [RateHistory]

  package init(retrieved: UTCTime, histories: [RateHistory]) {
    self.retrieved = retrieved
    self.histories = histories
  }

  package func isStale(on today: CalendarDate) -> Bool {
    histories.contains { $0.isStale(on: today) }
  }
}

extension RateHistory {
  /// The members of a series in the file and in the JSON answer.
  package static let members = Members<RateHistory> {
    Member("id", .code) { $0.series }
    Member("name", .text) { $0.series.name }
    Member("latest", WeeklyRate.shape) { $0.latest }
    Member("previous", .nullable(WeeklyRate.shape)) { $0.previous }
    Member("change", .nullable(.number)) { $0.change?.plain }
    Member("discontinued", .truth) { $0.series.isDiscontinued }
  }
}

extension WeeklyRate {
  static let shape = Shape<WeeklyRate> {
    Member("date", .date) { $0.date }
    Member("rate", .number) { $0.rate.plain }
  }
}
