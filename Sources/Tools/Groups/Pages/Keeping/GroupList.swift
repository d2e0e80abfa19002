import GroupsFormulas

/// The groups kept in this browser: id, name and the visitor's balance.
struct GroupList: Equatable, Sendable {
  struct Row: Equatable, Sendable {
    fileprivate(set) var id: GroupID
    fileprivate(set) var name: String
    fileprivate(set) var currency: Currency
    /// The balance of the member who uses the browser, in the group's own currency: negative if
    /// they owe, nil if they have not chosen who they are.
    fileprivate(set) var standing: Money?
    /// What brings the group back if its cookie is lost.
    var bond = Bond()
  }

  /// What a row knows of a group beside its name.
  struct Bond: Equatable, Sendable {
    /// The secret of a group that is kept in step.
    var secret: LetterSecret?
    /// The member who uses the browser.
    var me: MemberID?
    /// It came with a link for everything, and its letters were not merged yet.
    var hasArrived = false
    /// Something was changed here and not sent yet.
    var waits = false
    /// Somebody else closed its letter box, and this phone has not come back or gone on alone.
    var ended: BoxEnd?
  }

  private(set) var rows: [Row] = []

  /// The list with a row; one that is there already keeps its place.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - endsArrival: True when what has arrived brings nothing more; until then it stays marked.
  /// - Returns: The list.
  func with(_ row: Row, endsArrival: Bool = false) -> GroupList {
    var list = self
    if let place = rows.firstIndex(where: { $0.id == row.id }) {
      let old = rows[place].bond
      list.rows[place] = row
      let isPending = old.hasArrived && row.bond.secret != old.secret
      if isPending && !endsArrival { list.rows[place].bond = old }
    } else {
      list.rows.append(row)
    }
    return list
  }

  subscript(id: GroupID) -> Row? { rows.first { $0.id == id } }

  /// True when the list has a group: the form that creates it was sent twice.
  func contains(_ id: GroupID) -> Bool {
    rows.contains { $0.id == id }
  }

  func without(_ id: GroupID) -> GroupList {
    var list = self
    list.rows.removeAll { $0.id == id }
    return list
  }

  /// The list without its oldest row whose group is not kept in step; nil if there is none.
  ///
  /// Such a group has a cookie of its own, and a visit restores the row.
  var withoutOldest: GroupList? {
    guard let place = rows.firstIndex(where: { $0.bond.secret == nil }) else { return nil }
    var list = self
    list.rows.remove(at: place)
    return list
  }
}

extension GroupList: Kept {
  static let blank = GroupList()

  /// The secrets in it are not to be told by how well they deflate beside names that others choose.
  mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    try passage.pass(&rows)
  }
}

extension GroupList.Row: Kept {
  static let blank = GroupList.Row(id: .blank, name: "", currency: .gbp, standing: nil)

  mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    try passage.pass(&id)
    try passage.pass(&name)
    try passage.pass(&currency)
    let currency = currency
    try passage.passOptional(&standing, blank: .zero(currency)) {
      passage, standing throws(MalformedBytes) in
      var units = standing.minorUnits
      try passage.pass(&units, in: -Int64.max..<Int64.max)
      standing = Money(minorUnits: units, currency)
    }
    try bond.pass(&passage)
  }
}

extension GroupList.Bond {
  fileprivate mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    try passage.pass(&hasArrived)
    try passage.pass(&waits)
    try passage.pass(&secret)
    try passage.pass(&me)
    try passage.pass(&ended)
  }
}

extension GroupList.Row {
  init(_ book: GroupBook) {
    let ledger = book.ledger
    self.init(
      id: ledger.id, name: ledger.name, currency: ledger.currency,
      standing: book.me.flatMap { Self.standing(of: $0, in: ledger) },
      bond: GroupList.Bond(book))
  }

  /// The balance of a member, below zero where they owe.
  ///
  /// It is nil while nothing was paid, and where they have a balance in another currency too: one amount
  /// would not be the whole of it.
  private static func standing(of member: MemberID, in ledger: GroupLedger) -> Money? {
    let balances = GroupBalances(of: ledger.payments)
    let others = balances.currencies.filter { $0 != ledger.currency }
    guard !balances.currencies.isEmpty, others.allSatisfy({ balances[member, in: $0].isZero })
    else { return nil }
    return balances[member, in: ledger.currency]
  }
}

extension GroupList.Bond {
  /// Of a group that is not kept in step, at most that it was: without a secret there is no way back.
  init(_ book: GroupBook) {
    guard let inStep = book.inStep else {
      self.init(ended: book.ended)
      return
    }
    self.init(
      secret: inStep.membership.secret, me: book.me, waits: inStep.membership.waiting.count > 0)
  }
}
