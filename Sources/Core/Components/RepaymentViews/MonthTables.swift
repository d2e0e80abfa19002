/// Every month or payment of a repayment, in a table for each year below its sums.
///
/// There may be thousands of rows, so they are written straight into the page.
package struct MonthTables {
  private let years: [RepaymentYear]
  private let name: StaticString
  private let label: HTML
  private let columns: [HTML]
  private let look: StaticString
  private let openMonths: Int

  /// Tables of some years.
  ///
  /// - Parameters:
  ///   - years: The years, earliest first.
  ///   - name: The words before the number of a year: "Year ".
  ///   - label: The words before that number in the name of a table: "Payments of year ".
  ///   - columns: The titles of the columns.
  ///   - look: The classes of the tables, such as columns that a phone leaves out.
  ///   - openMonths: A year is open at first if it begins within this number of months.
  package init(
    _ years: [RepaymentYear], named name: StaticString = "", label: HTML,
    columns: [HTML], look: StaticString, openMonths: Int = 1
  ) {
    self.years = years
    self.name = name
    self.label = label
    self.columns = columns
    self.look = look
    self.openMonths = openMonths
  }

  /// The tables, each with a line to open and close it.
  ///
  /// - Parameters:
  ///   - first: The month to name next to a year; nil for none.
  ///   - row: Writes a month, given by its place from 0, in order.
  ///   - totals: Writes the sums of a year below its months; nil for none.
  /// - Returns: The tables.
  package func html(
    from first: (RepaymentYear) -> CalendarMonth? = { _ in nil },
    row: (inout TableRow, _ place: Int) -> Void,
    totals: ((inout TableRow, RepaymentYear) -> Void)? = nil
  ) -> HTML {
    let (head, room) = (head, columns.count * 64)
    let months = years.last?.months.upperBound ?? 0
    var html = HTML(reserving: months * columns.count * 26 + years.count * 512)
    html.append(raw: "<div class=\"years\">\n")
    for year in years {
      writeSummary(of: year, from: first(year), into: &html)
      html.append(head)
      for place in year.months { html.append(rowUpTo: room) { row(&$0, place) } }
      html.append(raw: "</tbody>\n")
      if let totals {
        html.append(raw: "<tfoot>\n")
        html.append(rowUpTo: room) { totals(&$0, year) }
        html.append(raw: "</tfoot>\n")
      }
      html.append(raw: "</table>\n</div>\n</details>\n")
    }
    html.append(raw: "</div>\n")
    return html
  }

  private func writeSummary(
    of year: RepaymentYear, from first: CalendarMonth?, into html: inout HTML
  ) {
    let isOpen = year.months.lowerBound < openMonths
    html.append(raw: isOpen ? "<details open>\n<summary><b>" : "<details>\n<summary><b>")
    html.append(raw: name, year.number)
    if let first {
      html.append(raw: "</b><span>from ")
      html.append(raw: first.name)
      html.append(raw: " ", first.year)
      html.append(raw: "</span>")
    } else {
      html.append(raw: "</b>")
    }
    html.append(raw: "<span>paid <b>", year.paid)
    html.append(raw: "</b></span><span>interest <b>", year.interest)
    html.append(raw: "</b></span><span>still owed <b>", year.closing)
    html.append(
      raw: """
        </b></span></summary>
        <div class="scroll" role="region" tabindex="0" aria-label="
        """)
    html.append(label)
    html.append(raw: "", year.number)
    html.append(raw: "\">\n<table class=\"")
    html.append(raw: look)
    html.append(raw: "\">\n")
  }

  private var head: HTML {
    """
    <thead>
    <tr>\(each: columns, { "<th scope=\"col\">\($0)" })
    </thead>
    <tbody>

    """
  }
}
