/// An example of an answer, for a page that was asked nothing yet.
package struct ExampleAnswer: Sendable {
  private let question: String
  private let content: HTML
  private let address: Address

  /// An example.
  ///
  /// - Parameters:
  ///   - question: What it answers: "£2,292 at 17.91%".
  ///   - address: The address of the whole answer.
  ///   - content: The figures and the chart.
  package init(_ question: String, at address: Address, _ content: HTML) {
    self.question = question
    self.address = address
    self.content = content
  }

  /// The example with a link that opens it.
  package var html: HTML {
    """
    <section class="example" aria-labelledby="example">
    <h2 id="example"><span class="tag">Example</span> \(question)</h2>
    \(content)
    <p class="try"><span>Your answer will look like this, with your own figures.</span> \
    <a class="button second"\(href: address) target="_self" data-swap>Try this example</a></p>
    </section>
    """
  }
}
