/// A report like the one of a thirty-year loan: 360 payments in 31 years of account.
enum PDFSample {
  static func report(
    title: String = "Your loan, payment by payment", rows: [PDFReport.Row] = schedule
  ) -> PDFReport {
    PDFReport(
      title: title,
      lead: "$1,995.91 a month for 30 years repays $300,000.00 and costs $418,524.05 in interest.",
      created: 1_795_168_800,
      cards: [details, summary],
      tables: [PDFReport.Table("Every payment", columns: columns, rows: rows)],
      notes: notes,
      footer: "Made on 20 November 2026 at money.example")
  }

  static let details = PDFReport.Card(
    "Details",
    [
      .init("Amount borrowed", "$300,000.00"),
      .init("Interest rate", "7% a year"),
      .init("Term", "30 years"),
      .init("Payments", "Monthly, from 1 January 2027"),
      .init("Lender", "Τράπεζα Ŵyn & مصرف الإمارات"),
    ])

  static let summary = PDFReport.Card(
    "Summary",
    [
      .init("Scheduled payment", "$1,995.91"),
      .init("Payments", "360"),
      .init("Total interest", "$418,524.05"),
      .init("Total paid", "$718,524.05"),
      .init("Paid off on", "1 December 2056"),
    ])

  static let notes = [
    "This is a guide, not advice. It assumes that the rate stays the same and that every payment is"
      + " made on its day. Your lender may round differently.",
    "Interest is charged before each payment and rounded to the nearest cent. The last payment is"
      + " only what is left to pay.",
  ]

  static let columns: [PDFReport.Column] = [
    .init("No.", .figures), .init("Date", .text), .init("Opening balance", .figures),
    .init("Payment", .figures), .init("Interest", .figures), .init("Principal", .figures),
    .init("Closing balance", .figures),
  ]

  static let schedule: [PDFReport.Row] = {
    var rows: [PDFReport.Row] = []
    for number in 1...360 {
      let (year, month) = (2027 + (number - 1) / 12, (number - 1) % 12)
      if month == 0 { rows.append(.init(.heading, ["\(year)"])) }
      let (opening, closing) = (
        figures(300_000 - 833 * (number - 1)), figures(300_000 - 833 * number)
      )
      rows.append(
        .init(
          .ordinary,
          [
            "\(number)", "1 \(months[month]) \(year)", opening, "1,995.91", "1,162.91", "833.00",
            closing,
          ]))
      if month == 11 {
        rows.append(
          .init(
            .subtotal, ["", "Total of \(year)", "", "23,950.92", "13,954.92", "9,996.00", closing]))
      }
    }
    return rows
  }()

  private static func figures(_ units: Int) -> String {
    let thousands = units >= 1_000 ? "\(units / 1_000)," : ""
    let rest = units >= 1_000 ? String("\(1_000 + units % 1_000)".dropFirst()) : "\(units)"
    return thousands + rest + ".00"
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}

extension PDFReport {
  /// The bytes of the file, which the installed cairo lays out as expected.
  func pdf(unless isAbandoned: () -> Bool = { false }) throws -> [UInt8] {
    let file = try file(unless: isAbandoned)
    #expect(file.mismatch == nil)
    return file.bytes
  }
}
