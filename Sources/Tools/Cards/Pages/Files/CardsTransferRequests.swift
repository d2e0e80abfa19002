import CardsFormulas

/// The requests that move cards: to another device by a sealed link, and out as files.
enum CardsTransferRequests {
  static func page(_ request: Request, _ site: Site) -> Response {
    let wallet = CardStore.book(of: request, on: site).wallet
    return site.statePage(page(of: wallet, on: site))
  }

  static func page(of wallet: Wallet, on site: Site, errors: [FieldError] = []) -> Page {
    let token = site.vault.wrap(wallet, as: CardStore.transfer)
    let link = site.origin + address.with(query: [(CardStore.transfer.name, token)]).text
    return CardsTransferPage(cards: CardsPage(CardsBook(wallet: wallet), site)).page(
      link: link, code: QRCode(link), errors: errors)
  }

  static func export(_ request: Request, _ site: Site) -> Response {
    .download(
      CardsFile.json(CardStore.book(of: request, on: site).wallet), as: "farthing-cards.json",
      contentType: "application/json")
  }

  static func csv(_ request: Request, _ site: Site) -> Response {
    .download(
      CardsJSON.csv(CardStore.book(of: request, on: site).wallet, today: site.today),
      as: "farthing-cards.csv", contentType: "text/csv; charset=utf-8")
  }

  static func pdf(_ request: Request, _ site: Site) -> Response {
    let wallet = CardStore.book(of: request, on: site).wallet
    return .pdf(
      CardsPDF(wallet, on: site).report, as: FileName("my cards", on: site.today, type: "pdf"),
      for: request)
  }

  static let address = CardsPath.receive.address
}

// MARK: - Receiving

extension CardsTransferRequests {
  /// Shows that a link holds cards and nothing of them, because programs that preview links come
  /// here too.
  static func announce(_ request: Request, _ site: Site) -> Response {
    let token = request.query.typed(CardStore.transfer.name) ?? ""
    guard site.vault.unwrap(Wallet.self, token, as: CardStore.transfer) != nil else {
      return expired(request, site, status: .notFound)
    }
    return site.statePage(CardsTransferPage.announcement(token: token))
  }

  static func receive(_ request: Request, _ site: Site) -> Response {
    let token = request.form.typed(CardStore.transfer.name) ?? ""
    guard let received = site.vault.unwrap(Wallet.self, token, as: CardStore.transfer) else {
      return expired(request, site)
    }
    guard request.form.typed(SharedLink.show) == nil else {
      let page = CardsPage(CardStore.book(of: request, on: site), site)
      return site.statePage(Self.draft(of: received, token, Submission()).shown()(page))
    }
    let draft = draft(of: received, token, request.form)
    return CardsRequests.change(request, site, full: CardsTransferPage.full(draft)) {
      book, operation throws(CardsRefusal) in
      let keep = try draft.read { reading throws(InvalidForm) in
        try Self.keep(&reading, otherwise: book.wallet.isEmpty ? .merge : nil)
      }.get()
      try take(received, keep, of: draft, into: &book, by: operation)
    }
  }

  /// The form that takes what a link holds.
  private static func draft(
    of received: Wallet, _ token: String, _ form: Submission
  ) -> Draft<CardsPage> {
    Draft(FormReading(form, in: received.currency)) {
      CardsTransferPage(cards: $0).receive(received, token: token, $1)
    }
  }

  /// The response to a link or preview that has expired.
  static func expired(
    _ request: Request, _ site: Site, status: Response.Status = .conflict
  ) -> Response {
    site.refuse(
      request, "This link or preview does not work any more, so nothing was changed", status,
      Page(
        title: "This does not work any more",
        lead: """
          A link to move cards works for \(CardStore.transferMinutes) minutes, and the preview of \
          a file for an hour. Nothing was changed.
          """,
        tool: CardsPage.address,
        content: """
          <p><a class="button"\(href: CardsPage.address)>Go to my cards</a></p>
          """))
  }

  /// Reads the choice for received cards, or `value` when none was sent.
  static func keep(
    _ reading: inout FormReading, otherwise value: CardsKeep?
  ) throws(InvalidForm) -> CardsKeep {
    let field = CardsTransferPage.keep
    if reading.submission.typed(field.name) == nil, let value { return value }
    return try reading.value(of: field)
  }

  /// Takes what was received, or refuses its form.
  static func take(
    _ received: Wallet, _ keep: CardsKeep, of draft: Draft<CardsPage>, into book: inout CardsBook,
    by operation: Operation
  ) throws(CardsRefusal) {
    do throws(CardsProblem) {
      try book.take(received, keeping: keep, by: operation)
    } catch {
      throw draft.invalid(otherCurrency(received, book.wallet))
    }
  }

  /// The mistake of putting cards of two currencies together.
  static func otherCurrency(_ received: Wallet, _ here: Wallet) -> InvalidForm {
    CardsTransferPage.keep.invalid(
      "These cards are in \(received.currency.name) and yours in \(here.currency.name): "
        + "they cannot be put together")
  }
}
