package import Calendars
package import Components
package import Finance
package import Forms
package import Markup
package import Sealing
package import Web

/// What a page may know besides the request: the site it is on, its keys, and the day it is.
package struct Site: Sendable {
  package private(set) var frame: Frame
  package let origin: String
  package private(set) var today: CalendarDate
  package private(set) var vault: Vault
  package private(set) var partners: Partners
  /// What the tools begin with, but for those that belong to another country.
  package private(set) var currency = Currency.gbp
  /// What they begin with inside the page of a partner that works in a currency of its own.
  private var partnerCurrency: Currency?
  /// All its tools, in the order in which lists show them.
  package let tools: [Tool]

  /// `now` is in seconds since 1970.
  package init(
    tools: [Tool], assets: Assets, help: HelpLines, origin: String, seal: Seal,
    today: CalendarDate, now: Int64 = 0, partners: Partners = Partners()
  ) {
    self.tools = tools
    let inNavigation = tools.filter(\.isInNavigation).map(\.tile)
    frame = Frame(tools: inNavigation, assets: assets, help: help)
    self.origin = origin
    self.today = today
    vault = Vault(seal, origin: origin, now: now)
    self.partners = partners
  }

  /// The site at the time of a request.
  package func at(_ now: Int64, on today: CalendarDate) -> Site {
    var site = self
    site.vault = vault.at(now)
    site.today = today
    return site
  }

  /// The site as a request finds it: only a page that is read can be asked for again.
  package func reached(by request: Request) -> Site {
    var site = self
    site.frame = frame.choosing(request.isRead ? NationChoice(request.query) : nil)
    return site
  }

  /// The site inside somebody else's page.
  package func embedded(_ embedding: Embedding, help: HelpLines, currency: Currency?) -> Site {
    var site = self
    site.frame = frame.embedded(embedding, help: help)
    site.partnerCurrency = currency
    return site
  }

  /// The page of a tool, by its stem; `nil` on a site without that tool.
  ///
  /// For links between tools that do not know each other.
  package func address(ofTool stem: String) -> Address? {
    tools.first { $0.stem == stem }?.tile.address
  }

  /// A currency to begin with, which does not make a query a submitted form.
  package static let currencyToUse = "use-currency"

  /// What a calculator is asked: in the partner's currency or the site's, unless the address names
  /// another.
  ///
  /// `own` is what a calculator begins with whatever the site's currency is.
  package func asked(_ request: Request, own: Currency? = nil) -> Submission {
    let named = request.query.typed(Self.currencyToUse).flatMap { Currency(code: $0) }
    let currency = named ?? partnerCurrency ?? own ?? currency
    // Links of the answer go by what the form was sent: on a site that begins in another currency,
    // pounds have to be named in them too.
    let isUsual = currency == own ?? .gbp && (own != nil || self.currency == .gbp)
    guard !isUsual else { return request.query }
    return request.query.typed(Field<Currency>.currencyName, otherwise: currency.code)
  }

  /// The site with other settings.
  package func with(_ settings: SiteSettings) -> Site {
    var site = self
    site.frame = Frame(tools: frame.tools, assets: frame.assets, help: settings.help)
    site.partners = settings.partners
    site.currency = settings.currency
    return site
  }

  /// Whether browsers reach the site over TLS.
  package var isSecure: Bool { origin.hasPrefix("https://") }

  /// What stands on paper about an answer of today that an address leads to.
  package func printed(_ asked: String, at address: Address) -> PrintedLine {
    PrintedLine(asked, on: today, at: origin, address)
  }

  package func answer(
    _ page: Page, status: Response.Status = .ok, privacy: Response.Privacy = .figures
  ) -> Response {
    .page(frame.document(page), status: status, privacy: privacy)
  }
}
