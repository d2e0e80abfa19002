import GroupsFormulas

/// The requests about groups: the list, a new group, and changes to a group as a whole.
enum GroupsRequests {
  static func list(_ request: Request, _ site: Site) -> Response {
    let list = GroupStore.kept(by: request, on: site)
    return site.statePage(
      GroupsPage(list?.state ?? GroupList(), on: site).blank(request.query)
    ).adding(site.vault.renewal(of: list, in: GroupStore.list))
  }

  /// The web app manifest, for the home screen of a phone.
  static func manifest(_ request: Request, _ site: Site) -> Response {
    var json = JSON()
    json.object {
      $0.member("name", "Farthing shared expenses")
      $0.member("short_name", "Shared")
      $0.member("id", GroupAddress.list.text)
      $0.member("start_url", GroupAddress.list.text)
      $0.member("scope", GroupAddress.list.text)
      $0.member("display", "standalone")
      $0.member("background_color", Palette.light.paper.description)
      $0.member("theme_color", Palette.light.paper.description)
      $0.list("icons") {
        $0.object {
          $0.member("src", site.layout.assets[Icon.name].text)
          $0.member("type", "image/svg+xml")
          $0.member("sizes", "any")
          $0.member("purpose", "any")
        }
      }
    }
    return Response(contentType: "application/manifest+json", privacy: .open, body: json.bytes)
  }

  static func listJSON(_ request: Request, _ site: Site) -> Response {
    .json(GroupJSON.list.bytes(of: GroupStore.rows(of: request, on: site)))
  }

  static func create(_ request: Request, _ site: Site) -> Response {
    let draft = Draft(GroupForm.reading(request.form, usually: site.currency)) {
      (page: GroupsPage, state) in page.page(state)
    }
    let list = GroupStore.rows(of: request, on: site)
    do throws(Refusal<GroupsPage>) {
      let form = try draft.read(GroupForm.init).get()
      let operation = Operation(request)
      let ledger = form.group(madeBy: operation, in: site.vault)
      guard !list.contains(ledger.id) else { return .seeOther(GroupAddress(id: ledger.id).page) }
      let book = GroupBook(ledger)
      guard GroupStore.hasRoom(for: book, in: list, on: site) else {
        throw draft.conflict(GroupForm.name.error(GroupBoxPage.fullListSentence))
      }
      guard let begun = begin(book, in: list, on: site) else {
        throw draft.invalid(
          GroupForm.members.box.invalid("Names are too long together: shorten some of them"))
      }
      return begun
    } catch {
      return site.refuse(request, error, GroupsPage(list, on: site))
    }
  }

  /// Keeps a group that is new in this browser; nil when it does not fit.
  static func begin(_ book: GroupBook, in list: GroupList, on site: Site) -> Response? {
    GroupStore.headers(for: book, in: list, on: site).map {
      Response.seeOther(
        GroupAddress(id: book.ledger.id).page, headers: [flash(of: book, on: site)] + $0)
    }
  }

  static func show(_ book: GroupBook, _ request: Request, _ site: Site) -> Response {
    guard !request.wantsJSON else { return json(book, request, site) }
    if GroupFilterForm.isAsked(in: request.query) {
      return GroupFindingRequests.find(book, request, site)
    }
    let notice = request.query.typed(BoxSubject.notice).flatMap(GroupNotice.init(rawValue:))
    let copied = request.query.typed(GroupAddress.copied.name).flatMap { PaymentID(text: $0) }
      .flatMap { book.ledger[entry: $0]?.payment }
    return telling(book, request, site) {
      GroupPage(book: $0, site: site).main(copying: copied, notice: notice, tellsChange: $1)
    }
    .adding(GroupBoxNews.told(by: book, on: site))
  }

  static func json(_ book: GroupBook, _ request: Request, _ site: Site) -> Response {
    .json(GroupJSON.book.bytes(of: GroupWithBox(book, on: site)))
  }

  static func settings(_ book: GroupBook, _ request: Request, _ site: Site) -> Response {
    telling(book, request, site) { GroupSettingsPage(book: $0).page(tellsChange: $1) }
  }

  static func rename(_ book: GroupBook, _ request: Request, _ site: Site) -> Response {
    change(book, request, site) { book, operation throws(GroupRefusal) in
      let draft = GroupSettingsPage.draft(
        of: .group, GroupForm.reading(request.form, usually: book.ledger.currency))
      if book.hasChanged(book.ledger.title.key, since: operation) {
        throw draft.conflict(
          GroupForm.name.error(
            "The group was changed since this page was made: it is \(book.ledger.name.isolated), in "
              + "\(book.ledger.currency.name), now. Save again if yours should take its place"))
      }
      let values = try draft.values(of: GroupForm.settings).get()
      book.apply(operation) {
        $0.rename(values[GroupForm.name], currency: values[GroupForm.currency])
      }
      return GroupAddress(id: book.ledger.id).page
    }
  }

  static func forget(_ id: GroupID?, _ request: Request, _ site: Site) -> Response {
    let list = GroupStore.rows(of: request, on: site)
    let mayBeInStep = id.map { list[$0]?.bond.secret != nil || !list.contains($0) } ?? false
    let kept = mayBeInStep ? GroupStore.opened(id, by: request, on: site)?.state : nil
    guard let id, list.contains(id) || kept != nil else { return missing(request, site) }
    kept?.sayGoodbye(request, site)
    let isLast = list.without(id).rows.isEmpty
    return .seeOther(
      GroupAddress.list,
      headers: GroupStore.forget(id, in: list, on: site)
        + (isLast ? StatementMemory.forgotten(on: site) : []))
  }

  static func undo(_ book: GroupBook, _ request: Request, _ site: Site) -> Response {
    change(book, request, site, mayGrow: false) { book, operation throws(GroupRefusal) in
      guard book.history.inverse != nil else {
        throw .conflict("There is nothing to undo.", request.form)
      }
      guard book.canUndo(operation) else {
        throw .conflict(
          "Nothing was undone: the last change is another one by now. It is named below.",
          request.form, tellsChange: true)
      }
      book.undo(operation)
      return (GroupPart(of: request.form) ?? .group).address(of: book.ledger.id)
    }
  }

  /// Starts a new group with the same people, who begin with their current balances.
  static func fresh(_ book: GroupBook, _ request: Request, _ site: Site) -> Response {
    let id = GroupID(madeBy: Operation(request), in: site.vault)
    let list = GroupStore.rows(of: request, on: site)
    guard !list.contains(id) else { return .seeOther(GroupAddress(id: id).page) }
    let settlement = Settlement(of: book.ledger.payments)
    func refusing(_ problem: String) -> Response {
      site.refuse(
        request, problem, .conflict,
        GroupPage(book: book, site: site, settlement: settlement).main(problem: problem))
    }
    guard settlement.canBeKept else {
      return refusing("These balances are too large to begin a group with. Settle some first.")
    }
    let ledger = book.ledger.carriedOver(
      as: id, named: book.ledger.nameCarriedOver(on: site.today), owing: settlement.transfers,
      coming: book.ledger.recurrencesToCome, on: site.today
    ) { $0.newPaymentID }
    var carried = GroupBook(ledger)
    carried.me = book.me
    return GroupBoxRequests.refusingFullList(list, carried, request, site)
      ?? begin(carried, in: list, on: site) ?? refusing(GroupPage.fullSentence)
  }
}
