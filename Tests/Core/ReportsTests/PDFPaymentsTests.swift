import Reports
import Testing

@Suite struct PDFPaymentsTests {
  /// Three years of two payments each.
  private func payments(upTo most: Int) -> PDFPayments {
    PDFPayments((0..<3).map { $0 * 2..<$0 * 2 + 2 }, upTo: most)
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
  ) {
    let payments = payments(upTo: most)
    let made = payments.rows(
      heading: { "Year \($0 + 1)" }, payment: { PDFReport.Row(.ordinary, ["\($0)"]) },
      sum: { PDFReport.Row(.subtotal, ["Sum \($0 + 1)"]) })
    #expect(made.flatMap(\.cells) == rows)
    #expect(payments.cut == cut)
  }
}
