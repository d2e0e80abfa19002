import GroupsFormulas

/// The reasons for refusing a change of a group.
typealias GroupRefusal = Refusal<(GroupBook, Site)>

extension GroupRefusal {
  /// A conflict that the page of the group tells, above its form as it was sent.
  ///
  /// - Parameters:
  ///   - sentence: The conflict in words.
  ///   - form: The form as sent.
  ///   - tellsChange: True when the page tells the last change below the words.
  /// - Returns: The refusal.
  static func conflict(
    _ sentence: String, _ form: Submission, tellsChange: Bool = false
  ) -> GroupRefusal {
    .conflict(sentence) {
      GroupPage(book: $0, site: $1).main(
        FormState(GroupPaymentForm.reading(form, in: $0.ledger)), problem: sentence,
        tellsChange: tellsChange)
    }
  }
}

extension GroupsRequests {
  /// Applies a change once, seals the new state and redirects to the page that the change names.
  ///
  /// What the form adds is the sign that it was answered before. If friends have changed the group since
  /// it was read, their letters are read and the change is made again, so that of two that exclude each
  /// other the second is told.
  static func change(
    _ old: GroupBook, _ request: Request, _ site: Site, adding addition: GroupAddition? = nil,
    mayGrow: Bool = true, _ body: (inout GroupBook, Operation) throws(GroupRefusal) -> Address
  ) -> Response {
    let operation = Operation(request)
    var read = old
    var triesLeft = BoxChange<GroupBook>.mostTriesAgain
    while true {
      let isDone = addition.map { read.ledger.has($0, by: operation, in: site.vault) } ?? false
      guard !isDone, !read.history.holds(operation) else { return once(read, site) }
      var book = read
      let next: Address
      do throws(GroupRefusal) {
        next = try body(&book, operation)
        book.stamp(changesSince: read.ledger, on: site.today)
      } catch {
        return keeping(read, unlike: old, site.refuse(request, error, (read, site)), site)
      }
      let change = BoxChange(
        from: read, to: book, by: operation, mayGrow: mayGrow, mustBeNext: triesLeft > 0, on: site)
      switch change {
      case .made(let book, let cookie):
        let list = GroupStore.rows(of: request, on: site)
        let row = GroupStore.listHeader(for: book, in: list, on: site)
        return .seeOther(next, headers: [news(of: book, since: read, on: site)] + cookie + row)
      case .repeated: return once(BoxReader(read, request, on: site).book, site)
      case .moved:
        read = BoxReader(read, request, on: site).book
        triesLeft -= 1
      case .full:
        let full = GroupRefusal.conflict(GroupPage.fullSentence, request.form)
        return keeping(read, unlike: old, site.refuse(request, full, (read, site)), site)
      }
    }
  }

  /// The header by which the next page tells the change, or that there was nothing to change.
  private static func news(
    of book: GroupBook, since old: GroupBook, on site: Site
  ) -> Response.Header {
    book.ledger == old.ledger
      ? site.vault.announce(nothing, in: GroupBook.flash(of: book.ledger.id))
      : flash(of: book, on: site)
  }

  /// A response that keeps the letters read since the request began.
  private static func keeping(
    _ book: GroupBook, unlike old: GroupBook, _ response: Response, _ site: Site
  ) -> Response {
    guard book != old else { return response }
    return response.adding(book.cookies(on: site).headers(keeping: book) ?? [])
  }

  /// The response to a change that was made before.
  private static func once(_ book: GroupBook, _ site: Site) -> Response {
    let address = GroupAddress(id: book.ledger.id).page(.once)
    let headers = book.inStep == nil ? nil : book.cookies(on: site).headers(keeping: book)
    return .seeOther(address, headers: headers ?? [])
  }

  /// The header that tells the next page about the last change.
  static func flash(of book: GroupBook, on site: Site) -> Response.Header {
    site.vault.announce(book.ownRevision, in: GroupBook.flash(of: book.ledger.id))
  }

  /// The number that stands for a request that changed nothing, in the place of a revision.
  private static let nothing = -1

  /// A page that announces the last change, or that nothing was changed, if no page has yet.
  static func telling(
    _ book: GroupBook, _ request: Request, _ site: Site, _ draft: (GroupBook, Bool) -> Page
  ) -> Response {
    let cookie = GroupBook.flash(of: book.ledger.id)
    var book = book
    book.tellsNoChange = site.vault.hasFlash(nothing, in: cookie, of: request)
    let hasFlash =
      book.tellsNoChange || site.vault.hasFlash(book.ownRevision, in: cookie, of: request)
    return site.statePage(draft(book, hasFlash))
      .adding(hasFlash ? [site.vault.forgetFlash(cookie)] : [])
  }

  /// The response to a browser that does not have the group.
  static func missing(_ request: Request, _ site: Site) -> Response {
    site.refuse(request, "There is no such group here", .notFound, GroupsPage.missing)
  }
}
