import GroupsFormulas
import Keeping
import Web

/// The outcome of sending a change to the other phones.
enum GroupSending {
  /// The group as it is kept then; what was not sent waits in it.
  case kept(GroupBook)
  /// The box has the letter of this change already.
  case repeated
  /// Letters have come since the group was read: the change has to be made again after them.
  case moved

  /// Sends what a change made different, and what waits, as one letter.
  ///
  /// - Parameters:
  ///   - book: The group after the change.
  ///   - numbers: The parts that changed.
  ///   - kind: The kind of letter if it is no change of the group; a letter of that kind is sent
  ///     even without a change.
  ///   - operation: The change; nil when only what waits is sent.
  ///   - mustBeNext: True for a change that others could have made pointless by now.
  ///   - site: The site.
  /// - Returns: The outcome; a group that is not in step is kept as it is.
  static func send(
    _ book: GroupBook, changed numbers: [PartKey], as kind: Letter.Kind = .part,
    by operation: Operation?, mustBeNext: Bool = false, on site: Site
  ) -> GroupSending {
    guard let inStep = book.inStep,
      kind != .part || !numbers.isEmpty || inStep.membership.waiting.parts != nil
    else { return .kept(book) }
    let letter = GroupLetterDraft(book, numbers, kind, operation, inStep.membership, mustBeNext)
    guard let box = GroupBox(inStep.membership.secret, on: site),
      let appending = try? letter.append(to: box, on: site)
    else {
      site.vault.cookies.noteUnsent()
      return .kept(book.waiting(for: numbers))
    }
    switch appending {
    case .appended(let place, let origin): return .kept(book.sent(at: place, origin, on: site))
    case .present(let origin):
      // Another phone has filled the box with the very same state.
      return operation == nil ? .kept(book.sent(at: nil, origin, on: site)) : .repeated
    case .moved: return .moved
    case .closed(let mark):
      var book = book
      book.leaveBox(closedBy: mark, changing: numbers, on: site.today)
      return .kept(book)
    case .refused:
      site.vault.cookies.noteUnsent()
      return .kept(book.waiting(for: numbers))
    }
  }
}

/// A letter before it is known how much of the state it must hold.
private struct GroupLetterDraft {
  let book: GroupBook
  let numbers: [PartKey]
  let kind: Letter.Kind
  let operation: Operation?
  let membership: BoxMembership
  let mustBeNext: Bool

  enum Outcome {
    case appended(LetterPlace, LetterOrigin)
    case present(LetterOrigin)
    case moved
    case closed(ClosingMark)
    case refused
  }

  init(
    _ book: GroupBook, _ numbers: [PartKey], _ kind: Letter.Kind, _ operation: Operation?,
    _ membership: BoxMembership, _ mustBeNext: Bool
  ) {
    self.book = book
    self.numbers = numbers
    self.kind = kind
    self.operation = operation
    self.membership = membership
    self.mustBeNext = mustBeNext
  }

  /// Appends the letter: the parts alone, or the whole state if they would not do.
  func append(to box: GroupBox, on site: Site) throws(StoreFailure) -> Outcome {
    guard let (parts, epoch) = try partsThatDo(in: box) else {
      return try append(book.ledger, .whole(upTo: membership.letterPlace), to: box, on: site)
    }
    let part = book.ledger.part(parts)
    let outcome = try append(part, .part(epoch), to: box, on: site)
    guard case .refused = outcome else { return outcome }
    return try append(book.ledger, .whole(upTo: membership.letterPlace), to: box, on: site)
  }

  /// The parts to send if the box needs no whole state: it is there, and not due to be made
  /// smaller.
  private func partsThatDo(in box: GroupBox) throws(StoreFailure) -> ([PartKey], Epoch)? {
    var parts = numbers
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
    _ ledger: GroupLedger, _ scope: NewLetter.Scope, to box: GroupBox, on site: Site
  ) throws(StoreFailure) -> Outcome {
    var writer = membership
    if kind != .left { writer.phones.note(membership.phone, on: site.today) }
    let isWhole = if case .whole = scope { true } else { false }
    let origin =
      operation.map { box.origin(of: $0, on: membership.phone) } ?? box.origin(of: book.ledger)
    let appending = try box.append(
      ledger, as: isWhole && kind == .part ? .state : kind, from: origin, writer, scope,
      seen: mustBeNext ? membership.letterPlace : nil)
    switch appending {
    case .appended(let place): return .appended(place, origin)
    case .present: return .present(origin)
    case .moved: return .moved
    case .closed(let mark): return .closed(ClosingMark(mark))
    case .gone, .refused: return .refused
    }
  }
}

extension BoxMembership {
  /// The place up to which this phone has merged the letters.
  fileprivate var letterPlace: LetterPlace? {
    place.map { LetterPlace(epoch: $0.epoch, serial: $0.serial) }
  }
}

extension GroupBook {
  /// The group with a change that could not be sent.
  fileprivate func waiting(for numbers: [PartKey]) -> GroupBook {
    var book = self
    book.inStep?.membership.waiting.add(numbers)
    return book
  }

  /// The group after a letter with all that waited was appended.
  fileprivate func sent(
    at place: LetterPlace?, _ origin: LetterOrigin, on site: Site
  ) -> GroupBook {
    guard var membership = inStep?.membership else { return self }
    var book = self
    membership.waiting = WaitingChanges()
    membership.phones.note(membership.phone, on: site.today)
    if let place {
      // The first letter of a box has nothing before it that could be missed.
      let before = place.serial == 1 ? nil : membership.place
      membership.place = ReadingPlace.after(before, appended: place, origin: origin)
    }
    book.inStep?.membership = membership
    return book
  }
}
