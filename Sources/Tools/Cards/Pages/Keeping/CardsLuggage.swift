import CardsFormulas
package import Keeping

/// The cards of a browser on their way to another one, with a link for everything.
package struct CardsLuggage: Packable, Equatable, Sendable {
  private let wallet: Wallet
  /// The secret of cards that are kept in step.
  private let secret: LetterSecret?

  /// The cards of a browser, with its kept plan; nil when it has neither.
  package init?(of request: Request, on site: Site) {
    let book = CardStore.book(of: request, on: site)
    wallet = book.wallet
    secret = site.letterBoxes == nil ? nil : book.membership?.secret
    guard !wallet.holdsNothing || secret != nil else { return nil }
  }

  package init(from reader: inout ByteReader) throws(MalformedBytes) {
    wallet = try Wallet(from: &reader)
    secret = try reader.count(upTo: 1) == 0 ? nil : LetterSecret(from: &reader)
  }

  package func write(to writer: inout ByteWriter) {
    wallet.write(to: &writer)
    writer.write(secret == nil ? 0 : 1 as UInt64)
    secret?.write(to: &writer)
  }

  /// True for cards that both phones have in step from then on.
  package var isInStep: Bool { secret != nil }

  /// True where a browser has its cards in step by another link, which it would leave.
  package func leavesOthers(_ request: Request, on site: Site) -> Bool {
    guard let secret, let own = CardStore.book(of: request, on: site).membership?.secret else {
      return false
    }
    return own != secret
  }

  /// True where another plan is kept in a browser, whose place the one here would take.
  package func replacesPlan(_ request: Request, on site: Site) -> Bool {
    let here = CardStore.book(of: request, on: site).wallet.kept
    return here != nil && wallet.kept != nil && here?.id != wallet.kept?.id
  }

  package var count: Int { wallet.cards.count }
  package var hasPlan: Bool { wallet.kept != nil }
  /// The names of the cards; of a plan alone, what it is.
  package var names: [String] {
    wallet.isEmpty ? ["the plan that is kept"] : wallet.cards.map { $0.details.name }
  }

  /// Adds the cards to those of a browser, which keeps one card of each id, the one that arrives; in
  /// step, what each phone has alone is added.
  ///
  /// - Returns: The headers that keep them, none if all are there; nil when they do not fit, or are
  ///   in another currency.
  package func unpacked(in request: Request, on site: Site) -> [Response.Header]? {
    let old = BoxReader(CardStore.book(of: request, on: site), request, on: site).book
    let operation = Operation(request)
    guard let secret, site.letterBoxes != nil else { return copied(old, operation, request, site) }
    guard old.membership?.secret != secret else { return [] }
    let phone = PhoneID(joiningBy: operation, on: site, isFresh: false)
    do throws(BoxMissing) {
      let found = try StateInBox<WalletParts>(secret, on: site)
      return joined(old, operation, request, site) { book throws(CardsProblem) in
        try book.join(found, keeping: .merge, as: phone, by: operation)
        book.note { $0.waiting.addAll() }
      }
    } catch {
      if case .closed = error { return copied(old, operation, request, site) }
      return joined(old, operation, request, site) { book throws(CardsProblem) in
        try book.take(wallet, keeping: .merge, by: operation)
        book.join(BoxMembership(secret, phone: phone))
        book.note { $0.waiting.addAll() }
      }
    }
  }

  /// Joins, and sends what was here alone; where that cannot be sent yet, it waits.
  private func joined(
    _ old: CardsBook, _ operation: Operation, _ request: Request, _ site: Site,
    _ join: (inout CardsBook) throws(CardsProblem) -> Void
  ) -> [Response.Header]? {
    var book = old
    guard (try? join(&book)) != nil,
      let fitting = site.vault.fitting(book, in: CardStore.cookie, mayGrow: false)
    else { return nil }
    old.sayGoodbye(request, site)
    let sending = Sending.send(fitting, changed: [], as: .hello, by: operation, on: site)
    let kept = if case .kept(let sent) = sending { sent } else { fitting }
    return CardStore.headers(keeping: kept, request, site)
  }

  private func copied(
    _ old: CardsBook, _ operation: Operation, _ request: Request, _ site: Site
  ) -> [Response.Header]? {
    var book = old
    do throws(CardsProblem) {
      try book.noting(on: site.today) { book throws(CardsProblem) in
        try book.take(wallet, keeping: .merge, by: operation)
      }
    } catch {
      return nil
    }
    guard book.wallet != old.wallet else { return [] }
    let change = BoxChange(
      from: old, to: book, by: operation, mayGrow: true, mustBeNext: false, request, site)
    switch change {
    case .made(_, let headers): return headers
    case .repeated, .moved: return []
    case .full: return nil
    }
  }
}
