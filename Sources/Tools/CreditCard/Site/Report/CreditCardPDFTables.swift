import Calendars
import CreditCardFormulas
import Finance
import Reports

/// The tables of a card's report: its years, and every payment.
struct CreditCardPDFTables {
  /// The most payments that are listed, in whole years; later years have sums alone.
  static let mostPayments = 600

  private let comparison: CreditCardComparison
  private let plan: CreditCardPlan?
  private let start: CalendarMonth
  private let byYear: [CreditCardYear]
  private let listed: PDFPayments

  /// The tables of the fixed payment; where it never clears the card, of the minimum kept up or as
  /// it shrinks.
  init(_ comparison: CreditCardComparison, from start: CalendarMonth) {
    self.comparison = comparison
    plan = comparison.fixed.plan ?? comparison.minimumKeptUp?.plan ?? comparison.minimum.plan
    self.start = start
    byYear = plan?.years(from: start) ?? []
    listed = PDFPayments(byYear.map(\.months), upTo: Self.mostPayments)
  }

  /// The tables; none where nothing clears the card.
  var all: [PDFReport.Table] { plan.map { [years(of: $0), payments(of: $0)] } ?? [] }

  /// The note on payments that are not listed; nil when all are.
  var cut: String? {
    listed.cut.map { count in
      "The first \(count) payments are listed; after them, the sums of each year. The CSV file has "
        + "every payment."
    }
  }

  private var way: String {
    if comparison.fixed.plan != nil { return "Paying \(comparison.payment.short) every month" }
    guard comparison.minimumKeptUp?.plan != nil else { return "Paying only the minimum" }
    return "Paying \(comparison.firstMinimum.short) every month"
  }

  private var currency: String { comparison.payment.currency.name }
}

// MARK: - Years

extension CreditCardPDFTables {
  private func years(of plan: CreditCardPlan) -> PDFReport.Table {
    let minimum = comparison.fixed.plan == nil ? nil : comparison.minimum.plan?.months
    let other: [PDFReport.Column] = minimum == nil ? [] : [.init("With the minimum", .figures)]
    return PDFReport.Table(
      "\(way), year by year, in \(currency)",
      columns: [
        .init("Year", .text), .init("You pay", .figures), .init("Interest", .figures),
        .init("Still owed", .figures),
      ] + other,
      rows: byYear.map { year in
        let owed = minimum.map { $0[min(year.months.upperBound, $0.count) - 1].closing }
        let amounts = [year.paid, year.interest, year.closing] + [owed].compactMap { $0 }
        return PDFReport.Row(.ordinary, ["\(year.year)"] + amounts.map(\.typed))
      })
  }
}

// MARK: - Payments

extension CreditCardPDFTables {
  private func payments(of plan: CreditCardPlan) -> PDFReport.Table {
    PDFReport.Table(
      "Every payment, in \(currency)",
      columns: [
        .init("Month", .text), .init("Owed before", .figures), .init("Interest", .figures),
        .init("Payment", .figures), .init("Still owed", .figures),
      ],
      rows: listed.rows(
        heading: { "\(byYear[$0].year)" }, payment: { row($0, in: plan) }, sum: sum))
  }

  private func sum(_ place: Int) -> PDFReport.Row {
    let year = byYear[place]
    let amounts = [year.interest, year.paid, year.closing].map(\.typed)
    return PDFReport.Row(.subtotal, ["Sum of \(year.year)", ""] + amounts)
  }

  private func row(_ place: Int, in plan: CreditCardPlan) -> PDFReport.Row {
    let month = plan.months[place]
    return PDFReport.Row(
      .ordinary,
      [start.addingMonths(place + 1).shortWords]
        + [month.opening, month.interest, month.payment, month.closing].map(\.typed))
  }
}
