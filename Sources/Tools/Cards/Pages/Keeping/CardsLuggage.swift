import CardsFormulas
import Components
package import Keeping
package import Web

/// The cards of a browser on their way to another one, with a link for everything.
package struct CardsLuggage: Packable, Equatable, Sendable {
  private let wallet: Wallet

  /// The cards of a browser, with its kept plan; nil when it has neither.
  package init?(of request: Request, on site: Site) {
    wallet = CardStore.book(of: request, on: site).wallet
    guard !wallet.holdsNothing else { return nil }
  }

  package init(from reader: inout ByteReader) throws(MalformedBytes) {
    wallet = try Wallet(from: &reader)
  }

  package func write(to writer: inout ByteWriter) { wallet.write(to: &writer) }

  package var count: Int { wallet.cards.count }
  package var hasPlan: Bool { wallet.kept != nil }
  /// The names of the cards; of a plan alone, what it is.
  package var names: [String] {
    wallet.isEmpty ? ["the plan that is kept"] : wallet.cards.map { $0.details.name }
  }

  /// Adds the cards to those of a browser, which keeps one card of each id, the one that arrives.
  ///
  /// - Returns: The headers that keep them, none if all are there; nil when they do not fit, or are
  ///   in another currency.
  package func unpacked(in request: Request, on site: Site) -> [Response.Header]? {
    let old = CardStore.book(of: request, on: site)
    var book = old
    do throws(CardsProblem) {
      try book.noting(on: site.today) { book throws(CardsProblem) in
        try book.take(wallet, keeping: .merge, by: Operation(request))
      }
    } catch {
      return nil
    }
    guard book.wallet != old.wallet else { return [] }
    return site.vault.keep(book, in: CardStore.cookie, mayGrow: true).map { [$0.header] }
  }
}
