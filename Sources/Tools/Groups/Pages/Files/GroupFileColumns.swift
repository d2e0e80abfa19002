import GroupsFormulas

extension GroupFile {
  /// The places of columns in a CSV file; the columns after the known ones are members.
  struct Columns {
    /// True for a file of ours, false for one of Splitwise.
    private let isOurs: Bool
    let names: [String]
    /// True where the last column has notes.
    private var hasNotes = false

    static let splitwise = ["Date", "Description", "Category", "Cost", "Currency"]

    /// The columns of a file of Splitwise in any language, by their places; nil if no row fits.
    init?(splitwise rows: [CSVTable.Row]) {
      guard let header = rows.first?.cells, header.count > Self.splitwise.count,
        rows.dropFirst().contains(where: Self.isOfSplitwise)
      else { return nil }
      isOurs = false
      names = header.dropFirst(Self.splitwise.count).map(\.onOneLine)
    }

    init?(_ header: [String]) {
      if header.starts(with: GroupJSON.csvColumns) {
        isOurs = true
        let people = header.dropFirst(GroupJSON.csvColumns.count)
        hasNotes = people.last == GroupJSON.noteColumn
        names = people.dropLast(hasNotes ? 1 : 0).map { CSVFormula.restored($0).onOneLine }
      } else if header.starts(with: Self.splitwise) {
        isOurs = false
        names = header.dropFirst(Self.splitwise.count).map(\.onOneLine)
      } else {
        return nil
      }
    }

    func group(_ rows: some Sequence<CSVTable.Row>) throws(UnreadableGroupFile) -> ImportedGroup {
      try requirePeople()
      let rows = rows.filter { $0.cells.contains { !$0.trimmed.isEmpty } && !isTotal($0) }
      guard rows.count <= GroupFile.mostPayments else { throw GroupFile.tooMany }
      var ledger = GroupLedger(
        id: .random(), name: ImportedGroup.unnamed, currency: currency(of: rows) ?? .gbp,
        members: [])
      let notes = addPeople(to: &ledger)
      var leftOut: [ImportedGroup.LeftOut] = []
      var serials = PaymentSerials()
      var ids: Set<PaymentID> = []
      var categories = ImportedCategories()
      var isSharedAnew = false
      let order = Self.order(of: rows)
      for row in rows {
        let date = order?.date(row.cells[0].trimmed) ?? CalendarDate(iso: row.cells[0].trimmed)
        guard var payment = try payment(row, on: date, in: ledger, categories: &categories) else {
          leftOut.append(
            .init(line: row.line, why: "Everybody paid for themselves, so it moves no balance"))
          continue
        }
        var next = payment
        next.serial = serials.next(sharers: payment.split.count)
        // The serial that the payment had where all of them were added in this order. Where its shares
        // have no odd pennies, the serial still decides who has those of the group's currency.
        if payment.split.kind == .exact || isOurs && next.shares == payment.shares {
          payment = next
        }
        isSharedAnew = isSharedAnew || payment.conversion != nil && payment.hasOddPennies
        serials.add(payment)
        ledger.add(payment, as: ids.insertNew())
      }
      var group = ImportedGroup(whole: ledger)
      group.notes = notes + categories.notes + (isSharedAnew ? [Self.sharedAnew] : [])
      group.leftOut = leftOut
      group.isForeign = !isOurs
      return group
    }

    /// The note about pennies of which the file does not say whose they are.
    private static let sharedAnew =
      "Payments in another currency are shared to the penny again, as the file does not say how. "
      + "Somebody may owe a penny more or less than before"

    private func requirePeople() throws(UnreadableGroupFile) {
      guard 1...GroupLedger.mostMembers ~= names.count,
        names.allSatisfy({ !$0.isEmpty && $0.isWithin(GroupLedger.longestName) })
      else {
        throw UnreadableGroupFile(
          """
          The file must have a column for each of the people in the group, up to \
          \(GroupLedger.mostMembers)
          """)
      }
    }

    /// Adds the people of the columns, and says who got another name, as two had the same.
    private func addPeople(to ledger: inout GroupLedger) -> [String] {
      names.enumerated().compactMap { place, typed in
        let name = typed.numbered { ledger.hasSomebody(named: $0) }
        ledger.add(name, as: ledger.newMemberID)
        guard name != typed else { return nil }
        let isUntold = isOurs && names[..<place].contains(typed)
        return .twins(typed, name, untold: isUntold ? "what \(typed.isolated) paid" : nil)
      }
    }

    /// The payment of a row; nil for one that moves no balance.
    private func payment(
      _ row: CSVTable.Row, on date: CalendarDate?, in ledger: GroupLedger,
      categories: inout ImportedCategories
    ) throws(UnreadableGroupFile) -> GroupPayment? {
      guard let date else { throw ImportedPlace.line(row.line).needsDate }
      if !isOurs, let code = row.cells.dropFirst(4).first?.trimmed, !code.isEmpty,
        Currency(code: code) == nil
      {
        throw ImportedPlace.line(row.line).names(currency: code)
      }
      if !isOurs, movesNothing(row.cells) { return nil }
      let read =
        isOurs
        ? own(row.cells, on: date, in: ledger) : splitwise(row.cells, on: date, in: ledger)
      guard var payment = read else {
        let place = ImportedPlace.line(row.line)
        throw stranger(in: row.cells).map { place.names(stranger: $0) } ?? place.doesNotAddUp
      }
      if hasNotes {
        let note = row.cells.dropFirst(GroupJSON.csvColumns.count + names.count).first ?? ""
        payment.take(title: payment.title, note: CSVFormula.restored(note))
      }
      if !isOurs, !payment.isTransfer {
        payment.category = categories.category(named: row.cells[2])
      }
      return payment
    }

    /// The currency that payments were converted to, else that of the first payment.
    private func currency(of rows: [CSVTable.Row]) -> Currency? {
      func first(_ column: Int) -> Currency? {
        rows.lazy.compactMap {
          $0.cells.count > column ? Currency(code: $0.cells[column].trimmed) : nil
        }
        .first
      }
      return isOurs ? first(6) ?? first(3) : first(4)
    }

    /// True for the last row of a Splitwise file, which holds balances.
    private func isTotal(_ row: CSVTable.Row) -> Bool {
      guard !isOurs, row.cells.count > 3 else { return false }
      return row.cells[1].trimmed == "Total balance"
        || row.cells[2].trimmed.isEmpty && row.cells[3].trimmed.isEmpty
    }

    private func own(
      _ cells: [String], on date: CalendarDate, in ledger: GroupLedger
    ) -> GroupPayment? {
      guard cells.count >= 9 + names.count,
        let currency = Currency(code: cells[3].trimmed),
        let amount = GroupFile.amount(told: cells[2].plainAmount, currency)
      else { return nil }
      let people = ledger.members
      var shares: [Share<Money>] = []
      for (person, cell) in zip(people, cells[9...]) where !cell.trimmed.isEmpty {
        guard let share = GroupFile.part(cell.plainAmount, of: amount, in: currency) else {
          return nil
        }
        shares.append(Share(member: person.id, value: share))
      }
      guard let payers = payers(CSVFormula.restored(cells[7]).onOneLine, of: amount, people)
      else { return nil }
      var payment = payment(CSVFormula.restored(cells[1]), date, amount, payers, shares)
      payment?.kind =
        GroupPayment.Kind.allCases.first { GroupJSON.payback($0) == cells[8] } ?? .spending
      let rate = cells[4].plainAmount
      if !rate.isEmpty {
        guard let target = Currency(code: cells[6].trimmed),
          let conversion = GroupFile.conversion(
            of: amount, at: rate, cells[5].plainAmount, in: target)
        else { return nil }
        payment?.conversion = conversion
      }
      return payment
    }

    /// The payers of a row if they begin with nobody in the group; nil if they do.
    private func stranger(in cells: [String]) -> String? {
      guard isOurs, cells.count > 7 else { return nil }
      let payers = CSVFormula.restored(cells[7]).onOneLine
      let isKnown = names.contains { payers == $0 || payers.hasPrefix("\($0) ") }
      return payers.isEmpty || isKnown ? nil : payers
    }

    /// "Ana", or "Ana 10.00; Ben 5.00".
    private func payers(
      _ text: String, of amount: Money, _ people: [GroupLedger.Member]
    ) -> [Share<Money>]? {
      func person(_ name: some StringProtocol) -> GroupLedger.Member? {
        zip(names, people).first { $0.0 == name }?.1
      }
      if let single = person(text) {
        return [Share(member: single.id, value: amount.absolute)]
      }
      var parts: [Share<Money>] = []
      var name = ""
      // A name may have a semicolon too.
      for piece in text.split(separator: "; ") {
        let part = name + piece
        guard let space = part.lastIndex(of: " "), let person = person(part[..<space]),
          let paid = GroupFile.part(
            String(part[part.index(after: space)...]).plainAmount, of: amount, in: amount.currency)
        else {
          name = part + "; "
          continue
        }
        parts.append(Share(member: person.id, value: paid))
        name = ""
      }
      return name.isEmpty ? parts : nil
    }

    /// A payment with these shares, split evenly when that gives the same shares.
    func payment(
      _ title: String, _ date: CalendarDate, _ amount: Money, _ payers: [Share<Money>],
      _ shares: [Share<Money>]
    ) -> GroupPayment? {
      guard !amount.isZero, !shares.isEmpty else { return nil }
      var payment = GroupPayment(
        title: "", date: date, amount: amount, conversion: nil, payers: payers,
        split: .amounts(shares), serial: 0
      ).sharedEvenlyIfPossible
      payment.take(title: title, note: "")
      return payment.addsUp ? payment : nil
    }
  }
}

extension GroupPayment {
  /// Takes its words from a file, a note after the one that is there.
  ///
  /// A title that is too long for its place stands whole in the note.
  mutating func take(title: String, note: String) {
    let whole = title.onOneLine
    self.title = whole.cut(to: GroupLedger.longestName)
    let words = [self.title == whole ? self.note : whole, note.onOneLine]
    self.note = words.filter { !$0.isEmpty }.joined(separator: " · ").cut(to: Self.longestNote)
  }

  /// True where the number of the payment decides whose an odd penny of the group's currency is.
  fileprivate var hasOddPennies: Bool {
    var other = self
    other.serial += 1
    return other.countedShares != countedShares || other.countedPayers != countedPayers
  }
}
