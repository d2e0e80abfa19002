import Hosting
import Sealing
import Web

/// Where cards are kept and how they travel.
enum CardsKept {
  static let cookie = StateCookie(.wallet, named: "cards", schemaVersion: 1)

  static let news = NewsCookie(named: "cards-news", below: CardsPage.address)

  /// A link to another device: fifteen minutes.
  static let transfer = Parcel(.transfer, named: "w", schemaVersion: 1, lifetime: 900)

  /// What was read from a file, until its preview is answered: an hour.
  static let preview = Parcel(.import, named: "confirm", schemaVersion: 1, lifetime: 3_600)

  static func book(of request: Request, on site: Site) -> CardsBook {
    site.vault.state(CardsBook.self, in: cookie, of: request)?.state
      ?? CardsBook(wallet: Wallet(currency: site.currency))
  }

  /// The header that seals an old cookie anew; a state that is not there is not made.
  static func renewal(of request: Request, on site: Site) -> [Response.Header] {
    guard let kept = site.vault.state(CardsBook.self, in: cookie, of: request),
      kept.needsResealing, let header = try? site.vault.keep(kept.state, in: cookie)
    else { return [] }
    return [header]
  }

  /// The header that keeps a book, or `nil` when it does not fit.
  ///
  /// A book that grows must leave room to pay and to undo; paying, deleting and undoing work in any.
  static func header(for book: CardsBook, on site: Site, mayGrow: Bool) -> Response.Header? {
    if mayGrow, !site.vault.fits(book.withRoomToUndo, in: cookie) { return nil }
    if let header = try? site.vault.keep(book, in: cookie) { return header }
    return try? site.vault.keep(book.withoutUndo, in: cookie)
  }
}
