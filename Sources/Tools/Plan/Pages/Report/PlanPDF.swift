package import Finance
import PlanFormulas

/// The report of a plan as PDF, to take to an adviser: the answer, the debts, the ways, and the
/// payments of the first year.
package struct PlanPDF {
  private let result: PlanResult
  private let address: Address?
  private let site: Site
  private let dates: PlanDates

  private static let payments = 12

  /// The most debts beside one another, as many as can be typed.
  private static let columns = 9

  /// A report.
  ///
  /// - Parameters:
  ///   - result: The plan.
  ///   - address: The address of the page with the same answer; nil where none answers it again.
  ///   - site: The site, on the day of the report.
  ///   - start: The day from which its months count; nil for today.
  package init(
    _ result: PlanResult, at address: Address?, on site: Site, from start: CalendarDate? = nil
  ) {
    self.result = result
    self.address = address
    self.site = site
    dates = PlanDates(from: start ?? site.today)
  }

  package var report: PDFReport {
    let sentences = PlanSentences(result: result, dates: dates, canChoose: false)
    return site.report(
      in: result.currency, sentences.asked, lead: sentences.whole.text,
      asked: address.map { site.printed(sentences.asked, in: result.currency, at: $0) },
      cards: [minimums, own] + first,
      chart: chart, tables: [debts, ways] + payments + [years],
      notes: priorityNotes + PlanExplanation.words)
  }

  private var comparison: PlanComparison { result.comparison }
  private var currency: String { result.currency.name }
}

// MARK: - The answer

extension PlanPDF {
  /// The debts that come before all others; none where there are none.
  private var first: [PDFReport.Card] {
    guard let priority = PlanPriority(result) else { return [] }
    return [
      PDFReport.Card(
        priority.title,
        [
          .init("Owed", priority.owed.formatted),
          .init(
            "Agreed a month",
            priority.isAgreed ? priority.agreed.formatted : "Nothing yet"),
          .init("Paid off", priority.cleared.map { dates.words($0) } ?? "Never"),
        ])
    ]
  }

  /// The reasons for their place, and the lines that help with them.
  private var priorityNotes: [String] {
    guard let priority = PlanPriority(result) else { return [] }
    return priority.sentences
      + (result.currency == .gbp ? site.layout.help.words(in: .gbp, on: PlanPage.address) : [])
  }

  private var minimums: PDFReport.Card {
    PDFReport.Card(
      "Only the minimums",
      facts(
        of: comparison.minimums, never: result.withoutMinimum ?? result.reasonForNeverByMinimums))
  }

  private var own: PDFReport.Card {
    let saving = comparison.isBelowMinimums ? nil : comparison.saving?.interest
    let gain = saving.flatMap { saved in
      saved.isPositive ? PDFReport.Fact("You save", saved.formatted) : nil
    }
    return PDFReport.Card(
      result.way,
      facts(of: result.run.outcome, never: result.reasonForNever) + [gain].compactMap(\.self))
  }

  private func facts(of outcome: PlanOutcome, never reason: String) -> [PDFReport.Fact] {
    guard case .cleared(let months, let interest, let paid) = outcome else {
      return [.init("Paid off", "Never: \(reason)")]
    }
    return [
      .init("Paid off", dates.words(months)), .init("Interest", interest.formatted),
      .init("You pay in all", paid.formatted),
    ]
  }

  /// All debts together; nil for a plan that is never cleared.
  private var chart: BalanceChart? {
    guard let months = result.run.outcome.months, months > 0 else { return nil }
    let own = BalanceChart.Line(
      comparison.isBelowMinimums ? .plain : .better, result.way, result.run.together,
      from: dates.start)
    return BalanceChart(from: dates.start, in: result.currency, lines: slowest + [own])
  }

  /// The line of the minimums; none where they never clear the debts.
  private var slowest: [BalanceChart.Line] {
    guard let months = comparison.minimums.months else { return [] }
    return [
      BalanceChart.Line(
        .costly, "Only the minimums", end: "paid off \(dates.short(months))",
        balances: comparison.balancesOfMinimums)
    ]
  }
}

// MARK: - Tables

extension PlanPDF {
  private var debts: PDFReport.Table {
    PDFReport.Table(
      "Your debts, in \(currency)",
      columns: [
        .init("Debt", .text), .init("APR", .figures), .init("Owed", .figures),
        .init("Minimum now", .figures), .init("Pay first", .figures), .init("Paid off", .text),
        .init("Interest", .figures),
      ],
      rows: result.debts.map { debt in
        .init([
          debt.entry.label, debt.entry.hasRate ? debt.entry.apr.formatted : "–",
          debt.entry.debt.balance.typed,
          debt.minimum.typed, debt.repayment.firstPayment.typed,
          debt.cleared.map { dates.short($0) } ?? "Never",
          debt.repayment.cleared?.interest.typed ?? "–",
        ])
      })
  }

  private var ways: PDFReport.Table {
    PDFReport.Table(
      "Which debt first, in \(currency)",
      columns: [.init("Way", .text), .init("Paid off", .text), .init("Interest", .figures)],
      rows: PlanWays.rows(of: comparison).map { way in
        .init([
          way.name.isEmpty ? PlanWays.best(of: comparison).capitalisedFirst : way.name,
          way.outcome.months.map { dates.short($0) } ?? "Never",
          way.outcome.interest?.typed ?? "–",
        ])
      })
  }

  /// The payments to each debt in the first months, in as many tables as the width of paper asks for.
  private var payments: [PDFReport.Table] {
    let all = result.entries.indices
    let count = max(1, (all.count + Self.columns - 1) / Self.columns)
    return (0..<count).map { number in
      let places = all.count * number / count..<all.count * (number + 1) / count
      let part = count > 1 ? " (\(number + 1) of \(count))" : ""
      return payments(of: places, part, isLast: number == count - 1)
    }
  }

  private func payments(
    of places: Range<Int>, _ part: String, isLast: Bool
  ) -> PDFReport.Table {
    let months =
      result.run.outcome == .never ? [] : result.run.together.months.prefix(Self.payments)
    let sum = isLast ? [PDFReport.Column("In all", .figures)] : []
    return PDFReport.Table(
      "Payments of the first \(months.count == 1 ? "month" : "\(months.count) months"), in \(currency)\(part)",
      columns: [.init("Month", .text)]
        + result.entries[places].map { .init($0.label, .figures) } + sum,
      rows: months.enumerated().map { index, month in
        PDFReport.Row(
          [dates.short(index + 1)]
            + result.run.months(at: index)[places].map(\.payment.typed)
            + (isLast ? [month.payment.typed] : []))
      })
  }

  private var years: PDFReport.Table {
    result.years(dates).printed("Year by year, in \(currency)")
  }
}
