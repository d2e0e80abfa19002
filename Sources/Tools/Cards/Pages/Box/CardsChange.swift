import Keeping

extension BoxChange<CardsBook> {
  /// Keeps a change of cards in their cookies and sends it.
  init(
    from old: CardsBook, to book: CardsBook, by operation: Operation, mayGrow: Bool,
    mustBeNext: Bool, _ request: Request, _ site: Site
  ) {
    let fitting = site.vault.fitting(book, in: CardStore.cookie, mayGrow: mayGrow)
    // Undoing that it joined leaves.
    if fitting != nil, book.membership == nil { old.sayGoodbye(request, site) }
    self.init(
      from: old, to: book, fitting: fitting, by: operation, mayGrow: mayGrow,
      mustBeNext: mustBeNext, on: site
    ) { CardStore.headers(keeping: $0, request, site) }
  }
}
