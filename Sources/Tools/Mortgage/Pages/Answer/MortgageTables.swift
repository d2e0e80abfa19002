import MortgageFormulas

/// The tables of a mortgage's answer: its payments if rates rose, other lengths, and when to overpay
/// more than is free.
struct MortgageTables {
  let full: MortgageFullResult

  private var result: MortgageResult { full.result }
  private var comparison: MortgageComparison { result.comparison }

  /// A table in words, from which page and paper are made.
  private struct Rows {
    let title: String
    let columns: [String]
    let rows: [[String]]
  }

  /// The payments if rates rose by 1, 2 and 3 points.
  private var stress: Rows {
    let changes = result.terms.change != nil
    let times = comparison.plain.payments.count > 1 ? "Each month" : "In one payment"
    return Rows(
      title: "If rates went up",
      columns: ["Points more", changes ? "Now" : times] + (changes ? ["After the fix"] : []),
      rows: comparison.stress.map { stress in
        let next = stress.nextRate.map {
          [$0.formatted, stress.nextPayment?.formatted ?? "nothing"]
        }
        return ["\(stress.points): \(stress.rate.formatted)", stress.payment.formatted]
          + (next.map { ["\($0[1]) at \($0[0])"] } ?? [])
      })
  }

  /// The mortgage over other lengths, without extras.
  private var otherLengths: Rows? {
    guard full.lengths.count > 1 else { return nil }
    let changes = result.terms.change != nil
    return Rows(
      title: "A shorter or longer mortgage, without anything extra",
      columns: ["Length", "Now"] + (changes ? ["After the fix"] : []) + ["Interest"],
      rows: full.lengths.map { length in
        let (asked, interest) = (length.plain.asked, length.plain.totalInterest)
        let next = changes ? [asked.afterFix?.formatted ?? "nothing"] : []
        return [length.term.words, asked.first.formatted] + next + [interest.formatted]
      })
  }

  /// The moments for 1,000 more than is free.
  private var moments: Rows? {
    comparison.moments.map { moments in
      Rows(
        title: "Overpaying \(Money.whole(1_000, result.currency).short) more than is free",
        columns: ["When", "Charge", "Cost, with interest until then"],
        rows: moments.moments.map { moment in
          [
            CalendarMonth(of: moment.date).words,
            moment.percent > .zero ? moment.percent.formatted : "none", moment.cost.formatted,
          ]
        })
    }
  }

  // MARK: - On the page

  var html: HTML {
    """
    \(table("stress", stress))
    \(moments.map { "\(table("moments", $0))\n" as HTML })\
    \(otherLengths.map { "\(table("lengths", $0))\n" as HTML })
    """
  }

  private func table(_ id: StaticString, _ rows: Rows) -> HTML {
    Table(
      id, caption: rows.title, columns: rows.columns, decisive: rows.columns.count, look: "ways",
      rows: """
        \(each: rows.rows, { cells in
          "<tr><th scope=\"row\">\(cells[0])\(each: Array(cells.dropFirst()), { "<td>\($0)" })\n"
        })
        """
    ).html
  }

  // MARK: - On paper

  var printed: [PDFReport.Table] {
    [stress, moments, otherLengths].compactMap(\.self).map { rows in
      PDFReport.Table(
        rows.title,
        columns: rows.columns.enumerated().map { .init($1, $0 == 0 ? .text : .figures) },
        rows: rows.rows.map { PDFReport.Row($0) })
    }
  }
}
