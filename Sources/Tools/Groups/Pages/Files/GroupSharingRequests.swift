import GroupsFormulas

/// The requests that move a group from one browser to another.
enum GroupSharingRequests {
  static let file = "file"

  static func share(_ book: GroupBook, _ request: Request, _ site: Site) -> Response {
    if BoxAction.asksToLeave(request.query), book.isInStep(on: site),
      let membership = book.membership
    {
      return site.statePage(BoxStopPage.leaving(book, book.subject, membership, on: site))
    }
    let action = request.query.typed(BoxSubject.notice).flatMap(BoxAction.init)
    return site.statePage(
      GroupSharePage.share(book, notice: action.flatMap { $0.notice(GroupBoxPage.words) }, on: site)
    )
  }

  /// Shows that a link holds a group and nothing of it, because programs that preview links come
  /// here too.
  static func announce(_ request: Request, _ site: Site) -> Response {
    let token = request.query.typed(GroupStore.share.name) ?? ""
    guard site.vault.unwrap(GroupLedger.self, token, as: GroupStore.share) != nil else {
      return unreadable(request, site)
    }
    return site.statePage(GroupSharePage.announcement(token: token))
  }

  /// Shows the content of a link and changes nothing.
  private static func show(_ request: Request, _ site: Site) -> Response {
    let token = request.form.typed(GroupStore.share.name) ?? ""
    guard let ledger = site.vault.unwrap(GroupLedger.self, token, as: GroupStore.share) else {
      return unreadable(request, site)
    }
    return site.statePage(
      GroupSharePage.preview(
        ImportedGroup(whole: ledger), known: GroupStore.rows(of: request, on: site)[ledger.id],
        field: GroupStore.share.name, token: token, action: GroupAddress.open))
  }

  /// Redirects to the group's own path, the only one that receives its cookie.
  static func open(_ request: Request, _ site: Site) -> Response {
    if request.form.typed(SharedLink.show) != nil { return show(request, site) }
    guard let ledger = ledger(in: request, on: site) else {
      if let file = request.files.first {
        return GroupImportRequests.read(file.bytes, request, site)
      }
      return unreadable(request, site)
    }
    return .again(at: GroupAddress(id: ledger.id).merge)
  }

  /// The response to a link that is expired, cut short or from another site.
  static func unreadable(_ request: Request, _ site: Site) -> Response {
    site.refuse(
      request, "This link does not work here, or not any more", .unprocessable,
      GroupSharePage.unreadable)
  }

  static func merge(_ id: GroupID?, _ request: Request, _ site: Site) -> Response {
    if request.form.typed(BoxLink.name) != nil { return GroupJoinRequests.merge(id, request, site) }
    guard let received = ledger(in: request, on: site)?.namingApart, id == received.id
    else { return unreadable(request, site) }
    guard let kept = GroupStore.opened(id, by: request, on: site)?.state else {
      return add(GroupBook(received).used(by: request), request, site)
    }
    return merge(received, into: kept, request, site)
  }

  /// Keeps a group that this browser does not have.
  private static func add(_ book: GroupBook, _ request: Request, _ site: Site) -> Response {
    let list = GroupStore.rows(of: request, on: site)
    return GroupBoxRequests.refusingFullList(list, book, request, site)
      ?? GroupsRequests.begin(book, in: list, on: site)
      ?? GroupBoxRequests.refuse(GroupSharePage.tooLarge, request, site)
  }

  /// Adds what a copy has to the group that this browser has.
  private static func merge(
    _ received: GroupLedger, into kept: GroupBook, _ request: Request, _ site: Site
  ) -> Response {
    let reading = BoxReader(kept, request, on: site)
    let (old, operation) = (reading.book, Operation(request))
    var book = old
    let merged = old.ledger.mergedNamingApart(with: received)
    guard merged.members.count <= GroupLedger.mostMembers else {
      return GroupBoxRequests.refuse(GroupSharePage.tooLarge, request, site)
    }
    let isNew = merged != old.ledger && !reading.hasOwnLetter
    if isNew { book.apply(operation) { $0 = merged } }
    book.parts.complete()
    book = book.used(by: request)
    let notice = GroupAddress(id: received.id).page(isNew || reading.hasOwnLetter ? .merged : .same)
    guard book != kept else { return .seeOther(notice) }
    let change = BoxChange(
      from: old, to: book, by: operation, mayGrow: true, mustBeNext: false, on: site)
    switch change {
    case .made(let book, let cookie):
      let flash = isNew ? [GroupsRequests.flash(of: book, on: site)] : []
      let list = GroupStore.rows(of: request, on: site)
      return .seeOther(
        notice, headers: flash + cookie + GroupStore.listHeader(for: book, in: list, on: site))
    case .repeated, .moved: return .seeOther(notice)
    case .full: return GroupBoxRequests.refuse(GroupSharePage.tooLarge, request, site)
    }
  }

  /// The copy in a link, in a confirmed preview, or in a file of ours.
  private static func ledger(in request: Request, on site: Site) -> GroupLedger? {
    request.form.typed(GroupStore.share.name).flatMap {
      site.vault.unwrap(GroupLedger.self, $0, as: GroupStore.share)
    }
      ?? (try? GroupImportRequests.confirmed(request, site))
      ?? request.files.first.flatMap { try? GroupFile.copy(in: $0.bytes) }
  }

  // MARK: Files

  static func export(_ book: GroupBook, _ request: Request, _ site: Site) -> Response {
    .download(
      GroupJSON.group.bytes(of: book.ledger), as: book.ledger.fileName("json"),
      contentType: "application/json")
  }

  static func csv(_ book: GroupBook, _ request: Request, _ site: Site) -> Response {
    .download(
      GroupJSON.csv(book.ledger), as: book.ledger.fileName("csv"),
      contentType: "text/csv; charset=utf-8")
  }
}

extension GroupLedger {
  func fileName(_ type: StaticString) -> FileName {
    FileName("shared expenses \(name)", type: type)
  }
}

extension GroupBook {
  /// The group with whoever a request says uses this browser; the same where it names nobody who is
  /// in the group.
  func used(by request: Request) -> GroupBook {
    var (book, reading) = (self, FormReading(request.form, in: ledger.currency))
    guard let member = try? GroupMeForm.read(&reading, in: ledger) else { return self }
    book.me = member
    return book
  }
}
