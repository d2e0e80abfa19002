import StudentLoanFormulas

/// The report of a student loan as PDF, with the figures of the page and its payments.
struct StudentLoanPDF {
  let calculation: Calculation<StudentLoanPicture>

  private var comparison: StudentLoanComparison { calculation.result.result.comparison }
  private var repayment: StudentLoanRepayment { comparison.repayment }

  var report: PDFReport {
    let (site, asked) = (calculation.site, calculation.form.inShort)
    let sentences = StudentLoanSentences(comparison: comparison)
    let listed = PrintedMonths(repayment.years, upTo: StudentLoanComparison.mostMonths)
    let notes = sentences.warnings.map(\.text) + [later].compactMap(\.self)
    return site.report(
      in: repayment.payment.currency, asked, lead: sentences.whole.text,
      asked: site.printed(asked, in: repayment.payment.currency, at: calculation.link.page),
      cards: [own, other].compactMap(\.self) + [minimums],
      chart: StudentLoanChart(
        comparison: comparison, baseline: calculation.result.baseline
      ).balances,
      tables: [repayment.yearTable.printed("Year by year, in \(currency)"), payments(listed)],
      notes: notes + [Self.assumptions])
  }

  private var currency: String { repayment.payment.currency.name }

  private static let assumptions = """
    It assumes that the rate and the payment stay the same, that all months are the same length \
    and that every payment is on time. No interest is added to interest that is put off. It falls \
    due with the last payment.
    """
}

// MARK: - Cards

extension StudentLoanPDF {
  private var own: PDFReport.Card { card("\(repayment.payment.short) a month", repayment, saving) }

  /// The way of repaying to compare with; nil when there is none.
  private var other: PDFReport.Card? {
    guard comparison.isCompared else { return nil }
    let baseline = comparison.baseline
    return card("\(baseline.payment.short) a month, to compare with", baseline, nil)
  }

  private func card(
    _ title: String, _ repayment: StudentLoanRepayment, _ saving: PDFReport.Fact?
  ) -> PDFReport.Card {
    let setAside = repayment.outstandingInterest
    let facts: [PDFReport.Fact] = [
      .init("Paid off in", repayment.term.words), .init("Interest", repayment.interest.formatted),
      .init("You pay in all", repayment.total.formatted),
      .init("Last payment", repayment.finalPayment.formatted),
    ]
    let more = [
      setAside.isZero ? nil : .init("Interest set aside until then", setAside.formatted), saving,
    ].compactMap(\.self)
    return PDFReport.Card(title, facts + more)
  }

  private var saving: PDFReport.Fact? {
    let saving = comparison.saving
    guard comparison.isCompared, !saving.isZero else { return nil }
    return saving.isPositive
      ? .init("You save", saving.formatted) : .init("It costs more by", saving.absolute.formatted)
  }

  private var minimums: PDFReport.Card {
    PDFReport.Card(
      "The lowest payments",
      [
        .init("Worked out for ten years", comparison.tenYearMinimum.formatted),
        .init("That ever pays it off", comparison.absoluteMinimum.formatted),
      ])
  }
}

// MARK: - Payments

extension StudentLoanPDF {
  private func payments(_ listed: PrintedMonths) -> PDFReport.Table {
    let months = repayment.months
    return listed.table(
      "Every payment, in \(currency)",
      columns: [.init("No.", .text)] + Self.columns.map { .init($0, .figures) },
      heading: { "Year \($0.number)" },
      month: { ["\(months[$0].number)"] + months[$0].amounts.map(\.typed) },
      sum: { year in
        let owed = months[year.months].map(\.interestOwed).reduce(.zero(year.paid.currency), +)
        let last = months[year.months.upperBound - 1].outstanding
        return ["Year \(year.number)"]
          + [year.opening, owed, year.interest, year.principal, year.paid, year.closing, last]
          .map(\.typed)
      })
  }

  private static let columns = [
    "Owed before", "Interest owed", "Interest paid", "Pays off the loan", "Payment", "Still owed",
    "Interest set aside",
  ]

  /// The note on payments that are not listed; nil when all are.
  private var later: String? {
    guard repayment.hasMoreMonths else { return nil }
    return
      "Its \(repayment.count.grouped) payments go on after the \(repayment.months.count.grouped) "
      + "counted here. The figures above count all of them."
  }
}
