import Keeping

/// A state after reading the letters that this phone had not merged.
package struct BoxReader<Book: BookInStep> {
  package private(set) var book: Book
  /// The letter that carries this very request, which was answered before, is among them.
  package private(set) var hasOwnLetter = false

  private let site: Site
  private let operation: Operation?

  /// Reads the letters of a state.
  ///
  /// - Parameters:
  ///   - kept: The state as the browser keeps it.
  ///   - request: The request; one that changes something may have been answered before.
  ///   - site: The site.
  package init(_ kept: Book, _ request: Request, on site: Site) {
    book = kept
    self.site = site
    operation = request.isRead ? nil : Operation(request)
    guard let membership = kept.membership,
      let box = LetterBox<Book.State>(membership.secret, on: site),
      let reading = try? box.read(after: place(of: membership))
    else { return }
    switch reading {
    case .gone: letAllWait()
    case .closed(let stored):
      let mark = ClosingMark(stored)
      // The first try of this request closed it.
      if let own = origin(in: box), mark.isBy(own) { break }
      book.leaveBox(closedBy: mark, on: site)
    case .open(let content):
      if let own = origin(in: box), content.hasReplaced(own) { hasOwnLetter = true }
      read(content, of: box, after: place(of: membership))
      // The letters of a box give the whole state.
      if book.isIncomplete { book.complete() }
    }
  }

  /// A state that was found in its letter box, because its cookie was lost.
  ///
  /// - Parameters:
  ///   - book: The state on this phone, with an id of its own for it.
  ///   - hasOwnLetter: True when the letter of this request is in the box.
  ///   - request: The request.
  ///   - site: The site.
  package init(
    found book: Book, hasOwnLetter: Bool, _ request: Request, on site: Site
  ) {
    self.book = book
    self.hasOwnLetter = hasOwnLetter
    self.site = site
    operation = request.isRead ? nil : Operation(request)
  }

  /// The place after which letters are read: all of them if a part of the state is missing here.
  private func place(of membership: BoxMembership) -> ReadingPlace? {
    book.isIncomplete ? nil : membership.place
  }

  private func origin(in box: LetterBox<Book.State>) -> LetterOrigin? {
    guard let operation, let phone = book.membership?.phone else { return nil }
    return box.origin(of: operation, on: phone)
  }

  private mutating func letAllWait() {
    book.note {
      $0.place = nil
      $0.waiting.addAll()
    }
  }

  private mutating func read(
    _ content: BoxContent, of box: LetterBox<Book.State>, after place: ReadingPlace?
  ) {
    switch ReadingPlace.unread(in: content, after: place) {
    case .letters(let letters, let upTo):
      _ = merge(letters, of: box)
      book.note { $0.place = upTo }
    case .another:
      guard case .open(let content)? = try? box.read(after: nil) else { return }
      let read = merge(content.letters, of: box)
      if !book.state.isGiven(by: read) { book.note { $0.waiting.addAll() } }
      guard case .letters(_, let upTo) = ReadingPlace.unread(in: content, after: nil) else {
        return
      }
      book.note { $0.place = upTo }
    }
  }

  /// Merges letters; those that do not fit are passed over, and then the whole state waits.
  ///
  /// - Returns: The states of those that were merged.
  private mutating func merge(
    _ letters: [StoredLetter], of box: LetterBox<Book.State>
  ) -> [Book.State] {
    let own = origin(in: box)
    var read: [Book.State] = []
    var merged = book.state
    for stored in letters {
      guard let opened = box.open(stored), var received = merged.received(opened.state) else {
        book.note { $0.waiting.addAll() }
        site.vault.cookies.notePassedOver()
        continue
      }
      read.append(opened.state)
      let today = site.today
      book.note { $0.phones.merge(opened.letter.phonesWithWriter, on: today) }
      if let operation, stored.origin == own {
        hasOwnLetter = true
        take(merged)
        received.putInOrder()
        book.apply(operation, giving: received)
      }
      merged = received
    }
    take(merged)
    return read
  }

  private mutating func take(_ unordered: Book.State) {
    var merged = unordered
    merged.putInOrder()
    book.take(letters: merged)
  }
}
