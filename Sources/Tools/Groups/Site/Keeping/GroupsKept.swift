import Hosting
import Finance
import Markup
import Sealing
import State
import Web

/// Where groups are kept and how they travel.
enum GroupsKept {
  static let list = StateCookie(.groups, named: "groups", schemaVersion: 1)

  /// A copy for somebody else: seven days.
  static let share = Parcel(.share, named: "g", schemaVersion: 1, lifetime: 7 * 86_400)

  /// What was read from a file, until its preview is answered: an hour.
  static let preview = Parcel(.import, named: "confirm", schemaVersion: 1, lifetime: 3_600)

  /// The group that a request is about, as this browser keeps it.
  static func book(of request: Request, on site: Site) -> GroupBook? {
    kept(by: request, on: site)?.state
  }

  static func rows(of request: Request, on site: Site) -> GroupList {
    site.vault.state(GroupList.self, in: list, of: request)?.state ?? GroupList()
  }

  /// Whether a group is in the list: what makes one was sent twice then.
  static func isKept(_ id: GroupID, by request: Request, on site: Site) -> Bool {
    rows(of: request, on: site).rows.contains { $0.id == id }
  }

  /// The headers that keep a group and its row in the list, or `nil` when it does not fit.
  ///
  /// A group that grows must leave room to undo; deleting and undoing work in any.
  static func headers(
    for book: GroupBook, of request: Request, on site: Site, mayGrow: Bool = true
  ) -> [Response.Header]? {
    let cookie = GroupBook.cookie(of: book.ledger.id)
    let candidates = [book, book.withoutUndo]
    let fitting = candidates.first { candidate in
      mayGrow
        ? site.vault.fits(Roomy(book: candidate), in: cookie)
        : site.vault.fits(candidate, in: cookie)
    }
    guard let fitting, let header = try? site.vault.keep(fitting, in: cookie) else { return nil }
    return [header] + listHeader(for: fitting.ledger, of: request, on: site)
  }

  /// The headers that mend what a visit finds: an old seal, or a row missing from the list.
  static func renewal(of request: Request, on site: Site) -> [Response.Header] {
    guard let kept = kept(by: request, on: site) else { return [] }
    let cookie = GroupBook.cookie(of: kept.state.ledger.id)
    let renewed = kept.needsResealing ? (try? site.vault.keep(kept.state, in: cookie)) : nil
    return [renewed].compactMap(\.self) + listHeader(for: kept.state.ledger, of: request, on: site)
  }

  /// Whether a browser keeps a group, or has it in its list at least.
  static func isKnown(_ id: GroupID, to request: Request, on site: Site) -> Bool {
    isKept(id, by: request, on: site) || book(of: request, on: site) != nil
  }

  static func forget(_ id: GroupID, of request: Request, on site: Site) -> [Response.Header] {
    [site.vault.told(GroupBook.news(of: id))] + site.vault.forget(GroupBook.cookie(of: id))
      + listHeader(rows(of: request, on: site).without(id), on: site)
  }

  /// How full the cookie of a group is, in percent.
  static func fullness(of book: GroupBook, on site: Site) -> Int {
    let cookie = GroupBook.cookie(of: book.ledger.id)
    guard let header = try? site.vault.keep(Roomy(book: book), in: cookie),
      let pair = header.value.split(separator: ";").first
    else { return 100 }
    return pair.utf8.count * 100 / (CookieSize.limit + 1)
  }

  private static func kept(by request: Request, on site: Site) -> KeptState<GroupBook>? {
    guard let id = request[GroupPath.id] else { return nil }
    return site.vault.state(GroupBook.self, in: GroupBook.cookie(of: id), of: request) {
      $0.ledger.id == id
    }
  }

  private static func listHeader(
    for ledger: GroupLedger, of request: Request, on site: Site
  ) -> [Response.Header] {
    let rows = rows(of: request, on: site)
    let renewed = rows.with(GroupList.Row(ledger))
    return renewed == rows ? [] : listHeader(renewed, on: site)
  }

  /// A list that grows too long loses its oldest rows; visiting a group brings its row back.
  private static func listHeader(_ list: GroupList, on site: Site) -> [Response.Header] {
    var list = list
    while !site.vault.fits(list, in: Self.list) { list = list.withoutOldest }
    return (try? site.vault.keep(list, in: Self.list)).map { [$0] } ?? []
  }
}

/// A group with the room that deleting its largest payment, with undo, may take besides.
private struct Roomy: Packable {
  let book: GroupBook

  init(book: GroupBook) {
    self.book = book
  }

  init(from reader: inout ByteReader) throws(MalformedBytes) {
    book = try GroupBook(from: &reader)
    _ = try reader.raw(Self.room)
  }

  func write(to writer: inout ByteWriter) {
    book.write(to: &writer)
    writer.write(raw: Array(repeating: 0, count: Self.room))
  }

  private static let room = 64
}
