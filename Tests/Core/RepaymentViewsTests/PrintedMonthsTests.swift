import Components
import Finance

@Suite struct PrintedMonthsTests {
  /// Three years of two payments of £1 each.
  private func years() throws -> [RepaymentYear] {
    try Repayment(of: .pounds(6), at: .nominal(.zero)) { _ in .pounds(1) }.months.years(of: 2)
  }

  private static let whole = [
    "Year 1", "0", "1", "Sum 1", "Year 2", "2", "3", "Sum 2", "Year 3", "4", "5", "Sum 3",
  ]

  @Test(
    arguments: [
      (6, whole, nil), (5, whole.prefix(8) + ["Sum 3"], 4), (4, whole.prefix(8) + ["Sum 3"], 4),
      (1, ["Sum 1", "Sum 2", "Sum 3"], 0),
    ] as [(Int, [String], Int?)])
  func `years that fit are listed whole, later ones by their sums`(
    most: Int, rows: [String], cut: Int?
  ) throws {
    let printed = PrintedMonths(try years(), upTo: most)
    let table = printed.table(
      "All", columns: [.init("Month", .text)], heading: { "Year \($0.number)" },
      month: { ["\($0)"] }, sum: { ["Sum \($0.number)"] })
    #expect(table.rows.flatMap(\.cells) == rows)
    #expect(table.rows.last?.kind == .subtotal)
    #expect(
      printed.cut?.hasPrefix("The first \(cut ?? 0) payments are listed") == cut.map { _ in true })
  }
}
