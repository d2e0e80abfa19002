import Finance

/// The amounts of a column of a statement: each is read as its bank wrote it, or not at all.
struct StatementAmounts {
  private let column: [WrittenAmount]
  private let settled: WrittenAmount.Settling?

  /// The amounts of some cells.
  ///
  /// - Parameters:
  ///   - texts: The cells of the column, in every row of the file.
  ///   - settled: What somebody has said of them, or what their format says.
  init(_ texts: [String], settled: WrittenAmount.Settling?) {
    column = texts.compactMap { WrittenAmount($0) }
    self.settled = settled
  }

  /// True if an amount can be read in two ways, and nothing decides between them.
  func isOpen(in currency: Currency) -> Bool {
    column.contains(where: \.isAmbiguous) && settling(in: currency) == nil
  }

  /// True if an amount has the code of another currency.
  func isForeign(to currency: Currency) -> Bool { !column.allSatisfy { $0.suits(currency) } }

  /// The decimal sign that the column makes certain; nil where there is none or both.
  var decimalSign: WrittenAmount.DecimalSign? {
    let signs = Set(column.compactMap(\.decimalSign))
    return signs.count == 1 ? signs.first : nil
  }

  var hasNegative: Bool { column.contains(where: \.isNegative) }

  /// True if no amount is above zero: then the signs of the column say nothing.
  var isBelow: Bool {
    column.allSatisfy { amount in
      amount.isNegative || amount.plain(.decimals).flatMap { ExactDecimal($0) }?.isZero == true
    }
  }

  func has(_ direction: WrittenAmount.Direction) -> Bool {
    column.contains { $0.direction == direction }
  }

  /// The number of a cell, with its sign.
  func number(_ text: String, in currency: Currency) -> ExactDecimal? {
    WrittenAmount(text)?.plain(settling(in: currency)).flatMap { ExactDecimal($0) }
  }

  private func settling(in currency: Currency) -> WrittenAmount.Settling? {
    settled ?? .init(column, in: currency)
  }
}
