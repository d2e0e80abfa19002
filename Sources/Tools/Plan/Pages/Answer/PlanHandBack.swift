/// How a plan goes to the person whose debts these are: its own address, as a link and as a code for
/// the camera of their phone.
struct PlanHandBack {
  let link: PlanLink
  let site: Site

  private var address: String { site.origin + link.page.text }

  /// The fold below an answer; its picture is fetched when somebody opens it.
  ///
  /// - Parameter button: The button that keeps the debts.
  /// - Returns: The fold.
  func html(_ button: HTML) -> HTML {
    details(
      "Hand back", id: "hand-back",
      """
      <p>For the person who owes: \(isDrawn ? "point their phone’s camera at this, or" : nil) \
      send them <a\(href: link.page)>the link to this plan</a>. There, \
      “Keep these debts” shows what would change first. This site keeps nothing.</p>
      \(isDrawn ? picture : nil)\
      <p>\(button)</p>
      """)
  }

  private var picture: HTML {
    """
    <img class="code" loading="lazy"\(attribute: "src", link.file(".svg").text) width="288" \
    height="288" alt="The link as a picture for a camera">

    """
  }

  /// The picture alone; 422 for an address that is too long for a camera.
  var file: Response {
    guard let code = QRCode(address, upTo: QRCode.mostInLarge) else {
      return .text(
        "There is too much in this plan for a code that a camera can read.",
        status: .unprocessable)
    }
    return Response(contentType: "image/svg+xml", body: code.file)
  }

  private var isDrawn: Bool { address.utf8.count <= QRCode.mostInLarge }
}
