package import Calendars
package import Finance

/// A month, by its number and its year in two fields; both empty is no answer.
package struct MonthQuestion: Question {
  package let name: String
  package let question: String
  private let subject: String

  package init(_ name: String, question: String, subject: String) {
    self.name = name
    self.question = question
    self.subject = subject
  }

  /// The names of the boxes, in the order in which they stand.
  package var boxes: [String] { [monthBox, yearBox] }

  package var monthBox: String { "\(name)-month" }
  package var yearBox: String { "\(name)-year" }

  /// The first day of the month.
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

  package func error(at box: String, _ rule: String) -> FieldError {
    FieldError(field: box, message: "\(subject) \(rule)")
  }
}
