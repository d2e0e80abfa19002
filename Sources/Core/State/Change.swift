package import Web

/// The outcome of a change that a form asked for.
package enum Change<Kept: Book, Next, Refusal: Error> {
  /// It was made: the book as it is kept, the header that keeps it, and what the change returned.
  case made(Kept, Response.Header, Next)

  /// This very operation was applied before: a double tap, or a retry on the way.
  case repeated

  /// There is no room for it in the cookie.
  case full
  case refused(Refusal)
}

extension Vault {
  /// Applies a change to a book once, and keeps what comes of it.
  ///
  /// - Parameters:
  ///   - old: The book as the browser keeps it; it stays as it is unless the change is made.
  ///   - operation: What is asked for; the same is applied only once.
  ///   - cookie: Where the book is kept.
  ///   - mayGrow: Whether the change needs room to undo to be left afterwards.
  ///   - body: The change itself, which records itself in the book's history, or refuses.
  /// - Returns: What became of it.
  package func change<Kept: Book, Next, Refusal: Error>(
    _ old: Kept, by operation: Operation, in cookie: StateCookie, mayGrow: Bool,
    _ body: (inout Kept, Operation) throws(Refusal) -> Next
  ) -> Change<Kept, Next, Refusal> {
    guard !old.history.holds(operation) else { return .repeated }
    var book = old
    let next: Next
    do throws(Refusal) {
      next = try body(&book, operation)
    } catch {
      return .refused(error)
    }
    return keep(book, in: cookie, mayGrow: mayGrow).map { .made($0.book, $0.header, next) } ?? .full
  }
}
