import Formats
import Hosting
import MortgageRates
import Web

/// The requests about mortgage rates.
struct RatesRequests: Sendable {
  private let latest: LatestRates

  init(_ latest: LatestRates) {
    self.latest = latest
  }

  func page(_ request: Request, _ site: Site) -> Response {
    guard let rates = latest.current, !rates.histories.isEmpty else {
      return site.answer(RatesPage.missing, privacy: .open)
    }
    return site.answer(RatesPage(rates, today: site.today).page, privacy: .open)
  }

  func json(_ request: Request, _ site: Site) -> Response {
    .json(RatesJSON.shape.bytes(of: RatesJSON(rates: latest.current, today: site.today)))
  }
}
