import CardsFormulas

/// The requests that open a file: first a preview, then its confirmation.
enum CardsImportRequests {
  static func respond(_ request: Request, _ site: Site) -> Response {
    request.form.typed(CardStore.preview.name) == nil
      ? preview(request, site) : confirmed(request, site)
  }

  private static func preview(_ request: Request, _ site: Site) -> Response {
    let book = CardStore.book(of: request, on: site)
    do throws(UnreadableCards) {
      guard let file = request.files.first(where: { $0.field == CardsTransferPage.file }),
        !file.bytes.isEmpty
      else { throw UnreadableCards(message: "Choose a file") }
      let preview = try CardsFile.preview(file.bytes, for: book.wallet)
      guard !preview.wallet.holdsNothing else {
        throw UnreadableCards(message: "There are no cards in this file")
      }
      guard site.vault.fits(CardsBook(wallet: preview.wallet), in: CardStore.cookie) else {
        throw UnreadableCards(message: "There are more cards in this file than a browser can keep")
      }
      let token = site.vault.wrap(preview, as: CardStore.preview)
      return site.statePage(
        draft(of: preview, token, request).shown()(CardsPage(book, site)))
    } catch {
      let invalid = InvalidForm(CardsTransferPage.file, error.message)
      return site.refuse(
        request, invalid,
        CardsTransferRequests.page(of: book.wallet, on: site, errors: invalid.errors))
    }
  }

  /// Adds the cards of a confirmed preview, which are in the sealed field sent with it.
  private static func confirmed(_ request: Request, _ site: Site) -> Response {
    let token = request.form.typed(CardStore.preview.name) ?? ""
    guard let preview = site.vault.unwrap(CardsPreview.self, token, as: CardStore.preview) else {
      return CardsTransferRequests.expired(request, site)
    }
    let draft = draft(of: preview, token, request)
    return CardsRequests.change(
      request, site, next: { _ in CardsOfPlan.next(request.form) },
      full: CardsTransferPage.full(draft)
    ) { book, operation throws(CardsRefusal) in
      let (wallet, keep) = try draft.read { reading throws(InvalidForm) in
        (
          try preview.withDueDays(request.form),
          try CardsTransferRequests.keep(&reading, otherwise: .merge)
        )
      }.get()
      try CardsTransferRequests.take(wallet, keep, of: draft, into: &book, by: operation)
    }
  }

  /// The form that confirms a preview.
  private static func draft(
    of preview: CardsPreview, _ token: String, _ request: Request
  ) -> Draft<CardsPage> {
    Draft(FormReading(request.form, in: preview.wallet.currency)) {
      CardsTransferPage(cards: $0).preview(preview, confirm: token, $1)
    }
  }
}
