/// A list of the months and a box for the year, which are a part of a question.
package struct MonthBoxes: Sendable {
  /// The beginning of the names of the boxes.
  package let name: String
  package let question: String
  private let subject: String

  /// Boxes whose messages begin with `subject`.
  package init(_ name: String, question: String, subject: String) {
    self.name = name
    self.question = question
    self.subject = subject
  }

  /// The names of the boxes for month and year, in this order.
  package var boxes: [String] { [monthBox, yearBox] }

  /// The name of the box for the number of the month.
  package var monthBox: String { "\(name)-month" }
  package var yearBox: String { "\(name)-year" }

  /// The number in the list of the months, which a page shows chosen even when the year is wrong.
  package var number: NumberInBox { NumberInBox(name: monthBox) }

  /// The first day of the month, or nil when both boxes are empty.
  ///
  /// - Parameter reading: The texts as sent.
  /// - Returns: The first day, or nil.
  /// - Throws: Every mistake, in page order.
  package func date(in reading: inout FormReading) throws(InvalidForm) -> CalendarDate? {
    let typed = boxes.map { reading.submission.typed($0) ?? "" }
    let missing = zip(boxes, ["a month", "a year"]).enumerated()
      .filter { typed[$0.offset].isEmpty }.map(\.element)
    if missing.count == boxes.count { return nil }
    guard missing.isEmpty else {
      throw InvalidForm(errors: missing.map { error(at: $0.0, "must include \($0.1)") })
    }
    let month = try reading.value(of: number)
    let year = try reading.value(of: NumberInBox(name: yearBox))
    guard let month, (1...12).contains(month) else {
      throw InvalidForm(errors: [error(at: monthBox, "must have a month from 1 to 12")])
    }
    guard let year, let date = CalendarDate(year: year, month: month, day: 1) else {
      throw InvalidForm(errors: [error(at: yearBox, "must have a real year, like 2027")])
    }
    return date
  }

  /// A message about one of the boxes, which begins with the subject.
  package func error(at box: String, _ rule: String) -> FieldError {
    FieldError(field: box, message: "\(subject) \(rule)")
  }
}

/// The whole number in a box; nil when it is empty or something else.
package struct NumberInBox: Question {
  package let name: String

  /// None: the question that the box belongs to has it.
  package var parameters: [FormParameter] { [] }

  /// The number; nil if there is none in the box.
  package func value(in reading: inout FormReading) -> Int? {
    reading.submission.typed(name).flatMap { try? WholeNumber.read($0) }
  }
}
