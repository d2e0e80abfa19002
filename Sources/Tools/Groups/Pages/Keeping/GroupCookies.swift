import GroupsFormulas

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
      state: first.state.with(others, size: first.size),
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
    for candidate in book.history.inverse == nil ? [book] : [book, book.withoutUndo] {
      guard
        let filled = filled(with: candidate, leavesRoom: true)
          ?? (mayGrow ? nil : filled(with: candidate, leavesRoom: false))
      else { continue }
      let others = 1..<(filled.parts.others + 1)
      guard filled.first.packed.count <= room(0) - (mayGrow ? Room.change : 0),
        others.allSatisfy({ filled.part($0).packed.count <= room($0) })
      else { continue }
      return filled
    }
    return nil
  }

  /// The group with a cookie for each new payment, the first that has room; nil if none has.
  private func filled(with book: GroupBook, leavesRoom: Bool) -> GroupBook? {
    var book = book
    var rest = book.ledger.entries.filter { book.parts[$0.id] == nil }[...]
    for place in 0..<GroupParts.most where !rest.isEmpty {
      let kept = book.entries(at: place)
      let reserve = leavesRoom ? Room.forPayments(place, isInStep: book.inStep != nil) : 0
      func size(_ added: ArraySlice<GroupLedger.Entry>) -> Int {
        let entries = kept + added
        return place == 0
          ? book.first(with: entries).packed.count : book.ledger.only(entries).packed.count
      }
      let isLast = place == GroupParts.most - 1
      if isLast, size(rest) > room(place) - reserve { return nil }
      let added = isLast ? rest : rest.longestStart(within: room(place) - reserve, size)
      book.parts.place(added.lazy.map(\.id), at: place)
      rest = rest[added.endIndex...]
    }
    return rest.isEmpty ? book : nil
  }

  /// The most bytes that the content of a cookie may have.
  private func room(_ place: Int) -> Int { vault.room(in: cookie(place)) }

  // MARK: Sealing

  /// The headers that keep a group: only those cookies that are different, the first last, so that
  /// it is never newer than the others.
  ///
  /// - Returns: Nil when the group does not fit.
  func headers(keeping book: GroupBook) -> [Response.Header]? {
    let filled = placing(book)
    guard filled.hasPlacedAll else { return nil }
    var headers: [Response.Header] = []
    for place in (1..<GroupParts.most).reversed() where place <= filled.parts.others {
      let part = filled.part(place)
      guard !part.entries.isEmpty, !filled.parts.hold(part, at: place) else { continue }
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

  /// How full the cookies of a group were as they came, in percent of what they may hold.
  static func fullness(of book: GroupBook) -> Int {
    let rooms = (0..<GroupParts.most).map {
      CookieSize.limit - Room.forPayments($0, isInStep: book.inStep != nil)
    }
    let used = rooms.enumerated().map { min(book.parts.sizes[$0.offset] ?? 0, $0.element) }
    return used.reduce(0, +) * 100 / rooms.reduce(0, +)
  }

  /// The group with a cookie for each payment that has none yet; as it is where it does not fit.
  func placing(_ book: GroupBook) -> GroupBook {
    filled(with: book, leavesRoom: true) ?? filled(with: book, leavesRoom: false) ?? book
  }

  /// The cookie at a place: the first has everything but some of the payments.
  private func cookie(_ place: Int) -> StateCookie {
    StateCookie(
      .group, named: place == 0 ? "group" : "group-\(place + 1)", schemaVersion: 2,
      below: GroupPath.group.address(id))
  }
}

extension GroupBook {
  /// True when each payment has a cookie.
  fileprivate var hasPlacedAll: Bool { ledger.entries.allSatisfy { parts[$0.id] != nil } }

  /// What the first cookie holds.
  fileprivate var first: GroupBook { first(with: entries(at: 0)) }

  /// What the first cookie holds, with these payments.
  fileprivate func first(with entries: [GroupLedger.Entry]) -> GroupBook {
    holding(ledger.keeping(entries), GroupParts(others: parts.others))
  }

  /// The payments in a cookie beside the first.
  fileprivate func part(_ place: Int) -> GroupLedger { ledger.only(entries(at: place)) }

  fileprivate func entries(at place: Int) -> [GroupLedger.Entry] {
    ledger.entries.filter { parts[$0.id] == place }
  }

  /// The group of the first cookie together with what the others hold.
  fileprivate func with(_ others: [Int: KeptState<GroupLedger>], size: Int) -> GroupBook {
    var parts = parts
    parts.place(ledger.entries.map(\.id), at: 0)
    parts.note(others, first: size)
    return holding(others.values.reduce(ledger) { $0.mergedNamingApart(with: $1.state) }, parts)
  }
}

extension ArraySlice<GroupLedger.Entry> {
  /// The most payments from the start whose packed size is within a number of bytes.
  ///
  /// - Parameters:
  ///   - room: The number of bytes.
  ///   - size: The size of some of the payments, with what stands beside them; it grows with them.
  /// - Returns: The payments; none where even the first is too large.
  fileprivate func longestStart(within room: Int, _ size: (ArraySlice) -> Int) -> ArraySlice {
    // Each takes five bytes at least: the four of its id do not deflate.
    let limit = Swift.min(count, Swift.max(0, room) / 5)
    func measured(_ count: Int) -> (count: Int, size: Int) { (count, size(prefix(count))) }
    var high = measured(limit)
    guard high.size > room else { return prefix(limit) }
    guard limit > 1 else { return prefix(0) }
    var low = measured(0)
    var isHalved = false
    while high.count - low.count > 1 {
      // Sizes grow evenly as a rule. Every other guess is halfway, for those that do not.
      let step =
        isHalved
        ? (high.count - low.count) / 2
        : (room - low.size) * (high.count - low.count) / Swift.max(1, high.size - low.size)
      isHalved.toggle()
      let guess = measured(low.count + Swift.min(Swift.max(1, step), high.count - low.count - 1))
      if guess.size > room { high = guess } else { low = guess }
    }
    return prefix(low.count)
  }
}
