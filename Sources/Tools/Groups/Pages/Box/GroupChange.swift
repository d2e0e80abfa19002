import GroupsFormulas

/// The outcome of a change that fits a group, in its cookies and in its letter box.
enum GroupChange {
  /// The group as it is kept, and the headers that keep it; none if only the letters have room.
  case made(GroupBook, [Response.Header])
  /// The letter box has the letter of this change already.
  case repeated
  /// Letters have come since the group was read.
  case moved
  case full

  /// Keeps a change and sends it to the other phones.
  ///
  /// A change that does not fit is not sent.
  ///
  /// - Parameters:
  ///   - old: The group as it was read.
  ///   - book: The group after the change.
  ///   - operation: The operation that asked for it.
  ///   - mayGrow: Whether the change needs room to undo to be left afterwards.
  ///   - mustBeNext: True if letters that came meanwhile are to be read first.
  ///   - site: The site.
  init(
    from old: GroupBook, to book: GroupBook, by operation: Operation, mayGrow: Bool,
    mustBeNext: Bool, on site: Site
  ) {
    let keys = book.ledger.keys(ofChangesSince: old.ledger)
    let cookies = book.cookies(on: site)
    let fitting = cookies.fitting(book, mayGrow: mayGrow)
    // Letters can be more than a cookie holds; then deleting works through letters alone.
    guard fitting != nil || (book.inStep != nil && !mayGrow) else {
      self = .full
      return
    }
    let sending = Sending.send(
      fitting ?? book, changed: keys, by: operation, mustBeNext: mustBeNext, on: site)
    switch sending {
    case .repeated: self = .repeated
    case .moved: self = .moved
    case .kept(let sent):
      let headers = cookies.headers(keeping: sent)
      guard headers != nil || sent.membership?.waiting.count == 0 else {
        self = .full
        return
      }
      self = .made(sent, headers ?? [])
    }
  }
}
