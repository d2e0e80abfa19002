/// The example of a calculator's answer, beside its blank form.
package struct CalculatorExample<Described: CalculatorPage> {
  private typealias Form = Described.Result.Form

  private let state: FormState
  private let page: Address?

  /// An example.
  ///
  /// - Parameters:
  ///   - state: The blank form, whose currency and partner the example keeps.
  ///   - page: The page that answers; nil for the page with the example.
  package init(_ state: FormState, on page: Address? = nil) {
    self.state = state
    self.page = page
  }

  /// The example; nil where its amounts do not fit, which no currency of the table brings about.
  package var html: HTML? {
    content.map { question, drawing -> HTML in
      let embedding = state.typed.values(of: Embedding.names)
      let address = page?.answering(asked) ?? .here(query: embedding + asked)
      return """
        <section class="example" aria-labelledby="example">
        <h2 id="example"><span class="tag">Example</span> \(question)</h2>
        \(drawing)
        <p class="try"><span>Your answer will look like this, with your own figures.</span> \
        <a class="button second"\(href: address) target="_self" data-swap>Try this example</a></p>
        </section>
        """
    }
  }

  /// The figures and the chart of the example; nil where its amounts do not fit.
  package var drawing: HTML? { content?.drawing }

  private var content: (question: String, drawing: HTML)? {
    guard let form = try? Form(Submission(asked)), let result = try? Described.Example(form)
    else { return nil }
    return Described.example(result)
  }

  private var asked: [(String, String)] {
    let currency = state.currency
    return Described.example
      + (currency == Form.usualCurrency ? [] : [(Form.currency.name, currency.code)])
  }
}
