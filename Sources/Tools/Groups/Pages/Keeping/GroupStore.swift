import GroupsFormulas

/// The cookies of groups, and the sealed parcels in which copies travel.
enum GroupStore {
  static let list = StateCookie(.groups, named: "groups", schemaVersion: 2)

  /// The number of days for which the link to a copy works.
  static let shareDays = 7

  /// A copy for somebody else.
  static let share = Parcel(
    .share, named: "g", schemaVersion: 2, lifetime: Int64(shareDays) * 86_400)

  /// The group of a file, for an hour, until the preview is confirmed.
  static let preview = Parcel(.importOfGroup, named: "confirm", schemaVersion: 2, lifetime: 3_600)

  /// The groups in the browser's list.
  static func rows(of request: Request, on site: Site) -> GroupList {
    kept(by: request, on: site)?.state ?? GroupList()
  }

  /// The browser's list as it is kept, and whether it needs a new seal; nil where there is none.
  static func kept(by request: Request, on site: Site) -> KeptState<GroupList>? {
    site.vault.state(GroupList.self, in: list, of: request)
  }

  /// The headers that keep a group and its row in the list; nil when the group does not fit.
  ///
  /// Room for an undo must remain.
  static func headers(
    for book: GroupBook, in list: GroupList, on site: Site
  ) -> [Response.Header]? {
    let cookies = book.cookies(on: site)
    guard hasRoom(for: book, in: list, on: site),
      let fitting = cookies.fitting(book, mayGrow: true),
      let headers = cookies.headers(keeping: fitting)
    else { return nil }
    return headers + listHeader(for: fitting, in: list, on: site)
  }

  /// The headers that take a group and its row in the list away: the row first, so that an answer
  /// which is cut off does not bring a group back.
  static func forget(_ id: GroupID, in list: GroupList, on site: Site) -> [Response.Header] {
    (listHeader(list.without(id), on: site) ?? []) + [
      site.vault.forgetFlash(GroupBook.flash(of: id))
    ]
      + GroupCookies(of: id, in: site.vault).forgetting
  }

  /// A group from this browser's cookies, and whether one needs a new seal.
  static func opened(_ id: GroupID?, by request: Request, on site: Site) -> KeptState<GroupBook>? {
    id.flatMap { GroupCookies(of: $0, in: site.vault).opened(by: request) }
  }

  /// The header that updates the group's row in the list, when it differs and has room.
  static func listHeader(
    for book: GroupBook, in list: GroupList, endsArrival: Bool = false, on site: Site
  ) -> [Response.Header] {
    let renewed = list.with(GroupList.Row(book), endsArrival: endsArrival)
    return renewed == list ? [] : listHeader(renewed, on: site) ?? []
  }

  /// True when the list has room for a group, so that it can be found again.
  static func hasRoom(for book: GroupBook, in list: GroupList, on site: Site) -> Bool {
    fitting(list.with(GroupList.Row(book)), on: site)?.contains(book.ledger.id) ?? false
  }

  /// The header of the list; nil when it does not fit.
  static func listHeader(_ list: GroupList, on site: Site) -> [Response.Header]? {
    fitting(list, on: site).flatMap { try? site.vault.keep($0, in: Self.list) }.map { [$0] }
  }

  /// A list that is too long without its oldest rows; nil when all of them are needed.
  static func fitting(_ list: GroupList, on site: Site) -> GroupList? {
    var list = list
    while !site.vault.fits(list, in: Self.list) {
      guard let shorter = list.withoutOldest else { return nil }
      list = shorter
    }
    return list
  }
}

/// The things that a form can add to a group.
enum GroupAddition {
  case payment
  case member
  case rule
}

extension GroupLedger {
  /// True when the group has what a form adds, deleted or not: the form was answered before, whether
  /// its letter is still in the box or not.
  func has(_ addition: GroupAddition, by operation: Operation, in vault: Vault) -> Bool {
    switch addition {
    case .payment: hasEntry(PaymentID(addedBy: operation, in: vault))
    case .member: member(addedBy: operation, in: vault) != nil
    case .rule: self[rule: RuleID(addedBy: operation, in: vault)] != nil
    }
  }

  /// The member that a form has added; nil when it was not answered before.
  func member(addedBy operation: Operation, in vault: Vault) -> Member? {
    memberJoined(from: MemberID(addedBy: operation, in: vault))
  }

  /// An id for a new member, unlike those that the group has.
  var newMemberID: MemberID { memberID(from: .random()) }

  /// The id of the member that a form adds.
  func newMemberID(madeBy operation: Operation, in vault: Vault) -> MemberID {
    memberID(from: MemberID(addedBy: operation, in: vault))
  }

  /// An id for a new payment, unlike those that the group has.
  var newPaymentID: PaymentID { .random(unlike: hasEntry) }
}

extension Set<PaymentID> {
  /// An id for a new payment, unlike those in the set; it is one of them then.
  mutating func insertNew() -> PaymentID {
    let id = PaymentID.random(unlike: contains)
    insert(id)
    return id
  }
}
