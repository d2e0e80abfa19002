package import Keeping

/// A state that one browser keeps in a cookie, with the means to take its last change back.
package protocol Book: Packable, Equatable {
  /// The bytes that must stay free in a cookie beside it, for small changes and for undoing.
  var room: Int { get }

  /// The same without the means to take the last change back.
  var withoutUndo: Self { get }
}

extension Vault {
  /// The book as a cookie would hold it: without undo if there is no room for it.
  ///
  /// A book that grows must leave room to undo; what makes it smaller works in any.
  ///
  /// - Returns: `nil` when it does not fit.
  package func fitting<Kept: Book>(
    _ book: Kept, in cookie: StateCookie, mayGrow: Bool
  ) -> Kept? {
    [book, book.withoutUndo].first { fits($0, in: cookie, leaving: mayGrow ? $0.room : 0) }
  }

  /// The header that seals an old cookie again, if needed.
  package func renewal<State: Packable & Equatable>(
    of kept: KeptState<State>?, in cookie: StateCookie
  ) -> [Response.Header] {
    guard let kept, kept.needsResealing, let header = try? keep(kept.state, in: cookie) else {
      return []
    }
    return [header]
  }
}
