package import Keeping

/// The surroundings of a request: the site, its tools, its keys and the day.
package struct Site: Sendable {
  package private(set) var layout: PageLayout
  /// The address of the site without a path: `https://money.example`.
  package let origin: String
  /// The day in the time zone of the site.
  package private(set) var today: CalendarDate
  /// Opens and seals cookies and links at the time of the request.
  package private(set) var vault: Vault
  package private(set) var partners = Partners()
  /// The currency that tools begin with, unless they belong to another country.
  package private(set) var currency = Currency.gbp
  /// The partner's currency, inside its frames; nil for the site's.
  private var partnerCurrency: Currency?
  package let tools: [Tool]
  package private(set) var statements = SiteStatements()
  /// The letter boxes of groups that are kept in step; nil on a site that offers none.
  package let letterBoxes: LetterBoxes?
  /// The counts of frames on other sites; nil on a site that does not count them.
  package let frameCounts: FrameCounts?

  /// A site before any request, which nobody may frame.
  package init(
    tools: [Tool], assets: Assets, help: HelpLines, origin: String, seal: Seal,
    today: CalendarDate, letterBoxes: LetterBoxes? = nil, frameCounts: FrameCounts? = nil
  ) {
    self.tools = tools
    self.letterBoxes = letterBoxes
    self.frameCounts = frameCounts
    let inNavigation = tools.filter(\.isInNavigation).map(\.tile)
    layout = PageLayout(
      tools: inNavigation, menu: Self.menu(of: tools, in: currency), assets: assets, help: help,
      calculators: Set(tools.map(\.tile).filter(\.isCalculator).map(\.address)))
    self.origin = origin
    self.today = today
    vault = Vault(seal, origin: origin, now: 0)
  }

  /// The site at the time of a request, whose work in letter boxes begins.
  package func at(_ now: Int64, on today: CalendarDate) -> Site {
    var site = self
    site.vault = vault.at(now)
    site.today = today
    letterBoxes?.beginRequest()
    return site
  }

  /// The site for a request.
  ///
  /// Only a page that is read lets the visitor choose a nation, since only it can be requested
  /// again.
  package func reached(by request: Request) -> Site {
    var site = self
    site.layout = layout.choosing(request.isRead ? NationChoice(request.query) : nil)
    return site
  }

  /// The site inside a page of another site.
  package func embedded(_ embedding: Embedding, help: HelpLines, currency: Currency?) -> Site {
    var site = self
    site.layout = layout.embedded(embedding, help: help)
    site.partnerCurrency = currency
    return site
  }

  /// The address of the tool with this stem; nil if the site does not have it.
  ///
  /// Lets tools link to each other without importing each other.
  package func address(ofTool stem: String) -> Address? {
    tools.first { $0.stem == stem }?.tile.address
  }

  /// The field for a first currency; a query with it alone is no submitted form.
  package static let currencyToUse = "use-currency"

  /// The fields of a calculator's request, with the partner's currency or the site's unless the
  /// address names another.
  ///
  /// `own` is the calculator's own currency, whatever the site's is.
  package func asked(_ request: Request, own: Currency? = nil) -> Submission {
    let named = request.query.typed(Self.currencyToUse).flatMap { Currency(code: $0) }
    let currency = named ?? partnerCurrency ?? own ?? currency
    // Links in the answer repeat the sent fields, so pounds must be named in them on a site with
    // another currency.
    let isUsual = currency == own ?? .gbp && (own != nil || self.currency == .gbp)
    guard !isUsual else { return request.query }
    return request.query.typed(Field<Currency>.currencyName, otherwise: currency.code)
  }

  /// The site with other settings.
  package func with(_ settings: SiteSettings) -> Site {
    var site = self
    site.layout = PageLayout(
      tools: layout.tools, menu: Self.menu(of: tools, in: settings.currency),
      assets: layout.assets, help: settings.help, host: settings.host,
      calculators: layout.calculators)
    site.partners = settings.partners
    site.currency = settings.currency
    site.statements = settings.statements
    return site
  }

  /// The menu: of the tools that are for one country alone, those for the site's, where there is one.
  private static func menu(of tools: [Tool], in currency: Currency) -> [PageLayout.Tool] {
    let hasOwn = tools.contains { $0.embedding?.ownCurrency == currency }
    return tools.filter { tool in
      guard hasOwn, let own = tool.embedding?.ownCurrency else { return true }
      return own == currency
    }.map(\.tile)
  }

  /// True when browsers reach the site over TLS.
  package var isSecure: Bool { origin.hasPrefix("https://") }

  /// The line that a printed answer of today carries, with its address.
  package func printed(
    _ asked: String, in currency: Currency, at address: Address
  ) -> PrintedLine {
    PrintedLine(asked, on: today.words(in: currency), at: origin, address)
  }

  /// A page of the site as a response.
  package func response(
    _ page: Page, status: Response.Status = .ok, privacy: Response.Privacy = .figures
  ) -> Response {
    .page(layout.document(page), status: status, privacy: privacy)
  }
}
