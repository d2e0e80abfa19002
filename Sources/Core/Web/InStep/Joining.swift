package import Keeping

/// A phone that joins a letter box by a form.
package struct Joining<State: StateInStep> {
  private let found: StateInBox<State>
  private let operation: Operation
  private let site: Site

  /// The id of the phone from then on.
  package let phone: PhoneID
  /// True when the letter of the form is in the box already.
  package let isRepeated: Bool

  /// Reads from a box whether the phone has joined it already.
  package init(_ found: StateInBox<State>, by operation: Operation, on site: Site) {
    (self.found, self.operation, self.site) = (found, operation, site)
    // Forms of programs without an operation can be alike on several phones.
    phone = PhoneID(joiningBy: operation, on: site, isFresh: operation.mark == nil)
    isRepeated = found.holds(operation, of: phone, on: site)
  }

  /// True when the box has no room for one more phone.
  package var isOneTooMany: Bool {
    !isRepeated && found.phones.count(on: site.today) >= KnownPhones.most
  }

  /// Tells the phones of the box that this one has joined, unless they know.
  ///
  /// - Parameters:
  ///   - book: The book that has joined.
  ///   - old: The book before it, whose other phones this one leaves.
  ///   - request: The form.
  /// - Returns: The book as it is kept then.
  package func greeting<Book: BookInStep>(
    _ book: Book, leaving old: Book?, _ request: Request
  ) -> Book where Book.State == State {
    guard !isRepeated else { return book }
    // Nothing happens if it was not in step, or if its box is closed by now.
    old?.sayGoodbye(request, site)
    let changed = book.state.keys(ofChangesSince: found.state)
    let sending = Sending.send(book, changed: changed, as: .hello, by: operation, on: site)
    guard case .kept(let sent) = sending else { return book }
    return sent
  }
}
