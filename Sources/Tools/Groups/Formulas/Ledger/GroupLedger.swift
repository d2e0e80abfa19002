package import Finance
package import Identifiers
package import Keeping

/// The id of a group.
package typealias GroupID = Identifier<GroupLedger>
/// The id of a member.
package typealias MemberID = Identifier<GroupLedger.Person>

/// The shared state of a group: its name, its members and its payments.
///
/// It is a replica: its parts are changed on several phones and merged, packed and undone by the laws of
/// ``Parts``.
package struct GroupLedger: Equatable, Sendable {
  /// The id, the same in all copies.
  package private(set) var id: GroupID
  private var titles = Parts<Single, Name>()
  /// The members in order of position, then of id.
  package private(set) var members = Parts<MemberID, Person>()
  /// The payments and the marks of deleted ones, in order of position, then of id.
  package private(set) var entries = Parts<PaymentID, GroupPayment>()
  /// The exchange rates and the marks of removed ones.
  package internal(set) var rates = Parts<Currency, Worth>()
  /// Who pays together with whom, and the marks of those who are alone again.
  package internal(set) var companions = Parts<MemberID, MemberID>()
  var usualSplits = Parts<Single, Split>()
  /// The payments that come again and the marks of deleted ones, in order of position, then of id.
  package internal(set) var rules = Parts<RuleID, Recurrence>()

  /// The name and the currency, as the one part of its kind.
  package typealias Title = Part<Single, Name>
  /// Somebody in the group.
  package typealias Member = Part<MemberID, Person>
  /// A payment, or the mark of a deleted one.
  package typealias Entry = Part<PaymentID, GroupPayment>

  /// The name and the currency of a group.
  package struct Name: Equatable, Sendable {
    package internal(set) var name: String
    /// The currency that balances are in, unless a payment is in another one without a rate.
    package internal(set) var currency: Currency
  }

  /// Somebody in a group.
  package struct Person: Equatable, Sendable {
    /// The ways to be in a group.
    package enum Status: String, CaseIterable, Sendable {
      /// Offered in new payments.
      case active
      /// Not offered in new payments.
      case left
      /// Not shown unless something in the group names them.
      case removed
    }

    package var name: String
    package var status: Status
  }

  package static let mostMembers = 50

  /// A new group.
  package init(
    id: GroupID, name: String, currency: Currency, members names: [(MemberID, String)]
  ) {
    self.id = id
    titles[.one] = Name(name: name, currency: currency)
    for (id, name) in names { members[id] = Person(name: name, status: .active) }
  }

  /// A group of these parts, put in order; payers and sharers of its payments too.
  package init(
    id: GroupID, title: Title, members: [Member], entries: [Entry], rates: [Rate] = [],
    companions: [Companion] = [], defaultSplit: DefaultSplit? = nil, rules: [Rule] = []
  ) {
    self.id = id
    titles = Parts([title])
    self.members = Parts(members)
    self.entries = Parts(entries)
    self.rates = Parts(rates)
    self.companions = Parts(companions)
    usualSplits = Parts(defaultSplit.map { [$0] } ?? [])
    self.rules = Parts(rules)
    putMembersInOrder()
  }

  /// Puts payers and sharers in the order of the group, which a merge may have changed; those who are not
  /// in it come last, in order of their ids.
  private mutating func putMembersInOrder() {
    let order = MemberOrder(members)
    entries.respell { order.isKept(in: $1) ? nil : order.kept(in: $1) }
    rules.respell { order.isKept(in: $1.payment) ? nil : $1.with(order.kept(in: $1.payment)) }
    usualSplits.respell { $1.sorted { order[$0] } }
  }
}

// MARK: - As a replica

extension GroupLedger: Replica {
  package static let blank = GroupLedger(id: GroupID(0))

  private init(id: GroupID) { self.id = id }

  /// All kinds of parts.
  package mutating func visit(_ other: GroupLedger, _ visitor: inout some PartsVisitor) {
    visitor.visit(&titles, other.titles)
    visitor.visit(&members, other.members)
    visitor.visit(&entries, other.entries)
    visitor.visit(&rates, other.rates)
    visitor.visit(&companions, other.companions)
    visitor.visit(&usualSplits, other.usualSplits)
    visitor.visit(&rules, other.rules)
  }

  /// The id and all parts.
  package mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    try passage.pass(&id)
    try passParts(&passage)
    guard passage.isReading else { return }
    guard members.count <= Self.mostMembers else { throw MalformedBytes() }
    putMembersInOrder()
  }

  package static let isDeflated = true

  /// Merges two copies of the same group.
  package func merged(with other: GroupLedger) -> GroupLedger {
    var merged = self
    merged.merge(other)
    merged.putMembersInOrder()
    return merged
  }

  /// The group with these changes, which undo or redo others.
  package func applying(_ changes: GroupLedger) -> GroupLedger {
    var changed = self
    changed.apply(changes)
    changed.putMembersInOrder()
    return changed
  }

  /// What undoes the changes since an earlier state: the parts that changed, as they were.
  package func undoing(to before: GroupLedger) -> GroupLedger {
    var undoing = inverse(to: before)
    undoing.putMembersInOrder()
    return undoing
  }

  /// The members whom anything but a list of members names.
  package var named: Set<MemberID> {
    let all = payments + rules.values.map(\.payment)
    var named = Set(all.flatMap(\.named)).union(usualSplits.values.flatMap(\.members))
    for joined in companions {
      named.formUnion([joined.member] + (joined.companion.map { [$0] } ?? []))
    }
    return named
  }

  /// True for a group that has a name and everybody whom its parts name, as one in a cookie or a link.
  package var isWhole: Bool { !titles.isEmpty && named.isSubset(of: members.map(\.id)) }
}

extension Part<Single, GroupLedger.Name> {
  /// A title after a number of changes.
  package init(revision: Int = 0, name: String, currency: Currency) {
    self.init(
      id: .one, position: 0, revision: revision,
      value: GroupLedger.Name(name: name, currency: currency))
  }

  package var name: String { value?.name ?? "" }
  package var currency: Currency { value?.currency ?? .gbp }
}

extension Part<MemberID, GroupLedger.Person> {
  /// A member after a number of changes.
  package init(
    id: MemberID, position: Int, revision: Int = 0, name: String,
    status: GroupLedger.Person.Status = .active
  ) {
    self.init(
      id: id, position: position, revision: revision,
      value: GroupLedger.Person(name: name, status: status))
  }

  package var name: String { value?.name ?? "" }
  package var status: GroupLedger.Person.Status { value?.status ?? .removed }
}

extension Part<PaymentID, GroupPayment> {
  /// Nil when it was deleted.
  package var payment: GroupPayment? { value }
}

// MARK: - Looking things up

extension GroupLedger {
  /// The name and the currency.
  package var title: Title {
    titles.first ?? Title(id: .one, position: 0, value: nil)
  }

  package var name: String { title.name }
  package var currency: Currency { title.currency }

  /// The payments in the order they were added.
  package var payments: [GroupPayment] { entries.values }

  /// A member; nil when the group has none with this id.
  package subscript(member id: MemberID) -> Member? {
    members.part(id)
  }

  /// A payment, or the mark of a deleted one; nil when the group has none with this id.
  package subscript(entry id: PaymentID) -> Entry? { entries.part(id) }

  /// True when the group has a payment, or the mark of a deleted one, with this id.
  package func hasEntry(_ id: PaymentID) -> Bool { entries.place(of: id) != nil }

  /// The members that pages show.
  ///
  /// Removed ones return with whatever names them: somebody else may add it at the same time.
  package var shownMembers: [Member] {
    let removed = members.filter { $0.status == .removed }
    guard !removed.isEmpty else { return Array(members) }
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
    members.place(of: member) ?? members.count
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
  /// Gives the group another name and currency.
  package mutating func rename(_ name: String, currency: Currency) {
    titles[.one] = Name(name: name, currency: currency)
  }

  /// Adds a member.
  package mutating func add(_ name: String, as id: MemberID) {
    members.add(Person(name: name, status: .active), as: id)
  }

  /// Changes a member, if there is one with this id.
  package mutating func change(member id: MemberID, _ change: (inout Person) -> Void) {
    guard var person = members[id] else { return }
    change(&person)
    members[id] = person
  }

  /// The ledger whose members have other names, without a change of theirs that counts as newer.
  ///
  /// - Parameter names: The other names, by the ids of those who have one.
  /// - Returns: The ledger; whoever really changes a name later takes precedence over it.
  package func naming(_ names: [MemberID: String]) -> GroupLedger {
    var ledger = self
    ledger.members.respell { id, person in
      names[id].map { Person(name: $0, status: person.status) }
    }
    return ledger
  }

  /// Adds a payment.
  package mutating func add(_ payment: GroupPayment, as id: PaymentID, revision: Int = 0) {
    entries.add(ordered(payment), as: id, revision: revision)
  }

  /// Changes a payment, deletes it or restores it, if there is an entry with this id.
  package mutating func set(_ payment: GroupPayment?, of id: PaymentID) {
    guard hasEntry(id) else { return }
    entries[id] = payment.map(ordered)
  }

  /// The payment with its members in the order of the group.
  package func ordered(_ payment: GroupPayment) -> GroupPayment {
    let order = MemberOrder(members)
    return order.isKept(in: payment) ? payment : order.kept(in: payment)
  }
}

/// The order of members in a group.
struct MemberOrder {
  private let ids: [MemberID]
  private let places: [MemberID: Int]

  init(_ members: Parts<MemberID, GroupLedger.Person>) {
    ids = members.map(\.id)
    places = Dictionary(zip(ids, 0...), uniquingKeysWith: { first, _ in first })
  }

  /// What a member comes by: the place in the group, then the id of those who have none.
  subscript(member: MemberID) -> Place { Place(number: places[member] ?? ids.count, id: member) }

  struct Place: Comparable {
    let number: Int
    let id: MemberID

    static func < (left: Place, right: Place) -> Bool {
      (left.number, left.id) < (right.number, right.id)
    }
  }

  func kept(in payment: GroupPayment) -> GroupPayment {
    var payment = payment
    payment.payers.sort { self[$0.member] < self[$1.member] }
    payment.split = payment.split.sorted { self[$0] }
    return payment
  }

  func isKept(in payment: GroupPayment) -> Bool {
    isKept(in: payment.payers.map(\.member)) && isKept(in: payment.sharers)
  }

  /// True for members of the group, each once, in its order.
  private func isKept(in members: [MemberID]) -> Bool {
    var place = 0
    for id in members {
      while place < ids.count, ids[place] != id { place += 1 }
      guard place < ids.count else { return false }
      place += 1
    }
    return true
  }
}
