package import Calendars
import Finance
package import Formats
import Forms
package import Hosting
package import Markup
import PlanFormulas
import Repayments
package import Web

/// The months of a plan as a table for spreadsheets.
package enum PlanCSV {
  /// A row for each debt that is open in a month; the header alone when it is never cleared.
  ///
  /// A table that would be too large for a response has names in the first month alone. Each row has
  /// the number of its debt anyway.
  package static func bytes(_ answer: PlanAnswer) -> [UInt8] {
    let named =
      bytesOfNames(in: answer) < Response.mostBytes
      ? table(answer, namedMonths: .max, upTo: Response.mostBytes) : nil
    return named ?? table(answer, namedMonths: 1, upTo: .max) ?? []
  }

  /// The bytes that names take at least, when each row has one.
  private static func bytesOfNames(in answer: PlanAnswer) -> Int {
    zip(answer.entries, answer.debts).reduce(0) { bytes, debt in
      bytes + (debt.0.name?.utf8.count ?? 0) * (debt.1.cleared ?? 0)
    }
  }

  /// The table, or nil when it has more than `most` bytes.
  private static func table(
    _ answer: PlanAnswer, namedMonths: Int, upTo most: Int
  ) -> [UInt8]? {
    var csv = CSV(header: [
      "Month", "Debt", "Name", "Opening balance", "Interest", "Payment", "Purchases",
      "Closing balance",
    ])
    guard answer.run.outcome != .never else { return csv.bytes }
    let names = answer.entries.map { CSV.Text($0.name ?? "") }
    let noName = CSV.Text("")
    for index in answer.run.together.months.indices {
      let isNamed = index < namedMonths
      for (place, debt) in answer.run.debts.enumerated() where index < debt.months.count {
        let month = debt.months[index]
        csv.append([
          .count(index + 1), .count(answer.entries[place].number),
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

/// The payments of a plan as reminders: the first twelve of each debt, and its last.
///
/// Twelve months of payments, because a plan should be looked at again after that. No event has a
/// balance: calendars are shared and shown on locked screens.
package struct PlanCalendar: Sendable {
  private let answer: PlanAnswer
  private let today: CalendarDate

  private static let payments = 12

  /// The reminders of a plan that is cleared; `today` is the day before the first of them.
  package init(_ answer: PlanAnswer, today: CalendarDate) {
    self.answer = answer
    self.today = today
  }

  /// The calendar.
  ///
  /// - Parameters:
  ///   - host: The name of the site, which ends the ids of events.
  ///   - stamp: The time of writing, in seconds since 1970.
  ///   - page: The address of the plan.
  /// - Returns: The calendar, with at most 13 events a debt.
  package func calendar(host: String, stamp: Int64, page: String) -> Calendar {
    Calendar(
      name: "Debt plan", stamp: Int(stamp),
      events: answer.debts.enumerated().flatMap { place, debt in
        numbers(of: debt).compactMap { event(debt, at: place, $0, host: host, page: page) }
      })
  }

  /// The months with a reminder: of a debt without a due day, the last alone.
  private func numbers(of debt: PlanAnswer.Debt) -> [Int] {
    guard let last = debt.cleared, last > 0 else { return [] }
    guard debt.entry.dueDay != nil else { return [last] }
    return Array(1...min(last, Self.payments)) + (last > Self.payments ? [last] : [])
  }

  /// The day of a payment: the month's due date, or the first of the month.
  private func date(of debt: PlanEntry, payment number: Int) -> CalendarDate {
    guard let dueDay = debt.dueDay else {
      return today.firstOfMonth.addingMonths(number)
    }
    let first = debt.firstDue ?? dueDay.next(from: today)
    return dueDay.date(inMonthOf: first.firstOfMonth.addingMonths(number - 1))
  }

  /// The reminder of a payment; nil in a month when the debt gets nothing.
  private func event(
    _ debt: PlanAnswer.Debt, at place: Int, _ number: Int, host: String, page: String
  ) -> Calendar.Event? {
    let amount = answer.run.debts[place].months[number - 1].payment
    guard amount.isPositive else { return nil }
    let (name, payment) = (CalendarText(debt.entry.label), amount.formatted)
    let day = date(of: debt.entry, payment: number)
    let key = debt.entry.id ?? "\(debt.entry.number)"
    return Calendar.Event(
      uid: "plan-\(key)-\(day.iso.prefix(7))@\(host)", date: day,
      summary: number == debt.cleared
        ? "Last payment to \(name): \(payment)" : "Pay \(payment) to \(name)",
      url: page)
  }
}

/// The files of a plan, for debts that were typed and for cards alike.
package enum PlanFiles {
  /// The words in the name of a file that tell this plan from others: "debt plan £420 a month".
  package static func name(of answer: PlanAnswer) -> String {
    "debt plan \(answer.budget.short) a month"
  }

  /// The calendar of a plan; a plan that never ends is a mistake of its budget.
  ///
  /// - Parameters:
  ///   - answer: The plan.
  ///   - page: The page of plans, without any figures: calendars are shared.
  ///   - site: The site, on the day of the answer.
  /// - Returns: The calendar, or 422.
  package static func calendar(
    _ answer: PlanAnswer, of page: Address, on site: Site
  ) -> Response {
    guard let months = answer.run.outcome.months, months > 0 else {
      let message =
        answer.entries.isEmpty
        ? "There are no payments to put into a calendar: nothing is owed"
        : "Payment each month must be more: this plan never ends"
      let mistake = InvalidForm(errors: [PlanForm.budget.error(message)])
      return .json(mistake.json, status: .unprocessable)
    }
    return .download(
      PlanCalendar(answer, today: site.today).calendar(
        host: site.vault.host, stamp: site.vault.now, page: site.origin + page.text
      ).bytes, as: "debt-plan.ics", contentType: "text/calendar; charset=utf-8")
  }
}
