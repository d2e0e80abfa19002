/// The lines that a charity pastes: a frame that works without scripts, a link for browsers without
/// frames, and a script that only adjusts the height.
struct Snippet {
  private let tool: EmbeddedTool
  private let origin: String
  private let integrity: String?
  private let look: [(String, String)]
  private let beginning: [(String, String)]

  /// A snippet; `look` is partner and colour, `beginning` the fields filled in at first.
  init(
    _ tool: EmbeddedTool, on site: Site, look: [(String, String)] = [],
    beginning: [(String, String)] = []
  ) {
    self.tool = tool
    origin = site.origin
    integrity = site.layout.assets.integrity(of: "embed-v1.js")
    self.look = look
    self.beginning = beginning
  }

  var html: HTML { html(width: Self.width, height: Self.height) }

  func html(width: Int, height: Int) -> HTML {
    """
    <iframe src="\(origin)\(frame.text)" title="\(title)" width="\(width)" height="\(height)" \
    data-farthing loading="lazy" referrerpolicy="origin" allow="clipboard-write; web-share" \
    style="width:0;min-width:100%;height:\(height)px;border:0"></iframe>
    <p><a href="\(origin)\(page.text)">Open the \(tool.embedding.inSentence) in a page of its own</a></p>
    <script src="\(origin)/embed/v1.js" async\(attribute: "integrity", integrity) \
    crossorigin></script>

    """
  }

  var title: String { tool.embedding.title }

  var frame: Address {
    EmbedPath.frame(of: tool).address.with(query: look + beginning)
  }

  private var page: Address { tool.address.answering(beginning) }

  /// The height in pixels: enough for the form and the beginning of an answer.
  static let height = 820
  static let width = 680
}
