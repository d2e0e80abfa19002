package import Finance
package import Formats
package import Forms
package import Web

/// How a tool that keeps nothing appears in pages of other sites.
package struct ToolEmbedding: Sendable {
  /// A question in a form that another site writes itself, which leads to the tool's page.
  package struct Question: Sendable {
    /// The name of the field.
    package let name: String
    /// The label of the field in a currency.
    package let label: @Sendable (Currency) -> String

    /// The question of a field.
    package init<Value>(_ field: Field<Value>) {
      name = field.name
      label = { field.label(in: $0) }
    }
  }

  /// The title of a frame that holds the tool, such as “Credit card calculator”.
  package let title: String

  /// What the embedding guide says of it where one chooses a tool.
  package let choice: String

  /// Answers in the frame as on the page.
  package let page: Route<Site>.Answer
  /// What may be sent to the frame, besides the partner.
  package let parameters: [OpenAPI.Parameter]

  /// The fewest questions that lead to an answer; none where the tool asks nothing.
  package let questions: [Question]

  /// The currency that the tool begins with, where that is not the site's.
  package let ownCurrency: Currency?

  package init(
    title: String, choice: String, page: @escaping Route<Site>.Answer,
    parameters: [OpenAPI.Parameter] = [], questions: [Question] = [], ownCurrency: Currency? = nil
  ) {
    self.title = title
    self.choice = choice
    self.page = page
    self.parameters = parameters
    self.questions = questions
    self.ownCurrency = ownCurrency
  }

  /// The title in the middle of a sentence.
  package var inSentence: String { title.prefix(1).lowercased() + title.dropFirst() }
}
