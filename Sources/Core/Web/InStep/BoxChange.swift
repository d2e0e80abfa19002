import Keeping

/// The outcome of a change that fits the browser, in its cookies and in its letter box.
package enum BoxChange<Book: BookInStep> {
  /// The book as it is kept, and the headers that keep it; none if only the letters have room.
  case made(Book, [Response.Header])
  /// The letter box has the letter of this change already.
  case repeated
  /// Letters have come since the book was read.
  case moved
  case full

  /// How often a change is made again because letters came in between.
  package static var mostTriesAgain: Int { 2 }

  /// Keeps a change and sends it to the other phones.
  ///
  /// A change that does not fit is not sent.
  ///
  /// - Parameters:
  ///   - old: The book as it was read.
  ///   - book: The book after the change.
  ///   - fitting: The book as cookies hold it, without undo if need be; nil if they cannot.
  ///   - operation: The operation that asked for it.
  ///   - mayGrow: Whether the change needs room to undo to be left afterwards.
  ///   - mustBeNext: True if letters that came meanwhile are to be read first.
  ///   - site: The site.
  ///   - headers: Keeps a book; nil if it does not fit.
  package init(
    from old: Book, to book: Book, fitting: Book?, by operation: Operation, mayGrow: Bool,
    mustBeNext: Bool, on site: Site, keeping headers: (Book) -> [Response.Header]?
  ) {
    // Letters can be more than a cookie holds; then deleting works through letters alone.
    guard fitting != nil || (book.membership != nil && !mayGrow) else {
      self = .full
      return
    }
    let sending = Sending.send(
      fitting ?? book, changed: book.state.keys(ofChangesSince: old.state), by: operation,
      mustBeNext: mustBeNext, on: site)
    switch sending {
    case .repeated: self = .repeated
    case .moved: self = .moved
    case .kept(let sent):
      let headers = headers(sent)
      guard headers != nil || sent.membership?.waiting.count == 0 else {
        self = .full
        return
      }
      self = .made(sent, headers ?? [])
    }
  }
}
