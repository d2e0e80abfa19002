import BalanceTransferFormulas

/// The report of a transfer as PDF, with the figures of the page and the first months of both ways.
struct BalanceTransferPDF {
  /// The most months that are listed of each way.
  static let mostMonths = 24

  let calculation: Calculation<BalanceTransfer>

  private var transfer: BalanceTransfer { calculation.result }

  var report: PDFReport {
    let (site, currency) = (calculation.site, transfer.payment.currency)
    let sentences = BalanceTransferSentences(transfer: transfer)
    let notes = [sentences.limit?.text, offer.note].compactMap(\.self)
    return site.report(
      in: currency, transfer.terms.inShort, lead: sentences.whole.text,
      asked: site.printed(transfer.terms.inShort, in: currency, at: calculation.link.page),
      cards: [stay, move] + [offerCard].compactMap(\.self),
      chart: BalanceTransferChart(transfer: transfer, today: site.today).balances,
      tables: [table("Staying", transfer.stay), table("Moving", transfer.move)],
      notes: notes + BalanceTransferExplanation(form: calculation.form).words)
  }
}

// MARK: - Its parts

extension BalanceTransferPDF {
  private var stay: PDFReport.Card { PDFReport.Card("Stay", facts(of: transfer.stay)) }

  private var move: PDFReport.Card {
    let cost = transfer.fee + transfer.move.interest
    let withFee: [PDFReport.Fact] =
      transfer.fee.isPositive && transfer.move.isCleared
      ? [.init("Interest with the fee", cost.formatted)] : []
    return PDFReport.Card("Move", facts(of: transfer.move) + withFee)
  }

  private func facts(of way: Repayment) -> [PDFReport.Fact] {
    way.isCleared
      ? way.printedFacts
      : [.init("Paid off in", way.never), .init("Why", transfer.whyNever(way))]
  }

  private var offer: BalanceTransferOffer { BalanceTransferOffer(calculation: calculation) }

  private var offerCard: PDFReport.Card? {
    let facts = offer.facts
    return facts.isEmpty
      ? nil : PDFReport.Card(offer.title, facts.map { .init($0.name, $0.amount + $0.more) })
  }

  private func table(_ name: String, _ way: Repayment) -> PDFReport.Table {
    let start = CalendarMonth(of: calculation.site.today)
    let months = way.months.prefix(Self.mostMonths)
    let first = months.count < way.months.count ? ", the first \(months.count) months" : ""
    return PDFReport.Table(
      "\(name)\(first), in \(transfer.payment.currency.name)",
      columns: [
        .init("Month", .text), .init("Owed before", .figures), .init("Interest", .figures),
        .init("Payment", .figures), .init("Still owed", .figures),
      ],
      rows: months.enumerated().map { place, month in
        .init(
          [start.addingMonths(place + 1).shortWords]
            + [month.opening, month.interest, month.payment, month.closing].map(\.typed))
      })
  }
}
