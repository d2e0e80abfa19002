import Finance
package import Markup
package import Repayments

/// Every month or payment of a repayment, in a table for each year below its sums.
///
/// There may be thousands of rows, so they are written straight into the page.
package struct MonthTables {
  private let years: [RepaymentYear]
  private let columns: [StaticString]
  private let look: StaticString
  private let opensAll: Bool

  /// Tables of some years.
  ///
  /// - Parameters:
  ///   - years: The years, earliest first.
  ///   - columns: The titles of the columns.
  ///   - look: The classes of the tables, such as columns that a phone leaves out.
  ///   - opensAll: True to open every year, not the first alone.
  package init(
    _ years: [RepaymentYear], columns: [StaticString], look: StaticString, opensAll: Bool = false
  ) {
    self.years = years
    self.columns = columns
    self.look = look
    self.opensAll = opensAll
  }

  /// The tables.
  ///
  /// - Parameters:
  ///   - name: The name of a year, in `b` and `span` elements.
  ///   - label: The name of the table of a year.
  ///   - row: Writes a month, which is told by its place from 0; they come in their order.
  ///   - totals: Writes the sums of a year below its months; nil for none.
  /// - Returns: The tables, each with a line to open and close it.
  package func html(
    name: (RepaymentYear) -> HTML, label: (RepaymentYear) -> String,
    row: (inout TableRow, _ place: Int) -> Void,
    totals: ((inout TableRow, RepaymentYear) -> Void)? = nil
  ) -> HTML {
    let (head, room) = (head, columns.count * 64)
    let months = years.last?.months.upperBound ?? 0
    var html = HTML(reserving: months * columns.count * 26 + years.count * 512)
    html.append(raw: "<div class=\"years\">\n")
    for year in years {
      html.append(summary(of: year, name(year), label(year)))
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

  private func summary(of year: RepaymentYear, _ name: HTML, _ label: String) -> HTML {
    """
    <details\(flag: "open", opensAll || year.months.lowerBound == 0)>
    <summary>\(name)<span>paid <b>\(year.paid.formatted)</b></span>\
    <span>interest <b>\(year.interest.formatted)</b></span>\
    <span>still owed <b>\(year.closing.formatted)</b></span></summary>
    <div class="scroll" role="region" tabindex="0" aria-label="\(label)">
    <table class="\(look.description)">

    """
  }

  private var head: HTML {
    """
    <thead>
    <tr>\(each: columns, { "<th scope=\"col\">\($0.description)" })
    </thead>
    <tbody>

    """
  }
}
