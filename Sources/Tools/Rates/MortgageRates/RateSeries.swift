/// A published series of interest rates, by its name at its source.
///
/// Freddie Mac asks lenders for the American ones in its Primary Mortgage Market Survey and
/// publishes them on Thursdays. The Bank of England sets Bank Rate, and publishes what banks and
/// building societies quoted to households in a month early in the next one.
package enum RateSeries: String, CaseIterable, Sendable {
  case thirtyYearFixed = "MORTGAGE30US"
  case fifteenYearFixed = "MORTGAGE15US"
  case fiveOneAdjustable = "MORTGAGE5US"
  case bankRate = "IUDBEDR"
  case twoYearFix = "IUMBV34"
  case threeYearFix = "IUMBV37"
  case fiveYearFix = "IUMBV42"
  case tenYearFix = "IUMBV45"
  case revertToRate = "IUMTLMV"
  case creditCards = "IUMCCTL"
  case overdrafts = "IUMODTL"

  package var id: String { rawValue }

  package var name: String {
    switch self {
    case .thirtyYearFixed: "30-year fixed"
    case .fifteenYearFixed: "15-year fixed"
    case .fiveOneAdjustable: "5/1 adjustable"
    case .bankRate: "Bank Rate"
    case .twoYearFix: "2-year fixed"
    case .threeYearFix: "3-year fixed"
    case .fiveYearFix: "5-year fixed"
    case .tenYearFix: "10-year fixed"
    case .revertToRate: "Standard variable rate"
    case .creditCards: "Credit cards"
    case .overdrafts: "Overdrafts"
    }
  }

  package var source: RateSource {
    switch self {
    case .thirtyYearFixed, .fifteenYearFixed, .fiveOneAdjustable: .fred
    case .bankRate, .twoYearFix, .threeYearFix, .fiveYearFix, .tenYearFix, .revertToRate,
      .creditCards, .overdrafts:
      .bankOfEngland
    }
  }

  package var frequency: RateFrequency {
    switch source {
    case .fred: .weekly
    case .bankOfEngland: self == .bankRate ? .daily : .monthly
    }
  }

  /// True when the survey has ended: the last week of the 5/1 rate is that of 10 November 2022.
  package var isDiscontinued: Bool { self == .fiveOneAdjustable }

  /// True for the rate of a mortgage that somebody can take out today.
  package var isMortgage: Bool {
    switch self {
    case .bankRate, .creditCards, .overdrafts, .fiveOneAdjustable: false
    case .thirtyYearFixed, .fifteenYearFixed, .twoYearFix, .threeYearFix, .fiveYearFix,
      .tenYearFix, .revertToRate:
      true
    }
  }
}

/// A service that publishes rates.
package enum RateSource: String, CaseIterable, Sendable {
  /// The database of the Federal Reserve Bank of St. Louis, with the rates of Freddie Mac.
  case fred = "FRED"
  case bankOfEngland = "Bank of England"

  package var country: RateCountry {
    switch self {
    case .fred: .unitedStates
    case .bankOfEngland: .unitedKingdom
    }
  }

  /// The series of the source in their order.
  package var series: [RateSeries] { RateSeries.allCases.filter { $0.source == self } }

  /// True for a rate that the source may have published.
  ///
  /// The highest average of an American mortgage is 18.63 % in October 1981. Bank Rate may be 0 %,
  /// and overdrafts cost 40 %.
  func mayPublish(_ rate: Percentage) -> Bool {
    switch self {
    case .fred: rate > .zero && rate < Percentage(30)
    case .bankOfEngland: rate >= .zero && rate < .hundred
    }
  }
}

/// The country in which a rate is paid.
package enum RateCountry: String, CaseIterable, Sendable {
  case unitedStates = "US"
  case unitedKingdom = "GB"

  package var currency: Currency {
    switch self {
    case .unitedStates: .usd
    case .unitedKingdom: .gbp
    }
  }
}

/// How often a series has a new rate.
package enum RateFrequency: String, CaseIterable, Sendable {
  case daily, weekly, monthly

  /// The age in days up to which the newest rate is what anybody would expect.
  ///
  /// Days off, and weeks and months that are published late, are within it.
  package var daysUntilStale: Int {
    switch self {
    case .daily: 7
    case .weekly: 10
    case .monthly: 45
    }
  }
}
