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
  // The parts, by their kinds.
  private var titles = Parts<Single, Name>()
  private var people = Parts<MemberID, Person>()
  var bookings = Parts<PaymentID, GroupPayment>()
  var worths = Parts<Currency, Worth>()
  var joinedMembers = Parts<MemberID, MemberID>()
  var usualSplits = Parts<Single, Split>()
  var recurrences = Parts<RuleID, Recurrence>()

  /// The name and the currency, as the one part of its kind.
  package typealias Title = Part<Single, Name>
  /// Somebody in the group.
  package typealias Member = Part<MemberID, Person>
  /// A payment, or the mark of a deleted one.
  package typealias Entry = Part<PaymentID, GroupPayment>

  package static let mostMembers = 50

  /// The most characters in the name of a group or a member, and in the title of a payment.
  package static let longestName = 80

  /// A new group.
  package init(id: GroupID, name: String, currency: Currency, members names: [(MemberID, String)]) {
    self.id = id
    titles[.one] = Name(name: name, currency: currency)
    for (id, name) in names { people[id] = Person(name: name, status: .active) }
  }

  /// A group of these parts, put in order; payers and sharers of its payments too.
  package init(
    id: GroupID, title: Title, members: [Member], entries: [Entry], rates: [Rate] = [],
    companions: [Companion] = [], defaultSplit: DefaultSplit? = nil, rules: [Rule] = []
  ) {
    self.id = id
    titles = Parts([title])
    people = Parts(members)
    bookings = Parts(entries)
    worths = Parts(rates)
    joinedMembers = Parts(companions)
    usualSplits = Parts(defaultSplit.map { [$0] } ?? [])
    recurrences = Parts(rules)
    putInOrder()
  }

  /// Puts payers and sharers in the order of the group, which a merge may have changed; those who are not
  /// in it come last, in order of their ids.
  package mutating func putInOrder() {
    let order = MemberOrder(members)
    for place in entries.indices {
      guard let payment = entries[place].payment, !order.isKept(in: payment) else { continue }
      bookings.respell(order.kept(in: payment), at: place)
    }
    for place in rules.indices {
      guard let rule = rules[place].recurrence, !order.isKept(in: rule.payment) else { continue }
      recurrences.respell(rule.with(order.kept(in: rule.payment)), at: place)
    }
    if let split = defaultSplit?.split {
      usualSplits.respell(split.sorted { order[$0] }, at: 0)
    }
  }
}

// MARK: - As a replica

extension GroupLedger: Replica {
  package static let blank = GroupLedger(id: GroupID(0))

  private init(id: GroupID) { self.id = id }

  /// All kinds of parts.
  package mutating func visit(_ other: GroupLedger, _ visitor: inout some PartsVisitor) {
    visitor.visit(&titles, other.titles)
    visitor.visit(&people, other.people)
    visitor.visit(&bookings, other.bookings)
    visitor.visit(&worths, other.worths)
    visitor.visit(&joinedMembers, other.joinedMembers)
    visitor.visit(&usualSplits, other.usualSplits)
    visitor.visit(&recurrences, other.recurrences)
  }

  /// The id and all parts.
  package mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    try passage.pass(&id)
    try passParts(&passage)
    guard !passage.isReading || members.count <= Self.mostMembers else { throw MalformedBytes() }
  }

  package static let isDeflated = true

  /// The members whom anything but a list of members names.
  package var named: Set<MemberID> {
    var named = Set(paymentsAndRules.flatMap(\.named)).union(defaultSplit?.split?.members ?? [])
    for joined in companions {
      named.formUnion([joined.member] + (joined.companion.map { [$0] } ?? []))
    }
    return named
  }

  /// True for a group that has a name and everybody whom its parts name, as one in a cookie or a link.
  package var isWhole: Bool { !titles.all.isEmpty && named.isSubset(of: members.map(\.id)) }
}

// MARK: - Looking things up

extension GroupLedger {
  /// The name and the currency.
  package var title: Title {
    titles.all.first ?? Title(id: .one, position: 0, value: nil)
  }

  package var name: String { title.name }
  package var currency: Currency { title.currency }

  /// The payments in the order they were added.
  package var payments: [GroupPayment] { entries.compactMap(\.payment) }

  /// The payments, and those that come again.
  var paymentsAndRules: [GroupPayment] { payments + rules.compactMap(\.recurrence?.payment) }

  /// The members in order of position, then of id.
  package var members: [Member] { people.all }

  /// The payments and the marks of deleted ones, in order of position, then of id.
  package var entries: [Entry] { bookings.all }

  /// The exchange rates and the marks of removed ones, in order of code.
  package var rates: [Rate] { worths.all }

  /// Who pays together with whom, and the marks of those who are alone again, in order of id.
  package var companions: [Companion] { joinedMembers.all }

  /// The payments that come again and the marks of deleted ones, in order of position, then of id.
  package var rules: [Rule] { recurrences.all }

  /// A member; nil when the group has none with this id.
  package subscript(member id: MemberID) -> Member? {
    members.first { $0.id == id }
  }

  /// A payment, or the mark of a deleted one; nil when the group has none with this id.
  package subscript(entry id: PaymentID) -> Entry? {
    place(of: id).map { entries[$0] }
  }

  /// True when the group has a payment, or the mark of a deleted one, with this id.
  package func hasEntry(_ id: PaymentID) -> Bool { place(of: id) != nil }

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
    payments.last { !$0.isTransfer }?.amount.currency ?? currency
  }

  /// The member who paid last, else the first member.
  package var usualPayer: MemberID? {
    let active = Set(activeMembers.map(\.id))
    let last = payments.last { !$0.isTransfer }?.payers.max { $0.value < $1.value }
    return last.map(\.member).flatMap { active.contains($0) ? $0 : nil } ?? activeMembers.first?.id
  }

  /// The currencies of the group, its payments, its rules and its rates: the group's own first, the others in
  /// order of code.
  package var currenciesInUse: [Currency] {
    let paid = paymentsAndRules.flatMap { [$0.amount.currency, $0.counted.currency] }
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
    people.add(Person(name: name, status: .active), as: id)
  }

  /// Changes a member, if there is one with this id.
  package mutating func change(member id: MemberID, _ change: (inout Person) -> Void) {
    guard var person = people[id] else { return }
    change(&person)
    people[id] = person
  }

  /// The ledger whose members have other names, without a change of theirs that counts as newer.
  ///
  /// - Parameter names: The other names, by the ids of those who have one.
  /// - Returns: The ledger; whoever really changes a name later takes precedence over it.
  package func naming(_ names: [MemberID: String]) -> GroupLedger {
    var ledger = self
    for (place, member) in members.enumerated() {
      guard let name = names[member.id], var person = member.value else { continue }
      person.name = name
      ledger.people.respell(person, at: place)
    }
    return ledger
  }

  /// Adds a payment.
  package mutating func add(_ payment: GroupPayment, as id: PaymentID, revision: Int = 0) {
    bookings.add(ordered(payment), as: id, revision: revision)
  }

  /// Changes a payment, deletes it or restores it, if there is an entry with this id.
  package mutating func set(_ payment: GroupPayment?, of id: PaymentID) {
    guard hasEntry(id) else { return }
    bookings[id] = payment.map(ordered)
  }

  /// The payment with its members in the order of the group.
  package func ordered(_ payment: GroupPayment) -> GroupPayment {
    let order = MemberOrder(members)
    return order.isKept(in: payment) ? payment : order.kept(in: payment)
  }
}
