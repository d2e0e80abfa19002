/// A month of a repayment with its number.
package struct NumberedMonth: Sendable {
  let number: Int
  let month: Repayment.Month

  package static let shape = Shape<NumberedMonth> {
    Member("month", .count) { $0.number }
    Member("opening", .money) { $0.month.opening }
    Member("interest", .money) { $0.month.interest }
    Member("payment", .money) { $0.month.payment }
    Member("closing", .money) { $0.month.closing }
  }
}

extension Repayment {
  /// The months with their numbers; none of a debt that is never clear.
  package var numbered: [NumberedMonth] {
    guard isCleared else { return [] }
    return months.enumerated().map { NumberedMonth(number: $0 + 1, month: $1) }
  }

  /// The months as a table for spreadsheets; the header alone of a debt that is never clear.
  package var csv: [UInt8] {
    var csv = CSV(header: ["Month", "Opening balance", "Interest", "Payment", "Closing balance"])
    for month in numbered {
      csv.append([
        .count(month.number), .amount(month.month.opening), .amount(month.month.interest),
        .amount(month.month.payment), .amount(month.month.closing),
      ])
    }
    return csv.bytes
  }
}
