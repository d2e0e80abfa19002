/// The reasons why rates cannot be read.
///
/// The messages quote nothing of the input, because a response may repeat the key.
package enum InvalidRates: Error, Equatable, Sendable {
  case notJSON(JSONPosition)
  case missing(StaticName)
  case notPercent
  case notARate(JSONPosition)
  case notATime(JSONPosition)
  case inFuture(CalendarDate)
  case dateTwice(CalendarDate)
  case noRates(RateSeries)
  case notATable
  case wrongColumns
  case noRows
  case wrongRow(line: Int)

  package enum StaticName: String, Sendable {
    case retrieved, series, latest, date, rate, value, observations
  }

  package var message: String {
    switch self {
    case .notJSON(let position): "it is not JSON at \(Self.words(position))"
    case .missing(let name): "it has no “\(name.rawValue)” of the right kind"
    case .notPercent: "its rates are not in percent"
    case .notARate(let position):
      "what stands at \(Self.words(position)) is not a rate with its date"
    case .notATime(let position): "what stands at \(Self.words(position)) is not a time"
    case .inFuture(let date): "it has a rate of \(date.words), which is still to come"
    case .dateTwice(let date): "it has two rates of \(date.words)"
    case .noRates(let series): "it has no rate of \(series.id)"
    case .notATable: "it is no table of dates and rates"
    case .wrongColumns: "its columns are not those that were asked for"
    case .noRows: "it has no rows"
    case .wrongRow(let line): "its line \(line) is not a date with its rates"
    }
  }

  private static func words(_ position: JSONPosition) -> String {
    "line \(position.line), character \(position.column)"
  }
}
