/// The form of a calculator, with what its answer lets change.
package protocol CalculatorForm: Form {
  /// Reads the form.
  ///
  /// - Throws: Every mistake in it, in page order.
  init(_ reading: inout FormReading) throws(InvalidForm)

  static func reading(_ submission: Submission, today: CalendarDate) -> FormReading

  /// The names of fields; a query with one of them is a submitted form.
  static var names: [String] { get }

  /// The texts that can be sent with it, in page order.
  static var parameters: [FormParameter] { get }

  /// The names of those fields of a submission that links to its answer carry along.
  static func carried(of submission: Submission) -> [String]

  /// The question for the currency of amounts.
  static var currency: Field<Currency> { get }

  /// The currency of a calculator for one country; nil for one that follows the site's.
  static var ownCurrency: Currency? { get }

  /// The mistake of a form whose answer does not fit in a `Money`.
  static var tooLarge: FieldError { get }

  /// The questions that stand inside the answer.
  static var answerQuestions: [any Question] { get }

  /// The question of the answer's own box, one of ``answerQuestions``.
  static var control: any Question { get }

  /// The hidden field with the amount of the answer that was shown before.
  static var shown: String { get }
}

extension CalculatorForm {
  /// The usual name, ``Stepper/shown``.
  package static var shown: String { Stepper.shown }

  package static var ownCurrency: Currency? { nil }

  package static var parameters: [FormParameter] { questions.parameters }

  /// All fields.
  package static func carried(of submission: Submission) -> [String] { names }

  package var currency: Currency { values[Self.currency] }

  /// The currency of a form that names none: pounds, unless it has its own.
  package static var usualCurrency: Currency { ownCurrency ?? .gbp }

  /// Begins to read a form in which dates count from a day.
  package static func reading(_ submission: Submission, today: CalendarDate) -> FormReading {
    FormReading(submission, in: usualCurrency, asking: currency, today: today)
  }

  /// Reads a form that was sent.
  ///
  /// - Throws: Every mistake in it, in page order.
  package init(
    _ submission: Submission, today: CalendarDate = .earliest
  ) throws(InvalidForm) {
    var reading = Self.reading(submission, today: today)
    try self.init(&reading)
  }
}
