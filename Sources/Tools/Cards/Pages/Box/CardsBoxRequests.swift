import Keeping

/// The requests that keep cards and debts in step, or no longer.
struct CardsBoxRequests: BoxKeeper {
  let book: CardsBook
  let request: Request
  let site: Site

  var subject: BoxSubject { CardsBoxPage.subject(book) }

  private init(_ request: Request, _ site: Site) {
    book = CardStore.book(of: request, on: site)
    (self.request, self.site) = (request, site)
  }

  static func change(_ request: Request, _ site: Site) -> Response {
    let response = BoxRequests(CardsBoxRequests(request, site)).change()
    return response.status == .seeOther && AnotherPhonePath.isNext(after: request)
      ? AnotherPhonePath.reached(with: response) : response
  }

  /// The page with the link.
  static func show(_ request: Request, _ site: Site) -> Response {
    guard site.letterBoxes != nil else { return site.notFound(request) }
    let requests = CardsBoxRequests(request, site)
    if BoxAction.asksToLeave(request.query), let membership = requests.book.membership {
      return site.statePage(
        BoxStopPage.leaving(requests.book, requests.subject, membership, on: site))
    }
    let action = request.query.typed(BoxSubject.notice).flatMap(BoxAction.init)
    return site.statePage(
      requests.share(notice: action?.notice(CardsBoxPage.words), errors: []))
  }

  func share(errors: [FieldError]) -> Page { share(notice: nil, errors: errors) }

  private func share(notice: String?, errors: [FieldError]) -> Page {
    CardsPage(book, site).page(
      title: "Keep in step with another phone", isCalm: true, errors: errors,
      content: """
        \(notice.map { "<p class=\"note\" role=\"status\">\($0)</p>\n" as HTML })\(content)
        """)
  }

  private var content: HTML {
    guard let membership = book.membership else {
      return """
        <div class="narrow">
        \(BoxShare.offer(to: book, subject, otherwise: "", on: site))\
        <p>A household can keep one list of what it owes this way, or one person on two phones.</p>
        \(CardsPage.back)
        </div>
        """
    }
    let share = BoxShare(subject, book, membership, on: site)
    return """
      \(share.html)
      \(share.folds(copy: "", back: "Back to my cards and debts"))
      """
  }

  func refusingFull(_ book: CardsBook) -> Response? {
    site.vault.fitting(book, in: CardStore.cookie, mayGrow: false) == nil ? refusingFull : nil
  }

  private var refusingFull: Response {
    site.refuse(
      request, .conflict(CardsNotice.full.sentence) { $0.list(notice: .full) },
      CardsPage(self.book, site))
  }

  func keep(_ book: CardsBook, at address: Address, endsArrival: Bool) -> Response {
    guard let headers = CardStore.headers(keeping: book, request, site) else {
      return refusingFull
    }
    return .seeOther(address, headers: headers)
  }
}
