import Calendars
import Finance
import LoanFormulas
import Reports

/// The tables of a loan's report: its years, and every payment.
struct LoanPDFTables {
  /// The most payments that are listed, in whole years; later years have totals alone.
  ///
  /// Each takes a worker 1.6 million instructions, and a request may take 750 million.
  static let mostPayments = 480

  private let schedule: LoanSchedule
  private let byYear: [LoanYear]
  private let listed: PDFPayments
  private let hasExtras: Bool

  init(_ schedule: LoanSchedule) {
    self.schedule = schedule
    byYear = schedule.years
    listed = PDFPayments(byYear.map(\.payments), upTo: Self.mostPayments)
    hasExtras = !schedule.totalExtra.isZero
  }

  private var currency: String { schedule.payment.currency.name }

  /// The loan year by year; nil when it takes no more than one.
  var years: PDFReport.Table? {
    guard byYear.count > 1 else { return nil }
    return PDFReport.Table(
      "Year by year, in \(currency)",
      columns: [
        .init("Year", .text), .init("Paid", .figures), .init("Interest", .figures),
        .init("Pays off the loan", .figures), .init("Still owed", .figures),
      ],
      rows: byYear.map { year in
        PDFReport.Row(
          .ordinary,
          ["\(year.number)"]
            + [year.paid, year.interest, year.principal, year.closing].map(\.typed))
      })
  }

  /// The payments, with a sum for each year.
  var payments: PDFReport.Table {
    PDFReport.Table(
      "Every payment, in \(currency)", columns: columns,
      rows: listed.rows(heading: heading, payment: row, sum: total))
  }

  /// The note on payments that are not listed; nil when all are.
  var cut: String? {
    listed.cut.map { count in
      "The first \(count) payments are listed; after them, the totals of each year. The page and "
        + "the CSV file have every payment."
    }
  }

  private var columns: [PDFReport.Column] {
    let extras: [PDFReport.Column] =
      hasExtras ? [.init("Extra", .figures), .init("Total paid", .figures)] : []
    return [
      .init("No.", .figures), .init("Date", .text), .init("Owed before", .figures),
      .init("Payment", .figures),
    ] + extras + [
      .init("Pays off the loan", .figures), .init("Interest", .figures),
      .init("Still owed", .figures), .init("Interest so far", .figures),
    ]
  }

  private func heading(_ place: Int) -> String {
    let year = byYear[place]
    let start = schedule.terms.date(ofPayment: year.payments.lowerBound + 1).monthAndYear
    return "Year \(year.number), from \(start)"
  }

  private func row(_ index: Int) -> PDFReport.Row {
    let payment = schedule.payments[index]
    return PDFReport.Row(
      .ordinary,
      [
        "\(index + 1)",
        schedule.terms.date(ofPayment: index + 1).shortWords(in: schedule.payment.currency),
        payment.opening.typed,
      ] + cells(payment.scheduled, payment.extra, payment.total)
        + [payment.principal, payment.interest, payment.closing, payment.cumulativeInterest]
        .map(\.typed))
  }

  private func total(_ place: Int) -> PDFReport.Row {
    let year = byYear[place]
    return PDFReport.Row(
      .subtotal,
      ["", "Year \(year.number)", year.opening.typed]
        + cells(year.scheduled, year.extra, year.paid)
        + [year.principal, year.interest, year.closing, year.cumulativeInterest].map(\.typed))
  }

  /// The cells of a payment; extras and totals only when there are extras.
  private func cells(_ scheduled: Money, _ extra: Money, _ total: Money) -> [String] {
    (hasExtras ? [scheduled, extra, total] : [scheduled]).map(\.typed)
  }
}
