package import Components
package import Finance
import Markup
package import Sealing
package import Web

/// What a page may know besides the request: the site it is on, its keys, and the day it is.
package struct Site: Sendable {
  package let frame: Frame
  package let origin: String
  package let today: CalendarDate
  package let vault: Vault
  package let partners: Partners

  /// `now` is in seconds since 1970.
  package init(
    assets: Assets, help: HelpLines, origin: String, seal: Seal, today: CalendarDate,
    now: Int64 = 0, partners: Partners = Partners()
  ) {
    self.init(
      frame: Frame(tools: Routes.tools, assets: assets, help: help), origin: origin, today: today,
      vault: Vault(seal, origin: origin, now: now), partners: partners)
  }

  private init(
    frame: Frame, origin: String, today: CalendarDate, vault: Vault, partners: Partners
  ) {
    self.frame = frame
    self.origin = origin
    self.today = today
    self.vault = vault
    self.partners = partners
  }

  /// The site at the time of a request.
  package func at(_ now: Int64, on today: CalendarDate) -> Site {
    Site(
      frame: frame, origin: origin, today: today, vault: vault.at(now), partners: partners)
  }

  /// The site inside somebody else's page.
  func embedded(_ embedding: Embedding, help: HelpLines?) -> Site {
    Site(
      frame: frame.embedded(embedding, help: help), origin: origin, today: today, vault: vault,
      partners: partners)
  }

  /// The site with other settings.
  package func with(_ settings: SiteSettings) -> Site {
    Site(
      frame: Frame(tools: frame.tools, assets: frame.assets, help: settings.help), origin: origin,
      today: today, vault: vault, partners: settings.partners)
  }

  /// Whether browsers reach the site over TLS.
  package var isSecure: Bool { origin.hasPrefix("https://") }

  func answer(
    _ page: Page, status: Response.Status = .ok, privacy: Response.Privacy = .figures
  ) -> Response {
    .page(frame.document(page), status: status, privacy: privacy)
  }
}
