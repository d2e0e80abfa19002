import BudgetFormulas
package import Finance

/// The budget of debts that a browser keeps.
///
/// Its form is sent in the body of a request, so that no name of theirs comes into an address.
/// Nothing of it is kept.
package enum BudgetPosting {
  /// The field that a page carries once its debts came in the body of a request.
  static let field = (name: "from", text: "cards")

  /// True for a form that came in the body of a request.
  static func isPosted(_ typed: Submission) -> Bool { typed.typed(field.name) == field.text }

  /// Shows the form as it was handed over, or its answer once a line was sent.
  static func page(_ request: Request, _ site: Site) -> Response {
    let asked = asked(request)
    let page = calculator.page(asked, site)
    guard request.wantsJSON, page.status == .unprocessable else { return page }
    return calculator.file(asked, site) { (_: Calculation<BudgetResult>) in page }
  }

  static func pdf(_ request: Request, _ site: Site) -> Response {
    answer(request, site) { (calculation: Calculation<BudgetResult>) in
      .pdf(
        BudgetPDF(result: calculation.result, address: BudgetPage.address, site: site).report,
        as: FileName("budget", type: "pdf"), for: request)
    }
  }

  /// The letters of a budget that was sent in the body of a request, to check.
  static func letters(_ request: Request, _ site: Site) -> Response {
    answer(request, site) { site.response(BudgetLettersPage.page($0)) }
  }

  /// The letters on paper; with a mistake in what was typed for them, their page says what is wrong.
  static func lettersOnPaper(_ request: Request, _ site: Site) -> Response {
    answer(request, site) { calculation in
      guard let letters = BudgetLetters(calculation.result, on: site.today) else {
        return site.refuse(
          request, BudgetLettersPage.nothingToWrite(calculation.result),
          BudgetLettersPage.page(calculation))
      }
      var reading = FormReading(request.form, in: calculation.result.currency)
      do throws(InvalidForm) {
        let form = try BudgetLettersForm(&reading, about: letters.offered.map(\.debt))
        return .pdf(
          letters.pdf(form), as: FileName("letters", on: site.today, type: "pdf"), for: request)
      } catch {
        return site.refuse(
          request, error,
          BudgetLettersPage(
            letters: letters, calculation: calculation,
            state: FormState(reading, errors: error.errors)
          ).page)
      }
    }
  }

  /// Answers a budget that was sent in the body of a request; with a mistake, its page says what is
  /// wrong.
  private static func answer(
    _ request: Request, _ site: Site, _ answer: (Calculation<BudgetResult>) -> Response
  ) -> Response {
    let asked = asked(request)
    var isRead = false
    let response = calculator.file(asked, site) { (calculation: Calculation<BudgetResult>) in
      isRead = true
      return answer(calculation)
    }
    guard !isRead, !request.wantsJSON else { return response }
    // A form without a line is no mistake on its own page, but there is nothing to answer with.
    var page = calculator.page(asked, site)
    page.status = .unprocessable
    return page
  }

  private static let calculator = Calculator<BudgetPage>()

  /// The request as a page reads it.
  ///
  /// Debts alone are not judged: the lines are asked for first.
  private static func asked(_ request: Request) -> Request {
    let others = BudgetForm.lines.entries.filter { $0.item != .arrears }.map(\.amount.name)
    let typed = request.form.replacing(field.name, with: field.text)
    let isBegun = !typed.holdsAny(of: others)
    return Request(
      method: request.method, path: request.path,
      query: isBegun
        ? typed.typed(BudgetFormView.add, otherwise: BudgetFormView.Part.nothing.rawValue) : typed,
      accept: request.accept)
  }
}

extension BudgetPosting {
  /// A budget as a sheet for an adviser has it.
  package struct OnSheet {
    /// The sums, with their words.
    package let sums: [(words: String, amount: Money)]
    /// The offer a month for each debt, with its name.
    package let offers: [(name: String, amount: Money)]
    /// The fields that make the same sheet again.
    package let fields: [(String, String)]
  }

  /// Answers with a sheet that has the budget of a request; with a mistake in it, the page of the
  /// budget says what is wrong.
  package static func sheet(
    _ request: Request, _ site: Site, _ sheet: (OnSheet) -> Response
  ) -> Response {
    answer(request, site) { calculation in
      let (result, budget) = (calculation.result, calculation.result.budget)
      return sheet(
        OnSheet(
          sums: [
            ("Comes in", budget.income), ("Priority bills", budget.priority),
            ("Everything else", budget.other),
            budget.left.isNegative
              ? ("Short each month", budget.left.absolute) : ("Left each month", budget.left),
          ],
          offers: result.offered.map { ($0.debt.label, $0.offer.amount) },
          fields: calculation.state.typed.values(of: BudgetForm.names)))
    }
  }
}
