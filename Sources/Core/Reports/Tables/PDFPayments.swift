/// The payments of a report by year: those of the first years one by one, of later years the sums.
package struct PDFPayments: Sendable {
  /// The payments of one year.
  package struct Year: Sendable {
    /// The heading above them.
    package let heading: String
    /// Their places among all payments, from 0.
    package let payments: Range<Int>
    /// The row with their sums.
    package let sum: PDFReport.Row

    package init(_ heading: String, _ payments: Range<Int>, sum: PDFReport.Row) {
      self.heading = heading
      self.payments = payments
      self.sum = sum
    }
  }

  private let years: [Year]
  private let most: Int

  /// The payments of some years, earliest first.
  ///
  /// - Parameters:
  ///   - years: The years.
  ///   - most: The most payments to list; a year is listed whole or not at all.
  package init(_ years: [Year], upTo most: Int) {
    self.years = years
    self.most = most
  }

  /// The rows of the table, from a function that makes the row of a payment from its place.
  package func rows(_ row: (Int) -> PDFReport.Row) -> [PDFReport.Row] {
    years.flatMap { year -> [PDFReport.Row] in
      guard isListed(year) else { return [year.sum] }
      return [PDFReport.Row(.heading, [year.heading])] + year.payments.map(row) + [year.sum]
    }
  }

  /// The number of payments that are listed; nil when all are.
  package var cut: Int? {
    guard let last = years.last, !isListed(last) else { return nil }
    return years.last(where: isListed)?.payments.upperBound ?? 0
  }

  private func isListed(_ year: Year) -> Bool { year.payments.upperBound <= most }
}
