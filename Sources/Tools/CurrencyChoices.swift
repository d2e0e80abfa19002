import Components
import Finance

/// The currencies offered in a list; any other can be named in the address.
enum CurrencyChoices {
  static func including(_ currency: Currency) -> [Choice] {
    let offered = common.contains(currency) ? common : [currency] + common
    return offered.map { Choice($0.code, "\($0.code), \($0.name)") }
  }

  private static let common = [
    "GBP", "EUR", "USD", "AUD", "CAD", "CHF", "DKK", "INR", "JPY", "NOK", "NZD", "PLN", "SEK",
    "ZAR",
  ].compactMap { Currency(code: $0) }
}
