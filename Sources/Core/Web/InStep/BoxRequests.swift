import Keeping

/// What a tool is to the letter box of what it keeps, in one request.
package protocol BoxKeeper {
  associatedtype Book: BookInStep

  /// What is kept in step, with the letters merged.
  var book: Book { get }
  var request: Request { get }
  var site: Site { get }
  var subject: BoxSubject { get }

  /// The page with the link, with mistakes of the form that was sent.
  func share(errors: [FieldError]) -> Page
  /// Refuses what has no room in the browser; nil for what has.
  func refusingFull(_ book: Book) -> Response?
  /// Keeps the book and goes on to a page.
  ///
  /// - Parameters:
  ///   - book: The book.
  ///   - address: The page.
  ///   - endsArrival: True when what has arrived by a link for everything brings nothing more.
  /// - Returns: The response.
  func keep(_ book: Book, at address: Address, endsArrival: Bool) -> Response
}

/// The requests that keep something in step, or no longer.
package struct BoxRequests<Keeper: BoxKeeper> {
  private typealias Box = LetterBox<Keeper.Book.State>

  private let keeper: Keeper
  private let old: Keeper.Book
  private let request: Request
  private let site: Site
  private let subject: BoxSubject

  /// The requests of one form.
  package init(_ keeper: Keeper) {
    self.keeper = keeper
    (old, request, site) = (keeper.book, keeper.request, keeper.site)
    subject = keeper.subject
  }

  /// Does what the form says.
  package func change() -> Response {
    guard site.letterBoxes != nil else { return site.notFound(request) }
    guard let action = request.form.typed(BoxAction.name).flatMap(BoxAction.init) else {
      return site.refuse(
        request, BoxAction.unknown, keeper.share(errors: BoxAction.unknown.errors))
    }
    if action == .on { return turnOn() }
    if action == .alone, old.membership == nil { return goOnAlone() }
    guard let membership = old.membership, let box = Box(membership.secret, on: site) else {
      return refuse(subject.words.notInStep, .conflict)
    }
    guard let reason = action.closing else {
      return switch action {
      case .leave: leave()
      case .alone: refuse(subject.words.inStep, .conflict)
      case .on, .off, .newLink, .send: send()
      }
    }
    guard request.wantsJSON || request.form.typed(BoxAction.sure.name) == "yes" else {
      return site.statePage(
        BoxStopPage(subject, membership, reason, at: old.revision, on: site).page)
    }
    let mark = ClosingMark(
      reason, by: box.origin(of: Operation(request), on: membership.phone), on: site.today)
    return switch reason {
    case .off: turnOff(box, mark)
    case .newLink: renew(box, mark)
    }
  }

  /// Says no more that this phone is out of step.
  private func goOnAlone() -> Response {
    guard old.ended != nil else { return .seeOther(subject.page) }
    var book = old
    book.goOnAlone()
    return keep(book, at: subject.page)
  }

  private func turnOn() -> Response {
    guard old.membership == nil else { return .seeOther(subject.share) }
    return opened { keep($0, at: subject.share) }
  }

  /// Opens a box under a new secret and posts the whole state.
  private func opened(then: (Keeper.Book) -> Response) -> Response {
    var book = old
    // If the answer to this form is lost, sending it again gives the same secret and phone.
    let seed = Operation(request).digest + own
    let secret = LetterSecret(madeBy: seed) { site.vault.digest(of: $0, count: $1) }
    // The form was answered before, with this very link.
    guard secret != old.membership?.secret else { return then(old) }
    let phone = old.membership?.phone ?? PhoneID(madeBy: seed, on: site)
    var membership = BoxMembership(secret, phone: phone)
    membership.phones.note(membership.phone, on: site.today)
    book.join(membership)
    guard let box = Box(secret, on: site) else { return site.notFound(request) }
    if let refusal = keeper.refusingFull(book) { return refusal }
    let origin = box.origin(of: book.state)
    let appending: Appending
    do throws(StoreFailure) {
      appending = try box.append(
        book.state, as: .state, from: origin, membership, .whole(upTo: nil))
    } catch {
      site.vault.cookies.noteUnsent()
      return refuse(BoxWords.away, .unavailable)
    }
    switch appending {
    case .appended(let place):
      book.note { $0.place = ReadingPlace.after(nil, appended: place, origin: origin) }
    case .present: break
    case .moved, .gone, .closed, .refused:
      site.vault.cookies.noteUnsent()
      return refuse(subject.words.noRoom, .noRoom)
    }
    return then(book)
  }

  /// Bytes of this browser alone: no other one that sends the same form gets the same box.
  ///
  /// They stay the same until something else is kept here: each seal of a cookie has random bytes. A browser
  /// that keeps nothing yet gets another box each time.
  private var own: [UInt8] {
    if let phone = old.membership?.phone { return phone.packed }
    return old == .blank ? Random.bytes(16) : Array(request.cookies.text.utf8)
  }

  private func send() -> Response {
    guard case .kept(let sent) = Sending.send(old, changed: [], by: nil, on: site) else {
      return .seeOther(subject.page)
    }
    // An attempt that failed is no change that waits.
    return sent.membership?.waiting.count ?? 0 == 0
      ? keeper.keep(sent, at: subject.page, endsArrival: false) : .seeOther(subject.page)
  }

  private func leave() -> Response {
    old.sayGoodbye(request, site)
    var book = old
    book.leaveBox()
    return keep(book, at: told(.leave))
  }

  /// The page of the link, which says what has become of it.
  private func told(_ action: BoxAction) -> Address {
    subject.share.with(query: [(BoxSubject.notice, action.rawValue)])
  }

  private func turnOff(_ box: Box, _ mark: ClosingMark) -> Response {
    guard (try? box.close(by: mark)) != nil else { return refuse(BoxWords.away, .unavailable) }
    var book = old
    book.leaveBox()
    return keep(book, at: told(.off))
  }

  /// Opens another box before it closes this one: if the store goes away in between, nothing has
  /// changed for anybody.
  private func renew(_ box: Box, _ mark: ClosingMark) -> Response {
    opened { book in
      guard book != old else { return .seeOther(told(.newLink)) }
      guard let standing = try? box.close(by: mark) else {
        return refuse(BoxWords.away, .unavailable)
      }
      guard standing.isBy(mark.stored) else {
        var closed = old
        closed.leaveBox(closedBy: standing, on: site)
        return keep(closed, at: subject.share)
      }
      return keep(book, at: told(.newLink))
    }
  }

  private func keep(_ book: Keeper.Book, at address: Address) -> Response {
    keeper.keep(book, at: address, endsArrival: true)
  }

  private func refuse(_ refusal: BoxWords.Refusal, _ status: Response.Status) -> Response {
    site.refuse(request, refusal, status, subject.words, at: subject.tool)
  }
}

extension BookInStep {
  /// Tells the other phones that this one leaves, with what waits; nothing depends on it.
  package func sayGoodbye(_ request: Request, _ site: Site) {
    guard let phone = membership?.phone else { return }
    var book = self
    book.note { $0.phones.note(phone, on: site.today, hasLeft: true) }
    _ = Sending.send(book, changed: [], as: .left, by: Operation(request), on: site)
  }
}
