import GroupsFormulas
import Sealing
import State
import Web

/// The cookies of one group: how they are filled, sealed and opened.
struct GroupCookies {
  private let id: GroupID
  private let vault: Vault

  init(of id: GroupID, in vault: Vault) {
    self.id = id
    self.vault = vault
  }

  // MARK: Opening

  /// The group in the cookies of a request; nil when the first of them does not open.
  func opened(by request: Request) -> KeptState<GroupBook>? {
    guard
      let first = vault.state(
        GroupBook.self, in: cookie(0), of: request, where: { $0.ledger.id == id })
    else { return nil }
    var others: [Int: KeptState<GroupLedger>] = [:]
    for place in 1..<GroupParts.most {
      others[place] = vault.state(
        GroupLedger.self, in: cookie(place), of: request, where: { $0.id == id })
    }
    return KeptState(
      state: first.state.with(others),
      needsResealing: first.needsResealing || others.values.contains { $0.needsResealing })
  }

  // MARK: Filling

  /// The bytes that stay free: in the first cookie for deleting the largest payment and undoing
  /// that, and for what it must hold beside payments; in the others for changing payments; in the
  /// last, of a group in step, for what others add at the same time.
  private enum Room {
    static let change = 64
    static let first = 700
    static let other = 192
    static let inStep = 400

    static func forPayments(_ place: Int, isInStep: Bool) -> Int {
      switch place {
      case 0: first
      case GroupParts.most - 1 where isInStep: inStep
      default: other
      }
    }
  }

  /// The group as its cookies would hold it: without undo if there is no room for it.
  ///
  /// - Parameters:
  ///   - book: The group.
  ///   - mayGrow: True if room must remain for changes.
  /// - Returns: Nil when it does not fit.
  func fitting(_ book: GroupBook, mayGrow: Bool) -> GroupBook? {
    for candidate in [book, book.withoutUndo] {
      guard
        let filled = filled(with: candidate, leavesRoom: true)
          ?? (mayGrow ? nil : filled(with: candidate, leavesRoom: false))
      else { continue }
      let others = 1..<(filled.parts.others + 1)
      guard fits(filled.first, 0, leaving: mayGrow ? Room.change : 0),
        others.allSatisfy({ fits(filled.part($0), $0, leaving: 0) })
      else { continue }
      return filled
    }
    return nil
  }

  /// The group with a cookie for each new payment, the first that has room; nil if none has.
  private func filled(with book: GroupBook, leavesRoom: Bool) -> GroupBook? {
    var book = book
    var rest = book.ledger.entries.map(\.id).filter { book.parts[$0] == nil }[...]
    for place in 0..<GroupParts.most where !rest.isEmpty {
      let room =
        leavesRoom ? Room.forPayments(place, isInStep: book.inStep != nil) : 0
      let count = most(of: rest.count) { count in
        var tried = book
        tried.parts.place(rest.prefix(count), at: place)
        return place == 0
          ? fits(tried.first, place, leaving: room) : fits(tried.part(place), place, leaving: room)
      }
      guard count > 0 else { continue }
      book.parts.place(rest.prefix(count), at: place)
      rest = rest.dropFirst(count)
    }
    return rest.isEmpty ? book : nil
  }

  /// The largest number up to a limit for which something holds, if it holds for all below it too.
  private func most(of limit: Int, _ holds: (Int) -> Bool) -> Int {
    guard !holds(limit) else { return limit }
    var (low, high) = (0, limit)
    while high - low > 1 {
      let middle = (low + high) / 2
      if holds(middle) { low = middle } else { high = middle }
    }
    return low
  }

  private func fits(_ part: some Packable, _ place: Int, leaving room: Int) -> Bool {
    vault.fits(part, in: cookie(place), leaving: room)
  }

  // MARK: Sealing

  /// The headers that keep a group: only those cookies that are different, the first last, so that
  /// it is never newer than the others.
  ///
  /// - Returns: Nil when the group does not fit.
  func headers(keeping book: GroupBook) -> [Response.Header]? {
    guard let filled = filled(with: book, leavesRoom: true) ?? filled(with: book, leavesRoom: false)
    else { return nil }
    var headers: [Response.Header] = []
    for place in (1..<GroupParts.most).reversed() where place <= filled.parts.others {
      let part = filled.part(place)
      guard !part.entries.isEmpty, !filled.parts.hold(part.packed, at: place) else { continue }
      guard let header = try? vault.keep(part, in: cookie(place)) else { return nil }
      headers.append(header)
    }
    return (try? vault.keep(filled.first, in: cookie(0))).map { headers + [$0] }
  }

  /// The headers that take a group away.
  var forgetting: [Response.Header] {
    (1..<GroupParts.most).reversed().flatMap { vault.forget(cookie($0)).prefix(1) }
      + vault.forget(cookie(0))
  }

  /// True when a response sets or deletes the cookies.
  func areSet(by response: Response) -> Bool { vault.isSet(cookie(0), by: response) }

  /// How full the cookies are, in percent of what they may hold.
  func fullness(of book: GroupBook) -> Int {
    let filled = filled(with: book, leavesRoom: false) ?? book
    let isInStep = book.inStep != nil
    var (used, room) = (0, 0)
    for place in 0..<GroupParts.most {
      let most = CookieSize.limit - Room.forPayments(place, isInStep: isInStep)
      let size =
        place == 0
        ? vault.size(of: filled.first, in: cookie(0))
        : place <= filled.parts.others ? vault.size(of: filled.part(place), in: cookie(place)) : 0
      used += min(size, most)
      room += most
    }
    return used * 100 / room
  }

  /// The cookie at a place: the first has everything but some of the payments.
  private func cookie(_ place: Int) -> StateCookie {
    StateCookie(
      .group, named: place == 0 ? "group" : "group-\(place + 1)", schemaVersion: 1,
      below: GroupPath.group.address(id))
  }
}

extension GroupBook {
  /// What the first cookie holds.
  fileprivate var first: GroupBook {
    holding(ledger.keeping { (parts[$0] ?? 1) == 0 }, GroupParts(others: parts.others))
  }

  /// The payments in a cookie beside the first.
  fileprivate func part(_ place: Int) -> GroupLedger { ledger.only { parts[$0] == place } }

  /// The group of the first cookie together with what the others hold.
  fileprivate func with(_ others: [Int: KeptState<GroupLedger>]) -> GroupBook {
    var parts = parts
    parts.place(ledger.entries.map(\.id), at: 0)
    parts.note(others)
    return holding(others.values.reduce(ledger) { $0.merged(with: $1.state) }, parts)
  }
}
