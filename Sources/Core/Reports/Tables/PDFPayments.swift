/// The payments of a report by year: those of the first years one by one, of later years the sums.
package struct PDFPayments: Sendable {
  private let years: [Range<Int>]
  private let most: Int

  /// The payments of some years.
  ///
  /// - Parameters:
  ///   - years: The places of the payments of each year among all payments, from 0, earliest first.
  ///   - most: The most payments to list; a year is listed whole or not at all.
  package init(_ years: [Range<Int>], upTo most: Int) {
    self.years = years
    self.most = most
  }

  /// Lists the payments, with a heading and a sum for each year.
  ///
  /// - Parameters:
  ///   - heading: Makes the heading above the payments of a year from the place of the year.
  ///   - payment: Makes the row of a payment from its place.
  ///   - sum: Makes the row with the sums of a year from the place of the year.
  /// - Returns: The rows of the table, earliest first.
  package func rows(
    heading: (Int) -> String, payment: (Int) -> PDFReport.Row, sum: (Int) -> PDFReport.Row
  ) -> [PDFReport.Row] {
    years.enumerated().flatMap { place, payments -> [PDFReport.Row] in
      guard isListed(payments) else { return [sum(place)] }
      return [PDFReport.Row(.heading, [heading(place)])] + payments.map(payment) + [sum(place)]
    }
  }

  /// The number of payments that are listed; nil when all are.
  package var cut: Int? {
    guard let last = years.last, !isListed(last) else { return nil }
    return years.last(where: isListed)?.upperBound ?? 0
  }

  private func isListed(_ year: Range<Int>) -> Bool { year.upperBound <= most }
}
