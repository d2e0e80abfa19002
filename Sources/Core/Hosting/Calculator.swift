package import Components
package import Finance
package import Forms
package import Web

/// The form of a calculator, with what its answer lets change.
package protocol CalculatorForm: Form {
  /// Reads the form.
  ///
  /// - Throws: Every mistake in it, in page order.
  init(_ reading: inout FormReading) throws(InvalidForm)

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
}

/// The answer that a calculator works out from its form.
package protocol CalculatorAnswer: Sendable {
  associatedtype Form: CalculatorForm

  /// Works out the answer.
  ///
  /// - Throws: ``MoneyOverflow`` when an amount of it does not fit in a `Money`.
  init(_ form: Form) throws(MoneyOverflow)
}

/// The requests of a calculator: a form in the address, answered by a page or a file.
package struct Calculator<Answer: CalculatorAnswer>: Sendable {
  private typealias Form = Answer.Form

  private let reading: @Sendable (Request, Site) -> FormReading
  /// The names of all fields; a query with one of them is a submitted form.
  private let names = Form.questions.names

  /// A calculator.
  ///
  /// - Parameter reading: Begins to read the form of a request.
  package init(reading: @escaping @Sendable (Request, Site) -> FormReading) {
    self.reading = reading
  }

  /// The page of a request: the blank form, the answer, or the form with its mistakes.
  ///
  /// A mistake inside the answer keeps the answer that was shown before, with the mistake in it.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - site: The site it was sent to.
  ///   - blank: The page that was asked nothing.
  ///   - wrong: The page with what is wrong.
  ///   - answered: The page with the answer; its last parameter is the form as it was typed into a
  ///     field of the answer, where that was wrong.
  /// - Returns: The response: 200, or 422 with mistakes.
  package func page(
    _ request: Request, _ site: Site, blank: (FormReading) -> Page,
    wrong: (FormReading, InvalidForm) -> Page,
    answered: (FormReading, Answer, FormState?) throws(MoneyOverflow) -> Page
  ) -> Response {
    var reading = reading(request, site)
    guard request.query.holdsAny(of: names) else {
      return site.answer(blank(reading), privacy: .open)
    }
    do throws(InvalidForm) {
      return site.answer(
        try result(&reading) { reading, answer throws(MoneyOverflow) in
          try answered(reading, answer, nil)
        })
    } catch {
      let page = kept(reading, error, answered) ?? wrong(reading, error)
      return site.answer(page, status: .unprocessable)
    }
  }

  /// The file of a request, or its mistakes as JSON.
  package func file(
    _ request: Request, _ site: Site, _ file: (FormReading, Answer) -> Response
  ) -> Response {
    var reading = reading(request, site)
    do throws(InvalidForm) {
      return try result(&reading) { reading, answer in file(reading, answer) }
    } catch {
      return .json(error.json, status: .unprocessable)
    }
  }

  /// The answer that was shown before, in which a wrong field stands with its mistake.
  private func kept(
    _ wrong: FormReading, _ invalid: InvalidForm,
    _ answered: (FormReading, Answer, FormState?) throws(MoneyOverflow) -> Page
  ) -> Page? {
    let asked = wrong.submission
    guard let shown = asked.typed(Form.shown), invalid.isOnly(about: Form.answerQuestions)
    else { return nil }
    let control = [Form.control].names
    let others = asked.omitting(
      [Form.shown] + Form.answerQuestions.names.filter { !control.contains($0) })
    let isWrong = control.contains { invalid.message(for: $0) != nil }
    let good = isWrong ? others.replacing(Form.control.name, with: shown) : others
    let again = Form.questions.filter { $0.name == Form.shown } + Form.answerQuestions
    var reading = wrong.rereading(again, in: good)
    return try? result(&reading) { reading, answer throws(MoneyOverflow) in
      try answered(reading, answer, FormState(wrong, errors: invalid.errors))
    }
  }

  private func result<Result>(
    _ reading: inout FormReading,
    _ result: (FormReading, Answer) throws(MoneyOverflow) -> Result
  ) throws(InvalidForm) -> Result {
    let form = try Form(&reading)
    do throws(MoneyOverflow) {
      return try result(reading, try Answer(form))
    } catch {
      throw InvalidForm(errors: [Form.tooLarge])
    }
  }
}
