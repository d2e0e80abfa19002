/// A form as it was sent to change something, with the page that shows it again.
package struct Draft<Pages>: Sendable {
  private let reading: FormReading
  private let page: @Sendable (Pages, FormState) -> Page

  /// A form, and its page out of `Pages`.
  package init(
    _ reading: FormReading, _ page: @escaping @Sendable (Pages, FormState) -> Page
  ) {
    self.reading = reading
    self.page = page
  }

  /// Reads the form, or refuses it with its page.
  ///
  /// It is a result because Swift 6.0 cannot throw a refusal of pages that it does not know yet.
  ///
  /// - Parameter read: Reads it.
  /// - Returns: What was read, or the refusal of its mistakes, with its page.
  package func read<Value>(
    _ read: (inout FormReading) throws(InvalidForm) -> Value
  ) -> Result<Value, Refusal<Pages>> {
    var reading = reading
    do throws(InvalidForm) {
      return .success(try read(&reading))
    } catch {
      return .failure(Draft(reading, page).invalid(error))
    }
  }

  /// The answer to a question.
  package func value<SomeQuestion: Question>(
    of question: SomeQuestion
  ) -> Result<SomeQuestion.Value, Refusal<Pages>> {
    read { reading throws(InvalidForm) in try reading.value(of: question) }
  }

  /// The answers to several questions.
  package func values(of questions: [any Question]) -> Result<FormValues, Refusal<Pages>> {
    read { reading throws(InvalidForm) in try reading.values(of: questions) }
  }

  /// The refusal of a form with these mistakes.
  package func invalid(_ invalid: InvalidForm) -> Refusal<Pages> {
    .invalid(invalid, shown(with: invalid.errors))
  }

  /// The refusal of a form that does not fit what is kept, with the reason at one of its fields.
  package func conflict(_ error: FieldError) -> Refusal<Pages> {
    .conflict(error.message, shown(with: [error]))
  }

  /// The same, with a page of its own.
  package func conflict(
    _ sentence: String, _ page: @escaping @Sendable (Pages, FormState) -> Page
  ) -> Refusal<Pages> {
    .conflict(sentence, Draft(reading, page).shown())
  }

  /// The page of the form with these mistakes.
  package func shown(with errors: [FieldError] = []) -> @Sendable (Pages) -> Page {
    { [reading, page] in page($0, FormState(reading, errors: errors)) }
  }
}

extension Response {
  /// A file that a form asks for, or the mistakes of the form as JSON.
  package static func file(_ file: () throws(InvalidForm) -> Response) -> Response {
    do throws(InvalidForm) {
      return try file()
    } catch {
      return .json(error.json, status: .unprocessable)
    }
  }
}
