/// The page in a frame on a site that is not in the settings: it says so, and whom to ask.
///
/// Without it the browser would show an error page of its own, as high as the frame.
struct UnknownFrame {
  let tool: EmbeddedTool
  /// The origin of the page around it, such as `https://www.example.org`.
  let origin: String
  let site: Site

  /// The page, which any site may frame: it holds nothing of the visitor's.
  var response: Response {
    var response = site.embedded(
      Embedding(isNotice: true), help: site.layout.help, currency: nil
    ).response(page, status: .forbidden)
    response.framing = .anybody
    return response
  }

  private var page: Page {
    let host = origin.split(separator: "/").last ?? ""
    return Page(
      title: "This tool isn’t switched on for \(host) yet",
      content: """
        <p><a\(href: tool.address)>Open the \(tool.embedding.inSentence) in a page of its own</a></p>
        <p>Is this your site? \(EmbedAdvice.asking(site.layout.host))</p>
        """)
  }
}
