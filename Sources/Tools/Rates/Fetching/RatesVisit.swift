import Formats
package import Calendars
import Finance
package import MortgageRates

/// Fetches all series from FRED, one after another.
///
/// Requests are at least a second apart. A failure that may pass is retried twice; one missing
/// series ends the visit.
package struct RatesVisit {
  private let ask: (RateSeries) -> Reply
  private let wait: (_ seconds: Int) -> Void

  package init(
    asking ask: @escaping (RateSeries) -> Reply, waiting wait: @escaping (_ seconds: Int) -> Void
  ) {
    self.ask = ask
    self.wait = wait
  }

  package func rates(at time: UTCTime) throws(RatesProblem) -> PublishedRates {
    var histories: [RateHistory] = []
    for (index, series) in RateSeries.allCases.enumerated() {
      if index > 0 { wait(Self.interval) }
      histories.append(try history(of: series, on: time.date))
    }
    return PublishedRates(retrieved: time, histories: histories)
  }

  private func history(
    of series: RateSeries, on today: CalendarDate
  ) throws(RatesProblem) -> RateHistory {
    for pause in Self.pauses {
      do throws(RatesProblem) {
        return try history(of: series, in: ask(series), on: today)
      } catch {
        wait(try Self.delay(after: error, otherwise: pause))
      }
    }
    return try history(of: series, in: ask(series), on: today)
  }

  private func history(
    of series: RateSeries, in reply: Reply, on today: CalendarDate
  ) throws(RatesProblem) -> RateHistory {
    switch reply {
    case .failed(let reason): throw .noAnswer(series, reason)
    case .answer(let answer):
      if let problem = Self.refusal(of: series, in: answer) { throw problem }
      do throws(InvalidRates) {
        return try FREDObservations.history(of: series, in: answer.body, on: today)
      } catch {
        throw .unreadable(series, error)
      }
    }
  }

  private static func refusal(of series: RateSeries, in answer: Reply.Answer) -> RatesProblem? {
    let isJSON = answer.contentType.isEmpty || answer.contentType.hasPrefix("application/json")
    switch answer.status {
    case 200 where isJSON: return nil
    case 200: return .notJSON(series)
    case 429: return .tooMany(retryAfter: answer.retryAfter)
    case 503 where answer.retryAfter > 0: return .tooMany(retryAfter: answer.retryAfter)
    case 400 where answer.body.contains("api_key"): return .keyRefused
    case 400 where answer.body.contains("series does not exist"): return .noSuchSeries(series)
    default: return .status(series, answer.status)
    }
  }

  /// The seconds to wait before a retry; nil when a retry cannot help.
  private static func delay(
    after problem: RatesProblem, otherwise pause: Int
  ) throws(RatesProblem) -> Int {
    switch problem {
    case .tooMany(let seconds) where seconds <= longestWait: max(seconds, pause)
    case .noAnswer, .notJSON, .unreadable(_, .notJSON): pause
    case .status(_, 500...): pause
    default: throw problem
    }
  }

  private static let interval = 1
  private static let pauses = [2, 4]

  /// The longest wait in seconds; when FRED asks for more, the visit ends.
  private static let longestWait = 60
}

extension [UInt8] {
  fileprivate func contains(_ words: StaticString) -> Bool {
    words.withUTF8Buffer { firstRange(of: Array($0)) != nil }
  }
}
