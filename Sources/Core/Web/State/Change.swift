/// The outcome of a change that a form asked for.
package enum Change<Kept: Book, Next, Refusal: Error> {
  /// The book as it is kept, the header that keeps it, and the result of the change.
  case made(Kept, Response.Header, Next)

  /// The operation was applied before: a double tap, or a repeated request.
  case repeated

  /// The cookie has no room for it.
  case full
  case refused(Refusal)
}

extension Vault {
  /// Applies a change to a book once, and keeps the result.
  ///
  /// - Parameters:
  ///   - old: The book as the browser keeps it; it stays as it is unless the change is made.
  ///   - operation: The operation, which is applied only once.
  ///   - cookie: The cookie of the book.
  ///   - mayGrow: Whether the change needs room to undo to be left afterwards.
  ///   - body: The change itself, which records itself in the book's history, or refuses.
  /// - Returns: The outcome.
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
