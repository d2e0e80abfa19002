/// A question for a date, in boxes for day, month and year.
///
/// One parameter with `YYYY-MM-DD` is read as well, and takes precedence.
package struct DateQuestion: Question {
  /// The name of the single parameter; those of the boxes begin with it.
  package let name: String
  package let question: String
  package let hint: String?
  private let subject: String
  private let range: ClosedRange<CalendarDate>
  private let described: String
  private let dateWhenEmpty: @Sendable (CalendarDate) -> CalendarDate

  /// A question with its messages.
  ///
  /// - Parameters:
  ///   - name: The name of the single parameter, with which those of the boxes begin.
  ///   - question: The question that the visitor reads.
  ///   - hint: Help below the question.
  ///   - subject: The beginning of every message, such as "Start date".
  ///   - range: The dates that are accepted.
  ///   - described: What programs are told of the single parameter.
  ///   - date: The date when nothing was sent, from the date on which the form is read.
  package init(
    _ name: String, question: String, hint: String? = nil, subject: String,
    range: ClosedRange<CalendarDate>, described: String,
    otherwise date: @escaping @Sendable (CalendarDate) -> CalendarDate
  ) {
    self.name = name
    self.question = question
    self.hint = hint
    self.subject = subject
    self.range = range
    self.described = described
    dateWhenEmpty = date
  }

  /// The names of the boxes for day, month and year, in this order.
  package var boxes: [String] { ["\(name)-day", "\(name)-month", "\(name)-year"] }

  /// All parameters that are read: the single one, then the boxes.
  package var parameters: [FormParameter] {
    let parts: [(String, TextFormat)] = [
      ("Or its day of the month", .whole(1...31, example: 1)), ("Or its month", .numberOfMonth),
      ("Or its year", .year(in: years)),
    ]
    return [FormParameter(name, described, .date(in: years))]
      + zip(boxes, parts).map { FormParameter($0, $1.0, $1.1) }
  }

  private var years: ClosedRange<Int> { range.lowerBound.year...range.upperBound.year }

  /// A single box for the date as `YYYY-MM-DD`, to correct one that was sent in this form.
  package var inOnePiece: Field<String> {
    Field(
      name, question: question, hint: "Year, month and day, like 2027-03-31", subject: subject,
      reader: .text(upTo: 10, .date(in: years)))
  }

  /// The date.
  ///
  /// - Parameter reading: The texts as sent, and the date on which they are read.
  /// - Returns: The date.
  /// - Throws: Every mistake, in page order.
  package func value(in reading: inout FormReading) throws(InvalidForm) -> CalendarDate {
    let submission = reading.submission
    let currency = reading.currency
    if let typed = submission.typed(name) { return try date(iso: typed, currency) }
    let typed = boxes.map { submission.typed($0) ?? "" }
    guard typed.contains(where: { !$0.isEmpty }) else { return dateWhenEmpty(reading.today) }
    return try date(inBoxes: typed, currency)
  }

  private func date(
    iso typed: String, _ currency: Currency
  ) throws(InvalidForm) -> CalendarDate {
    guard let date = CalendarDate(iso: typed.onOneLine) else {
      throw invalid(name, "must be a real date, written like 2027-03-31")
    }
    return try inRange(date, of: name, currency)
  }

  private func date(
    inBoxes typed: [String], _ currency: Currency
  ) throws(InvalidForm) -> CalendarDate {
    let missing = zip(boxes, ["a day", "a month", "a year"]).enumerated()
      .filter { typed[$0.offset].isEmpty }.map(\.element)
    guard missing.isEmpty else {
      throw InvalidForm(
        errors: missing.map { FieldError(field: $0.0, message: "\(subject) must include \($0.1)") })
    }
    let numbers = typed.map { try? WholeNumber.read($0) }
    guard let day = numbers[0], let month = numbers[1], let year = numbers[2],
      let date = CalendarDate(year: year, month: month, day: day)
    else { throw invalid(wrongBox(numbers), "must be a real date, like 31 3 2027") }
    return try inRange(date, of: boxes[2], currency)
  }

  /// The first box whose number cannot be part of a date; the first box when only the whole is
  /// wrong.
  private func wrongBox(_ numbers: [Int?]) -> String {
    let limits = [1...31, 1...12, 1...9999]
    let wrong = boxes.indices.first { index in
      numbers[index].map { !limits[index].contains($0) } ?? true
    }
    return boxes[wrong ?? 0]
  }

  private func inRange(
    _ date: CalendarDate, of box: String, _ currency: Currency
  ) throws(InvalidForm) -> CalendarDate {
    guard range.contains(date) else {
      throw invalid(
        box,
        "must be between \(range.lowerBound.words(in: currency)) and "
          + range.upperBound.words(in: currency))
    }
    return date
  }

  private func invalid(_ box: String, _ rule: String) -> InvalidForm {
    InvalidForm(box, "\(subject) \(rule)")
  }
}
