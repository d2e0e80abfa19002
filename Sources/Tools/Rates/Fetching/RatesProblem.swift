package import MortgageRates

/// The reasons why there are no new rates.
package enum RatesProblem: Error, Equatable, Sendable {
  case noKeyFile
  case keyFileUnreadable(String)
  case keyMalformed
  case badAddress
  case noClient
  case keyRefused
  case noSuchSeries(RateSeries)
  case noAnswer(RateSeries, String)
  case status(RateSeries, Int)
  case tooMany(retryAfter: Int)
  case notJSON(RateSeries)
  case unreadable(RateSeries, InvalidRates)
  case notWritten(String)

  package var message: String {
    switch self {
    case .noKeyFile:
      "FARTHING_FRED_KEY_FILE is not set: it names the file with the key that FRED gave you."
    case .keyFileUnreadable(let reason):
      "the file that FARTHING_FRED_KEY_FILE names cannot be read: \(reason)."
    case .keyMalformed: "the file that FARTHING_FRED_KEY_FILE names does not hold a key alone."
    case .badAddress:
      "FARTHING_FRED_URL is not an https address, nor an http address of this machine."
    case .noClient: "libcurl does not start."
    case .keyRefused: "FRED does not accept the key."
    case .noSuchSeries(let series): "FRED has no series \(series.id)."
    case .noAnswer(let series, let reason): "no answer for \(series.id): \(reason)."
    case .status(let series, let status): "the answer for \(series.id) has the status \(status)."
    case .tooMany(let seconds) where seconds > 0:
      "FRED asks to come back in \(seconds) \(seconds == 1 ? "second" : "seconds")."
    case .tooMany: "FRED asks to come back later."
    case .notJSON(let series): "the answer for \(series.id) is not JSON."
    case .unreadable(let series, let reason):
      "the answer for \(series.id) is not as it should be: \(reason.message)."
    case .notWritten(let reason):
      "the file that FARTHING_RATES_FILE names is not written: \(reason)."
    }
  }

  /// The exit status of the program, after BSD's `sysexits.h`.
  package var exitCode: Int32 {
    switch self {
    case .noKeyFile, .keyFileUnreadable, .keyMalformed, .badAddress, .keyRefused: 78
    case .notWritten: 73
    case .tooMany: 75
    case .noClient, .noSuchSeries, .noAnswer, .status, .notJSON, .unreadable: 69
    }
  }
}
