import Components
import Finance
import Forms
import Markup
import Web

/// The page for a charity's web editor: choose a tool and a colour, see it, copy what to paste.
enum EmbedGuide {
  private static let tool = Field(
    "tool", question: "Which tool?", subject: "Tool", answer: .choice(otherwise: Stem.creditCard))

  private static let accent = Field(
    "accent", question: "Your colour, as six digits",
    hint: "From your style guide, like 7a1fa2; leave it empty for ours", subject: "Colour",
    answer: Answer<String>.text(upTo: 7).optional)

  private static let partner = Field(
    "partner", question: "Your name with us", hint: "If whoever runs this site gave you one",
    subject: "Name", answer: Answer<String>.text(upTo: 80).optional)

  private enum Stem: String, Sendable, CaseIterable {
    case creditCard = "credit-card"
    case loan
    case studentLoan = "student-loan"
  }

  static func page(_ request: Request, _ site: Site) -> Response {
    let chosen = (try? request.query.read(in: .gbp, tool)) ?? .creditCard
    let typed = request.query.typed(accent.name)
    let colour = typed.flatMap { Colour($0) }
    let errors =
      typed != nil && colour == nil
      ? [accent.error("Colour must be six digits from 0 to 9 and a to f, like 7a1fa2")] : []
    let state = FormState(typed: request.query, errors: errors, currency: .gbp)
    var response = site.answer(
      Page(
        title: "Put a tool on your own page",
        lead:
          "Paste a few lines, and the tool looks like your site. No cookies, no tracking, free.",
        description: "How to show Farthing’s calculators on a charity’s own page.",
        errors: errors,
        content: """
          <div class="columns">
          <section class="answer card" id="answer" aria-labelledby="answer-title">
          \(result(chosen, colour, partner: request.query.typed(partner.name), site))
          </section>
          \(form(state, chosen))
          </div>
          \(facts(site))
          """), status: errors.isEmpty ? .ok : .unprocessable)
    response.showsFrames = true
    return response
  }

  private static func form(_ state: FormState, _ chosen: Stem) -> HTML {
    """
    <form class="card"\(action: Address("/embed/")) method="get" novalidate>
    <h2>Your choice</h2>
    \(state.radios(
      tool, Stem.allCases.map { Choice($0.rawValue, words($0)) }, chosen: chosen.rawValue))
    \(state.textInput(accent, width: .text))
    \(state.textInput(partner, width: .text))
    <button>Show it</button>
    </form>
    """
  }

  private static func words(_ stem: Stem) -> String {
    switch stem {
    case .creditCard: "Credit card: how long it takes to clear"
    case .loan: "Loan: what it costs each month"
    case .studentLoan: "Student loan (not the British kind)"
    }
  }

  private static func result(
    _ chosen: Stem, _ colour: Colour?, partner: String?, _ site: Site
  ) -> HTML {
    let path = "/" + chosen.rawValue
    guard let tool = site.frame.tools.first(where: { $0.address.text == path }) else {
      return "<h2 id=\"answer-title\">This tool is not here yet</h2>"
    }
    let look = [("partner", partner), ("accent", colour?.hexadecimal)]
      .compactMap { name, value in value.map { (name, $0) } }
    let snippet = Snippet(
      tool, origin: site.origin, integrity: site.frame.assets.integrity(of: "embed-v1.js"),
      look: look)
    return """
      <h2 id="answer-title">Paste this into your page</h2>
      <pre class="snippet" tabindex="0" aria-label="The lines to paste"><code>\(snippet.html.text)</code></pre>
      \(corrected(colour))\
      <h2>This is how it looks</h2>
      <iframe class="preview" src="\(snippet.frame.text)" title="\(snippet.title)" loading="lazy">\
      </iframe>
      <p><a\(href: snippet.frame)>See it by itself</a></p>
      """
  }

  private static func corrected(_ colour: Colour?) -> HTML? {
    guard let colour else { return nil }
    let theme = AccentTheme(colour)
    guard !theme.isAsAsked else { return nil }
    return """
      <p class="note">Text in \(colour.description) would be hard to read on white. The tool uses \
      \(theme.light.description), the nearest shade that everybody can read.</p>

      """
  }

  private static func facts(_ site: Site) -> HTML {
    """
    <div class="prose">
    <h2>What it does with data</h2>
    <p>Nothing. The frame sets no cookie, reads none, loads nothing from anywhere else and keeps no \
    figures. The script you paste only makes the frame as high as its content.</p>
    <h2>Who may show it</h2>
    <p>\(framing(site))</p>
    <h2>If your site has a content security policy</h2>
    <p>Add these to it:</p>
    <pre class="snippet" tabindex="0" aria-label="The lines for a content security policy"><code>\
    frame-src \(site.origin);
    script-src \(site.origin);</code></pre>
    <h2>WordPress and Drupal</h2>
    <p>In WordPress, add a block called “Custom HTML” and paste the lines into it. If your account may \
    not add scripts, leave the last line out: the frame then scrolls.</p>
    <p>In Drupal, use a text format that allows the iframe element, such as “Full HTML”, switch the \
    editor to source, and paste.</p>
    <h2>Without a frame</h2>
    <p>A form of your own can lead to our page. It works everywhere, and needs nothing from us:</p>
    <pre class="snippet" tabindex="0" aria-label="A form to paste"><code>\
    \(PlainForm(origin: site.origin).html.text)</code></pre>
    <h2>Accessibility</h2>
    <p>The tools aim for level AA of WCAG 2.2, in the frame too. A colour that would be hard to read \
    is made darker until it can be read. The frame has a title, and never takes the focus when your \
    page loads.</p>
    </div>
    """
  }

  private static func framing(_ site: Site) -> String {
    site.partners.isOpen
      ? "Any site may show the calculators in a frame."
      : "Sites that whoever runs this one has named in its settings. Ask them to add yours. Your "
        + "cards and shared expenses can never be framed: link to them instead."
  }
}
