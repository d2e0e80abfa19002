/// The page of a link that carries state: a description, and a button that shows the content.
///
/// Chat and mail programs fetch links to preview them and keep the result. So the page holds no
/// name and no figure; programs do not press buttons.
package struct SharedLink {
  /// The title of the page, which names the tool and nothing else.
  package let title: String
  package let tool: Address
  package let lead: HTML
  package let button: String
  package let action: Address
  /// The name under which the token is sent.
  package let field: String
  /// The sealed state in the link.
  package let token: String

  package init(
    title: String, tool: Address, lead: HTML, button: String, action: Address, field: String,
    token: String
  ) {
    self.title = title
    self.tool = tool
    self.lead = lead
    self.button = button
    self.action = action
    self.field = field
    self.token = token
  }

  /// The name of the field that the button sends with the token.
  package static let show = "show"

  /// The field in the OpenAPI document.
  package static let parameter = OpenAPI.Parameter(
    show, "Shows what the link holds, and changes nothing", .choice(["yes"]))

  /// The outcome of that field in the OpenAPI document.
  package static let shown = OpenAPI.Outcome("200", "What the link holds")

  package var page: Page {
    Page(
      title: title, lead: lead, tool: tool,
      content: """
        <form class="narrow" method="post"\(action: action)>
        \(hiddenInputs([(field, token), (Self.show, "yes")]))\
        <p class="tools"><button>\(button)</button></p>
        </form>
        """)
  }
}
