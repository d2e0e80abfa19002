import Keeping

/// The state of a letter box, as JSON has it.
package struct BoxStatus {
  let phones: Int
  let waiting: Int
  /// The number of letters; nil while the store is away.
  let letters: Int?
  /// The day on which the box ends unless a letter comes; nil while the store is away.
  let expires: CalendarDate?

  /// Nil on a site that offers no letter box.
  init?<State: StateInStep>(_ membership: BoxMembership, of state: State.Type, on site: Site) {
    guard let box = LetterBox<State>(membership.secret, on: site) else { return nil }
    phones = membership.phones(on: site)
    waiting = membership.waiting.count
    guard case .open(let content)? = try? box.read(after: membership.place) else {
      (letters, expires) = (nil, nil)
      return
    }
    (letters, expires) = (content.count, content.expires)
  }

  /// The state of a book’s letter box, or its end by somebody else; nil for a book that has none.
  package static func of<Book: BookInStep>(_ book: Book, on site: Site) -> Either<
    BoxStatus, BoxEnd
  >? {
    let ended = site.letterBoxes == nil ? nil : book.ended
    return book.membership.flatMap { BoxStatus($0, of: Book.State.self, on: site) }
      .map { .first($0) } ?? ended.map { .second($0) }
  }
}

/// The answers in JSON about a letter box.
package enum BoxJSON {
  /// A letter box, or its end.
  package typealias Box = Either<BoxStatus, BoxEnd>

  package static let box = Shape.either(open, or: ended)

  package static let ended = Shape<BoxEnd> {
    Member("on", .truth) { _ in false }
    Member("ended", .code) { $0.reason }
    Member("since", .date) { $0.since }
  }

  private static let open = Shape<BoxStatus> {
    Member("on", .truth) { _ in true }
    Member("phones", .count) { $0.phones }
    Member("waiting", .count) { $0.waiting }
    Member("letters", .nullable(.count)) { $0.letters }
    Member("expires", .nullable(.date)) { $0.expires }
  }

  /// What came from other phones since the last visit.
  package static let letters = Shape<(changed: Bool, box: Box?)> {
    Member("changed", .truth) { $0.changed }
    Member("box", .nullable(box)) { $0.box }
  }
}
