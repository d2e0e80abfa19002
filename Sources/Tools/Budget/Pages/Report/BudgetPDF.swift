import BudgetFormulas

/// The report of a budget as PDF, to take to an adviser: the answer, every line and every offer.
struct BudgetPDF {
  let result: BudgetResult
  /// The address of the page with the same answer.
  let address: Address
  /// The site, on the day of the report.
  let site: Site

  private var budget: Budget { result.budget }
  private var sentences: BudgetSentences { BudgetSentences(result: result) }

  var report: PDFReport {
    site.report(
      in: result.currency, "What is left each month", lead: sentences.answer.text,
      asked: site.printed(sentences.asked, in: result.currency, at: address),
      cards: [flows], tables: [offers].compactMap(\.self) + [lines],
      notes: [sentences.offers?.text, sentences.refusal]
        .compactMap(\.self) + [Self.working])
  }

  private var flows: PDFReport.Card {
    PDFReport.Card(
      "Each month",
      [
        .init("Comes in", budget.income.formatted),
        .init("Priority bills", budget.priority.formatted),
        .init("Everything else", budget.other.formatted),
        budget.left.isNegative
          ? .init("Short", budget.left.absolute.formatted)
          : .init("Left", budget.left.formatted),
      ])
  }

  private var offers: PDFReport.Table? {
    let sum = result.offers.map { offers in
      PDFReport.Row(.subtotal, ["In all", offers.total.typed, offers.offered.typed])
    }
    let rows =
      result.offered.map { offered in
        PDFReport.Row([
          offered.debt.label, offered.debt.balance.typed, offered.offer.amount.typed,
          sentences.meaning(of: offered.offer),
        ])
      } + [sum].compactMap(\.self)
      + result.first.map { bill in
        PDFReport.Row([bill.label, bill.balance.typed, "", sentences.ofPriorityBill])
      }
    guard !rows.isEmpty else { return nil }
    return PDFReport.Table(
      "What each debt could be offered, in \(result.currency.name)",
      columns: [
        .init("Debt", .text), .init("Owed", .figures), .init("Offer a month", .figures),
        .init("What that means", .text),
      ],
      rows: rows)
  }

  /// The lines of each kind under their heading, with their sum.
  private var lines: PDFReport.Table {
    PDFReport.Table(
      "Each line, in \(result.currency.name)",
      columns: [
        .init("Line", .text), .init("Amount", .figures), .init("Every", .text),
        .init("Each month", .figures),
      ],
      rows: BudgetItem.Kind.allCases.flatMap { kind in
        let lines = budget.lines.filter { $0.item.kind == kind }
        return lines.isEmpty ? [] : [PDFReport.Row(.heading, [kind.words])] + lines.map(row)
      })
  }

  private func row(_ line: BudgetLine) -> PDFReport.Row {
    PDFReport.Row([line.item.words, line.amount.typed, line.period.words, line.monthly.typed])
  }

  private static let working = """
    A year has 52 weeks, so an amount a week is multiplied by 52 and divided by 12 to make a month.
    """
}
