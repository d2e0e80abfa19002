extension BoxChange<GroupBook> {
  /// Keeps a change of a group in its cookies and sends it.
  init(
    from old: GroupBook, to book: GroupBook, by operation: Operation, mayGrow: Bool,
    mustBeNext: Bool, on site: Site
  ) {
    let cookies = book.cookies(on: site)
    self.init(
      from: old, to: book, fitting: cookies.fitting(book, mayGrow: mayGrow), by: operation,
      mayGrow: mayGrow, mustBeNext: mustBeNext, on: site
    ) { cookies.headers(keeping: $0) }
  }
}
