/// The amounts in a column of a statement.
struct StatementAmounts {
  private let column: [WrittenAmount]
  private let settled: WrittenAmount.Settling?
  private let mustSuit: Bool
  /// The decimal sign of the amounts that are not ambiguous, if it is one.
  let decimalSign: WrittenAmount.DecimalSign?

  /// The amounts of a column.
  ///
  /// - Parameters:
  ///   - column: Those that can be read, of every row of the file.
  ///   - settled: How to read ambiguous ones, by an answer or by the format; nil if neither says it.
  ///   - mustSuit: True if a column says the currency of each row, which a sign or a code next to the
  ///     amount must not contradict.
  init(_ column: [WrittenAmount], settled: WrittenAmount.Settling?, mustSuit: Bool) {
    self.column = column
    decimalSign = column.decimalSign
    self.settled = settled
    self.mustSuit = mustSuit
  }

  /// True if an amount is ambiguous, and neither the column nor the currency settles it.
  func isOpen(in currency: Currency) -> Bool {
    column.contains(where: \.isAmbiguous) && settling(in: currency) == nil
  }

  /// True if an amount has the sign or the code of another currency.
  func isForeign(to currency: Currency) -> Bool { !column.allSatisfy { $0.suits(currency) } }

  var hasNegative: Bool { column.contains(where: \.isNegative) }

  /// True if more amounts are below zero than above.
  var isBelow: Bool {
    let amounts = column.filter { !$0.isZero }
    return amounts.count(where: \.isNegative) * 2 > amounts.count
  }

  func has(_ direction: WrittenAmount.Direction) -> Bool {
    column.contains { $0.direction == direction }
  }

  /// The number of a cell, with its sign.
  func number(_ text: String, in currency: Currency) -> ExactDecimal? {
    guard let amount = WrittenAmount(text), !mustSuit || amount.suits(currency) else { return nil }
    return amount.plain(settling(in: currency)).flatMap { ExactDecimal($0) }
  }

  private func settling(in currency: Currency) -> WrittenAmount.Settling? {
    settled ?? .init(by: decimalSign, in: currency)
  }
}

extension WrittenAmount {
  /// True for an amount of nothing, with or without a sign.
  var isZero: Bool { plain(.decimals).flatMap { ExactDecimal($0) }?.isZero == true }
}
