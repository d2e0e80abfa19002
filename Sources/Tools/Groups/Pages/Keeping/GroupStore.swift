import GroupsFormulas
import Hosting
import Sealing
import State
import Web

/// The cookies of groups, and the sealed parcels in which copies travel.
enum GroupStore {
  static let list = StateCookie(.groups, named: "groups", schemaVersion: 1)

  /// A copy for somebody else: seven days.
  static let share = Parcel(.share, named: "g", schemaVersion: 1, lifetime: 7 * 86_400)

  /// The group of a file, for an hour, until the preview is confirmed.
  static let preview = Parcel(.import, named: "confirm", schemaVersion: 1, lifetime: 3_600)

  /// The groups in the browser's list.
  static func rows(of request: Request, on site: Site) -> GroupList {
    site.vault.state(GroupList.self, in: list, of: request)?.state ?? GroupList()
  }

  /// The headers that keep a group and its row in the list; nil when the group does not fit.
  ///
  /// Room for an undo must remain.
  static func headers(
    for book: GroupBook, in list: GroupList, on site: Site
  ) -> [Response.Header]? {
    let cookie = GroupBook.cookie(of: book.ledger.id)
    guard hasRoom(for: book, in: list, on: site) else { return nil }
    return site.vault.keep(book, in: cookie, mayGrow: true).map { kept in
      [kept.header] + listHeader(for: kept.book, in: list, on: site)
    }
  }

  /// The headers that take a group and its row in the list away: the row first, so that an answer
  /// which is cut off does not bring a group back.
  static func forget(_ id: GroupID, in list: GroupList, on site: Site) -> [Response.Header] {
    (listHeader(list.without(id), on: site) ?? []) + [
      site.vault.forgetFlash(GroupBook.flash(of: id))
    ]
      + site.vault.forget(GroupBook.cookie(of: id))
  }

  /// The size of a group's cookie in percent of the limit.
  static func fullness(of book: GroupBook, on site: Site) -> Int {
    let size = site.vault.size(of: book.withRoom, in: GroupBook.cookie(of: book.ledger.id))
    // The limit does not count the equals sign between name and value.
    return min(100, (size + 1) * 100 / (CookieSize.limit + 1))
  }

  /// A group from this browser's cookie, and whether the cookie needs a new seal.
  static func opened(
    _ id: GroupID?, by request: Request, on site: Site
  ) -> KeptState<GroupBook>? {
    guard let id else { return nil }
    return site.vault.state(GroupBook.self, in: GroupBook.cookie(of: id), of: request) {
      $0.ledger.id == id
    }
  }

  /// The header that updates the group's row in the list, when it differs and has room.
  static func listHeader(
    for book: GroupBook, in list: GroupList, on site: Site
  ) -> [Response.Header] {
    let renewed = list.with(GroupList.Row(book))
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

extension GroupLedger {
  /// An id for a new member, unlike those that the group has.
  var newMemberID: MemberID { .random { self[member: $0] != nil } }

  /// The id of the member that a form adds: the same when it is sent again.
  func newMemberID(madeBy operation: Operation, in vault: Vault) -> MemberID {
    MemberID(madeBy: operation, in: vault) { self[member: $0] != nil }
  }

  /// The id of the payment that a form adds: the same when it is sent again.
  func newPaymentID(madeBy operation: Operation, in vault: Vault) -> PaymentID {
    PaymentID(madeBy: operation, in: vault) { self[entry: $0] != nil }
  }

  /// An id for a new payment, unlike those that the group has.
  var newPaymentID: PaymentID { .random { self[entry: $0] != nil } }
}
