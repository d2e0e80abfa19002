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
    InFile.id
    Member("name", .text) { $0.series.name }
    InFile.latest
    InFile.previous
    Member("change", .nullable(.number)) { $0.change?.plain }
    Member("discontinued", .truth) { $0.series.isDiscontinued }
  }
}

extension RateHistory {
  /// The members that are read back from the file.
  enum InFile {
    static let id = FileMember("id", .code) { (history: RateHistory) in history.series }

    static let latest = FileMember("latest", .object(WeeklyRate.shape)) {
      (history: RateHistory) in history.latest
    }

    static let previous = FileMember("previous", .nullable(.object(WeeklyRate.shape))) {
      (history: RateHistory) in history.previous
    }
  }
}

extension WeeklyRate {
  static let shape = Shape<WeeklyRate> {
    InFile.date
    InFile.rate
  }

  /// The members of a week, which are read as texts: only both together are a week or not.
  enum InFile {
    static let date = FileMember("date", FileKind(.date) { $0.string }) {
      (week: WeeklyRate) in week.date
    }

    static let rate = FileMember("rate", .number) { (week: WeeklyRate) in week.rate.plain }
  }
}
