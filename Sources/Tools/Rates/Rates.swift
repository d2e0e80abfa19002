import MortgageRates
import Web

/// The requests about mortgage rates.
enum Rates {
  static func page(_ request: Request, _ site: Site) -> Response {
    guard let rates = site.rates.current, !rates.histories.isEmpty else {
      return site.answer(RatesPage.missing, privacy: .open)
    }
    return site.answer(RatesPage(rates, today: site.today).page, privacy: .open)
  }

  static func json(_ request: Request, _ site: Site) -> Response {
    .json(RatesAnswer.json(site.rates.current, on: site.today))
  }
}
