import MortgageFormulas

/// The report of a mortgage as PDF, with the facts and figures of the page.
struct MortgagePDF {
  let calculation: Calculation<MortgageFullResult>

  private var result: MortgageResult { calculation.result.result }

  var report: PDFReport {
    let (sentences, facts) = (MortgageSentences(result: result), MortgageFacts(result: result))
    let site = calculation.site
    return site.report(
      in: result.currency, sentences.asked, lead: sentences.answer.text,
      asked: site.printed(sentences.asked, in: result.currency, at: calculation.link.page),
      cards: [card("The mortgage", facts.asked), card("What comes of it", facts.reported)],
      chart: MortgageChart(result: result).balances,
      tables: MortgageTables(full: calculation.result).printed + [payments],
      notes: [sentences.waiting?.text, listed.cut].compactMap(\.self) + [Self.assumptions])
  }

  private func card(_ title: String, _ facts: [MortgageFacts.Fact]) -> PDFReport.Card {
    PDFReport.Card(title, facts.map { .init($0.name, $0.value) })
  }

  private var listed: PrintedMonths { PrintedMonths(result.schedule.years, upTo: 600) }

  /// Every payment, with a sum for each year.
  private var payments: PDFReport.Table {
    let payments = result.schedule.payments
    return listed.table(
      "Every payment, in \(result.currency.name)",
      columns: [
        .init("No.", .figures), .init("Date", .text), .init("Rate", .figures),
        .init("Payment", .figures), .init("Extra", .figures), .init("Charge", .figures),
        .init("Interest", .figures), .init("Still owed", .figures),
      ],
      heading: { "Year \($0.number), from \(payments[$0.months.lowerBound].date.monthAndYear)" },
      month: { place in
        let payment = payments[place]
        return [
          "\(payment.number)", payment.date.shortWords(in: result.currency), payment.rate.formatted,
        ]
          + [
            payment.scheduled, payment.extra, payment.charge, payment.month.interest,
            payment.month.closing,
          ]
          .map(\.typed)
      },
      sum: { year in
        let inYear = payments[year.months]
        func total(_ amount: (MortgagePayment) -> Money) -> Money {
          inYear.map(amount).sum(in: result.currency)
        }
        return ["", "Year \(year.number)", ""]
          + [total(\.scheduled), total(\.extra), total(\.charge), year.interest, year.closing].map(
            \.typed)
      })
  }

  private static let assumptions = """
    It assumes that the rates stay as typed and that every payment is on time. Your lender may round \
    differently.
    """
}
