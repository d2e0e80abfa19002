package import Components
package import Finance
import Markup
import Web

/// What a page may know besides the request: the site it is on and the day it is.
package struct Site: Sendable {
  package let frame: Frame
  package let origin: String
  package let today: CalendarDate

  package init(assets: Assets, help: HelpLines, origin: String, today: CalendarDate) {
    frame = Frame(tools: Routes.tools, assets: assets, help: help)
    self.origin = origin
    self.today = today
  }

  package func today(is date: CalendarDate) -> Site {
    Site(assets: frame.assets, help: frame.help, origin: origin, today: date)
  }

  /// Whether browsers reach the site over TLS.
  package var isSecure: Bool { origin.hasPrefix("https://") }

  func answer(
    _ page: Page, status: Response.Status = .ok, privacy: Response.Privacy = .figures
  ) -> Response {
    .page(frame.document(page), status: status, privacy: privacy)
  }
}
