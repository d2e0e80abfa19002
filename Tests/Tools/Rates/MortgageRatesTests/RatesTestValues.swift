func date(_ text: String) throws -> CalendarDate {
  try #require(CalendarDate(iso: text))
}

func time(_ text: String) throws -> UTCTime {
  try #require(UTCTime(extended: text))
}

/// A rate of FRED, or of another source.
func rate(_ date: String, _ rate: String, from source: RateSource = .fred) throws -> DatedRate {
  try #require(DatedRate(date: date, rate: rate, from: source))
}

/// A history of such rates, fetched on 20 November 2026 unless another time is given.
func history(
  _ series: RateSeries, _ rates: [(String, String)], retrieved: String = "2026-11-20T06:15:00Z",
  lastModified: String? = nil
) throws -> RateHistory {
  try RateHistory(
    series, rates.map { try rate($0.0, $0.1, from: series.source) },
    retrieved: time(retrieved), lastModified: lastModified)
}
