package import Formats
package import Calendars
import Finance

/// What was fetched: the series, in their order, and when.
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
  /// What the file and the answer for programs both say of a series.
  package func write(in json: inout JSON) {
    json.member("id", series.id)
    json.member("name", series.name)
    json.member("latest") { latest.write(in: &$0) }
    json.key("previous")
    if let previous {
      json.object { previous.write(in: &$0) }
    } else {
      json.null()
    }
    json.member("change", change?.plain)
    json.member("discontinued", series.isDiscontinued)
  }
}

extension WeeklyRate {
  func write(in json: inout JSON) {
    json.member("date", date.iso)
    json.member("rate", rate.plain)
  }
}
