/// The routes of a calculator, each with its description and the function that answers it.
extension Calculator {
  /// The texts of the form, of which the example of the page is that of programs too.
  private static var parameters: [OpenAPI.Parameter] {
    let example = Dictionary(Described.example) { first, _ in first }
    return Form.parameters.map { parameter in
      let parameter = OpenAPI.Parameter(parameter)
      return example[parameter.name].map { parameter.shown(as: $0) } ?? parameter
    }
  }

  /// The route of the page.
  ///
  /// - Parameters:
  ///   - summary: The page in a few words.
  ///   - isDated: True when the blank page depends on the day, so that it cannot be written in
  ///     advance.
  ///   - more: The fields of the page besides those of its form and the nation.
  /// - Returns: The route.
  package func pageRoute(
    _ summary: String, isDated: Bool = false,
    also more: @autoclosure @escaping @Sendable () -> [OpenAPI.Parameter] = []
  ) -> Route<Site> {
    .get(
      Described.path, .page(summary, parameters: Self.parameters + more() + [.nation]),
      generated: !isDated
    ) { page($0, $1) }
  }

  /// The route of another page of the same form, below the calculator's own.
  ///
  /// - Parameters:
  ///   - name: The name at the end of its path.
  ///   - summary: The page in a few words.
  ///   - more: Its fields besides those of the form.
  ///   - isHeavy: True when it takes so long that a visitor may ask for only a few at a time.
  ///   - page: The page with the answer.
  /// - Returns: The route.
  package func pageRoute<Result: CalculatorResult>(
    below name: StaticString, _ summary: String,
    also more: @autoclosure @escaping @Sendable () -> [OpenAPI.Parameter] = [],
    heavy isHeavy: Bool = false,
    _ page: @escaping @Sendable (Calculation<Result>) -> Page
  ) -> Route<Site> where Result.Form == Form {
    .get(
      Described.path.appending(name), .page(summary, parameters: Self.parameters + more()),
      heavy: isHeavy
    ) { request, site in self.page(request, site, answered: page) }
  }

  /// The route of the answer in JSON.
  package func jsonRoute<Result: CalculatorResult>(
    _ summary: String, _ shape: @autoclosure @escaping @Sendable () -> Shape<Result>
  ) -> Route<Site> where Result.Form == Form {
    .get(
      Described.path.withExtension(".json"),
      .json(summary, parameters: Self.parameters, shape())
    ) { request, site in
      file(request, site) { (calculation: Calculation<Result>) in
        .json(shape().bytes(of: calculation.result))
      }
    }
  }

  /// The route of a table for spreadsheets.
  ///
  /// - Parameters:
  ///   - summary: The table in a few words.
  ///   - more: Its fields besides those of the form.
  ///   - isHeavy: True when it takes so long that a visitor may ask for only a few at a time.
  ///   - table: The table, and words that tell it from others.
  /// - Returns: The route.
  package func csvRoute<Result: CalculatorResult>(
    _ summary: String,
    also more: @autoclosure @escaping @Sendable () -> [OpenAPI.Parameter] = [],
    heavy isHeavy: Bool = false,
    _ table: @escaping @Sendable (Calculation<Result>) -> (bytes: [UInt8], name: String)
  ) -> Route<Site> where Result.Form == Form {
    fileRoute(".csv", summary, "text/csv", also: more(), heavy: isHeavy) { calculation in
      let (bytes, name) = table(calculation)
      return .download(
        bytes, as: FileName(name, type: "csv"), contentType: "text/csv; charset=utf-8")
    }
  }

  /// The route of a file.
  ///
  /// - Parameters:
  ///   - ending: The end of its path: ".ics".
  ///   - summary: The file in a few words.
  ///   - mediaType: Its media type.
  ///   - more: Its fields besides those of the form.
  ///   - isHeavy: True when it takes so long that a visitor may ask for only a few at a time.
  ///   - response: The file.
  /// - Returns: The route.
  package func fileRoute<Result: CalculatorResult>(
    _ ending: StaticString, _ summary: String, _ mediaType: String,
    also more: @autoclosure @escaping @Sendable () -> [OpenAPI.Parameter] = [],
    heavy isHeavy: Bool = false,
    _ response: @escaping @Sendable (Calculation<Result>) -> Response
  ) -> Route<Site> where Result.Form == Form {
    .get(
      Described.path.withExtension(ending),
      .file(summary, parameters: Self.parameters + more(), mediaType), heavy: isHeavy
    ) { request, site in file(request, site, response) }
  }

  /// Reads figures of the answer in JSON.
  package func figures<Result: CalculatorResult>(
    _ shape: @autoclosure @escaping @Sendable () -> Shape<Result>
  ) -> Tool.Figures where Result.Form == Form {
    { asked, pointers, today in
      guard let form = try? Form(asked, today: today), let result = try? Result(form)
      else { return pointers.map { _ in nil } }
      return pointers.map { shape().figure(at: $0, of: result) }
    }
  }

  /// The calculator in pages of other sites, with the smallest set of questions that it answers.
  package func embedding(
    title: String, choice: String, questions: [ToolEmbedding.Question],
    opening: [(name: String, value: String)] = []
  ) -> ToolEmbedding {
    ToolEmbedding(
      title: title, choice: choice, page: { page($0, $1) }, parameters: Self.parameters,
      questions: questions, opening: opening, ownCurrency: Form.ownCurrency)
  }
}
