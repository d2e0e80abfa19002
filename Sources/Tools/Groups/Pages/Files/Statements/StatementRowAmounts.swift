// The amount of a row: from one column or from two, with its fee and its direction.

extension StatementReading {
  /// The amount of a row, above zero for money that was spent, or why there is none.
  enum Found: Equatable {
    case amount(ExactDecimal)
    case zero, none, unreadable

    init(_ number: ExactDecimal) { self = number.isZero ? .zero : .amount(number) }
  }

  /// Reads the amount of a row with its fee.
  var spentReader: (StatementFile.Row) -> Found {
    let (base, fee) = (baseReader, feeReader)
    return { row in
      let found = base(row)
      guard let currency = currency(of: row) else { return .unreadable }
      guard let column = columns.fee, !row.text(in: column).isEmpty else { return found }
      guard let fee = fee(row, currency) else { return .unreadable }
      switch found {
      case .amount(let number): return Found(number + fee)
      case .zero, .none: return fee.isZero ? found : .amount(fee)
      case .unreadable: return .unreadable
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
    let (amounts, isBelow, direction) = (amounts(of: column), spent == .minus, columns.direction)
    // Beside amounts without a sign, a plus is written for what came in.
    let hasPluses = !isBelow && !file.cells(column).allSatisfy(hasPlus)
    return { row in
      let text = row.text(in: column)
      guard !text.isEmpty else { return .none }
      guard let currency = currency(of: row), let number = amounts.number(text, in: currency) else {
        return .unreadable
      }
      if let direction {
        let word = row.text(in: direction).lowercased()
        guard !word.isEmpty || number.isZero else { return .unreadable }
        return Found(spentWords.contains(word) ? number.magnitude : -number.magnitude)
      }
      switch WrittenAmount(text)?.direction {
      case .debit: return Found(number.magnitude)
      case .credit: return Found(-number.magnitude)
      case nil: return Found(isBelow || hasPluses && hasPlus(text) ? -number : number)
      }
    }
  }

  private func hasPlus(_ text: String) -> Bool { text.utf8.contains(UInt8(ascii: "+")) }

  /// Reads a column of one direction; where all its amounts are below zero, the sign says nothing.
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
      return Found(isBelow ? number.magnitude : number)
    }
  }
}
