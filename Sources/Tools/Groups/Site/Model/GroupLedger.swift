import State
import Identifiers
import Finance
import Forms

typealias GroupID = Identifier<GroupLedger>
typealias MemberID = Identifier<GroupLedger.Member>
typealias PaymentID = Identifier<GroupPayment>

/// The shared state of a group: its name, its members and its payments.
///
/// Every part has a revision, so that two copies can be merged: see ``merged(with:)``.
struct GroupLedger: Equatable, Sendable {
  let id: GroupID
  private(set) var title: Title
  private(set) var members: [Member]
  private(set) var entries: [Entry]

  struct Title: Equatable, Sendable {
    var revision = 0
    var name: String
    var currency: Currency
  }

  struct Member: Equatable, Sendable {
    enum Status: UInt64, Sendable {
      case active
      /// Not offered in new payments.
      case left
      /// Not shown unless a payment concerns them.
      case removed
    }

    let id: MemberID
    /// The place in the group; members are ordered by it, then by id.
    let position: Int
    var revision = 0
    var name: String
    var status = Status.active
  }

  /// A payment, or the marker of a deleted one.
  struct Entry: Equatable, Sendable {
    let id: PaymentID
    /// The place in the order of adding; entries are ordered by it, then by id.
    let position: Int
    var revision = 0
    var payment: GroupPayment?
  }

  static let mostMembers = 50

  init(id: GroupID, name: String, currency: Currency, members names: [(MemberID, String)]) {
    self.id = id
    title = Title(name: name, currency: currency)
    members = names.enumerated().map { Member(id: $1.0, position: $0, name: $1.1) }
    entries = []
  }

  init(id: GroupID, title: Title, members: [Member], entries: [Entry]) {
    self.id = id
    self.title = title
    self.members = members.sorted { ($0.position, $0.id) < ($1.position, $1.id) }
    self.entries = entries.sorted { ($0.position, $0.id) < ($1.position, $1.id) }
  }
}

// MARK: - Looking things up

extension GroupLedger {
  var name: String { title.name }
  var currency: Currency { title.currency }

  /// The payments in the order they were added.
  var payments: [GroupPayment] { entries.compactMap(\.payment) }

  subscript(member id: MemberID) -> Member? {
    members.first { $0.id == id }
  }

  subscript(entry id: PaymentID) -> Entry? {
    entries.first { $0.id == id }
  }

  /// The members that pages show.
  ///
  /// Removed ones return with the payments that concern them.
  var shownMembers: [Member] {
    let removed = members.filter { $0.status == .removed }
    guard !removed.isEmpty else { return members }
    return members.filter { $0.status != .removed || hasPayments($0.id) }
  }

  /// The members whose name another one has too, by ``Swift/String/folded``, each with the first of
  /// that name.
  ///
  /// Nobody can type such a name. It comes from a copy or a file.
  var twins: [(member: Member, first: Member)] {
    var firsts: [String: Member] = [:]
    return shownMembers.compactMap { member in
      let name = member.name.folded
      defer { firsts[name] = firsts[name] ?? member }
      return firsts[name].map { (member, $0) }
    }
  }

  /// The members that new payments offer.
  var activeMembers: [Member] {
    members.filter { $0.status == .active }
  }

  func hasPayments(_ member: MemberID) -> Bool {
    entries.contains { $0.payment?.concerns(member) == true }
  }

  /// An id for a new member, unlike those that the group has.
  var newMemberID: MemberID { .random { self[member: $0] != nil } }

  /// An id for a new payment, unlike those that the group has.
  var newPaymentID: PaymentID { .random { self[entry: $0] != nil } }

  func name(of member: MemberID) -> String {
    self[member: member]?.name ?? "Somebody"
  }

  /// Members in the order of the group.
  func place(of member: MemberID) -> Int {
    members.firstIndex { $0.id == member } ?? members.count
  }

  /// Debts in the order of the group, by the paying member first.
  func ordered(_ transfers: [Transfer]) -> [Transfer] {
    transfers.sorted {
      (place(of: $0.from), place(of: $0.to)) < (place(of: $1.from), place(of: $1.to))
    }
  }

  /// The members that are different or missing in another state of the group.
  func members(unlike other: GroupLedger) -> [Member] {
    members.filter { other[member: $0.id] != $0 }
  }

  /// The entries that are different or missing in another state of the group.
  func entries(unlike other: GroupLedger) -> [Entry] {
    entries.filter { other[entry: $0.id] != $0 }
  }

  /// The serial of a new payment with this number of sharers.
  func nextSerial(sharers count: Int) -> Int {
    var serials = PaymentSerials()
    for entry in entries { entry.payment.map { serials.add($0) } }
    return serials.next(sharers: count)
  }
}

/// The serials of payments by their number of sharers.
struct PaymentSerials {
  private var used: [Int: [Int]] = [:]

  mutating func add(_ payment: GroupPayment) {
    used[payment.split.count, default: []].append(payment.serial)
  }

  /// The serial of a new payment: how many have as many sharers, or the next unused number.
  func next(sharers count: Int) -> Int {
    let used = used[count, default: []]
    // Usually all serials are lower. Checking that first keeps imports fast.
    guard used.contains(where: { $0 >= used.count }) else { return used.count }
    let taken = Set(used)
    var serial = used.count
    while taken.contains(serial) { serial += 1 }
    return serial
  }
}

// MARK: - Changing it

extension GroupLedger {
  mutating func rename(_ name: String, currency: Currency) {
    guard (name, currency) != (title.name, title.currency) else { return }
    title = Title(revision: title.revision + 1, name: name, currency: currency)
  }

  mutating func add(_ name: String, as id: MemberID) {
    let position = (members.last?.position ?? -1) + 1
    members.append(Member(id: id, position: position, name: name))
  }

  mutating func change(member id: MemberID, _ change: (inout Member) -> Void) {
    guard let place = members.firstIndex(where: { $0.id == id }) else { return }
    let before = members[place]
    change(&members[place])
    if members[place] != before { members[place].revision = before.revision + 1 }
  }

  mutating func add(_ payment: GroupPayment, as id: PaymentID) {
    let position = (entries.last?.position ?? -1) + 1
    entries.append(Entry(id: id, position: position, payment: ordered(payment)))
  }

  mutating func set(_ payment: GroupPayment?, of id: PaymentID) {
    guard let place = entries.firstIndex(where: { $0.id == id }) else { return }
    let payment = payment.map(ordered)
    guard entries[place].payment != payment else { return }
    entries[place].payment = payment
    entries[place].revision += 1
  }

  /// The payment with its members in the order of the group.
  private func ordered(_ payment: GroupPayment) -> GroupPayment {
    let places = Dictionary(
      zip(members.lazy.map(\.id), 0...), uniquingKeysWith: { first, _ in first })
    func place(_ member: MemberID) -> Int { places[member] ?? members.count }
    var payment = payment
    payment.payers.sort { place($0.member) < place($1.member) }
    payment.split = payment.split.sorted(by: place)
    return payment
  }
}
