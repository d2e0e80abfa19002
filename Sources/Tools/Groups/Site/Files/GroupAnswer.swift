import Hosting
import Calendars
import Formats
import Components
import Finance
import State

/// The answers in JSON, and the files to save.
enum GroupAnswer {
  static let list = Shape<GroupList> {
    Member("groups", .list(row)) { $0.rows }
  }

  static let group = Shape<GroupLedger> {
    Member("id", .id) { $0.id.text }
    Member("name", .text) { $0.name }
    Member("currency", .currency) { $0.currency }
    Member("revision", .count) { $0.title.revision }
    Member("members", .list(member)) { $0.shownMembers }
    Member("payments", .list(payment)) { $0.entries.lazy.compactMap(BookedPayment.init) }
    Member("deleted", .list(Shape { identity })) { $0.entries.filter { $0.payment == nil } }
    Member("balances", .map(.map(.money))) { balances(of: $0) }
  }

  static let debts = Shape<Settlement> {
    Member("transfers", .map(.list(transfer))) { settlement in
      settlement.plans.lazy.map { ($0.currency.code, $0.transfers) }
    }
    Member("minimal", .map(.truth)) { settlement in
      settlement.plans.lazy.map { ($0.currency.code, $0.isMinimal) }
    }
  }

  /// The debts as text to paste into a message.
  static func text(of ledger: GroupLedger, _ settlement: Settlement) -> String {
    let transfers = ledger.ordered(settlement.transfers)
    let name = ledger.name.isolated
    guard !transfers.isEmpty else { return "\(name): everything is settled.\n" }
    return "\(name): who pays whom\n"
      + transfers.map {
        "\(ledger.name(of: $0.from).isolated) pays \(ledger.name(of: $0.to).isolated) "
          + "\($0.amount.formatted)\n"
      }.joined()
  }

  /// The columns before those of the members.
  static let csvColumns = [
    "Date", "Title", "Amount", "Currency", "Rate", "Group amount", "Group currency", "Paid by",
    "Payback",
  ]

  /// The payments as CSV: a row for each payment, a column for the share of each member.
  static func csv(_ ledger: GroupLedger) -> [UInt8] {
    let members = ledger.shownMembers
    var csv = CSV(
      header: csvColumns + members.map(\.name), byteOrderMark: true)
    for payment in ledger.payments {
      let counted = payment.conversion?.groupAmount
      let payers = payment.payers.map { part in
        payment.payers.count == 1
          ? ledger.name(of: part.member)
          : "\(ledger.name(of: part.member)) \(part.value.plain)"
      }
      let shares = Dictionary(
        payment.shares.map { ($0.member, $0.value) }, uniquingKeysWith: { first, _ in first })
      csv.append(
        [
          .date(payment.date), .text(payment.title), .amount(payment.amount),
          .text(payment.amount.currency.code), .text(payment.conversion?.rate ?? ""),
          counted.map { .amount($0) } ?? .text(""), .text(counted?.currency.code ?? ""),
          .text(payers.joined(separator: "; ")), .text(payment.isPayback ? "yes" : "no"),
        ] + members.map { shares[$0.id].map { .amount($0) } ?? .text("") })
    }
    return csv.bytes
  }

  // MARK: - Parts of the answers

  private static let row = Shape<GroupList.Row> {
    Member("id", .id) { $0.id.text }
    Member("name", .text) { $0.name }
    Member("currency", .currency) { $0.currency }
  }

  private static let member = Shape<GroupLedger.Member> {
    Member("id", .id) { $0.id.text }
    Member("name", .text) { $0.name }
    Member("active", .truth) { $0.status == .active }
    Member("position", .count) { $0.position }
    Member("revision", .count) { $0.revision }
  }

  /// The id and revision of a payment, deleted or not.
  private static let identity = Members<GroupLedger.Entry> {
    Member("id", .id) { $0.id.text }
    Member("position", .count) { $0.position }
    Member("revision", .count) { $0.revision }
  }

  private struct BookedPayment {
    let entry: GroupLedger.Entry
    let payment: GroupPayment

    /// `nil` for the mark of a deleted payment.
    init?(_ entry: GroupLedger.Entry) {
      guard let payment = entry.payment else { return nil }
      self.entry = entry
      self.payment = payment
    }
  }

  private static let payment = Shape<BookedPayment> {
    identity.of { $0.entry }
    Member("title", .text) { $0.payment.title }
    Member("date", .date) { $0.payment.date }
    Member("amount", .money) { $0.payment.amount }
    Member("currency", .currency) { $0.payment.amount.currency }
    Member("rate", .nullable(.number)) { $0.payment.conversion?.rate }
    Member("groupAmount", .nullable(.money)) { $0.payment.conversion?.groupAmount }
    Member("groupCurrency", .nullable(.currency)) { $0.payment.conversion?.groupAmount.currency }
    Member("payers", .map(.money)) { byMember($0.payment.payers) }
    Member("split", .code) { $0.payment.split.kind }
    Member("shares", .map(.money)) { byMember($0.payment.shares) }
    Member("given", .map(.nullable(.number))) { byMember($0.payment.split.plain) }
    Member("serial", .count) { $0.payment.serial }
    Member("payback", .truth) { $0.payment.isPayback }
  }

  private static let transfer = Shape<Transfer> {
    Member("from", .id) { $0.from.text }
    Member("to", .id) { $0.to.text }
    Member("amount", .money) { $0.amount }
  }

  private static func byMember<Value>(_ shares: [Share<Value>]) -> [(String, Value)] {
    shares.map { ($0.member.text, $0.value) }
  }

  /// The balances of everybody in each currency, by its code.
  private static func balances(of ledger: GroupLedger) -> [(String, [(String, Money)])] {
    let (balances, members) = (GroupBalances(of: ledger.payments), ledger.shownMembers)
    return balances.currencies.map { currency in
      (currency.code, members.map { ($0.id.text, balances[$0.id, in: currency]) })
    }
  }
}

extension GroupPayment.Conversion {
  /// Units of the group's currency for one of the payment's, as a plain decimal.
  fileprivate var rate: String { PlainDecimal.text(billionths, decimals: Self.decimals) }
}
