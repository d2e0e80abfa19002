import Keeping

/// A request below the path of the cards.
///
/// Whatever it asks for, the letters that this phone has not merged are read first.
enum CardsVisit {
  /// Answers with the letters merged, and keeps what was read.
  static func respond(
    _ request: Request, _ site: Site, _ answer: (Request, Site) -> Response?
  ) -> Response? {
    let kept = site.vault.state(CardsBook.self, in: CardStore.cookie, of: request)
    if let kept, site.letterBoxes == nil || kept.state.membership == nil {
      return answer(request.holding(kept, in: CardStore.cookie), site)
    }
    let reader: BoxReader<CardsBook>
    if let kept {
      reader = BoxReader(kept.state, request, on: site)
    } else {
      guard site.letterBoxes != nil, let bond = CardStore.bond(of: request, on: site)?.state else {
        return answer(request, site)
      }
      do throws(BoxMissing) {
        reader = try BoxReader(from: bond, request, on: site)
      } catch {
        return missing(error, request, site) ?? answer(request, site)
      }
    }
    // A change whose letter is in the box is not made again; leaving is, since only the letter of it
    // got through.
    guard !reader.hasOwnLetter || request.path == CardsPath.box.address.text else {
      return CardsRequests.once(reader.book, request, site)
    }
    let held = KeptState(
      state: reader.book, needsResealing: kept?.needsResealing != false, size: kept?.size ?? 0)
    let answered = answer(request.holding(held, in: CardStore.cookie), site)
    guard let response = answered, reader.book != kept?.state || held.needsResealing,
      !site.vault.isSet(CardStore.cookie, by: response)
    else { return answered }
    // A book that does not fit is shown; the cookie keeps the one before.
    return response.adding(CardStore.headers(keeping: reader.book, request, site) ?? [])
  }

  /// Says why cards whose cookie was lost do not come back; nil where a new list begins.
  private static func missing(
    _ missing: BoxMissing, _ request: Request, _ site: Site
  ) -> Response? {
    if case .gone = missing { return nil }
    let response = site.refuse(request, missing, CardsBoxPage.words, at: CardsPage.address)
    guard case .closed = missing else { return response }
    return response.adding(Array(site.vault.forget(CardStore.bond).prefix(1)))
  }

  /// What came from other phones, for scripts.
  static func letters(_ request: Request, _ site: Site) -> Response {
    guard site.letterBoxes != nil else { return site.notFound(request) }
    let kept = site.vault.state(CardsBook.self, in: CardStore.cookie, of: request)?.state
    return respond(request, site) { request, site in
      let book = CardStore.book(of: request, on: site)
      let isNew =
        kept.map { $0.state != book.state } ?? (book.membership != nil)
        || BoxNews.isBehind(request, kept)
      return .json(BoxJSON.letters.bytes(of: (isNew, BoxStatus.of(book, on: site))))
    } ?? site.notFound(request)
  }
}

extension BoxReader<CardsBook> {
  /// Brings back cards whose cookie was lost, with an id of its own for this phone and nothing to undo.
  fileprivate init(
    from bond: CardsBond, _ request: Request, on site: Site
  ) throws(BoxMissing) {
    let found = try StateInBox<WalletParts>(bond.secret, on: site)
    let asked = Operation(request)
    let phone = PhoneID(joiningBy: asked, on: site, isFresh: request.isRead)
    var book = CardStore.empty(on: site)
    book.join(found.membership(of: phone))
    book.take(letters: found.state)
    book = book.told
    if bond.waits { book.noteLoss() }
    self.init(
      found: book, hasOwnLetter: !request.isRead && found.holds(asked, of: phone, on: site),
      request, on: site)
  }
}
