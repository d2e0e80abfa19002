import GroupsFormulas

// The rows of a file of Splitwise: what each member lent or borrowed of a cost.

extension GroupFile.Columns {
  /// True for a row with a day, a cost in a currency and, where a table of numbers has saved the day
  /// again, parts that come to nothing together.
  static func isOfSplitwise(_ row: CSVTable.Row) -> Bool {
    guard row.cells.count > splitwise.count,
      let currency = Currency(code: row.cells[4].trimmed),
      GroupFile.amount(row.cells[3].plainAmount, currency) != nil
    else { return false }
    if CalendarDate(iso: row.cells[0].trimmed) != nil { return true }
    let lent = row.cells[5...].compactMap { GroupFile.money($0.plainAmount, currency) }
    return StatementDates.isDate(row.cells[0]) && lent.contains(where: \.isPositive)
      && lent.sum(in: currency).isZero
  }

  /// The order of day, month and year in dates that a table of numbers has saved again; nil where it
  /// cannot be told.
  static func order(of rows: [CSVTable.Row]) -> StatementDates? {
    let dates = rows.compactMap { $0.cells.first?.trimmed }
    let fitting = StatementDates.fitting(dates)
    // With points between them, the day is the first wherever people write so.
    let isDotted = dates.allSatisfy { $0.contains(".") } && fitting.contains(.dmy)
    return isDotted ? .dmy : fitting.count == 1 ? fitting[0] : nil
  }

  /// True for a row of Splitwise in which nobody lent or borrowed anything.
  func movesNothing(_ cells: [String]) -> Bool {
    guard cells.count >= 5 + names.count, let currency = Currency(code: cells[4].trimmed),
      GroupFile.amount(cells[3].plainAmount, currency) != nil
    else { return false }
    return cells[5..<5 + names.count].allSatisfy { cell in
      cell.trimmed.isEmpty || GroupFile.money(cell.plainAmount, currency)?.isZero == true
    }
  }

  /// The category of money paid back, in the languages of Splitwise.
  private static let paybacks = [
    "Payment", "Zahlung", "Paiement", "Pago", "Pagamento", "Betaling", "Betalning",
  ]

  /// Reads a Splitwise row: what each member lent (positive) or borrowed (negative).
  ///
  /// Whoever lent is a payer.
  func splitwise(
    _ cells: [String], on date: CalendarDate, in ledger: GroupLedger
  ) -> GroupPayment? {
    guard cells.count >= 5 + names.count,
      let currency = Currency(code: cells[4].trimmed),
      let cost = GroupFile.amount(cells[3].plainAmount, currency)
    else { return nil }
    var lent: [Money] = []
    for cell in cells[5..<5 + names.count] {
      guard let net = GroupFile.money(cell.trimmed.isEmpty ? "0" : cell.plainAmount, currency),
        net.absolute <= .most(currency)
      else { return nil }
      lent.append(net)
    }
    let creditors = lent.filter(\.isPositive)
    guard lent.sum(in: currency).isZero, !creditors.isEmpty else { return nil }
    let own = cost - creditors.sum(in: currency)
    guard !own.isNegative else { return nil }
    // The payers' own shares are only known as a sum; how it is divided changes no balance.
    let kept = own.parts(by: lent.map { $0.isPositive ? 1 : 0 }, tiesFrom: 0)
    let people = ledger.members
    let shares = zip(people, zip(lent, kept)).map { person, parts in
      Share(member: person.id, value: parts.1 + (-parts.0).atLeastZero)
    }
    let payers = zip(people, zip(lent, kept)).filter(\.1.0.isPositive).map { person, parts in
      Share(member: person.id, value: parts.0 + parts.1)
    }
    var payment = payment(cells[1].trimmed, date, cost, payers, shares.filter(\.value.isPositive))
    if Self.paybacks.contains(cells[2].trimmed) { payment?.kind = .payback }
    return payment
  }
}
