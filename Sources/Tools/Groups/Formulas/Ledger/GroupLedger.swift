package import Finance
package import Identifiers

/// The id of a group.
package typealias GroupID = Identifier<GroupLedger>
/// The id of a member.
package typealias MemberID = Identifier<GroupLedger.Member>

/// The shared state of a group: its name, its members and its payments.
///
/// Every part has a revision, so that two copies can be merged: see ``merged(with:digest:)``.
package struct GroupLedger: Equatable, Sendable {
  /// The id, the same in all copies.
  package let id: GroupID
  /// The name and the currency.
  package private(set) var title: Title
  /// The members in order of position, then of id.
  package private(set) var members: [Member]
  /// The payments and the marks of deleted ones, in order of position, then of id.
  package private(set) var entries: [Entry]
  /// The exchange rates and the marks of removed ones, in order of code.
  package internal(set) var rates: [Rate]
  /// Who pays together with whom, and the marks of those who are alone again, in order of id.
  package internal(set) var companions: [Companion]
  /// The split that new payments begin with; nil if nobody has ever set one.
  package internal(set) var defaultSplit: DefaultSplit?
  /// The payments that come again and the marks of deleted ones, in order of position, then of id.
  package internal(set) var rules: [Rule]

  /// The name and the currency of a group.
  package struct Title: Equatable, Sendable {
    package let revision: Int
    package let name: String
    /// The currency that balances are in, unless a payment is in another one without a rate.
    package let currency: Currency

    /// A title after a number of changes.
    package init(revision: Int = 0, name: String, currency: Currency) {
      self.revision = revision
      self.name = name
      self.currency = currency
    }
  }

  /// Somebody in a group.
  package struct Member: Equatable, Sendable {
    /// The ways to be in a group.
    package enum Status: UInt64, Sendable {
      /// Offered in new payments.
      case active
      /// Not offered in new payments.
      case left
      /// Not shown unless something in the group names them.
      case removed
    }

    /// The id, the same in all copies.
    package let id: MemberID
    /// The place in the group; members are ordered by it, then by id.
    package let position: Int
    package fileprivate(set) var revision: Int
    package var name: String
    package var status: Status

    /// A member after a number of changes.
    package init(
      id: MemberID, position: Int, revision: Int = 0, name: String, status: Status = .active
    ) {
      self.id = id
      self.position = position
      self.revision = revision
      self.name = name
      self.status = status
    }
  }

  /// A payment, or the marker of a deleted one.
  package struct Entry: Equatable, Sendable {
    /// The id, the same in all copies.
    package let id: PaymentID
    /// The place in the order of adding; entries are ordered by it, then by id.
    package let position: Int
    package fileprivate(set) var revision: Int
    /// The payment; nil when it was deleted.
    package fileprivate(set) var payment: GroupPayment?

    /// An entry after a number of changes.
    package init(id: PaymentID, position: Int, revision: Int = 0, payment: GroupPayment?) {
      self.id = id
      self.position = position
      self.revision = revision
      self.payment = payment
    }
  }

  package static let mostMembers = 50

  /// A new group.
  package init(
    id: GroupID, name: String, currency: Currency, members names: [(MemberID, String)]
  ) {
    self.id = id
    title = Title(name: name, currency: currency)
    members = names.enumerated().map { Member(id: $1.0, position: $0, name: $1.1) }
    entries = []
    rates = []
    companions = []
    rules = []
  }

  /// A group of these parts, put in order; payers and sharers of its payments too.
  package init(
    id: GroupID, title: Title, members: [Member], entries: [Entry], rates: [Rate] = [],
    companions: [Companion] = [], defaultSplit: DefaultSplit? = nil, rules: [Rule] = []
  ) {
    self.id = id
    self.title = title
    self.members = members.sorted { ($0.position, $0.id) < ($1.position, $1.id) }
    self.entries = entries.sorted { ($0.position, $0.id) < ($1.position, $1.id) }
    self.rates = Self.sorted(rates)
    self.companions = Self.sorted(companions)
    self.defaultSplit = defaultSplit
    self.rules = Self.sorted(rules)
    putMembersInOrder()
  }

  /// Puts payers and sharers in the order of the group, which a merge may have changed.
  private mutating func putMembersInOrder() {
    for place in entries.indices {
      guard let payment = entries[place].payment, !isOrdered(payment) else { continue }
      entries[place].payment = ordered(payment)
    }
    rules = rules.map { rule in
      Rule(
        id: rule.id, position: rule.position, revision: rule.revision,
        recurrence: rule.recurrence.map(ordered))
    }
    defaultSplit = defaultSplit.map { part in
      DefaultSplit(revision: part.revision, split: part.split?.sorted(by: place))
    }
  }
}

// MARK: - Looking things up

extension GroupLedger {
  package var name: String { title.name }
  package var currency: Currency { title.currency }

  /// The payments in the order they were added.
  package var payments: [GroupPayment] { entries.compactMap(\.payment) }

  /// A member; nil when the group has none with this id.
  package subscript(member id: MemberID) -> Member? {
    members.first { $0.id == id }
  }

  /// A payment, or the mark of a deleted one; nil when the group has none with this id.
  package subscript(entry id: PaymentID) -> Entry? {
    place(of: id).map { entries[$0] }
  }

  /// True when the group has a payment, or the mark of a deleted one, with this id.
  package func hasEntry(_ id: PaymentID) -> Bool {
    place(of: id) != nil
  }

  /// The place of a payment among the entries.
  private func place(of id: PaymentID) -> Int? {
    // By their places, because going through the entries themselves copies each.
    entries.indices.first { entries[$0].id == id }
  }

  /// The members that pages show.
  ///
  /// Removed ones return with whatever names them: somebody else may add it at the same time.
  package var shownMembers: [Member] {
    let removed = members.filter { $0.status == .removed }
    guard !removed.isEmpty else { return members }
    return members.filter { $0.status != .removed || names($0.id) }
  }

  /// The members that new payments offer.
  package var activeMembers: [Member] {
    members.filter { $0.status == .active }
  }

  /// True when a payment concerns a member.
  package func hasPayments(_ member: MemberID) -> Bool {
    entries.contains { $0.payment?.concerns(member) == true }
  }

  /// True when anything in the group names a member, so that they can leave but not go.
  package func names(_ member: MemberID) -> Bool {
    hasPayments(member) || currentRules.contains { $0.recurrence?.payment.concerns(member) == true }
      || defaultSplit?.split?.members.contains(member) == true
      || companions.contains { $0.companion != nil && [$0.member, $0.companion].contains(member) }
  }

  /// The place of a member in the group; the last place for anybody else.
  package func place(of member: MemberID) -> Int {
    members.firstIndex { $0.id == member } ?? members.count
  }

  /// The currency of the payment that was added last, else that of the group.
  package var usualCurrency: Currency {
    payments.last { !$0.isPayback }?.amount.currency ?? currency
  }

  /// The member who paid last, else the first member.
  package var usualPayer: MemberID? {
    let active = Set(activeMembers.map(\.id))
    let last = payments.last { !$0.isPayback }?.payers.max { $0.value < $1.value }
    return last.map(\.member).flatMap { active.contains($0) ? $0 : nil } ?? activeMembers.first?.id
  }

  /// The currencies of the group, its payments, its rules and its rates: the group's own first, the others in
  /// order of code.
  package var currenciesInUse: [Currency] {
    let all = payments + currentRules.compactMap(\.recurrence?.payment)
    let paid = all.flatMap { [$0.amount.currency, $0.counted.currency] }
    let kept = rates.flatMap { [$0.currency] + ($0.worth.map { [$0.target] } ?? []) }
    return ordered([currency] + paid + kept)
  }

  /// Debts in the order of currencies, the group's own first; of one currency in the order of the
  /// group, by the paying member first.
  package func ordered(_ transfers: [Transfer]) -> [Transfer] {
    func rank(_ currency: Currency) -> String { currency == self.currency ? "" : currency.code }
    return transfers.sorted {
      (rank($0.amount.currency), place(of: $0.from), place(of: $0.to))
        < (rank($1.amount.currency), place(of: $1.from), place(of: $1.to))
    }
  }

  /// The serial of a new payment with this number of sharers.
  package func nextSerial(sharers count: Int) -> Int {
    var serials = PaymentSerials()
    for entry in entries { entry.payment.map { serials.add($0) } }
    return serials.next(sharers: count)
  }
}

// MARK: - Changing it

extension GroupLedger {
  /// The highest position and revision that can be kept.
  ///
  /// Only a phone that means harm sends one so high: then it stays, so that the group can still be read.
  package static let highestNumber = Int(Int32.max)

  /// The position or revision after another one; 0 where there is none.
  static func number(after last: Int?) -> Int { last.map { min($0 + 1, highestNumber) } ?? 0 }

  /// Gives the group another name and currency.
  package mutating func rename(_ name: String, currency: Currency) {
    guard (name, currency) != (title.name, title.currency) else { return }
    title = Title(
      revision: Self.number(after: title.revision), name: name, currency: currency)
  }

  /// Adds a member.
  package mutating func add(_ name: String, as id: MemberID) {
    let position = Self.number(after: members.last?.position)
    members.append(Member(id: id, position: position, name: name))
  }

  /// Changes a member, if there is one with this id.
  package mutating func change(member id: MemberID, _ change: (inout Member) -> Void) {
    guard let place = members.firstIndex(where: { $0.id == id }) else { return }
    let before = members[place]
    change(&members[place])
    if members[place] != before {
      members[place].revision = Self.number(after: before.revision)
    }
  }

  /// The ledger whose members have other names, without a change of theirs that counts as newer.
  ///
  /// - Parameter names: The other names, by the ids of those who have one.
  /// - Returns: The ledger; whoever really changes a name later takes precedence over it.
  package func naming(_ names: [MemberID: String]) -> GroupLedger {
    var ledger = self
    for (place, member) in members.enumerated() {
      ledger.members[place].name = names[member.id] ?? member.name
    }
    return ledger
  }

  /// Adds a payment.
  package mutating func add(_ payment: GroupPayment, as id: PaymentID, revision: Int = 0) {
    let position = Self.number(after: entries.last?.position)
    entries.append(
      Entry(id: id, position: position, revision: revision, payment: ordered(payment)))
  }

  /// Changes a payment, deletes it or restores it, if there is an entry with this id.
  package mutating func set(_ payment: GroupPayment?, of id: PaymentID) {
    guard let place = place(of: id) else { return }
    let payment = payment.map(ordered)
    guard entries[place].payment != payment else { return }
    entries[place].payment = payment
    entries[place].revision = Self.number(after: entries[place].revision)
  }

  /// The payment with its members in the order of the group.
  package func ordered(_ payment: GroupPayment) -> GroupPayment {
    guard !isOrdered(payment) else { return payment }
    let places = Dictionary(
      zip(members.lazy.map(\.id), 0...), uniquingKeysWith: { first, _ in first })
    func place(_ member: MemberID) -> Int { places[member] ?? members.count }
    var payment = payment
    payment.payers.sort { place($0.member) < place($1.member) }
    payment.split = payment.split.sorted(by: place)
    return payment
  }

  private func isOrdered(_ payment: GroupPayment) -> Bool {
    areOrdered(payment.payers.map(\.member)) && areOrdered(payment.sharers)
  }

  /// True for members of the group, each once, in its order.
  private func areOrdered(_ ids: [MemberID]) -> Bool {
    var place = 0
    for id in ids {
      while place < members.count, members[place].id != id { place += 1 }
      guard place < members.count else { return false }
      place += 1
    }
    return true
  }
}
