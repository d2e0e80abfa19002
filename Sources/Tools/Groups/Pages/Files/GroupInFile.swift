import Finance
import Formats
import GroupsFormulas
import Identifiers

/// The members of a group in JSON: its file is the answer for programs.
enum GroupInFile {
  static let members = Members<GroupLedger> {
    id
    name
    currency
    revision
    people
    payments
    deleted
    rates
    rateRevisions
    Member("balances", .map(.map(.money))) { balances(of: $0) }
  }

  static let id = FileMember("id", .id()) { (ledger: GroupLedger) in ledger.id }
  static let name = FileMember("name", .text) { (ledger: GroupLedger) in ledger.name }
  static let currency = FileMember("currency", .currency) {
    (ledger: GroupLedger) in ledger.currency
  }
  static let revision = FileMember("revision", .count) {
    (ledger: GroupLedger) in ledger.title.revision
  }
  static let people = FileMember("members", .list(PersonInFile.shape)) {
    (ledger: GroupLedger) in ledger.shownMembers
  }
  static let payments = FileMember("payments", .list(PaymentInFile.shape)) {
    (ledger: GroupLedger) in ledger.entries.lazy.compactMap(PaymentInFile.Booked.init)
  }
  static let deleted = FileMember("deleted", .list(Shape { EntryInFile.members })) {
    (ledger: GroupLedger) in ledger.entries.filter { $0.payment == nil }
  }

  /// What one unit of each currency with a rate comes to for new payments, by its code.
  static let rates = FileMember("rates", .map(.number)) { (ledger: GroupLedger) in
    ledger.currentRates.map { ($0.currency.code, PlainDecimal.rate($0.billionths)) }
  }
  static let rateRevisions = FileMember("rateRevisions", .list(RateInFile.shape)) {
    (ledger: GroupLedger) in ledger.rates
  }

  /// The balances of everybody in each currency, by its code.
  private static func balances(of ledger: GroupLedger) -> [(String, [(String, Money)])] {
    let (balances, members) = (GroupBalances(of: ledger.payments), ledger.shownMembers)
    return balances.currencies.map { currency in
      (currency.code, members.map { ($0.id.text, balances[$0.id, in: currency]) })
    }
  }
}

/// The members of somebody in a group.
enum PersonInFile {
  static let shape = Shape<GroupLedger.Member> {
    id
    name
    isActive
    position
    revision
  }

  static let id = FileMember("id", .id()) { (person: GroupLedger.Member) in person.id }
  static let name = FileMember("name", .text) { (person: GroupLedger.Member) in person.name }
  static let isActive = FileMember("active", .truth) {
    (person: GroupLedger.Member) in person.status == .active
  }
  static let position = FileMember("position", .count) {
    (person: GroupLedger.Member) in person.position
  }
  static let revision = FileMember("revision", .count) {
    (person: GroupLedger.Member) in person.revision
  }
}

/// The members of an exchange rate, removed or not.
enum RateInFile {
  static let shape = Shape<GroupLedger.Rate> {
    currency
    groupCurrency
    rate
    revision
  }

  static let currency = FileMember("currency", .currency) { (rate: GroupLedger.Rate) in
    rate.currency
  }
  static let groupCurrency = FileMember("groupCurrency", .nullable(.currency)) {
    (rate: GroupLedger.Rate) in rate.worth?.target
  }
  static let rate = FileMember("rate", .nullable(.number)) { (rate: GroupLedger.Rate) in
    rate.worth.map { PlainDecimal.rate($0.billionths) }
  }
  static let revision = FileMember("revision", .count) { (rate: GroupLedger.Rate) in
    rate.revision
  }
}

/// The members that a payment is known by, deleted or not.
enum EntryInFile {
  static let members = Members<GroupLedger.Entry> {
    id
    position
    revision
  }

  static let id = FileMember("id", .id()) { (entry: GroupLedger.Entry) in entry.id }
  static let position = FileMember("position", .count) {
    (entry: GroupLedger.Entry) in entry.position
  }
  static let revision = FileMember("revision", .count) {
    (entry: GroupLedger.Entry) in entry.revision
  }
}

extension FileKind {
  /// The id of something that a visitor made: see ``Shape/id``.
  fileprivate static func id<Subject>() -> FileKind
  where Written == Identifier<Subject>, Read == Identifier<Subject> {
    FileKind(Shape(Shape.id.schema) { $1.string($0.text) }) {
      $0.string.flatMap { Identifier(text: $0) }
    }
  }
}
