import CardsFormulas
import Keeping
import Web

/// The cookie of the wallet, and the sealed parcels in which cards travel.
enum CardStore {
  static let cookie = StateCookie(.wallet, named: "cards", schemaVersion: 2)

  static let flash = FlashCookie(named: "cards-news", below: CardsPage.address)

  /// A link to another device: fifteen minutes.
  static let transfer = Parcel(.transfer, named: "w", schemaVersion: 2, lifetime: 900)

  /// The cards of a file, for an hour, until the preview is confirmed.
  static let preview = Parcel(.import, named: "confirm", schemaVersion: 2, lifetime: 3_600)

  static func book(of request: Request, on site: Site) -> CardsBook {
    site.vault.state(CardsBook.self, in: cookie, of: request)?.state ?? empty(on: site)
  }

  /// The book in a browser's cookie, and the header that seals the cookie again if its key is old.
  static func renewed(
    by request: Request, on site: Site
  ) -> (book: CardsBook, renewal: [Response.Header]) {
    guard let kept = site.vault.state(CardsBook.self, in: cookie, of: request) else {
      return (empty(on: site), [])
    }
    return (kept.state, site.vault.renewal(of: kept, in: cookie))
  }

  private static func empty(on site: Site) -> CardsBook {
    CardsBook(wallet: Wallet(currency: site.currency))
  }
}
