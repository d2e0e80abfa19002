import CardsFormulas

/// The cookie of the wallet, and the sealed parcels in which cards travel.
enum CardStore {
  static let cookie = StateCookie(.wallet, named: "cards", schemaVersion: 2)

  /// The cookie that brings the wallet back from its letter box.
  static let bond = StateCookie(.walletBox, named: "cards-box", schemaVersion: 1)

  static let flash = FlashCookie(named: "cards-news", below: CardsPage.address)

  /// The number of minutes for which a link to another device works.
  static let transferMinutes = 15

  /// A link to another device.
  static let transfer = Parcel(
    .transfer, named: "w", schemaVersion: 2, lifetime: Int64(transferMinutes) * 60)

  /// The cards of a file, for an hour, until the preview is confirmed.
  static let preview = Parcel(
    .importOfCards, named: "confirm", schemaVersion: 2, lifetime: 3_600)

  static func book(of request: Request, on site: Site) -> CardsBook {
    site.vault.state(CardsBook.self, in: cookie, of: request)?.state ?? empty(on: site)
  }

  /// The book in a browser's cookie, and the header that seals the cookie again if its key is old.
  static func renewed(
    by request: Request, on site: Site
  ) -> (book: CardsBook, renewal: [Response.Header]) {
    let kept = site.vault.state(CardsBook.self, in: cookie, of: request)
    return (kept?.state ?? empty(on: site), site.vault.renewal(of: kept, in: cookie))
  }

  static func empty(on site: Site) -> CardsBook {
    CardsBook(wallet: Wallet(currency: site.currency))
  }

  // MARK: In step

  static func bond(of request: Request, on site: Site) -> KeptState<CardsBond>? {
    site.vault.state(CardsBond.self, in: bond, of: request)
  }

  /// The headers that keep a book, the wallet first, so that the other cookie is never newer.
  ///
  /// - Returns: Nil when it does not fit.
  static func headers(
    keeping book: CardsBook, _ request: Request, _ site: Site
  ) -> [Response.Header]? {
    site.vault.fitting(book, in: cookie, mayGrow: false)
      .flatMap { try? site.vault.keep($0, in: cookie) }
      .map { [$0] + bondHeaders(for: book, request, site) }
  }

  /// The headers that bring the other cookie up to date.
  private static func bondHeaders(
    for book: CardsBook, _ request: Request, _ site: Site
  ) -> [Response.Header] {
    let (old, new) = (bond(of: request, on: site), CardsBond(book))
    guard old?.state != new else { return site.vault.renewal(of: old, in: bond) }
    guard let new else { return Array(site.vault.forget(bond).prefix(1)) }
    return (try? site.vault.keep(new, in: bond)).map { [$0] } ?? []
  }

  /// The headers that take everything away.
  static func forgetting(_ request: Request, _ site: Site) -> [Response.Header] {
    let forgotten = bond(of: request, on: site) == nil ? [] : site.vault.forget(bond).prefix(1)
    return Array(forgotten) + [site.vault.forgetFlash(flash)] + site.vault.forget(cookie)
  }
}
