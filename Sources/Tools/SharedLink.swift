import Formats
import Components
import Markup

/// The page of a link that carries a state: what it is, and a button that shows what it holds.
///
/// Chats and mail programs fetch links to preview them, and keep what they find. So the page holds
/// no name and no figure; programs do not press buttons.
struct SharedLink {
  let title: String
  let tool: Address
  let lead: HTML
  let button: String
  let action: Address
  let field: String
  let token: String

  /// What the button sends besides the token.
  static let show = "show"

  static let parameter = OpenAPI.Parameter(
    show, "Shows what the link holds, and changes nothing", choices: ["yes"])

  var page: Page {
    Page(
      title: title, lead: lead, tool: tool,
      content: """
        <form class="narrow" method="post"\(action: action)>
        \(hiddenInputs([(field, token), (Self.show, "yes")]))\
        <p class="tools"><button>\(button)</button></p>
        <p>You see it first. Nothing is kept until you say so.</p>
        </form>
        """)
  }
}
