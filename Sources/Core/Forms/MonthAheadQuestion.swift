package import Calendars
package import Finance

/// A question for a month to come, in a list of months and a box for the year.
///
/// One parameter with `YYYY-MM` is read as well, and takes precedence. When all is empty, the
/// answer is nil.
package struct MonthAheadQuestion: Question {
  /// The name of the single parameter; those of the list and the box begin with it.
  package let name: String
  /// The question that the visitor reads.
  package let question: String

  /// The question that the list and the box ask.
  package let parts: MonthQuestion

  private let subject: String
  private let range: ClosedRange<Int>
  private let now: CalendarMonth

  /// A question with its messages.
  ///
  /// - Parameters:
  ///   - name: The name of the single parameter, with which those of list and box begin.
  ///   - question: The question that the visitor reads.
  ///   - subject: The beginning of every message.
  ///   - range: The accepted months, counted from the month of `today`.
  ///   - today: The date on which the form is read.
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

  /// All parameters that are read: the single one, then list and box.
  package var names: [String] { [name] + parts.boxes }

  /// A single box for the month as `YYYY-MM`, to correct one that was sent in this form.
  package var inOnePiece: Field<String> {
    Field(
      name, question: question, hint: "Year and month, like \(example)", subject: subject,
      answer: .text(upTo: 7))
  }

  /// The month, or nil when nothing was sent.
  ///
  /// - Parameters:
  ///   - submission: The texts as sent.
  ///   - currency: Has no effect on a month.
  /// - Returns: The month, or nil.
  /// - Throws: Every mistake, in page order.
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

  /// The number of months from the month of `today` to another.
  package func monthsAhead(_ month: CalendarMonth) -> Int { now.months(until: month) }

  private var example: String { now.addingMonths(24).iso }

  private func mistake(_ box: String, _ rule: String) -> InvalidForm {
    InvalidForm(errors: [FieldError(field: box, message: "\(subject) \(rule)")])
  }
}
