import CreditCardFormulas

/// The tables of a card's report: its years, and every payment.
struct CreditCardPDFTables {
  /// The most payments that are listed, in whole years; later years have sums alone.
  static let mostPayments = 600

  private let comparison: CreditCardComparison
  private let repayment: Repayment?
  private let start: CalendarMonth
  private let listed: PrintedMonths

  /// The tables of the fixed payment; where it never clears the card, of the minimum kept up or as
  /// it shrinks.
  init(_ comparison: CreditCardComparison, from start: CalendarMonth) {
    self.comparison = comparison
    repayment =
      comparison.fixed.cleared ?? comparison.minimumKeptUp?.cleared ?? comparison.minimum.cleared
    self.start = start
    listed = PrintedMonths(
      repayment?.months.years(from: start) ?? [], upTo: Self.mostPayments)
  }

  /// The tables; none where nothing clears the card.
  var all: [PDFReport.Table] {
    guard let repayment else { return [] }
    let years = CreditCardYearTable(comparison: comparison, start: start).table(of: repayment)
    return [years.printed("\(way), year by year, in \(currency)"), payments(of: repayment.months)]
  }

  /// The note on payments that are not listed; nil when all are.
  var cut: String? { listed.cut }

  private var way: String {
    if comparison.fixed.isCleared { return "Paying \(comparison.payment.short) every month" }
    guard comparison.minimumKeptUp?.cleared != nil else { return "Paying only the minimum" }
    return "Paying \(comparison.firstMinimum.short) every month"
  }

  private var currency: String { comparison.payment.currency.name }

  private func payments(of months: [Repayment.Month]) -> PDFReport.Table {
    listed.table(
      "Every payment, in \(currency)",
      columns: [
        .init("Month", .text), .init("Owed before", .figures), .init("Interest", .figures),
        .init("Payment", .figures), .init("Still owed", .figures),
      ],
      heading: { "\($0.number)" },
      month: { place in
        let month = months[place]
        return [start.addingMonths(place + 1).shortWords]
          + [month.opening, month.interest, month.payment, month.closing].map(\.typed)
      },
      sum: { ["Sum of \($0.number)", ""] + [$0.interest, $0.paid, $0.closing].map(\.typed) })
  }
}
