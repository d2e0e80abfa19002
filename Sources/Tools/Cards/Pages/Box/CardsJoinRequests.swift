import CardsFormulas

/// The requests of somebody who has the link of cards and debts that are kept in step.
enum CardsJoinRequests {
  /// Shows that a link holds debts and nothing of them; the store is not asked.
  static func announce(_ request: Request, _ site: Site) -> Response {
    BoxLink.announce(request, site, CardsJoinPage.announcement)
  }

  static func join(_ request: Request, _ site: Site) -> Response {
    BoxLink.open(request, site, CardsBoxPage.words, at: CardsPage.address) {
      (found: StateInBox<WalletParts>) in
      let old = CardStore.book(of: request, on: site)
      guard request.form.typed(SharedLink.show) == nil else {
        let page = CardsPage(old, site)
        return site.statePage(CardsJoinPage(found: found, cards: page).page(page.form()))
      }
      return old.membership?.secret == found.secret
        ? joined(old, request, site) : join(found, old, request, site)
    }
  }

  private static func join(
    _ found: StateInBox<WalletParts>, _ old: CardsBook, _ request: Request, _ site: Site
  ) -> Response {
    let operation = Operation(request)
    let joining = Joining(found, by: operation, on: site)
    guard !joining.isOneTooMany else {
      return refuse(CardsBoxPage.words.tooManyPhones, request, site)
    }
    let draft = old.draft(request) { CardsJoinPage(found: found, cards: $0).page($1) }
    do throws(CardsRefusal) {
      let keep = try draft.read { reading throws(InvalidForm) in
        try CardsTransferRequests.keep(&reading, otherwise: .merge)
      }.get()
      var book = old
      do throws(CardsProblem) {
        try book.join(found, keeping: keep, as: joining.phone, by: operation)
      } catch {
        throw draft.invalid(CardsTransferRequests.otherCurrency(found.state.wallet, book.wallet))
      }
      guard let fitting = site.vault.fitting(book, in: CardStore.cookie, mayGrow: false) else {
        return refuse(CardsBoxPage.full, request, site)
      }
      return joined(joining.greeting(fitting, leaving: old, request), request, site)
    } catch {
      return site.refuse(request, error, CardsPage(old, site))
    }
  }

  private static func joined(_ book: CardsBook, _ request: Request, _ site: Site) -> Response {
    guard let headers = CardStore.headers(keeping: book, request, site) else {
      return refuse(CardsBoxPage.full, request, site)
    }
    return .seeOther(
      CardsPage.address,
      headers: [site.vault.announce(book.ownRevision, in: CardStore.flash)] + headers)
  }

  private static func refuse(
    _ refusal: BoxWords.Refusal, _ request: Request, _ site: Site
  ) -> Response {
    site.refuse(request, refusal, .conflict, CardsBoxPage.words, at: CardsPage.address)
  }
}

/// The pages of somebody who has the link of cards and debts.
struct CardsJoinPage {
  let found: StateInBox<WalletParts>
  let cards: CardsPage

  /// The page of a link before its button is pressed: no name, no figure.
  static func announcement(_ secret: LetterSecret) -> Page {
    SharedLink.page(
      title: "Cards and debts in step", tool: CardsPage.address,
      lead: "Somebody keeps cards and debts in step with you: what is owed, and what was paid.",
      button: "Show them", action: CardsPath.join.address, field: BoxLink.name,
      token: secret.text)
  }

  /// The page that shows what is in step before this phone keeps it.
  func page(_ state: FormState) -> Page {
    let wallet = found.state.wallet
    let transfer = CardsTransferPage(cards: cards)
    let leavesOthers = cards.book.membership.map { $0.secret != found.secret } ?? false
    return cards.page(
      title: "Keep these debts in step?", lead: "Nothing is saved until you press the button.",
      errors: state.errors,
      content: """
        <div class="narrow">
        \(wallet.isEmpty ? "<p>There are no debts in it yet.</p>\n" : transfer.table(wallet))\
        \(transfer.keptPlan(wallet).map { "<p class=\"hint\">\($0)</p>\n" as HTML })\
        <form class="card after" method="post"\(action: CardsPath.join.address) novalidate>
        \(hiddenInputs([(BoxLink.name, found.secret.text)]))\(hiddenInputs(cards.stamp.values))\
        \(leavesOthers ? Self.otherLink : nil)\
        \(cards.wallet.holdsNothing
          ? nil : transfer.choice(state))\
        <p class="tools"><button>\(leavesOthers ? "Follow this link instead" : "Keep them in step")\
        </button> <a\(href: CardsPage.address)>No, go back</a></p>
        </form>
        <h2>What happens then</h2>
        <p>This phone keeps these debts, in step with the others: what you change, they see. There is \
        nothing to install and nothing to sign up to.</p>
        <p>\(BoxShare.linkOpensAll)</p>
        </div>
        """)
  }

  /// What becomes of a phone that is in step by another link.
  private static let otherLink: HTML = """
    <h2>You keep debts in step by another link</h2>
    <p>If you follow this one, your phone leaves those phones: they no longer see what you change. \
    If you’re not sure, ask whoever sent it first.</p>

    """
}
