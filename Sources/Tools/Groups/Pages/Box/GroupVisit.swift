import GroupsFormulas

/// A request below the path of a group that this browser has.
///
/// Whatever it asks for, the letters that this phone has not merged are read first.
struct GroupVisit {
  /// The group with the letters merged.
  let book: GroupBook

  private let kept: KeptState<GroupBook>?
  private let arrival: GroupArrival?
  private let hasOwnLetter: Bool
  private let request: Request
  private let site: Site

  /// The reasons for which there is no group to visit.
  enum Missing: Error {
    case unknown
    case box(BoxMissing)
  }

  /// The visit to a group.
  ///
  /// A group whose cookie was lost comes back from its letter box, by the secret in the list.
  init(_ id: GroupID?, _ request: Request, _ site: Site) throws(Missing) {
    self.request = request
    self.site = site
    kept = GroupStore.opened(id, by: request, on: site)
    let reading: BoxReader<GroupBook>
    if let kept {
      let arrival = GroupArrival(kept.state, request, on: site)
      self.arrival = arrival
      reading = BoxReader(arrival.book, request, on: site)
    } else {
      arrival = nil
      let row = id.flatMap { GroupStore.rows(of: request, on: site)[$0] }
      guard let row, let secret = row.bond.secret, site.letterBoxes != nil else { throw .unknown }
      do throws(BoxMissing) {
        reading = BoxReader(try StateInBox(secret, on: site), for: row, request, on: site)
      } catch {
        throw .box(error)
      }
      guard reading.book.ledger.id == id else { throw .unknown }
    }
    hasOwnLetter = reading.hasOwnLetter || arrival?.hasOwnLetter == true
    // Once, before the page and what is kept beside it ask for the places of what came.
    book = reading.book.cookies(on: site).placing(reading.book)
  }

  /// Answers in a group that this browser has; without it, says so.
  static func respond(
    _ id: GroupID?, _ request: Request, _ site: Site,
    _ respond: (GroupBook, Request, Site) -> Response
  ) -> Response {
    let response: Response
    do throws(Missing) {
      response = try GroupVisit(id, request, site).response(respond)
    } catch {
      response = missing(error, id, request, site)
    }
    return GroupsForAnotherPhone.goingOn(from: id, with: response, request, site)
  }

  static func missing(
    _ missing: Missing, _ id: GroupID?, _ request: Request, _ site: Site
  ) -> Response {
    guard case .box(let reason) = missing else { return GroupsRequests.missing(request, site) }
    let response = site.refuse(request, reason, GroupBoxPage.words, at: GroupAddress.list)
    guard case .closed = reason, let id else { return response }
    let list = GroupStore.rows(of: request, on: site).without(id)
    return response.adding(GroupStore.listHeader(list, on: site) ?? [])
  }

  /// True when letters changed the group, or it is another than on the page that asks.
  var hasNews: Bool {
    book.ledger != kept?.state.ledger || BoxNews.isBehind(request, kept?.state)
  }

  /// Answers, and keeps what was read.
  ///
  /// A change whose letter is in the box is not made again; leaving is, since only the letter of it
  /// got through.
  func response(_ respond: (GroupBook, Request, Site) -> Response) -> Response {
    let isAboutBox = request.path == GroupAddress(id: book.ledger.id).box.text
    guard !hasOwnLetter || isAboutBox else {
      return keeping(.seeOther(GroupAddress(id: book.ledger.id).page(.once)))
    }
    guard !book.parts.isIncomplete || request.isRead || isAboutBox else {
      return keeping(
        site.refuse(request, .conflict(GroupPage.incompleteSentence, request.form), (book, site)))
    }
    return keeping(respond(book, request, site))
  }

  /// The response with the headers that keep what was read, unless it keeps the group itself.
  ///
  /// A group that does not fit is shown and stays in the cookie as it was.
  private func keeping(_ response: Response) -> Response {
    let cookies = book.cookies(on: site)
    let isNew = book != kept?.state || kept?.needsResealing != false
    let isKept = !isNew || cookies.areSet(by: response)
    let headers = isKept ? [] : cookies.headers(keeping: book) ?? []
    return response.adding(headers + row(beside: response))
  }

  /// The header that brings the row in the list up to date; opening the list takes as long as the
  /// group itself, so a group of one phone does it on its page alone.
  private func row(beside response: Response) -> [Response.Header] {
    let isPage = request.path == GroupAddress(id: book.ledger.id).page.text
    let isOver = arrival?.isOver == true
    let isAboutBox = isOver || book.inStep != nil || book.ended != nil
    guard response.status != .seeOther, isPage || isAboutBox, request.isRead else { return [] }
    let list = GroupStore.kept(by: request, on: site)
    let changed = GroupStore.listHeader(
      for: book, in: list?.state ?? GroupList(), endsArrival: isOver, on: site)
    return changed.isEmpty ? site.vault.renewal(of: list, in: GroupStore.list) : changed
  }
}

extension BoxReader<GroupBook> {
  /// Brings back a group whose cookie was lost, with an id of its own for this phone and nothing to
  /// undo.
  ///
  /// - Parameters:
  ///   - found: The group in its letter box.
  ///   - row: Its row in the list.
  ///   - request: The request.
  ///   - site: The site.
  fileprivate init(
    _ found: StateInBox<GroupLedger>, for row: GroupList.Row, _ request: Request, on site: Site
  ) {
    let asked = Operation(request)
    let phone = PhoneID(joiningBy: asked, on: site, isFresh: request.isRead)
    var book = GroupBook(found.state)
    book.me = row.bond.me
    book.inStep = GroupInStep(found.membership(of: phone))
    book.boxNotice = row.bond.waits ? .lostChanges : nil
    self.init(
      found: book, hasOwnLetter: !request.isRead && found.holds(asked, of: phone, on: site),
      request, on: site)
  }
}
