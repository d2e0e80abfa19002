package import MortgageRates

/// Asks services for their rates, one request after another.
///
/// Requests are at least a second apart. A failure that may pass is retried twice. A service is
/// taken as a whole or not at all: one missing answer ends its part of the visit.
package struct RatesVisit {
  private let time: UTCTime
  private let known: PublishedRates
  private let ask: (RatesRequest, _ lastModified: String?) -> Reply
  private let wait: (_ seconds: Int) -> Void
  private var hasAsked = false

  /// A visit.
  ///
  /// - Parameters:
  ///   - time: The time that the rates get as that of their retrieval.
  ///   - known: The rates there are; a service need not send them again.
  ///   - ask: Sends a request, with `If-Modified-Since` where there is a text for it.
  ///   - wait: Waits.
  package init(
    at time: UTCTime, knowing known: PublishedRates,
    asking ask: @escaping (RatesRequest, _ lastModified: String?) -> Reply,
    waiting wait: @escaping (_ seconds: Int) -> Void
  ) {
    self.time = time
    self.known = known
    self.ask = ask
    self.wait = wait
  }

  /// The series that a service has rates of, for all its requests.
  package mutating func histories(
    answering requests: [RatesRequest]
  ) throws(RatesProblem) -> [RateHistory] {
    var histories: [RateHistory] = []
    for request in requests {
      if hasAsked { wait(Self.interval) }
      hasAsked = true
      histories += try patiently(request)
    }
    return histories
  }

  private func patiently(_ request: RatesRequest) throws(RatesProblem) -> [RateHistory] {
    for pause in Self.pauses {
      do throws(RatesProblem) {
        return try once(request)
      } catch {
        wait(try Self.delay(after: error, otherwise: pause))
      }
    }
    return try once(request)
  }

  private func once(_ request: RatesRequest) throws(RatesProblem) -> [RateHistory] {
    let lastModified = lastModified(of: request.series)
    switch ask(request, lastModified) {
    case .failed(let reason): throw .noResponse(request.series, reason)
    case .response(let response) where response.status == 304 && lastModified != nil:
      return request.series.compactMap { known[$0]?.unchanged(at: time) }
    case .response(let response):
      if let problem = Self.refusal(of: request, in: response) { throw problem }
      do throws(InvalidRates) {
        return try histories(of: request, in: response)
      } catch {
        throw .unreadable(request.series, error)
      }
    }
  }

  /// The header of the answer that all these series came in; nil when they have no one in common.
  private func lastModified(of series: [RateSeries]) -> String? {
    let headers = Set(series.map { known[$0]?.lastModified })
    return headers.count == 1 ? headers.first ?? nil : nil
  }

  private func histories(
    of request: RatesRequest, in response: Reply.Response
  ) throws(InvalidRates) -> [RateHistory] {
    let source = request.series.first?.source ?? .fred
    let rates =
      switch request.format {
      case .observations: [try FREDObservations.rates(in: response.body, on: time.date)]
      case .table:
        try RateTable(response.body, from: source).rates(of: request.series, on: time.date)
      }
    var histories: [RateHistory] = []
    for (series, rates) in zip(request.series, rates) where source == .fred || !rates.isEmpty {
      histories.append(
        try RateHistory(series, rates, retrieved: time, lastModified: response.lastModified))
    }
    return histories
  }

  private static func refusal(of request: RatesRequest, in response: Reply.Response)
    -> RatesProblem?
  {
    let series = request.series
    let isReadable =
      request.format == .table || response.contentType.isEmpty
      || response.contentType.hasPrefix("application/json")
    switch response.status {
    case 200 where isReadable: return nil
    case 200: return .notJSON(series)
    case 429: return .tooMany(series[0].source, retryAfter: response.retryAfter)
    case 500... where response.retryAfter > 0:
      return .tooMany(series[0].source, retryAfter: response.retryAfter)
    case 400 where request.format == .observations && response.body.contains("api_key"):
      return .keyRefused
    case 400
    where request.format == .observations && response.body.contains("series does not exist"):
      return .noSuchSeries(series)
    default: return .status(series, response.status)
    }
  }

  /// The seconds to wait before a retry; the problem itself when a retry cannot help.
  private static func delay(
    after problem: RatesProblem, otherwise pause: Int
  ) throws(RatesProblem) -> Int {
    switch problem {
    case .tooMany(_, let seconds) where seconds <= longestWait: max(seconds, pause)
    case .noResponse, .notJSON, .unreadable(_, .notJSON), .unreadable(_, .notATable): pause
    case .status(_, 500...): pause
    default: throw problem
    }
  }

  private static let interval = 1
  private static let pauses = [2, 4]

  /// The longest wait in seconds; when a service asks for more, its part of the visit ends.
  private static let longestWait = 60
}

extension [UInt8] {
  fileprivate func contains(_ words: StaticString) -> Bool {
    words.withUTF8Buffer { firstRange(of: Array($0)) != nil }
  }
}
