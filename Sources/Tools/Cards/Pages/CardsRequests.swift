import CardsFormulas

/// The requests about cards: the list, and changes to a card.
enum CardsRequests {
  static func list(_ request: Request, _ site: Site) -> Response {
    let (book, renewal) = CardStore.renewed(by: request, on: site)
    let notice = request.query.typed(BoxSubject.notice).flatMap(CardsNotice.init(rawValue:))
    let hasFlash = site.vault.hasFlash(book.ownRevision, in: CardStore.flash, of: request)
    let pages = CardsPage(book, site)
    let list = pages.list(
      pages.form(request.query), notice: notice, query: request.query, tellsChange: hasFlash)
    let told = book.told
    return site.statePage(list)
      .adding(
        told == book ? renewal : CardStore.headers(keeping: told, request, site) ?? renewal
      )
      .adding(hasFlash ? [site.vault.forgetFlash(CardStore.flash)] : [])
  }

  static func json(_ request: Request, _ site: Site) -> Response {
    let book = CardStore.book(of: request, on: site)
    return .json(
      CardsJSON.list.bytes(
        of: (.init(book.wallet, today: site.today), BoxStatus.of(book, on: site))))
  }

  static func card(_ id: CardID, _ request: Request, _ site: Site) -> Response {
    let book = CardStore.book(of: request, on: site)
    guard let card = book.wallet[id] else { return site.notFound(request) }
    let pages = CardsPage(book, site)
    return site.statePage(pages.edit(card, pages.form(Submission(card.details.typed))))
  }

  static func cardJSON(_ id: CardID, _ request: Request, _ site: Site) -> Response {
    let book = CardStore.book(of: request, on: site)
    guard let card = book.wallet[id] else { return site.notFound(request) }
    let wallet = CardsJSON.WalletToday(book.wallet, today: site.today)
    return .json(CardsJSON.card.bytes(of: (card, wallet)))
  }

  static func add(_ request: Request, _ site: Site) -> Response {
    if let kind = request.form.typed(CardForm.ask) { return form(for: kind, request, site) }
    let id = CardID(addedBy: Operation(request), in: site.vault)
    return change(request, site, adding: id) { book, operation throws(CardsRefusal) in
      let draft = book.draft(request) { $0.list($1) }
      book.add(try draft.read(CardDetails.init).get(), by: operation, as: id)
    }
  }

  /// The form for another kind of debt with what was typed so far; nothing is changed.
  ///
  /// A reminder needs the day when a payment is due, which a card alone has for certain.
  private static func form(for kind: String, _ request: Request, _ site: Site) -> Response {
    let pages = CardsPage(CardStore.book(of: request, on: site), site)
    let reminder = CardForm.reminder.name
    var typed = request.form.omitting([CardForm.ask]).replacing(CardForm.kind.name, with: kind)
    if typed.typed(CardForm.dueDay.name) == nil {
      typed =
        kind == DebtKind.card.rawValue
        ? typed.replacing(reminder, with: "on") : typed.omitting([reminder])
    }
    return site.statePage(
      pages.list(pages.form(typed), query: Submission([(CardsPage.asksForForm, "card")])))
  }

  static func edit(_ id: CardID, _ request: Request, _ site: Site) -> Response {
    change(request, site, of: id) { book, operation throws(CardsRefusal) in
      let card = try known(id, in: book, for: operation, typed: request.form)
      let draft = book.draft(request) { $0.edit(card, $1) }
      let details = try draft.read(CardDetails.init).get()
      do throws(CardsProblem) {
        try book.change(card.id, to: details, by: operation)
      } catch {
        throw draft.conflict(error.sentence) { $0.edit(card, $1, isStale: true) }
      }
    }
  }

  static func delete(_ id: CardID, _ request: Request, _ site: Site) -> Response {
    change(request, site, of: id, mayGrow: false) { book, operation throws(CardsRefusal) in
      let card = try known(id, in: book, for: operation)
      do throws(CardsProblem) {
        try book.delete(card.id, by: operation)
      } catch {
        throw .conflict(error.sentence) { $0.delete(card) }
      }
    }
  }

  static func undo(_ request: Request, _ site: Site) -> Response {
    change(request, site, mayGrow: false, next: { $0.pageOfLastChange }) {
      book, operation throws(CardsRefusal) in
      do throws(CardsProblem) {
        try book.undo(by: operation)
      } catch {
        throw .conflict(error.sentence) {
          $0.list(notice: .nothingToUndo, tellsChange: $0.book.history.inverse != nil)
        }
      }
    }
  }

  static func settings(_ request: Request, _ site: Site) -> Response {
    change(request, site) { book, operation throws(CardsRefusal) in
      let draft = book.draft(request) { $0.list($1) }
      let currency = try draft.value(of: currency).get()
      do throws(CardsProblem) {
        try book.use(currency, by: operation)
      } catch {
        throw draft.invalid(Self.currency.invalid(error.sentence))
      }
    }
  }

  static func forget(_ request: Request, _ site: Site) -> Response {
    CardStore.book(of: request, on: site).sayGoodbye(request, site)
    return .seeOther(
      CardsPage.address.with(query: [(BoxSubject.notice, CardsNotice.forgotten.rawValue)]),
      headers: CardStore.forgetting(request, site))
  }

  static let currency = Field(
    Field<Currency>.currencyName, question: "Currency of all cards and debts",
    missing: "Choose a currency",
    subject: "Currency", reader: Reader<Currency>.currency(otherwise: .gbp))
}

extension CardsBook {
  /// A form as it was sent, with the page that shows it again.
  func draft(
    _ request: Request, _ page: @escaping @Sendable (CardsPage, FormState) -> Page
  ) -> Draft<CardsPage> {
    Draft(FormReading(request.form, in: wallet.currency), page)
  }

  /// The page on which the last change was made: that of the plan for one of the plan, or of balances
  /// that were checked against it.
  fileprivate var pageOfLastChange: Address {
    [.plan, .balances].contains(history.inverse?.act) ? CardsPlanPage.address : CardsPage.address
  }
}

// MARK: - Changes

/// The reasons for refusing a change of the cards.
typealias CardsRefusal = Refusal<CardsPage>

extension CardsRequests {
  /// Applies a change once, seals the new state and redirects to the list.
  ///
  /// - Parameters:
  ///   - request: The form that asks for the change.
  ///   - site: The site.
  ///   - old: The book of the request, if it was opened already.
  ///   - id: The card whose form it is; nil for a form of the list.
  ///   - added: The card that the form adds; nil for one that adds none. A wallet that has this card, or had
  ///     it in step, has answered the form before, however long ago.
  ///   - mayGrow: True when room to undo must be left.
  ///   - notes: What a kept plan notes of the change besides new balances.
  ///   - next: The page that follows it.
  ///   - draft: The page with what was typed where there is no room for the change; nil for that of the
  ///     card or the list.
  ///   - body: The change.
  /// - Returns: The response.
  static func change(
    _ request: Request, _ site: Site, in old: CardsBook? = nil, of id: CardID? = nil,
    adding added: CardID? = nil, mayGrow: Bool = true,
    noting notes: KeptNotes = .balances, next: (CardsBook) -> Address = { _ in CardsPage.address },
    full draft: (@Sendable (CardsPage) -> Page)? = nil,
    _ body: (inout CardsBook, Operation) throws(CardsRefusal) -> Void
  ) -> Response {
    let operation = Operation(request)
    var read = old ?? CardStore.book(of: request, on: site)
    var triesLeft = BoxChange<CardsBook>.mostTriesAgain
    while true {
      let isAdded = added.map { read.state.knows($0) } ?? false
      guard !isAdded, !read.history.holds(operation) else { return once(read, request, site) }
      var book = read
      do throws(CardsRefusal) {
        try book.noting(on: site.today, notes) { book throws(CardsRefusal) in
          try body(&book, operation)
        }
      } catch {
        return site.refuse(request, error, CardsPage(read, site))
      }
      let change = BoxChange(
        from: read, to: book, by: operation, mayGrow: mayGrow, mustBeNext: triesLeft > 0, request,
        site)
      switch change {
      case .made(let book, let headers):
        let flash = site.vault.announce(book.ownRevision, in: CardStore.flash)
        return .seeOther(next(book), headers: [flash] + headers)
      case .repeated: return once(BoxReader(read, request, on: site).book, request, site)
      case .moved:
        read = BoxReader(read, request, on: site).book
        triesLeft -= 1
      case .full:
        let refusal =
          draft.map { .conflict(CardsNotice.full.sentence, $0) } ?? full(id, request.form)
        return site.refuse(request, refusal, CardsPage(read, site))
      }
    }
  }

  /// The response to a change that was made before.
  static func once(_ book: CardsBook, _ request: Request, _ site: Site) -> Response {
    .seeOther(
      CardsPage.address.with(query: [(BoxSubject.notice, CardsNotice.once.rawValue)]),
      headers: book.membership == nil
        ? [] : CardStore.headers(keeping: book, request, site) ?? [])
  }

  /// The card that a form is about.
  ///
  /// - Parameters:
  ///   - id: The card.
  ///   - book: What is kept.
  ///   - operation: The form.
  ///   - typed: The card as the form has it, which is shown again; nil for a form that does not ask for it.
  /// - Returns: The card.
  /// - Throws: That there is none. Of a form that is older than the last change, that it was deleted since.
  static func known(
    _ id: CardID, in book: CardsBook, for operation: Operation, typed: Submission? = nil
  ) throws(CardsRefusal) -> Card {
    if let card = book.wallet[id] { return card }
    guard operation.isOlder(than: book.revision) else { throw .unknown }
    guard let typed else {
      throw .conflict(CardsNotice.gone.sentence) { $0.list(notice: .gone) }
    }
    throw .conflict(CardsNotice.goneAsTyped.sentence) {
      $0.list(
        $0.form(typed), notice: .goneAsTyped,
        query: Submission([(CardsPage.asksForForm, "card")]))
    }
  }

  static func full(_ id: CardID?, _ form: Submission) -> CardsRefusal {
    .conflict(CardsNotice.full.sentence) { pages in
      let error = CardForm.name.error(CardsNotice.full.sentence)
      return id.flatMap { pages.wallet[$0] }.map {
        pages.edit($0, pages.form(form, errors: [error]))
      } ?? pages.list(pages.form(form), notice: .full)
    }
  }
}

extension CardsProblem {
  /// The message for programs.
  var sentence: String {
    switch self {
    case .unknownCard: "There is no such card"
    case .changedSince(let card): "\(card.name) has changed since the form was made"
    case .otherDue(let card): "\(card.name) has no payment due on that date"
    case .nothingToUndo: "There is nothing to undo, or it is not the last change any more"
    case .creditTooLarge: "The card would owe too much"
    case .moreThanOwed(let card): "The payment is more than is owed on \(card.name)"
    case .planNeedsDecimals:
      "Your plan has amounts with more decimals than that currency has: forget it first"
    case .planNeverEnds: "Your plan would never end in that currency: forget it first"
    case .needsDecimals(let card):
      "\(card.name) has amounts with more decimals than that currency has: change those first"
    case .otherCurrency(let currency): "The cards that arrive are in \(currency.name)"
    }
  }
}
