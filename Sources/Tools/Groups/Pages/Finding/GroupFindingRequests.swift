import GroupsFormulas

/// The requests that find payments and add them up.
enum GroupFindingRequests {
  static func find(_ book: GroupBook, _ request: Request, _ site: Site) -> Response {
    page(book, request, site) { GroupFindPage(book: book, filtering: $0, site: site).page }
  }

  static func paymentsJSON(_ book: GroupBook, _ request: Request, _ site: Site) -> Response {
    answering(book, request, site) { filtering in
      .json(GroupFindingJSON.found.bytes(of: .init(book.ledger, filtering.filter)))
    }
  }

  static func totals(_ book: GroupBook, _ request: Request, _ site: Site) -> Response {
    page(book, request, site) { GroupTotalsPage(book: book, filtering: $0).page }
  }

  static func totalsJSON(_ book: GroupBook, _ request: Request, _ site: Site) -> Response {
    answering(book, request, site) { filtering in
      .json(GroupFindingJSON.totals.bytes(of: .init(book.ledger, filtering.filter)))
    }
  }

  /// A page of the payments that a request asks for, or the same page with the mistakes of its form.
  private static func page(
    _ book: GroupBook, _ request: Request, _ site: Site,
    _ page: @escaping @Sendable (GroupFiltering) -> Page
  ) -> Response {
    answering(book, request, site, wrong: page) { site.statePage(page($0)) }
  }

  /// Answers a request for payments by its form.
  ///
  /// If the form has mistakes, `wrong` makes a page with them and with every payment; without it, that
  /// is the page for finding payments.
  static func answering(
    _ book: GroupBook, _ request: Request, _ site: Site,
    wrong page: (@Sendable (GroupFiltering) -> Page)? = nil,
    _ respond: (GroupFiltering) -> Response
  ) -> Response {
    let draft = Draft(FormReading(request.query, in: book.ledger.currency)) { (_: Void, state) in
      let filtering = GroupFiltering(filter: PaymentFilter(), state: state)
      return page?(filtering) ?? GroupFindPage(book: book, filtering: filtering, site: site).page
    }
    do throws(Refusal<Void>) {
      return respond(
        try draft.read { reading throws(InvalidForm) in
          let form = try GroupFilterForm(&reading, in: book.ledger)
          return GroupFiltering(filter: form.filter, state: FormState(reading))
        }.get())
    } catch {
      return site.refuse(request, error, ())
    }
  }
}
