// The amount of a row: from one column or from two, with its fee and its direction.

extension StatementReading {
  /// The amount of a row, above zero for money that was spent, or why there is none.
  enum Found: Equatable {
    case amount(ExactDecimal)
    case zero, none, unreadable
    /// A separator too many, as in an amount of 1,234 without quotation marks.
    case overlong

    init(_ number: ExactDecimal) { self = number.isZero ? .zero : .amount(number) }
  }

  /// Reads the amount of a row with its fee.
  var spentReader: (StatementFile.Row) -> Found {
    let (base, fee, isOverlong) = (baseReader, feeReader, overlongReader)
    return { row in
      guard !isOverlong(row) else { return .overlong }
      let found = base(row)
      guard let currency = currency(of: row) else { return .unreadable }
      guard let column = columns.fee, !row.text(in: column).isEmpty else { return found }
      guard let fee = fee(row, currency) else { return .unreadable }
      switch found {
      case .amount(let number): return Found(number + fee)
      case .zero, .none: return fee.isZero ? found : .amount(fee)
      case .unreadable, .overlong: return found
      }
    }
  }

  /// Reads the fee of a row, above zero; nil where there is none.
  var feeReader: (StatementFile.Row, Currency) -> ExactDecimal? {
    guard let column = columns.fee else { return { _, _ in nil } }
    let amounts = amounts(of: column)
    return { row, currency in amounts.number(row.text(in: column), in: currency)?.magnitude }
  }

  /// Reads the amount of a row without its fee.
  var baseReader: (StatementFile.Row) -> Found {
    if let out = columns.out, let received = columns.received {
      let (outs, ins) = (reader(of: out, .credit), reader(of: received, .debit))
      return { row in
        switch (outs(row), ins(row)) {
        case (.unreadable, _), (_, .unreadable), (.amount, .amount): return .unreadable
        // A bank that writes zero in the other column means nothing there.
        case (.amount(let paid), _): return .amount(paid)
        case (_, .amount(let got)): return .amount(-got)
        case (.none, .none): return .none
        default: return .zero
        }
      }
    }
    return columns.amount.map(reader) ?? { _ in .none }
  }

  /// Reads the column of all amounts.
  private func reader(of column: Int) -> (StatementFile.Row) -> Found {
    let (amounts, isBelow) = (amounts(of: column), spent == .minus)
    let isSpent = columns.direction.map { direction(in: $0, of: column) }
    // Beside amounts without a sign, a plus is written for what came in.
    let hasPluses = !isBelow && !file.cells(column).allSatisfy(hasPlus)
    return { row in
      let text = row.text(in: column)
      guard !text.isEmpty else { return .none }
      guard let currency = currency(of: row), let number = amounts.number(text, in: currency) else {
        return .unreadable
      }
      if let isSpent {
        guard !number.isZero else { return .zero }
        guard let isSpent = isSpent(row, number.isNegative) else { return .unreadable }
        return .amount(isSpent ? number.magnitude : -number.magnitude)
      }
      switch WrittenAmount(text)?.direction {
      case .debit: return Found(number.magnitude)
      case .credit: return Found(-number.magnitude)
      case nil: return Found(isBelow || hasPluses && hasPlus(text) ? -number : number)
      }
    }
  }

  /// Tells from the word of a row and from the sign of its amount if money was spent; nil where there is
  /// no word.
  ///
  /// Most amounts with a word have the sign that it means, and the others are the other way round: a
  /// debit above zero among those below is a refund. Of equally many, those below zero are spent.
  private func direction(
    in words: Int, of column: Int
  ) -> (_ row: StatementFile.Row, _ isNegative: Bool) -> Bool? {
    func word(of row: StatementFile.Row) -> String { row.text(in: words).lowercased() }
    // How many more amounts with a word are below zero than above.
    var below: [String: Int] = [:]
    for row in file.rows {
      guard let amount = WrittenAmount(row.text(in: column)), !amount.isZero else { continue }
      below[word(of: row), default: 0] += amount.isNegative ? 1 : -1
    }
    let usual = below
    return { row, isNegative in
      let word = word(of: row)
      guard !word.isEmpty else { return nil }
      let below = usual[word, default: 0]
      return isNegative == (spentWords.contains(word) ? below >= 0 : below <= 0)
    }
  }

  private func hasPlus(_ text: String) -> Bool { text.utf8.contains(UInt8(ascii: "+")) }

  /// Reads a column of one direction; where most of its amounts are below zero, a minus is what its name
  /// says.
  private func reader(
    of column: Int, _ opposite: WrittenAmount.Direction
  ) -> (StatementFile.Row) -> Found {
    let amounts = amounts(of: column)
    let isBelow = amounts.isBelow
    return { row in
      let text = row.text(in: column)
      guard !text.isEmpty else { return .none }
      guard let currency = currency(of: row), let number = amounts.number(text, in: currency) else {
        return .unreadable
      }
      if WrittenAmount(text)?.direction == opposite { return Found(-number.magnitude) }
      return Found(isBelow ? -number : number)
    }
  }
}

// MARK: - Rows with a separator too many

extension StatementReading {
  /// Tells the rows that have a separator too many, so that a cell may be part of another.
  ///
  /// They have a text after the last column, or below no name where most rows have none. An amount
  /// of which a comma has torn off decimals or groups shows in a row with more cells than others.
  var overlongReader: (StatementFile.Row) -> Bool {
    let (all, named) = (file.header.count, file.namedColumns)
    // In most files each line has a cell for each name.
    let usual = file.rows.first?.cells.count ?? 0
    guard file.rows.contains(where: { $0.cells.count != usual || $0.isFilled(after: named) }) else {
      return { _ in false }
    }
    let dated = file.rows.filter { StatementDates.isDate($0.text(in: columns.date)) }
    let fewest = dated.map(\.cells.count).min() ?? 0
    let filled = dated.count { $0.isFilled(after: named) }
    let isRare = file.hasNames && filled * 2 < dated.count
    let amounts = [columns.amount, columns.out, columns.received].compactMap(\.self)
    return { row in
      guard !row.isFilled(after: all) else { return true }
      let isBeyond = row.isFilled(after: named)
      guard !(isBeyond && isRare) else { return true }
      return (isBeyond || row.cells.count > fewest) && amounts.contains { row.isTorn(at: $0) }
    }
  }
}

extension StatementFile.Row {
  /// True if a cell after so many has a text.
  func isFilled(after count: Int) -> Bool {
    cells.dropFirst(count).contains { !$0.trimmed.isEmpty }
  }

  /// True if a cell and the next look like one amount: “-1” and “234.50”, or “-12” and “50”.
  fileprivate func isTorn(at column: Int) -> Bool {
    let (text, next) = (text(in: column), text(in: column + 1))
    let before = text.reversed().prefix(while: \.isWholeNumber).count
    let after = next.prefix(while: \.isWholeNumber).count
    guard 1...3 ~= before, WrittenAmount(next) != nil else { return false }
    let isWhole = !text.dropLast(before).contains { $0.isWholeNumber || $0 == "." || $0 == "," }
    return isWhole && (after == 3 || after == 2 && next.count == 2)
  }
}
