package import Calendars
package import Finance

/// A date in three boxes, for day, month and year, or in one parameter as `YYYY-MM-DD`, which wins.
///
/// All boxes empty is no answer.
package struct DateQuestion: Question {
  package let name: String
  package let question: String
  package let hint: String?
  private let subject: String
  private let range: ClosedRange<CalendarDate>

  package init(
    _ name: String, question: String, hint: String? = nil, subject: String,
    range: ClosedRange<CalendarDate>
  ) {
    self.name = name
    self.question = question
    self.hint = hint
    self.subject = subject
    self.range = range
  }

  /// The names of the boxes, in the order in which they stand.
  package var boxes: [String] { ["\(name)-day", "\(name)-month", "\(name)-year"] }

  package var names: [String] { [name] + boxes }

  /// One box for the date as `YYYY-MM-DD`, to mend one that was sent so.
  package var inOnePiece: Field<String> {
    Field(
      name, question: question, hint: "Year, month and day, like 2027-03-31", subject: subject,
      answer: .text(upTo: 10))
  }

  package func answer(
    in submission: Submission, as currency: Currency
  ) throws(InvalidForm) -> CalendarDate? {
    if let typed = submission.typed(name) { return try date(iso: typed) }
    let typed = boxes.map { submission.typed($0) ?? "" }
    guard typed.contains(where: { !$0.allSatisfy(\.isWhitespace) }) else { return nil }
    return try date(inBoxes: typed)
  }

  private func date(iso typed: String) throws(InvalidForm) -> CalendarDate {
    guard let date = CalendarDate(iso: typed) else {
      throw invalid(name, "must be a real date, written like 2027-03-31")
    }
    return try inRange(date, of: name)
  }

  private func date(inBoxes typed: [String]) throws(InvalidForm) -> CalendarDate {
    let missing = zip(boxes, ["a day", "a month", "a year"]).enumerated()
      .filter { typed[$0.offset].allSatisfy(\.isWhitespace) }.map(\.element)
    guard missing.isEmpty else {
      throw InvalidForm(
        errors: missing.map { FieldError(field: $0.0, message: "\(subject) must include \($0.1)") })
    }
    let numbers = typed.map { try? WholeNumber.read($0) }
    guard let day = numbers[0], let month = numbers[1], let year = numbers[2],
      let date = CalendarDate(year: year, month: month, day: day)
    else { throw invalid(wrongBox(numbers), "must be a real date, like 31 3 2027") }
    return try inRange(date, of: boxes[2])
  }

  /// The first box that cannot be part of any date; the first of all where only the whole is wrong.
  private func wrongBox(_ numbers: [Int?]) -> String {
    let limits = [1...31, 1...12, 1...9999]
    let wrong = boxes.indices.first { index in
      numbers[index].map { !limits[index].contains($0) } ?? true
    }
    return boxes[wrong ?? 0]
  }

  private func inRange(_ date: CalendarDate, of box: String) throws(InvalidForm) -> CalendarDate {
    guard range.contains(date) else {
      throw invalid(
        box, "must be between \(range.lowerBound.words) and \(range.upperBound.words)")
    }
    return date
  }

  private func invalid(_ box: String, _ rule: String) -> InvalidForm {
    InvalidForm(errors: [FieldError(field: box, message: "\(subject) \(rule)")])
  }
}
