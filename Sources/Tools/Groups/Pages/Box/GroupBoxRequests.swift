/// The requests that keep a group in step, or no longer.
struct GroupBoxRequests: BoxKeeper {
  let book: GroupBook
  let request: Request
  let site: Site

  var subject: BoxSubject { book.subject }

  static func change(_ book: GroupBook, _ request: Request, _ site: Site) -> Response {
    BoxRequests(GroupBoxRequests(book: book, request: request, site: site)).change()
  }

  func share(errors: [FieldError]) -> Page { GroupSharePage.share(book, errors: errors, on: site) }

  func refusingFull(_ book: GroupBook) -> Response? {
    guard book.cookies(on: site).fitting(book, mayGrow: false) != nil else { return refusingFull() }
    let list = GroupStore.rows(of: request, on: site)
    return Self.refusingFullList(list, book, request, site)
  }

  private func refusingFull() -> Response {
    site.refuse(request, .conflict(GroupPage.fullSentence, request.form), (book, site))
  }

  func keep(_ book: GroupBook, at address: Address, endsArrival: Bool) -> Response {
    guard let headers = book.cookies(on: site).headers(keeping: book) else { return refusingFull() }
    return .seeOther(
      address,
      headers: headers
        + GroupStore.listHeader(
          for: book, in: GroupStore.rows(of: request, on: site), endsArrival: endsArrival,
          on: site))
  }

  /// Refuses a group for which the list has no room; nil if it has.
  static func refusingFullList(
    _ list: GroupList, _ book: GroupBook, _ request: Request, _ site: Site
  ) -> Response? {
    guard !GroupStore.hasRoom(for: book, in: list, on: site) else { return nil }
    return refuse(GroupBoxPage.page(GroupBoxPage.fullList), request, site)
  }

  static func refuse(_ page: Page, _ request: Request, _ site: Site) -> Response {
    site.refuse(request, page.title, .conflict, page)
  }
}
