import LoanFormulas
import Formats
import Reports
import Calendars
import Components
import Finance
import Forms

/// The report of a loan as PDF, with the facts and figures of the page.
struct LoanPDF {
  /// The most payments that are listed, in whole years; later years have totals alone.
  static let mostPayments = 600

  private let answer: LoanAnswer
  private let schedule: LoanSchedule
  private let today: CalendarDate
  private let hasExtras: Bool

  init(_ answer: LoanAnswer, today: CalendarDate) {
    self.answer = answer
    schedule = answer.comparison.schedule
    self.today = today
    hasExtras = !schedule.totalExtra.isZero
  }

  var report: PDFReport {
    let facts = LoanFacts(answer)
    return PDFReport(
      site: "Farthing", title: "Your loan, payment by payment",
      lead: LoanSentences(answer.comparison).answer.text, language: "en-GB",
      created: today.dayNumber * 86_400,
      cards: [
        PDFReport.Card("The loan", facts.details.map { .init($0.name, $0.value) }),
        PDFReport.Card("Totals", facts.summary.map { .init($0.name, $0.value) }),
      ],
      tables: [
        PDFReport.Table(
          "Every payment, in \(answer.form.currency.name)", columns: columns, rows: rows)
      ],
      notes: notes, footer: "Worked out on \(today.words). A guide, not advice.")
  }

  private var columns: [PDFReport.Column] {
    let extras: [PDFReport.Column] =
      hasExtras ? [.init("Extra", .figures), .init("Total paid", .figures)] : []
    return [
      .init("No.", .figures), .init("Date", .text), .init("Opening balance", .figures),
      .init("Payment", .figures),
    ] + extras + [
      .init("Principal", .figures), .init("Interest", .figures),
      .init("Closing balance", .figures), .init("Interest so far", .figures),
    ]
  }

  private var rows: [PDFReport.Row] {
    schedule.years.flatMap { year -> [PDFReport.Row] in
      guard isListed(year) else { return [total(of: year)] }
      let dates = schedule.terms.date(ofPayment: year.payments.lowerBound + 1).monthAndYear
      return [PDFReport.Row(.heading, ["Year \(year.number), from \(dates)"])]
        + year.payments.map(row) + [total(of: year)]
    }
  }

  private func isListed(_ year: LoanYear) -> Bool {
    year.payments.upperBound <= Self.mostPayments
  }

  private func row(_ index: Int) -> PDFReport.Row {
    let payment = schedule.payments[index]
    return PDFReport.Row(
      .ordinary,
      [
        "\(index + 1)", schedule.terms.date(ofPayment: index + 1).shortWords, payment.opening.typed,
      ] + cells(payment.scheduled, payment.extra, payment.total)
        + [payment.principal, payment.interest, payment.closing, payment.cumulativeInterest]
        .map(\.typed))
  }

  private func total(of year: LoanYear) -> PDFReport.Row {
    PDFReport.Row(
      .subtotal,
      ["", "Year \(year.number)", year.opening.typed]
        + cells(year.scheduled, year.extra, year.paid)
        + [year.principal, year.interest, year.closing, year.cumulativeInterest].map(\.typed))
  }

  /// The cells of a payment; extras and totals only when there are extras.
  private func cells(_ scheduled: Money, _ extra: Money, _ total: Money) -> [String] {
    (hasExtras ? [scheduled, extra, total] : [scheduled]).map(\.typed)
  }

  private var notes: [String] {
    let listed = schedule.years.last(where: isListed)?.payments.upperBound ?? 0
    let cut =
      listed < schedule.payments.count
      ? [
        "The first \(listed) payments are listed; after them, the totals of each year. The page "
          + "and the CSV file have every payment."
      ] : []
    return cut + [
      "It assumes that the rate stays the same, that there are no fees and that every payment is on "
        + "time. Your lender may round differently."
    ]
  }
}
