package import Calendars
package import Finance

/// A question for a month, by its number and its year in two boxes.
///
/// When both are empty, the answer is nil.
package struct MonthQuestion: Question {
  /// The beginning of the names of the boxes.
  package let name: String
  /// The question that the visitor reads.
  package let question: String
  private let subject: String

  /// A question whose messages begin with `subject`.
  package init(_ name: String, question: String, subject: String) {
    self.name = name
    self.question = question
    self.subject = subject
  }

  /// The names of the boxes for month and year, in this order.
  package var boxes: [String] { [monthBox, yearBox] }

  /// The name of the box for the number of the month.
  package var monthBox: String { "\(name)-month" }
  /// The name of the box for the year.
  package var yearBox: String { "\(name)-year" }

  /// The first day of the month, or nil when nothing was sent.
  ///
  /// - Parameters:
  ///   - submission: The texts as sent.
  ///   - currency: Has no effect on a month.
  /// - Returns: The first day, or nil.
  /// - Throws: Every mistake, in page order.
  package func answer(
    in submission: Submission, as currency: Currency
  ) throws(InvalidForm) -> CalendarDate? {
    let typed = boxes.map { submission.typed($0) ?? "" }
    let missing = zip(boxes, ["a month", "a year"]).enumerated()
      .filter { typed[$0.offset].allSatisfy(\.isWhitespace) }.map(\.element)
    if missing.count == boxes.count { return nil }
    guard missing.isEmpty else {
      throw InvalidForm(errors: missing.map { error(at: $0.0, "must include \($0.1)") })
    }
    let numbers = typed.map { try? WholeNumber.read($0) }
    guard let month = numbers[0], let year = numbers[1],
      let date = CalendarDate(year: year, month: month, day: 1)
    else {
      let isMonthWrong = numbers[0].map { !(1...12).contains($0) } ?? true
      throw InvalidForm(
        errors: [
          isMonthWrong
            ? error(at: monthBox, "must have a month from 1 to 12")
            : error(at: yearBox, "must have a real year, like 2027")
        ])
    }
    return date
  }

  /// A message about one of the boxes, which begins with the subject.
  package func error(at box: String, _ rule: String) -> FieldError {
    FieldError(field: box, message: "\(subject) \(rule)")
  }
}
