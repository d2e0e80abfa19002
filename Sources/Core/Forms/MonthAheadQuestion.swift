package import Calendars
package import Finance

/// A month to come, in a list of months and a box for the year, or in one parameter as `YYYY-MM`,
/// which wins.
///
/// Both empty is no answer.
package struct MonthAheadQuestion: Question {
  package let name: String
  package let question: String

  /// The list and the box.
  package let parts: MonthQuestion

  private let subject: String
  private let range: ClosedRange<Int>
  private let now: CalendarMonth

  /// `range` is how many months from the month of `today` it may be.
  package init(
    _ name: String, question: String, subject: String, monthsAhead range: ClosedRange<Int>,
    today: CalendarDate
  ) {
    self.name = name
    self.question = question
    self.subject = subject
    self.range = range
    parts = MonthQuestion(name, question: question, subject: subject)
    now = CalendarMonth(of: today)
  }

  package var names: [String] { [name] + parts.boxes }

  /// One box for the month as `YYYY-MM`, to mend one that was sent so.
  package var inOnePiece: Field<String> {
    Field(
      name, question: question, hint: "Year and month, like \(example)", subject: subject,
      answer: .text(upTo: 7))
  }

  package func answer(
    in submission: Submission, as currency: Currency
  ) throws(InvalidForm) -> CalendarMonth? {
    if let typed = submission.typed(name) {
      guard let month = CalendarMonth(iso: typed.onOneLine) else {
        throw mistake(name, "must be a month and a year, written like \(example)")
      }
      return try ahead(month, name)
    }
    guard let date = try parts.answer(in: submission, as: currency) else { return nil }
    return try ahead(CalendarMonth(of: date), parts.yearBox)
  }

  private func ahead(
    _ month: CalendarMonth, _ box: String
  ) throws(InvalidForm) -> CalendarMonth {
    guard range.contains(monthsAhead(month)) else {
      let least = now.addingMonths(range.lowerBound)
      let most = now.addingMonths(range.upperBound)
      throw mistake(box, "must be between \(least.words) and \(most.words)")
    }
    return month
  }

  /// How many months from now it is.
  package func monthsAhead(_ month: CalendarMonth) -> Int { now.months(until: month) }

  private var example: String { now.addingMonths(24).iso }

  private func mistake(_ box: String, _ rule: String) -> InvalidForm {
    InvalidForm(errors: [FieldError(field: box, message: "\(subject) \(rule)")])
  }
}
