/// Reads the bills of a project of IHateMoney, from JSON or CSV.
///
/// Its members follow `ihatemoney/tests/import_test.py`. Only payers have their weight in the file.
struct IHateMoneyFile {
  /// A bill as both kinds of file have it.
  private struct Bill {
    let place: ImportedPlace
    let date, what, amount, payer, weight, currency: String
    /// What release 7 says of it: “Expense” or “Reimbursement”.
    let kind: String
    let owers: [String]
  }

  /// The group of a JSON file; nil for a file of another kind.
  static func group(
    in json: JSONValue, chosen: Currency?, usually usual: Currency
  ) throws(UnreadableGroupFile) -> ImportedGroup? {
    guard let list = json.array, list.first?["payer_name"] != nil, list.first?["owers"] != nil
    else { return nil }
    guard list.count <= GroupFile.mostPayments else { throw GroupFile.tooMany }
    let bills = list.enumerated().map { index, bill in
      func text(_ name: String) -> String { bill[name]?.string ?? bill[name]?.number ?? "" }
      return Bill(
        place: .payment(index + 1), date: text("date"), what: text("what"),
        amount: text("amount"), payer: text("payer_name"), weight: text("payer_weight"),
        currency: text("currency"), kind: text("bill_type"),
        owers: bill["owers"]?.array?.compactMap(\.string) ?? [])
    }
    return try group(of: bills, chosen: chosen, usually: usual)
  }

  /// The group of a CSV file; nil for a file of another kind.
  static func group(
    in rows: [CSVTable.Row], chosen: Currency?, usually usual: Currency
  ) throws(UnreadableGroupFile) -> ImportedGroup? {
    guard let header = rows.first else { return nil }
    let columns = FileColumns(header.cells)
    guard columns.has("date", "what", "amount", "payer_name", "payer_weight", "owers"),
      !columns.has("timestamp"),
      !rows.contains(where: { columns["what", $0] == CospendFile.member })
    else { return nil }
    guard rows.count <= GroupFile.mostPayments + 1 else { throw GroupFile.tooMany }
    let bills = rows.dropFirst().map { row in
      Bill(
        place: .line(row.line), date: columns["date", row], what: columns["what", row],
        amount: columns["amount", row], payer: columns["payer_name", row],
        weight: columns["payer_weight", row], currency: columns["currency", row],
        kind: columns["bill_type", row],
        owers: columns.list("owers", row))
    }
    return try group(of: bills, chosen: chosen, usually: usual)
  }

  private static func group(
    of bills: [Bill], chosen: Currency?, usually usual: Currency
  ) throws(UnreadableGroupFile) -> ImportedGroup {
    let stated = bills.map { Currency(code: $0.currency) }
    // A chosen currency is for bills that state none.
    let currency = stated.contains(nil) ? chosen : stated.first?.flatMap(\.self)
    var group = ImportedBills(named: nil, in: currency, usually: usual)
    // Everybody has one weight, so that payers of one name and two weights are two people.
    var weights: [String: [ExactDecimal]] = [:]
    for bill in bills {
      guard let weight = ExactDecimal(bill.weight) else { throw bill.place.doesNotAddUp }
      if weights[bill.payer]?.contains(weight) != true {
        weights[bill.payer, default: []].append(weight)
      }
    }
    var people: [String] = []
    var known: Set<String> = []
    for name in bills.flatMap({ [$0.payer] + $0.owers }) where known.insert(name).inserted {
      people.append(name)
      for _ in weights[name] ?? [.one] { try group.add(person: name) }
    }
    for bill in bills { try group.add(Self.bill(bill, weights)) }
    let unknown = people.filter { weights[$0] == nil }
    if !unknown.isEmpty {
      group.note(
        "The file does not say how many shares those have who never paid: "
          + "\(unknown.map { $0.onOneLine.isolated }.inWords), who count as one each here")
    }
    return try group.group()
  }

  private static func bill(_ bill: Bill, _ weights: [String: [ExactDecimal]]) -> ImportedBill {
    let amount = ExactDecimal(bill.amount.plainAmount)
    return ImportedBill(
      place: bill.place, title: bill.what, date: bill.date, amount: amount,
      currency: Currency(code: bill.currency), payers: [(bill.payer, amount ?? .zero)],
      shares: .weights(bill.owers.map { ($0, weights[$0]?.first ?? .one) }),
      isPayback: bill.kind == "Reimbursement")
  }
}
