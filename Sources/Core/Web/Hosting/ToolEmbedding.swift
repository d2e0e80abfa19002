/// The appearance of a tool in pages of other sites.
package struct ToolEmbedding: Sendable {
  /// A question in a form on another site that leads to the tool's page.
  package struct Question: Sendable {
    package let name: String
    package let label: @Sendable (Currency) -> String
    /// True for an answer that is typed with digits.
    package let isNumber: Bool

    /// The question of a field.
    package init<Value>(_ field: Field<Value>) {
      name = field.name
      isNumber = field.parameters.allSatisfy {
        if case .choice = $0.format.kind { false } else { true }
      }
      label = { field.label(in: $0) }
    }
  }

  /// The title of a frame that holds the tool, such as “Credit card calculator”.
  package let title: String

  /// The words for the tool in the choices of the embedding guide.
  package let choice: String

  /// The handler of the page, in a frame too.
  package let page: Route<Site>.Responder
  /// The fields that the frame accepts, besides the partner.
  package let parameters: [OpenAPI.Parameter]

  /// The smallest set of questions that gives an answer; empty for a tool that asks nothing.
  package let questions: [Question]

  /// The fields with which these questions open the form in place of an answer, for a tool that needs
  /// more of them; empty for none.
  package let opening: [(name: String, value: String)]

  /// The tool's own currency, when it is not the site's.
  package let ownCurrency: Currency?

  package init(
    title: String, choice: String, page: @escaping Route<Site>.Responder,
    parameters: [OpenAPI.Parameter] = [], questions: [Question] = [],
    opening: [(name: String, value: String)] = [], ownCurrency: Currency? = nil
  ) {
    self.title = title
    self.choice = choice
    self.page = page
    self.parameters = parameters
    self.questions = questions
    self.opening = opening
    self.ownCurrency = ownCurrency
  }

  /// The title in the middle of a sentence.
  package var inSentence: String { title.lowercasedFirst }
}
