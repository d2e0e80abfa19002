import Components
import Formats
import GroupsFormulas
import Keeping
import Web

/// The changes of a group's letter box.
enum GroupBoxAction: String, CaseIterable {
  case on
  case send
  case leave
  case off
  case newLink = "new-link"
  case alone

  static let name = "do"
  static let parameter = OpenAPI.Parameter(
    name, "What becomes of the letter box", .choice(allCases.map(\.rawValue)))

  /// The reason that stands in the mark of a box which it closes; nil for what shuts nobody out.
  var closing: ClosingMark.Reason? { ClosingMark.Reason(rawValue: rawValue) }

  /// The field that says that somebody was asked again.
  static let sure = FormParameter("sure", "“yes” on the page that asks again", .choice(["yes"]))

  /// The mistake of a form that names none of them.
  static let unknown = InvalidForm(
    name, "Choose one of: \(allCases.map(\.rawValue).joined(separator: ", "))")
}

/// The requests that keep a group in step, or no longer.
enum GroupBoxRequests {
  static func change(_ book: GroupBook, _ request: Request, _ site: Site) -> Response {
    guard site.letterBoxes != nil else { return site.notFound(request) }
    guard let action = request.form.typed(GroupBoxAction.name).flatMap(GroupBoxAction.init) else {
      return site.refuse(
        request, GroupBoxAction.unknown,
        GroupSharePage.share(book, errors: GroupBoxAction.unknown.errors, on: site))
    }
    if action == .on { return turnOn(book, request, site) }
    if action == .alone, book.inStep == nil { return goOnAlone(book, request, site) }
    guard let inStep = book.inStep,
      let box = GroupBox(inStep.membership.secret, on: site)
    else {
      return refuse(GroupBoxPage.notInStep, .conflict, request, site)
    }
    let membership = inStep.membership
    guard let reason = action.closing else {
      return switch action {
      case .leave: leave(book, request, site)
      case .alone: refuse(GroupBoxPage.inStep, .conflict, request, site)
      case .on, .off, .newLink, .send: send(book, request, site)
      }
    }
    guard request.wantsJSON || request.form.typed(GroupBoxAction.sure.name) == "yes" else {
      return site.statePage(GroupStopPage(book, inStep, reason, on: site).page)
    }
    let mark = ClosingMark(
      reason, by: box.origin(of: Operation(request), on: membership.phone), on: site.today)
    return switch reason {
    case .off: turnOff(book, box, mark, request, site)
    case .newLink: renew(book, box, mark, request, site)
    }
  }

  /// Says no more that the group is out of step.
  private static func goOnAlone(
    _ old: GroupBook, _ request: Request, _ site: Site
  ) -> Response {
    let address = GroupAddress(old.ledger.id).page
    guard old.ended != nil else { return .seeOther(address) }
    var book = old
    book.goOnAlone()
    return keep(book, at: address, request, site)
  }

  private static func turnOn(
    _ old: GroupBook, _ request: Request, _ site: Site
  ) -> Response {
    guard old.inStep == nil else { return .seeOther(GroupAddress(old.ledger.id).share) }
    return opened(old, request, site) {
      keep($0, at: GroupAddress(old.ledger.id).share, request, site)
    }
  }

  /// Opens a box under a new secret and posts the whole state.
  private static func opened(
    _ old: GroupBook, _ request: Request, _ site: Site, then: (GroupBook) -> Response
  ) -> Response {
    var book = old
    let secret = LetterSecret(madeBy: Operation(request).digest) {
      site.vault.digest(of: $0, count: $1)
    }
    // The form was answered before, with this very link.
    guard secret != old.inStep?.membership.secret else { return then(old) }
    var membership = BoxMembership(secret)
    membership.phones.note(membership.phone, on: site.today)
    book.inStep = GroupInStep(membership)
    book.boxNotice = nil
    book.goOnAlone()
    guard let box = GroupBox(secret, on: site) else { return site.notFound(request) }
    guard book.cookies(on: site).fitting(book, mayGrow: false) != nil else {
      return site.refuse(request, .conflict(GroupPage.fullSentence, request.form), (old, site))
    }
    let list = GroupStore.rows(of: request, on: site)
    if let refusal = refusingFullList(list, book, request, site) { return refusal }
    let origin = box.origin(of: book.ledger)
    let appending: Appending
    do throws(StoreFailure) {
      appending = try box.append(
        book.ledger, as: .state, from: origin, membership, .whole(upTo: nil))
    } catch {
      site.vault.cookies.noteUnsent()
      return refuse(GroupBoxPage.away, .unavailable, request, site)
    }
    switch appending {
    case .appended(let place):
      book.inStep?.membership.place = ReadingPlace.after(nil, appended: place, origin: origin)
    case .present: break
    case .moved, .gone, .closed, .refused:
      site.vault.cookies.noteUnsent()
      return refuse(GroupBoxPage.noRoom, .noRoom, request, site)
    }
    return then(book)
  }

  private static func send(_ book: GroupBook, _ request: Request, _ site: Site) -> Response {
    let address = GroupAddress(book.ledger.id).page
    guard case .kept(let sent) = GroupSending.send(book, changed: [], by: nil, on: site) else {
      return .seeOther(address)
    }
    // An attempt that failed is no change that waits.
    return sent.inStep?.waiting == 0 || sent.inStep == nil
      ? keep(sent, at: address, endsArrival: false, request, site) : .seeOther(address)
  }

  private static func leave(_ old: GroupBook, _ request: Request, _ site: Site) -> Response {
    sayGoodbye(old, request, site)
    var book = old
    book.leaveBox()
    return keep(book, at: told(.leave, to: book), request, site)
  }

  /// The page of the link, which says what has become of it.
  private static func told(_ action: GroupBoxAction, to book: GroupBook) -> Address {
    GroupAddress(book.ledger.id).share.with(query: [(GroupNotice.name, action.rawValue)])
  }

  /// Tells the other phones that this one leaves, with what waits; nothing depends on it.
  static func sayGoodbye(_ old: GroupBook, _ request: Request, _ site: Site) {
    var book = old
    guard let phone = book.inStep?.membership.phone else { return }
    book.inStep?.membership.phones.note(phone, on: site.today, hasLeft: true)
    _ = GroupSending.send(book, changed: [], as: .left, by: Operation(request), on: site)
  }

  private static func turnOff(
    _ old: GroupBook, _ box: GroupBox, _ mark: ClosingMark, _ request: Request, _ site: Site
  ) -> Response {
    guard (try? box.close(by: mark)) != nil else {
      return refuse(GroupBoxPage.away, .unavailable, request, site)
    }
    var book = old
    book.leaveBox()
    return keep(book, at: told(.off, to: book), request, site)
  }

  /// Opens another box before it closes this one: if the store goes away in between, nothing has
  /// changed for anybody.
  private static func renew(
    _ old: GroupBook, _ box: GroupBox, _ mark: ClosingMark, _ request: Request, _ site: Site
  ) -> Response {
    opened(old, request, site) { book in
      guard book != old else {
        return .seeOther(told(.newLink, to: old))
      }
      guard let standing = try? box.close(by: mark) else {
        return refuse(GroupBoxPage.away, .unavailable, request, site)
      }
      guard standing.isBy(mark.stored) else {
        var closed = old
        closed.leaveBox(closedBy: standing, on: site.today)
        return keep(closed, at: GroupAddress(old.ledger.id).share, request, site)
      }
      return keep(book, at: told(.newLink, to: book), request, site)
    }
  }

  private static func keep(
    _ book: GroupBook, at address: Address, endsArrival: Bool = true, _ request: Request,
    _ site: Site
  ) -> Response {
    guard let headers = book.cookies(on: site).headers(keeping: book) else {
      return site.refuse(request, .conflict(GroupPage.fullSentence, request.form), (book, site))
    }
    return .seeOther(
      address,
      headers: headers
        + GroupStore.listHeader(
          for: book, in: GroupStore.rows(of: request, on: site), endsArrival: endsArrival,
          on: site))
  }

  /// Refuses a group for which the list has no room; nil if it has.
  static func refusingFullList(
    _ list: GroupList, _ book: GroupBook, _ request: Request, _ site: Site
  ) -> Response? {
    guard !GroupStore.hasRoom(for: book, in: list, on: site) else { return nil }
    return refuse(GroupBoxPage.fullList, .conflict, request, site)
  }

  static func refuse(
    _ page: Page, _ status: Response.Status, _ request: Request, _ site: Site
  ) -> Response {
    site.refuse(request, page.title, status, page)
  }
}
