package import Keeping

/// The outcome of sending a change to the other phones.
package enum Sending<Book: BookInStep> {
  /// The state as it is kept then; what was not sent waits in it.
  case kept(Book)
  /// The box has the letter of this change already.
  case repeated
  /// Letters have come since the state was read: the change has to be made again after them.
  case moved

  /// Sends what a change made different, and what waits, as one letter.
  ///
  /// - Parameters:
  ///   - book: The state after the change.
  ///   - keys: The parts that changed.
  ///   - kind: The kind of letter if it is no change of the state; a letter of that kind is sent
  ///     even without a change.
  ///   - operation: The change; nil when only what waits is sent.
  ///   - mustBeNext: True for a change that others could have made pointless by now.
  ///   - site: The site.
  /// - Returns: The outcome; what is not in step is kept as it is.
  package static func send(
    _ book: Book, changed keys: [PartKey], as kind: Letter.Kind = .part,
    by operation: Operation?, mustBeNext: Bool = false, on site: Site
  ) -> Sending {
    guard let membership = book.membership,
      kind != .part || !keys.isEmpty || membership.waiting.parts != nil
    else { return .kept(book) }
    let letter = LetterDraft(
      book: book, keys: keys, kind: kind, operation: operation, membership: membership,
      mustBeNext: mustBeNext)
    guard let box = LetterBox<Book.State>(membership.secret, on: site),
      let (appending, origin) = try? letter.append(to: box, on: site)
    else {
      site.vault.cookies.noteUnsent()
      return .kept(book.waiting(for: keys))
    }
    switch appending {
    case .appended(let place): return .kept(book.sent(at: place, origin, on: site))
    case .present:
      // Another phone has filled the box with the very same state.
      return operation == nil ? .kept(book.sent(at: nil, origin, on: site)) : .repeated
    case .moved: return .moved
    case .closed(let mark):
      var book = book
      book.leaveBox(closedBy: ClosingMark(mark), changing: keys, on: site)
      return .kept(book)
    case .gone, .refused:
      site.vault.cookies.noteUnsent()
      return .kept(book.waiting(for: keys))
    }
  }
}

/// A letter before it is known how much of the state it must hold.
private struct LetterDraft<Book: BookInStep> {
  let book: Book
  let keys: [PartKey]
  let kind: Letter.Kind
  let operation: Operation?
  let membership: BoxMembership
  let mustBeNext: Bool

  typealias Outcome = (appending: Appending, origin: LetterOrigin)

  /// Appends the letter: the parts alone, or the whole state if they would not do.
  func append(to box: LetterBox<Book.State>, on site: Site) throws(StoreFailure) -> Outcome {
    if let (parts, epoch) = try partsThatDo(in: box) {
      let outcome = try append(book.state.part(parts), .part(epoch), to: box, on: site)
      switch outcome.appending {
      case .gone, .refused: break
      case .appended, .present, .moved, .closed: return outcome
      }
    }
    return try append(book.state, .whole(upTo: membership.letterPlace), to: box, on: site)
  }

  /// The parts to send if the box needs no whole state: it is there, and not due to be made
  /// smaller.
  private func partsThatDo(in box: LetterBox<Book.State>) throws(StoreFailure) -> (
    [PartKey], Epoch
  )? {
    var parts = keys
    switch membership.waiting.parts {
    case .all: return nil
    case .named(let waiting): parts += waiting
    case nil: break
    }
    guard let place = membership.place, case .open(let content) = try box.read(after: place),
      content.epoch == place.epoch, !(content.needsCompaction && content.letters.isEmpty)
    else { return nil }
    return (parts, place.epoch)
  }

  private func append(
    _ state: Book.State, _ scope: NewLetter.Scope, to box: LetterBox<Book.State>, on site: Site
  ) throws(StoreFailure) -> Outcome {
    var writer = membership
    if kind != .left { writer.phones.note(membership.phone, on: site.today) }
    let isWhole = if case .whole = scope { true } else { false }
    let origin =
      operation.map { box.origin(of: $0, on: membership.phone) } ?? box.origin(of: book.state)
    let appending = try box.append(
      state, as: isWhole && kind == .part ? .state : kind, from: origin, writer, scope,
      seen: mustBeNext ? membership.letterPlace : nil)
    return (appending, origin)
  }
}

extension BoxMembership {
  /// The place up to which this phone has merged the letters.
  fileprivate var letterPlace: LetterPlace? {
    place.map { LetterPlace(epoch: $0.epoch, serial: $0.serial) }
  }
}

extension BookInStep {
  /// The state with a change that could not be sent.
  fileprivate func waiting(for keys: [PartKey]) -> Self {
    var book = self
    book.note { $0.waiting.add(keys) }
    return book
  }

  /// The state after a letter with all that waited was appended.
  fileprivate func sent(at place: LetterPlace?, _ origin: LetterOrigin, on site: Site) -> Self {
    var book = self
    book.note { membership in
      membership.waiting = WaitingChanges()
      membership.phones.note(membership.phone, on: site.today)
      guard let place else { return }
      // The first letter of a box has nothing before it that could be missed.
      let before = place.serial == 1 ? nil : membership.place
      membership.place = ReadingPlace.after(before, appended: place, origin: origin)
    }
    return book
  }
}
