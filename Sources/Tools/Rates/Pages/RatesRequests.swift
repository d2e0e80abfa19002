import MortgageRates

/// The requests about interest rates.
struct RatesRequests: Sendable {
  let latest: LatestRates

  func page(_ request: Request, _ site: Site) -> Response {
    let currency =
      site.asked(request).typed(Field<Currency>.currencyName).flatMap { Currency(code: $0) } ?? .gbp
    guard let rates = latest.current, !rates.histories.isEmpty else {
      return site.response(RatesPage.missing(in: currency), privacy: .open)
    }
    return site.response(
      RatesPage(rates: rates, today: site.today, currency: currency).page, privacy: .open)
  }

  func json(_ request: Request, _ site: Site) -> Response {
    .json(RatesJSON.shape.bytes(of: RatesJSON(rates: latest.current ?? .none, today: site.today)))
  }
}
