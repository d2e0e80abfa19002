import LoanFormulas

/// The tables of a loan's report: its years, and every payment.
struct LoanPDFTables {
  /// The most payments that are listed, in whole years; later years have totals alone.
  ///
  /// Each takes a worker 1.6 million instructions, and a request may take 750 million.
  static let mostPayments = 480

  private let schedule: LoanSchedule
  private let allPayments: [LoanPayment]
  private let byYear: [RepaymentYear]
  private let listed: PrintedMonths
  private let hasExtras: Bool

  init(_ schedule: LoanSchedule) {
    self.schedule = schedule
    allPayments = LoanPayment.list(schedule)
    byYear = schedule.years
    listed = PrintedMonths(byYear, upTo: Self.mostPayments)
    hasExtras = !schedule.totalExtra.isZero
  }

  private var currency: String { schedule.payment.currency.name }

  /// The loan year by year; nil when it takes no more than one.
  var years: PDFReport.Table? {
    guard byYear.count > 1 else { return nil }
    let principal = YearTable.Column("Pays off the loan") { $0.principal }
    return YearTable(byYear, [.paid, .interest, principal, .owed]).printed(
      "Year by year, in \(currency)")
  }

  /// The payments, with a sum for each year.
  var payments: PDFReport.Table {
    listed.table(
      "Every payment, in \(currency)", columns: columns, heading: heading, month: cells,
      sum: sums)
  }

  /// The note on payments that are not listed; nil when all are.
  var cut: String? { listed.cut }

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

  private func heading(_ year: RepaymentYear) -> String {
    "Year \(year.number), from \(allPayments[year.months.lowerBound].date.monthAndYear)"
  }

  private func cells(_ place: Int) -> [String] {
    let payment = allPayments[place]
    return [
      "\(payment.number)", payment.date.shortWords(in: schedule.payment.currency),
    ] + amounts(payment.amounts)
  }

  private func sums(_ year: RepaymentYear) -> [String] {
    let extra = schedule.extra(in: year)
    return ["", "Year \(year.number)"]
      + amounts([
        year.opening, year.paid - extra, extra, year.paid, year.principal, year.interest,
        year.closing, allPayments[year.months.upperBound - 1].interestSoFar,
      ])
  }

  /// The amounts of a payment; extras and totals only when there are extras.
  private func amounts(_ all: [Money]) -> [String] {
    (hasExtras ? all : Array(all[..<2] + all[4...])).map(\.typed)
  }
}
