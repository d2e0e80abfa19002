package import MortgageRates

/// The reasons why there are no new rates of a service, or none at all.
package enum RatesProblem: Error, Equatable, Sendable {
  case noKeyFile
  case nothingToAsk
  case keyFileUnreadable(String)
  case keyMalformed
  case badAddress(setting: String)
  case noClient
  case keyRefused
  case noSuchSeries([RateSeries])
  case noResponse([RateSeries], String)
  case status([RateSeries], Int)
  case tooMany(RateSource, retryAfter: Int)
  case notJSON([RateSeries])
  case unreadable([RateSeries], InvalidRates)
  case notWritten(String)

  package var message: String {
    switch self {
    case .noKeyFile:
      "FARTHING_FRED_KEY_FILE is not set: it names the file with the key that FRED gave you."
    case .nothingToAsk:
      "no service is left to ask: of FARTHING_FRED_URL (with a key), FARTHING_FRED_CSV_URL "
        + "(without one) and FARTHING_BOE_URL, those that are set are asked."
    case .keyFileUnreadable(let reason):
      "the file that FARTHING_FRED_KEY_FILE names cannot be read: \(reason)."
    case .keyMalformed: "the file that FARTHING_FRED_KEY_FILE names does not hold a key alone."
    case .badAddress(let setting):
      "\(setting) is not an https address, nor an http address of this machine."
    case .noClient: "libcurl does not start."
    case .keyRefused: "FRED does not accept the key."
    case .noSuchSeries(let series): "FRED has no series \(Self.words(series))."
    case .noResponse(let series, let reason): "no answer for \(Self.words(series)): \(reason)."
    case .status(let series, let status):
      "the answer for \(Self.words(series)) has the status \(status)."
    case .tooMany(let source, let seconds) where seconds > 0:
      "\(source.words) asks to come back in \(seconds) \(seconds == 1 ? "second" : "seconds")."
    case .tooMany(let source, _): "\(source.words) asks to come back later."
    case .notJSON(let series): "the answer for \(Self.words(series)) is not JSON."
    case .unreadable(let series, let reason):
      "the answer for \(Self.words(series)) is not as it should be: \(reason.message)."
    case .notWritten(let reason): "the file of rates is not written: \(reason)."
    }
  }

  private static func words(_ series: [RateSeries]) -> String {
    let first = series.first?.id ?? ""
    return series.count > 1 ? "\(first) and \(series.count - 1) more" : first
  }

  /// The exit status of the program, after BSD's `sysexits.h`.
  package var exitCode: Int32 {
    switch self {
    case .noKeyFile, .nothingToAsk, .keyFileUnreadable, .keyMalformed, .badAddress, .keyRefused: 78
    case .notWritten: 73
    case .tooMany: 75
    case .noClient, .noSuchSeries, .noResponse, .status, .notJSON, .unreadable: 69
    }
  }
}

extension RateSource {
  /// The name of the source in a sentence.
  package var words: String {
    switch self {
    case .fred: "FRED"
    case .bankOfEngland: "the Bank of England"
    }
  }
}
