/// The page of a link that carries state: a description, and a button that shows the content.
///
/// Chat and mail programs fetch links to preview them and keep the result. So the page holds no
/// name and no figure; programs do not press buttons.
package enum SharedLink {
  package static let show = "show"

  package static let parameter = OpenAPI.Parameter(
    show, "Shows what the link holds, and changes nothing", .choice(["yes"]))

  package static let shown = OpenAPI.Outcome("200", "What the link holds")

  /// The page of a link.
  ///
  /// - Parameters:
  ///   - title: The title, which names the tool and nothing else.
  ///   - tool: The address of the tool.
  ///   - lead: What the link brings.
  ///   - button: The words of the button.
  ///   - action: Where the button sends the token.
  ///   - field: The name under which it is sent.
  ///   - token: The sealed state in the link.
  /// - Returns: The page.
  package static func page(
    title: String, tool: Address, lead: HTML, button: String, action: Address, field: String,
    token: String
  ) -> Page {
    Page(
      title: title, lead: lead, tool: tool,
      content: """
        <form class="narrow" method="post"\(action: action)>
        \(hiddenInputs([(field, token), (show, "yes")]))\
        <p class="tools"><button>\(button)</button></p>
        </form>
        """)
  }
}
