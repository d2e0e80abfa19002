import GroupsFormulas

/// The answers in JSON, and the files to save.
enum GroupJSON {
  static let list = Shape<GroupList> {
    Member("groups", .list(row)) { $0.rows }
  }

  /// The group as a file, which others may get.
  static let group = Shape<GroupLedger> {
    GroupInFile.members
    GroupInFile.recurring
    GroupInFile.deletedRecurring
  }

  /// The group as this browser keeps it, with the member who uses it.
  static let book = Shape<GroupWithBox> {
    GroupInFile.members.of { $0.book.ledger }
    Member("recurring", .list(RuleInFile.told)) { $0.rules }
    Members { GroupInFile.deletedRecurring }.of { $0.book.ledger }
    Member("incomplete", .truth) { $0.book.parts.isIncomplete }
    Member("me", .nullable(.id)) { $0.book.me?.text }
    Member("box", .nullable(BoxJSON.box)) { $0.box }
  }

  static let debts = Shape<GroupDebts> {
    settlement.of { $0.settlement }
    Members { GroupInFile.households }.of { $0.ledger }
  }

  private static let settlement = Members<Settlement> {
    Member("transfers", .map(.list(transfer))) { settlement in
      settlement.plans.lazy.map { ($0.currency.code, $0.transfers) }
    }
    Member("minimal", .map(.truth)) { settlement in
      settlement.plans.lazy.map { ($0.currency.code, $0.isMinimal) }
    }
  }

  /// The debts as text to paste into a message.
  static func text(of debts: GroupDebts) -> String {
    let ledger = debts.ledger
    let transfers = ledger.ordered(debts.settlement.transfers)
    let name = ledger.name.isolated
    guard !transfers.isEmpty else { return "\(name): everything is settled.\n" }
    let verb = debts.arePairs ? "owes" : "pays"
    return "\(name): who \(verb) whom\n"
      + transfers.map {
        let payTo = ledger[member: $0.to]?.payTo ?? ""
        return "\(ledger.name(of: $0.from).isolated) \(verb) \(ledger.name(of: $0.to).isolated) "
          + "\($0.amount.formatted)\(payTo.isEmpty ? "" : " – \(payTo.isolated)")\n"
      }.joined()
  }

  /// The columns before those of the members.
  static let csvColumns = [
    "Date", "Title", "Amount", "Currency", "Rate", "Group amount", "Group currency", "Paid by",
    "Payback",
  ]

  /// The column behind those of the members.
  static let noteColumn = "Note"

  /// The word of the column of paybacks.
  static func payback(_ kind: GroupPayment.Kind) -> String {
    switch kind {
    case .spending: "no"
    case .payback: "yes"
    case .lent: kind.rawValue
    }
  }

  /// The payments as CSV: a row for each payment, a column for the share of each member.
  static func csv(_ ledger: GroupLedger) -> [UInt8] {
    let members = ledger.shownMembers
    var csv = CSV(header: csvColumns + members.map(\.name) + [noteColumn])
    for payment in ledger.payments {
      let counted = (payment.conversion?.groupAmount).map(payment.signed)
      let payers = payment.signed(payment.payers).map { part in
        payment.payers.count == 1
          ? ledger.name(of: part.member)
          : "\(ledger.name(of: part.member)) \(part.value.plain)"
      }
      let shares = Dictionary(
        payment.signed(payment.shares).map { ($0.member, $0.value) },
        uniquingKeysWith: { first, _ in first })
      var row: [CSV.Cell] = [
        .date(payment.date), .text(payment.title),
        .amount(payment.told),
        .text(payment.amount.currency.code), .text(payment.conversion?.rate ?? ""),
        counted.map(CSV.Cell.amount) ?? .text(""), .text(counted?.currency.code ?? ""),
        .text(payers.joined(separator: "; ")), .text(payback(payment.kind)),
      ]
      row += members.map { shares[$0.id].map(CSV.Cell.amount) ?? .text("") }
      row.append(.text(payment.note))
      csv.append(row)
    }
    return csv.bytes
  }

  // MARK: - Parts of the answers

  private static let row = Shape<GroupList.Row> {
    Member("id", .id) { $0.id.text }
    Member("name", .text) { $0.name }
    Member("currency", .currency) { $0.currency }
    Member("inStep", .truth) { $0.bond.secret != nil }
    Member("box", .nullable(GroupBoxJSON.row)) { row in
      row.bond.secret != nil ? .first(()) : row.bond.ended.map { .second($0) }
    }
  }

  private static let transfer = Shape<Transfer> {
    Member("from", .id) { $0.from.text }
    Member("to", .id) { $0.to.text }
    Member("amount", .money) { $0.amount }
  }
}

extension GroupPayment.Conversion {
  /// Units of the group's currency for one of the payment's, as a plain decimal.
  var rate: String { PlainDecimal.rate(billionths) }
}

extension PlainDecimal {
  /// A rate in billionths as a plain decimal.
  static func rate(_ billionths: Int64) -> String {
    text(billionths, decimals: GroupPayment.Conversion.decimals)
  }

  /// A rate in billionths, above zero; nil for any other text.
  static func billionths(_ text: String) -> Int64? {
    read(text, decimals: GroupPayment.Conversion.decimals).flatMap { $0 > 0 ? $0 : nil }
  }
}
