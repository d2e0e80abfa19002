/// The embedding guide for web editors: choose a tool and a colour, see it, copy the snippet.
struct EmbedGuide {
  private static let address = EmbedPath.guide.address

  static func page(_ request: Request, _ site: Site) -> Response {
    guard let choice = EmbedChoice(request.query, on: site) else {
      return site.notFound(request)
    }
    let isWrong = !choice.errors.isEmpty
    var response = site.response(
      EmbedGuide(choice: choice, site: site).page, status: isWrong ? .unprocessable : .ok)
    response.showsFrames = true
    return response
  }

  let choice: EmbedChoice
  let site: Site

  private var state: FormState { FormState(choice.reading, errors: choice.errors) }

  private var page: Page {
    Page(
      title: "Put a tool on your own page",
      lead: """
        Your visitors see what a debt really costs, on your page and in your colour.
        """,
      isCalm: true, description: "How to show Farthing’s calculators on a charity’s own page.",
      errors: choice.errors,
      content: """
        \(answers.inShort)
        <div class="pair">
        <div>
        \(form)
        <section aria-labelledby="ask">
        <h2 id="ask">2. Tell us your address</h2>
        \(answers.admission)
        \(contact)\
        </section>
        </div>
        <div>
        \(choice.errors.isEmpty ? lines : nil)
        \(EmbedAdvice(choice: choice, site: site).html)
        </div>
        </div>
        \(choice.errors.isEmpty && choice.isAsked ? preview : nil)
        \(answers.board)
        <script\(attribute: "src", Self.address.text + "v1.js") async></script>
        """)
  }

  private var answers: ManagerAnswers { ManagerAnswers(choice: choice, site: site) }

  private var form: HTML {
    let more: [any Question] = [
      EmbedQuestions.currency, EmbedQuestions.heading, choice.questions.partner,
    ]
    return """
      <form\(action: Self.address.with(fragment: "answer")) method="get" novalidate data-swap>
      <h2 id="choose">1. Choose</h2>
      \(state.select(
        choice.questions.tool, site.embeddedTools.map { Choice($0.stem, $0.embedding.choice) },
        chosen: choice.tool.stem))
      \(colour)
      \(details(
        "More choices: currency, heading, partner code", isOpen: !state.areUsual(more),
        """
        \(state.commonCurrencies(
          EmbedQuestions.currency, chosen: choice.currency, none: "The usual one for the tool"))
        \(state.radios(
          EmbedQuestions.heading, [Choice("shown", "Ours"), Choice(Embedding.noHeading, "None")],
          chosen: choice.showsHeading ? "shown" : Embedding.noHeading))
        \(state.textInput(choice.questions.partner, width: .text))
        """))
      <button class="plainly">See it</button>
      </form>
      """
  }

  /// The way to whoever allows a site; nil where nobody has to, and without a host.
  private var contact: HTML? {
    guard !site.partners.isOpen else { return nil }
    return site.layout.host.map {
      "<p><a class=\"button\"\(attribute: "href", $0.contact.address) rel=\"noreferrer\">Write to us</a></p>\n"
    }
  }

  /// The typed colour, and beside it the browser's own way to pick one.
  private var colour: HTML {
    let shown = (choice.colour ?? choice.partner?.accent ?? Palette.light.accent).description
    return """
      <div class="pick">
      \(state.textInput(EmbedQuestions.accent, width: .text))
      <input type="color" id="picked" name="\(EmbedQuestions.pickedColour)" value="\(shown)" \
      aria-label="Pick your brand colour">
      </div>
      \(hiddenInputs([(EmbedQuestions.shownColour, shown)]))
      """
  }

  private var snippet: Snippet {
    Snippet(choice.tool, on: site, look: choice.look, beginning: choice.beginning)
  }

  /// A preview of the tool, next to the choices.
  private var preview: HTML {
    let snippet = snippet
    return """
      <section class="answer card" id="answer" aria-labelledby="answer-title">
      <h2 id="answer-title">This is how it looks</h2>
      \(corrected)\
      <iframe class="preview" data-farthing\(attribute: "src", snippet.frame.text) \
      title="\(snippet.title)" loading="lazy"></iframe>
      <p class="tools"><a\(href: snippet.frame)>See it by itself</a></p>
      </section>
      """
  }

  private var lines: HTML {
    """
    <section aria-labelledby="lines">
    <h2 id="lines">3. Paste this into your page</h2>
    \(copied("snippet", "The lines to paste", snippet.html))
    </section>
    """
  }

  private var corrected: HTML? {
    guard let colour = choice.colour ?? choice.partner?.accent else { return nil }
    let theme = AccentTheme(colour)
    guard !theme.isAsAsked else { return nil }
    return """
      <p class="note">We made your colour a little darker so that people can read it: \
      \(theme.light.accent.description) in place of \(colour.description).</p>

      """
  }
}

/// Lines to paste, with a copy button where scripts run.
func copied(_ id: StaticString, _ label: StaticString, _ lines: HTML) -> HTML {
  """
  <pre class="snippet" tabindex="0" role="group" aria-label="\(label.description)">\
  <code id="\(id.description)">\(lines.text)</code></pre>
  <p><button type="button" class="second" data-copy="\(id.description)" hidden>Copy these \
  lines<span class="unseen">: \(label.description)</span></button></p>
  """
}
