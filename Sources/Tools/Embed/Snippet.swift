import Components
import Markup

/// What a charity pastes into its own page: a frame that works without any script, a link for those
/// whose browser shows no frames, and a script that only gives the frame its height.
struct Snippet {
  private let tool: Frame.Tool
  private let origin: String
  private let integrity: String?
  private let look: [(String, String)]

  /// `look` is the partner and the colour, as they go into the frame's address.
  init(
    _ tool: Frame.Tool, origin: String, integrity: String?, look: [(String, String)]
  ) {
    self.tool = tool
    self.origin = origin
    self.integrity = integrity
    self.look = look
  }

  var html: HTML {
    """
    <iframe src="\(origin)\(frame.text)" title="\(title)" data-farthing loading="lazy" \
    referrerpolicy="origin" allow="clipboard-write; web-share" \
    style="width:0;min-width:100%;height:\(Self.height)px;border:0"></iframe>
    <p><a href="\(origin)\(tool.address.text)">Open the \(tool.name.lowercased()) calculator in a page of its own</a></p>
    <script src="\(origin)/embed/v1.js" async\(attribute: "integrity", integrity) \
    crossorigin></script>

    """
  }

  var title: String { "\(tool.name) calculator" }

  var frame: Address {
    Address("/embed").appending(stem).with(query: look)
  }

  private var stem: String { String(tool.address.text.dropFirst()) }

  /// High enough for the form, and for the beginning of an answer.
  static let height = 820
  static let width = 680
}

/// The second way: a form of the charity's own, without a frame, that leads to our page.
struct PlainForm {
  private let origin: String

  init(origin: String) {
    self.origin = origin
  }

  var html: HTML {
    """
    <form action="\(origin)/credit-card" method="get">
    <label for="farthing-balance">What you owe on the card, in pounds</label>
    <input id="farthing-balance" name="balance" inputmode="decimal" autocomplete="off">
    <label for="farthing-apr">Interest rate (APR), in percent</label>
    <input id="farthing-apr" name="apr" inputmode="decimal" autocomplete="off">
    <button>See how long it takes to clear</button>
    </form>

    """
  }
}
