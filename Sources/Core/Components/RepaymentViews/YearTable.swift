/// A repayment year by year, as a table on a page or on paper.
package struct YearTable: Sendable {
  /// A column of amounts.
  package struct Column: Sendable {
    let title: String
    let amount: @Sendable (RepaymentYear) -> Money

    /// A column with its title and its amount in each year.
    package init(_ title: String, _ amount: @escaping @Sendable (RepaymentYear) -> Money) {
      self.title = title
      self.amount = amount
    }

    package static var paid: Column { Column("You pay") { $0.paid } }
    package static var interest: Column { Column("Interest") { $0.interest } }
    package static var owed: Column { owed("Still owed") }

    /// The balance after the year, by another name.
    package static func owed(_ title: String) -> Column { Column(title) { $0.closing } }

    /// The balance of another way of paying after the year; of its last month once it has ended.
    package static func owed(_ title: String, in months: [Repayment.Month]) -> Column {
      Column(title) { months[min($0.months.upperBound, months.count) - 1].closing }
    }
  }

  private let years: [RepaymentYear]
  private let columns: [Column]

  /// A table of some years, earliest first; a tool may add columns.
  package init(_ years: [RepaymentYear], _ columns: [Column] = [.paid, .interest, .owed]) {
    self.years = years
    self.columns = columns
  }

  /// The table behind its title, closed at first; nil without years.
  ///
  /// A phone leaves out a fourth amount.
  ///
  /// - Parameters:
  ///   - id: The id of the caption.
  ///   - caption: The way of paying: "Paying £55 every month".
  /// - Returns: The table.
  package func html(id: StaticString = "years", caption: String) -> HTML? {
    guard !years.isEmpty else { return nil }
    let table = Table(
      id, caption: caption, columns: ["Year"] + columns.map(\.title),
      dropped: columns.count > 3 ? [5] : [], decisive: 4, rows: rows)
    return details("Year by year", table.html)
  }

  private var rows: HTML {
    var rows = HTML(reserving: years.count * 128)
    for year in years {
      rows.append(rowUpTo: (columns.count + 1) * 64) { row in
        row.header(year.number)
        for column in columns { row.cell(column.amount(year)) }
      }
    }
    return rows
  }

  /// The table of a report.
  package func printed(_ title: String) -> PDFReport.Table {
    PDFReport.Table(
      title,
      columns: [.init("Year", .text)] + columns.map { .init($0.title, .figures) },
      rows: years.map { year in
        .init(["\(year.number)"] + columns.map { $0.amount(year).typed })
      })
  }
}
