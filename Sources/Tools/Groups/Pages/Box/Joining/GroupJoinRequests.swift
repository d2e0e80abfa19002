import GroupsFormulas

/// The requests of somebody who has the link of a group that is kept in step.
enum GroupJoinRequests {
  /// Shows that a link holds a group and nothing of it; the store is not asked.
  static func announce(_ request: Request, _ site: Site) -> Response {
    BoxLink.announce(request, site, GroupJoinPage.announcement)
  }

  static func join(_ request: Request, _ site: Site) -> Response {
    BoxLink.open(request, site, GroupBoxPage.words, at: GroupAddress.list) {
      (group: StateInBox<GroupLedger>) in
      guard request.form.typed(SharedLink.show) != nil else {
        return .again(at: GroupAddress(id: group.state.id).merge)
      }
      let known = GroupStore.rows(of: request, on: site)[group.state.id]
      return site.statePage(GroupJoinPage.preview(group, known: known))
    }
  }

  /// Joins below the path of the group, where its cookie is.
  static func merge(_ id: GroupID?, _ request: Request, _ site: Site) -> Response {
    BoxLink.open(request, site, GroupBoxPage.words, at: GroupAddress.list) {
      (group: StateInBox<GroupLedger>) in
      guard id == group.state.id else {
        return site.refuse(request, BoxMissing.gone, GroupBoxPage.words, at: GroupAddress.list)
      }
      let kept = GroupStore.opened(id, by: request, on: site)?.state
      if let kept, kept.membership?.secret == group.secret {
        let book = BoxReader(kept, request, on: site).book.used(by: request)
        return joined(book, request, site)
      }
      return join(group, kept, request, site)
    }
  }

  private static func join(
    _ group: StateInBox<GroupLedger>, _ kept: GroupBook?, _ request: Request, _ site: Site
  ) -> Response {
    let operation = Operation(request)
    let joining = Joining(group, by: operation, on: site)
    guard !joining.isOneTooMany else {
      return GroupBoxRequests.refuse(
        GroupBoxPage.page(GroupBoxPage.words.tooManyPhones), request, site)
    }
    let merged = book(of: group, with: kept, on: joining.phone).used(by: request)
    guard merged.ledger.members.count <= GroupLedger.mostMembers else {
      return GroupBoxRequests.refuse(GroupSharePage.tooLarge, request, site)
    }
    let draft = Draft(FormReading(request.form, in: group.state.currency)) {
      GroupJoinPage.preview(group, known: $0, $1)
    }
    let list = GroupStore.rows(of: request, on: site)
    do throws(Refusal<GroupList.Row?>) {
      let book = try draft.read { _ throws(InvalidForm) in
        try merged.named(by: request, operation, isRepeated: joining.isRepeated, on: site)
      }.get()
      guard book.cookies(on: site).fitting(book, mayGrow: false) != nil else {
        return GroupBoxRequests.refuse(GroupSharePage.tooLarge, request, site)
      }
      return GroupBoxRequests.refusingFullList(list, book, request, site)
        ?? joined(joining.greeting(book, leaving: kept, request), request, site)
    } catch {
      return site.refuse(request, error, list[group.state.id])
    }
  }

  /// The group of a box on a phone that joins it, with the copy that this phone has already.
  private static func book(
    of group: StateInBox<GroupLedger>, with kept: GroupBook?, on phone: PhoneID
  ) -> GroupBook {
    var book = kept ?? GroupBook(group.state)
    if kept != nil {
      book.take(book.ledger.mergedNamingApart(with: group.state))
      book.parts.complete()
    }
    book.join(group.membership(of: phone))
    return book
  }

  private static func joined(_ book: GroupBook, _ request: Request, _ site: Site) -> Response {
    let list = GroupStore.rows(of: request, on: site)
    guard let headers = book.cookies(on: site).headers(keeping: book) else {
      return GroupBoxRequests.refuse(GroupSharePage.tooLarge, request, site)
    }
    return .seeOther(
      GroupAddress(id: book.ledger.id).page,
      headers: headers
        + GroupStore.listHeader(for: book, in: list, endsArrival: true, on: site))
  }
}

extension GroupBook {
  /// The group with whoever uses this browser, where they join with a name of their own.
  fileprivate func named(
    by request: Request, _ operation: Operation, isRepeated: Bool, on site: Site
  ) throws(InvalidForm) -> GroupBook {
    var book = self
    if let added = ledger.member(addedBy: operation, in: site.vault) {
      book.me = added.id
    } else if !isRepeated, let name = try GroupJoinForm.newName(request, in: ledger) {
      let id = ledger.newMemberID(madeBy: operation, in: site.vault)
      book.apply(operation) { $0.add(name, as: id) }
      book.me = id
    }
    return book
  }
}
