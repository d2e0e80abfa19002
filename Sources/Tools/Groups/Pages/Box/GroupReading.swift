import Finance
import GroupsFormulas
import Keeping
import Web

/// A group after reading the letters that this phone had not merged.
struct GroupReading {
  private(set) var book: GroupBook
  /// The letter that carries this very request, which was answered before, is among them.
  private(set) var hasOwnLetter = false

  private let site: Site
  private let operation: Operation?

  /// Reads the letters of a group.
  ///
  /// - Parameters:
  ///   - kept: The group as the browser keeps it.
  ///   - request: The request; one that changes something may have been answered before.
  ///   - site: The site.
  init(_ kept: GroupBook, _ request: Request, on site: Site) {
    book = kept
    self.site = site
    operation = request.isRead ? nil : Operation(request)
    guard let membership = kept.inStep?.membership,
      let box = GroupBox(membership.secret, on: site),
      let reading = try? box.read(after: place(of: membership))
    else { return }
    switch reading {
    case .gone: letAllWait()
    case .closed(let stored):
      let mark = ClosingMark(stored)
      // The first try of this request closed it.
      if let own = origin(in: box), mark.isBy(own) { break }
      book.leaveBox(closedBy: mark, on: site.today)
    case .open(let content):
      if let own = origin(in: box), content.hasReplaced(own) { hasOwnLetter = true }
      read(content, of: box, after: place(of: membership))
      complete()
    }
  }

  /// The place after which letters are read: all of them if a part of the group is missing here.
  private func place(of membership: BoxMembership) -> ReadingPlace? {
    book.parts.isIncomplete ? nil : membership.place
  }

  /// Ends that a part is missing: the letters of a box give the whole group.
  ///
  /// What waited in that part is gone.
  private mutating func complete() {
    guard book.parts.isIncomplete, let waiting = book.inStep?.membership.waiting else { return }
    book.parts.complete()
    let parts = waiting.named.filter { number in !book.ledger.has(number) }
    if !parts.isEmpty { book.boxNotice = .lostChanges }
  }

  /// Brings back a group whose cookie was lost, with an id of its own for this phone and nothing to
  /// undo.
  ///
  /// - Parameters:
  ///   - found: The group in its letter box.
  ///   - row: Its row in the list.
  ///   - request: The request.
  ///   - site: The site.
  init(
    _ found: GroupInBox, for row: GroupList.Row, _ request: Request, on site: Site
  ) {
    let asked = Operation(request)
    let phone = GroupJoinRequests.phone(by: asked, on: site, isFresh: request.isRead)
    self.site = site
    operation = request.isRead ? nil : asked
    book = GroupBook(found.ledger)
    book.me = row.bond.me
    book.inStep = GroupInStep(found.membership(of: phone))
    book.boxNotice = row.bond.waits ? .lostChanges : nil
    hasOwnLetter = !request.isRead && found.holds(asked, of: phone, on: site)
  }

  private func origin(in box: GroupBox) -> LetterOrigin? {
    guard let operation, let phone = book.inStep?.membership.phone else { return nil }
    return box.origin(of: operation, on: phone)
  }

  private mutating func letAllWait() {
    book.inStep?.membership.place = nil
    book.inStep?.membership.waiting.addAll()
  }

  private mutating func read(_ content: BoxContent, of box: GroupBox, after place: ReadingPlace?) {
    switch ReadingPlace.unread(in: content, after: place) {
    case .letters(let letters, let upTo):
      _ = merge(letters, of: box)
      book.inStep?.membership.place = upTo
    case .another:
      guard case .open(let content)? = try? box.read(after: nil) else { return }
      let read = merge(content.letters, of: box)
      let isGiven = book.ledger.isGiven(by: read)
      if !isGiven { book.inStep?.membership.waiting.addAll() }
      guard case .letters(_, let upTo) = ReadingPlace.unread(in: content, after: nil) else {
        return
      }
      book.inStep?.membership.place = upTo
    }
  }

  /// Merges letters; those that do not fit are passed over, and then the whole state waits.
  ///
  /// - Returns: The states of those that were merged.
  private mutating func merge(_ letters: [StoredLetter], of box: GroupBox) -> [GroupLedger] {
    let own = origin(in: box)
    var read: [GroupLedger] = []
    var merged = book.ledger
    for stored in letters {
      guard let opened = box.open(stored),
        var received = try? merged.receivingNamingApart(opened.ledger)
      else {
        book.inStep?.membership.waiting.addAll()
        site.vault.cookies.notePassedOver()
        continue
      }
      read.append(opened.ledger)
      book.inStep?.membership.phones.merge(opened.letter.phonesWithWriter, on: site.today)
      if let operation, stored.origin == own {
        hasOwnLetter = true
        take(merged)
        received.putInOrder()
        book.apply(operation) { $0 = received }
      }
      merged = received
    }
    take(merged)
    return read
  }

  private mutating func take(_ unordered: GroupLedger) {
    var merged = unordered
    merged.putInOrder()
    let new = merged.entries.filter {
      $0.payment != nil && book.ledger[entry: $0.id]?.payment == nil
    }
    if !book.parts.isIncomplete { book.inStep?.noteUnseen(new.map(\.id)) }
    book.take(merged)
  }
}

extension GroupBook {
  /// Forgets the secret and keeps the group as a copy.
  mutating func leaveBox() {
    inStep = nil
    boxNotice = nil
  }

  /// The same where somebody else has closed the box: what waits is on this phone alone.
  mutating func leaveBox(
    closedBy mark: ClosingMark, changing numbers: [PartKey] = [], on today: CalendarDate
  ) {
    let unsent = (inStep?.membership.waiting.named ?? []) + numbers
    leaveBox()
    end(GroupBoxEnd(mark, on: today), with: unsent)
  }
}
