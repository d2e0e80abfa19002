/// The months or payments of a repayment on paper: those of the first years one by one, of later
/// years the sums.
package struct PrintedMonths: Sendable {
  private let years: [RepaymentYear]
  private let most: Int

  /// The months of some years.
  ///
  /// - Parameters:
  ///   - years: The years, earliest first.
  ///   - most: The most months to list; a year is listed whole or not at all.
  package init(_ years: [RepaymentYear], upTo most: Int) {
    self.years = years
    self.most = most
  }

  /// Lists the months, with a heading and a sum for each year.
  ///
  /// - Parameters:
  ///   - title: The title of the table.
  ///   - columns: The columns.
  ///   - heading: Makes the heading above the months of a year.
  ///   - month: Makes the cells of a month from its place, from 0.
  ///   - sum: Makes the cells with the sums of a year.
  /// - Returns: The table, earliest first.
  package func table(
    _ title: String, columns: [PDFReport.Column], heading: (RepaymentYear) -> String,
    month: (_ place: Int) -> [String], sum: (RepaymentYear) -> [String]
  ) -> PDFReport.Table {
    PDFReport.Table(
      title, columns: columns,
      rows: years.flatMap { year -> [PDFReport.Row] in
        let sum = PDFReport.Row(.subtotal, sum(year))
        guard isListed(year) else { return [sum] }
        let months = year.months.map { PDFReport.Row(month($0)) }
        return [PDFReport.Row(.heading, [heading(year)])] + months + [sum]
      })
  }

  /// The note on months that are not listed; nil when all are.
  package var cut: String? {
    guard let last = years.last, !isListed(last) else { return nil }
    let count = years.last(where: isListed)?.months.upperBound ?? 0
    return
      "The first \(count) payments are listed; after them, the sums of each year. The page and "
      + "the CSV file have every payment."
  }

  private func isListed(_ year: RepaymentYear) -> Bool { year.months.upperBound <= most }
}
