/// Reads the CSV export of a project of Cospend: blocks with a header each, between empty lines.
///
/// Its columns follow `lib/Service/ExportService.php` of Cospend and its successors. MoneyBuster and
/// Cowspent write the block of bills alone, with a bill that only names its payer for each member; older
/// ones have no timestamp.
struct CospendFile {
  /// The kinds of blocks; of those that are not read, `other`.
  private enum Block {
    case people, bills, currencies, categories, other

    init?(_ columns: FileColumns) {
      if columns.has("name", "weight", "active") {
        self = .people
      } else if columns.has("what", "amount", "payer_name", "owers"),
        columns.has("timestamp") || columns.has("date")
      {
        self = .bills
      } else if columns.has("currencyname", "exchange_rate") {
        self = .currencies
      } else if columns.has("categoryname", "categoryid") {
        self = .categories
      } else {
        return nil
      }
    }
  }

  private typealias Rows = [(columns: FileColumns, row: CSVTable.Row)]

  private var people: Rows = []
  private var billRows: Rows = []
  private var currencies: Rows = []
  private var categories: [String: String] = [:]
  private var weights: [String: ExactDecimal] = [:]

  /// The category that means money paid back (`lib/AppInfo/Application.php`).
  private static let reimbursement = "-11"

  /// The group of a file; nil for a file of another kind.
  static func group(
    in rows: [CSVTable.Row], chosen: Currency?, usually usual: Currency
  ) throws(UnreadableGroupFile) -> ImportedGroup? {
    guard let first = rows.first, Block(FileColumns(first.cells)) != nil else { return nil }
    var file = CospendFile()
    file.sort(rows)
    return try file.group(chosen: chosen, usually: usual)
  }

  /// Puts each row into its block.
  ///
  /// After an empty line, names of columns begin another one.
  private mutating func sort(_ rows: [CSVTable.Row]) {
    var (columns, block, end) = (FileColumns([]), Block.other, 0)
    for row in rows {
      let next = FileColumns(row.cells)
      let begins = Block(next)
      if begins != nil || (row.line > end + 1 && row.isHeader) {
        (columns, block) = (next, begins ?? .other)
      } else {
        add(row, columns, to: block)
      }
      end = row.lastLine
    }
  }

  private mutating func add(_ row: CSVTable.Row, _ columns: FileColumns, to block: Block) {
    switch block {
    case .people: people.append((columns, row))
    case .bills: billRows.append((columns, row))
    case .currencies: currencies.append((columns, row))
    case .categories: categories[columns["categoryid", row]] = columns["categoryname", row]
    case .other: break
    }
  }

  private mutating func group(
    chosen: Currency?, usually usual: Currency
  ) throws(UnreadableGroupFile) -> ImportedGroup {
    let main = currencies.first { ExactDecimal($0.columns["exchange_rate", $0.row]) == .one }
    let currency = main.flatMap { Currency(code: $0.columns["currencyname", $0.row]) }
    var bills = ImportedBills(named: nil, in: currency ?? chosen, usually: usual)
    for (columns, row) in people {
      let name = columns["name", row]
      try bills.add(person: name, isActive: columns["active", row] != "0")
      guard let weight = ExactDecimal(columns["weight", row]) else {
        throw ImportedPlace.line(row.line).doesNotAddUp
      }
      weights[name] = weights[name] ?? weight
    }
    let named = billRows.filter { $0.columns["what", $0.row] == Self.member }
    billRows.removeAll { $0.columns["what", $0.row] == Self.member }
    if people.isEmpty { try add(payersOf: named + billRows, to: &bills) }
    for (columns, row) in billRows {
      guard columns["deleted", row] != "1" else {
        bills.leaveOut(line: row.line, because: "It was deleted in Cospend")
        continue
      }
      try bills.add(bill(columns, row))
      note(columns, row, in: &bills)
    }
    return try bills.group()
  }

  /// The title of a bill that only names a member.
  static let member = "deleteMeIfYouWant"

  private mutating func add(
    payersOf rows: Rows, to bills: inout ImportedBills
  ) throws(UnreadableGroupFile) {
    for (columns, row) in rows {
      let name = columns["payer_name", row]
      guard !name.isEmpty, weights[name] == nil else { continue }
      try bills.add(person: name, isActive: columns["payer_active", row] != "0")
      weights[name] = ExactDecimal(columns["payer_weight", row]) ?? .one
    }
  }

  private func bill(_ columns: FileColumns, _ row: CSVTable.Row) -> ImportedBill {
    let amount = ExactDecimal(columns["amount", row].plainAmount)
    let owers = columns.list("owers", row)
    let category = columns["categoryid", row]
    return ImportedBill(
      place: .line(row.line), title: columns["what", row], date: date(columns, row),
      amount: amount, payers: [(columns["payer_name", row], amount ?? .zero)],
      shares: .weights(owers.map { ($0, weights[$0] ?? .one) }),
      isPayback: category == Self.reimbursement,
      category: categories[category] ?? "", note: columns["comment", row])
  }

  /// The date, else the day of the timestamp in UTC.
  private func date(_ columns: FileColumns, _ row: CSVTable.Row) -> String {
    let date = columns["date", row]
    guard date.isEmpty, let seconds = Int(columns["timestamp", row]), seconds >= 0 else {
      return date
    }
    return CalendarDate(dayNumber: seconds / 86_400)?.iso ?? ""
  }

  private func note(_ columns: FileColumns, _ row: CSVTable.Row, in bills: inout ImportedBills) {
    if !["", "n"].contains(columns["repeat", row]) {
      let title = columns["what", row].onOneLine.cut(to: 40)
      bills.note("“\(title)” repeats in the file: its payments are here, the rule is not")
    }
    if !["", "0"].contains(columns["paymentmodeid", row]) {
      bills.note("How payments were made, such as by card or in cash, is left out")
    }
  }
}

extension CSVTable.Row {
  /// True if every cell looks like the name of a column.
  fileprivate var isHeader: Bool {
    cells.allSatisfy { cell in
      !cell.isEmpty
        && cell.utf8.allSatisfy {
          UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || $0 == UInt8(ascii: "_")
        }
    }
  }

  /// The line on which the row ends, if no cell has a line break that the reader took away.
  fileprivate var lastLine: Int {
    line + cells.reduce(0) { $0 + $1.utf8.count { $0 == UInt8(ascii: "\n") } }
  }
}
