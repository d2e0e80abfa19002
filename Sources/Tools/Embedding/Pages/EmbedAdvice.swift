/// The advice for a web editor who pastes, in folds.
struct EmbedAdvice {
  let choice: EmbedChoice
  let site: Site

  var html: HTML {
    """
    <div class="folds">
    \(Self.editors)
    \(details(
      "If your site has a content security policy",
      """
      <p>Allow these in it. If your policy has such a line already, add what stands here to that line: of \
      two with the same name, browsers skip the second. If it only has <code>default-src</code>, begin \
      each new line with what <code>default-src</code> allows, or your own scripts stop working. The last \
      line lets the frame be as wide as your page. You can leave it out if your own style sheet gives the \
      frame its width.</p>
      \(copied("policy", "The lines for a content security policy", policy))
      """))
    \(plainForm)\
    \(details(
      "Your own help lines",
      "<p>Give them to us if you like: they are in the help box of your frames, in place of ours.</p>"))
    \(details(
      "What is in the frame, and what never is",
      """
      <p>My cards and shared expenses keep what people enter, so they are never shown in a frame. A \
      button below each tool opens them in a new tab. Ask us to leave it out of your frames, if you like.</p>
      <p>The tools aim for level AA of WCAG 2.2, in the frame too. A colour that would be hard to read \
      is made darker until it can be read. The frame has a title, and never takes the focus when your \
      page loads.</p>
      """))
    </div>
    """
  }

  private static let editors = details(
    "WordPress and Drupal",
    """
    <p>WordPress: add a block called “Custom HTML” and paste the lines into it. If your account may \
    not add scripts, leave the last line out: the frame then scrolls.</p>
    <p>Drupal: choose a text format that allows iframes, such as “Full HTML”, switch the editor to \
    “Source”, and paste. If it takes the script out, the frame still works, and scrolls.</p>
    """)

  private var policy: HTML {
    """
    frame-src \(site.origin);
    script-src \(site.origin);
    style-src-attr 'unsafe-inline';
    """
  }

  private var plainForm: HTML? {
    PlainForm(choice.tool, on: site, in: choice.currency ?? choice.partner?.currency).map {
      details(
        "Without a frame",
        """
        <p>A form of your own can lead to our page. It works everywhere, and needs nothing from us:</p>
        \(copied("form", "A form to paste", $0.html))
        """) + "\n"
    }
  }

  /// The words that ask an editor to ask first.
  static func asking(_ host: SiteHost?) -> HTML {
    guard let host else {
      return "First ask whoever runs this site to allow yours. It doesn’t say how to reach them."
    }
    return """
      Ask us first to allow your site: tell us its address, its name and your colour, at \(host.link).
      """
  }
}
