package import Finance
import PlanFormulas

/// The months of a plan as a table for spreadsheets.
package enum PlanCSV {
  /// A row for each debt that is open in a month; the header alone when it is never cleared.
  ///
  /// A table that would be too large for a response has names in the first month alone. Each row has
  /// the number of its debt anyway.
  package static func bytes(_ result: PlanResult) -> [UInt8] {
    let named =
      bytesOfNames(in: result) < Response.mostBytes
      ? table(result, namedMonths: .max, upTo: Response.mostBytes) : nil
    return named ?? table(result, namedMonths: 1, upTo: .max) ?? []
  }

  /// The bytes that names take at least, when each row has one.
  private static func bytesOfNames(in result: PlanResult) -> Int {
    zip(result.entries, result.debts).reduce(0) { bytes, debt in
      bytes + (debt.0.name?.utf8.count ?? 0) * (debt.1.cleared ?? 0)
    }
  }

  /// The table, or nil when it has more than `most` bytes.
  private static func table(
    _ result: PlanResult, namedMonths: Int, upTo most: Int
  ) -> [UInt8]? {
    var csv = CSV(header: [
      "Month", "Debt", "Name", "Opening balance", "Interest", "Payment", "Purchases",
      "Closing balance",
    ])
    guard result.run.outcome != .never else { return csv.bytes }
    let names = result.entries.map { CSV.Text($0.name ?? "") }
    let noName = CSV.Text("")
    for index in result.run.together.months.indices {
      let isNamed = index < namedMonths
      for (place, debt) in result.run.debts.enumerated() where index < debt.months.count {
        let month = debt.months[index]
        csv.append([
          .count(index + 1), .count(result.entries[place].number),
          .repeated(isNamed ? names[place] : noName), .amount(month.opening),
          .amount(month.interest), .amount(month.payment), .amount(month.spent),
          .amount(month.closing),
        ])
      }
      guard csv.bytes.count <= most else { return nil }
    }
    return csv.bytes
  }
}

/// The files of a plan, for debts that were typed and for cards alike.
package enum PlanFiles {
  /// The words in the name of a file that tell this plan from others: "debt plan £420 a month".
  package static func name(of result: PlanResult) -> String {
    "debt plan \(result.budget.short) a month"
  }

  /// The calendar of a plan; a plan that never ends is a mistake of its budget.
  ///
  /// - Parameters:
  ///   - result: The plan.
  ///   - page: The page that shows this plan without figures in its address; nil when there is none.
  ///   - site: The site, on the day of the answer.
  ///   - start: The day from which its months count; nil for today.
  /// - Returns: The calendar, or 422.
  package static func calendar(
    _ result: PlanResult, of page: Address? = nil, on site: Site, from start: CalendarDate? = nil
  ) -> Response {
    guard let months = result.run.outcome.months, months > 0 else {
      let message =
        result.entries.isEmpty
        ? "There are no payments to put into a calendar: nothing is owed"
        : "Payment each month must be more: this plan never ends"
      let mistake = PlanForm.budget.invalid(message)
      return .json(mistake.json, status: .unprocessable)
    }
    return .download(
      PlanCalendar(result, today: site.today, from: start).calendar(
        host: site.vault.host, stamp: site.vault.now, page: page.map { site.origin + $0.text }
      ).bytes, as: "debt-plan.ics", contentType: "text/calendar; charset=utf-8")
  }
}
