/// A question for a month to come, in a list of months and a box for the year.
///
/// One parameter with `YYYY-MM` is read as well, and takes precedence. When all is empty, or the
/// question that takes precedence was answered, the answer is nil.
package struct MonthAheadQuestion: Question {
  /// The name of the single parameter; those of the list and the box begin with it.
  package let single: MonthInBox
  package let question: String

  /// The question that the list and the box ask.
  package let parts: MonthBoxes

  private let subject: String
  private let range: ClosedRange<Int>
  private let described: String
  private let winner: String?

  /// A question with its messages.
  ///
  /// - Parameters:
  ///   - name: The name of the single parameter, with which those of list and box begin.
  ///   - question: The question that the visitor reads.
  ///   - subject: The beginning of every message.
  ///   - range: The accepted months, counted from the month in which the form is read.
  ///   - described: What programs are told of the single parameter.
  ///   - winner: The name of a field that takes precedence; this one is not read then.
  package init(
    _ name: String, question: String, subject: String, monthsAhead range: ClosedRange<Int>,
    described: String, unlessSent winner: String? = nil
  ) {
    single = MonthInBox(name: name)
    self.question = question
    self.subject = subject
    self.range = range
    self.described = described
    self.winner = winner
    parts = MonthBoxes(name, question: question, subject: subject)
  }

  /// The name of its answer, unlike that of the single parameter.
  package var name: String { "month \(single.name)" }

  /// All parameters that are read: the single one, then list and box.
  package var parameters: [FormParameter] {
    [
      FormParameter(single.name, described, .month(in: Self.years)),
      FormParameter(parts.monthBox, "Or its number, 1 to 12", .numberOfMonth),
      FormParameter(parts.yearBox, "Or its year", .year(in: Self.years)),
    ]
  }

  /// The years of months to come, whichever year it is now.
  private static let years = 2000...2199

  /// A single box for the month as `YYYY-MM`, to correct one that was sent in this form.
  ///
  /// - Parameter today: The date on which the form is read.
  /// - Returns: The box.
  package func inOnePiece(_ today: CalendarDate) -> Field<String> {
    Field(
      single.name, question: question, hint: "Year and month, like \(example(today))",
      subject: subject, reader: .text(upTo: 7, .month(in: Self.years)))
  }

  /// The month, or nil when nothing was sent.
  ///
  /// - Parameter reading: The texts as sent, and the date on which they are read.
  /// - Returns: The month, or nil.
  /// - Throws: Every mistake, in page order.
  package func value(in reading: inout FormReading) throws(InvalidForm) -> CalendarMonth? {
    if let winner, reading.submission.typed(winner) != nil { return nil }
    if reading.submission.typed(single.name) != nil {
      guard let month = try reading.value(of: single) else {
        throw mistake(
          single.name, "must be a month and a year, written like \(example(reading.today))")
      }
      return try ahead(month, of: reading.today, single.name)
    }
    guard let date = try parts.date(in: &reading) else { return nil }
    return try ahead(CalendarMonth(of: date), of: reading.today, parts.yearBox)
  }

  private func ahead(
    _ month: CalendarMonth, of today: CalendarDate, _ box: String
  ) throws(InvalidForm) -> CalendarMonth {
    let now = CalendarMonth(of: today)
    guard range.contains(now.months(until: month)) else {
      let least = now.addingMonths(range.lowerBound)
      let most = now.addingMonths(range.upperBound)
      throw mistake(box, "must be between \(least.words) and \(most.words)")
    }
    return month
  }

  private func example(_ today: CalendarDate) -> String {
    CalendarMonth(of: today).addingMonths(24).iso
  }

  private func mistake(_ box: String, _ rule: String) -> InvalidForm {
    InvalidForm(box, "\(subject) \(rule)")
  }
}

/// A month in one box, as `YYYY-MM`; nil when the box is empty or holds something else.
package struct MonthInBox: Question {
  package let name: String

  /// None: the question that the box belongs to has it.
  package var parameters: [FormParameter] { [] }

  /// The month; nil if there is none in the box.
  package func value(in reading: inout FormReading) -> CalendarMonth? {
    reading.submission.typed(name).flatMap { CalendarMonth(iso: $0.onOneLine) }
  }
}
