/// The requests of a calculator: a form in the address, answered by a page or a file.
package struct Calculator<Described: CalculatorPage>: Sendable {
  /// The form that its pages and files ask for.
  package typealias Form = Described.Result.Form

  package init() {}

  /// The page of a request: the blank form, the answer, or the form with its mistakes.
  package func page(_ request: Request, _ site: Site) -> Response {
    let reading = reading(request, site)
    if let begun = Described.begun(reading, request, on: site) { return site.response(begun) }
    return page(reading, request, site, blank: { Described.blank($0, on: site) }) {
      (calculation: Calculation<Described.Result>) in Described.answered(calculation)
    }
  }

  /// Another page of the same form.
  ///
  /// A mistake inside the answer keeps the answer that was shown before, with the mistake in it.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - site: The site it was sent to.
  ///   - blank: The page that was asked nothing; nil for the calculator's own.
  ///   - answered: The page with the answer.
  /// - Returns: The response: 200, or 422 with mistakes.
  package func page<Result: CalculatorResult>(
    _ request: Request, _ site: Site, blank: Page? = nil,
    answered: (Calculation<Result>) -> Page
  ) -> Response where Result.Form == Form {
    page(
      reading(request, site), request, site,
      blank: { blank ?? Described.blank($0, on: site) }, answered: answered)
  }

  /// The file of a request, or its mistakes as JSON.
  package func file<Result: CalculatorResult>(
    _ request: Request, _ site: Site, _ file: (Calculation<Result>) -> Response
  ) -> Response where Result.Form == Form {
    var reading = reading(request, site)
    return .file { () throws(InvalidForm) in file(try calculation(&reading, request, site)) }
  }

  private func reading(_ request: Request, _ site: Site) -> FormReading {
    Form.reading(site.asked(request, own: Form.ownCurrency), today: site.today)
  }

  private func page<Result: CalculatorResult>(
    _ asked: FormReading, _ request: Request, _ site: Site, blank: (FormReading) -> Page,
    answered: (Calculation<Result>) -> Page
  ) -> Response where Result.Form == Form {
    guard request.query.holdsAny(of: Form.names) else {
      return site.response(blank(asked), privacy: .open)
    }
    var reading = asked
    do throws(InvalidForm) {
      var response = site.response(answered(try calculation(&reading, request, site)))
      response.isAnswer = true
      return response
    } catch {
      let earlier: Calculation<Result>? = earlier(reading, error, request, site)
      return site.response(
        earlier.map(answered) ?? Described.wrong(reading, error.errors, on: site),
        status: .unprocessable)
    }
  }

  /// The answer shown before, with the wrong field and its mistake in it.
  private func earlier<Result: CalculatorResult>(
    _ wrong: FormReading, _ invalid: InvalidForm, _ request: Request, _ site: Site
  ) -> Calculation<Result>? where Result.Form == Form {
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
    return try? calculation(
      &reading, request, site, mistakes: FormState(wrong, errors: invalid.errors))
  }

  private func calculation<Result: CalculatorResult>(
    _ reading: inout FormReading, _ request: Request, _ site: Site, mistakes: FormState? = nil
  ) throws(InvalidForm) -> Calculation<Result> where Result.Form == Form {
    let form = try Form(&reading)
    do throws(MoneyOverflow) {
      return Calculation(
        request: request, site: site, state: FormState(reading), form: form,
        result: try Result(form), mistakes: mistakes,
        link: AnswerLink(
          reading.submission, of: Form.carried(of: reading.submission), shown: Form.shown,
          at: Described.address))
    } catch {
      throw InvalidForm(errors: [Form.tooLarge])
    }
  }
}
