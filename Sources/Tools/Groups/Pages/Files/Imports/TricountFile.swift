/// Reads the CSV of a group of Tricount.
///
/// Each person has a column of what they paid and one of their share, below zero, both in the
/// group's own currency.
struct TricountFile {
  private static let paid = "Paid by "
  private static let share = "Impacted to "
  private static let amount = "amount in default currency ("

  private let columns: FileColumns
  private let people: [Person]
  /// Somebody, and the places of the columns of what they paid and of their share.
  private struct Person {
    let name: String
    let paid: Int
    let share: Int?

    /// What bills call them, since two people may have one name.
    var key: String { String(paid) }
  }

  /// The column of the amount in the group's own currency, and that currency.
  private let amountColumn: String
  private let currency: Currency?

  /// The group of a file; nil for a file of another kind.
  static func group(
    in rows: [CSVTable.Row], chosen: Currency?, usually usual: Currency
  ) throws(UnreadableGroupFile) -> ImportedGroup? {
    guard let header = rows.first, let file = TricountFile(header.cells) else { return nil }
    return try file.group(rows.dropFirst(), chosen: chosen, usually: usual)
  }

  private init?(_ header: [String]) {
    columns = FileColumns(header)
    let header = header.map(\.trimmed)
    guard columns.has("title", "amount", "currency", "date & time"),
      let column = header.map({ $0.lowercased() }).first(where: { $0.hasPrefix(Self.amount) })
    else { return nil }
    amountColumn = column
    currency = Currency(code: column.dropFirst(Self.amount.count).prefix(3).uppercased())
    people = Self.people(in: header)
    guard !people.isEmpty else { return nil }
  }

  /// Everybody with a column of what they paid; of two people of one name, the first has the first
  /// column of shares.
  private static func people(in header: [String]) -> [Person] {
    var shares = Dictionary(grouping: header.indices) { header[$0] }
    return header.indices.filter { header[$0].hasPrefix(paid) }.map { place in
      let name = String(header[place].dropFirst(paid.count))
      let column = shares[share + name]?.first
      if column != nil { shares[share + name]?.removeFirst() }
      return Person(name: name, paid: place, share: column)
    }
  }

  private func group(
    _ rows: some Collection<CSVTable.Row>, chosen: Currency?, usually usual: Currency
  ) throws(UnreadableGroupFile) -> ImportedGroup {
    var bills = ImportedBills(
      named: rows.compactMap(Self.name).first, in: currency ?? chosen, usually: usual)
    for person in people { try bills.add(person: person.name, as: person.key) }
    for row in rows where Self.name(row) == nil {
      try bills.add(bill(row))
      if let currency, columns["currency", row] != currency.code {
        bills.note("The currencies that payments were first made in are left out")
      }
      if !columns["receipt", row].isEmpty || !columns["attachment", row].isEmpty {
        bills.note("Receipts are left out")
      }
    }
    return try bills.group()
  }

  /// The name of the group in the last line: “tricount Lisbon - Exported on …”.
  private static func name(_ row: CSVTable.Row) -> String? {
    var texts = row.cells.lazy.map(\.trimmed).filter { !$0.isEmpty }.makeIterator()
    guard let line = texts.next(), texts.next() == nil, line.lowercased().hasPrefix("tricount "),
      let end = line.firstRange(of: " - Exported on ")
    else { return nil }
    return String(line[..<end.lowerBound].dropFirst("tricount ".count))
  }

  private func bill(_ row: CSVTable.Row) -> ImportedBill {
    func parts(_ column: (Person) -> Int?) -> [(person: String, amount: ExactDecimal?)] {
      people.map { person in
        guard let place = column(person), place < row.cells.count else {
          return (person.key, .zero)
        }
        let text = row.cells[place].trimmed
        return (person.key, text.isEmpty ? .zero : ExactDecimal(text.plainAmount))
      }
    }
    let (payers, shares) = (parts(\.paid), parts(\.share))
    let isReadable = (payers + shares).allSatisfy { $0.amount != nil }
    return ImportedBill(
      place: .line(row.line), title: columns["title", row],
      date: String(columns["date & time", row].prefix(10)),
      amount: isReadable ? ExactDecimal(columns[amountColumn, row].plainAmount) : nil,
      payers: payers.map { ($0.person, $0.amount ?? .zero) },
      shares: .amounts(shares.map { ($0.person, -($0.amount ?? .zero)) }),
      category: columns["category", row])
  }
}
