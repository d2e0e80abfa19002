/// What a manager asks before a charity shows a tool: cost, data, time, what to show a board.
struct ManagerAnswers {
  let choice: EmbedChoice
  let site: Site

  /// Four answers in one look.
  var inShort: HTML {
    """
    <div class="sheet">
    <ul class="rows" aria-label="Four answers">
    \(row("What it costs", "Nothing", "Free to copy, MIT licence"))\
    \(row("Your visitors’ data", "None kept", "No cookie, no tracking"))\
    \(row("Works for everybody", "WCAG 2.2 AA", "All 55 criteria tested"))\
    \(row("How long it takes", "5 minutes", time))\
    </ul>
    </div>
    """
  }

  private func row(_ question: HTML, _ answer: HTML, _ more: HTML) -> HTML {
    "<li><p>\(question)<small>\(more)</small></p><p class=\"sum\">\(answer)</p>\n"
  }

  private var days: Int? { site.statements.admission?.days }

  private var time: HTML {
    guard !site.partners.isOpen else { return "To paste a few lines. Any site may" }
    return days.map { "We allow your site within \(SiteHost.counted($0)), then you paste" }
      ?? "To paste, once we allow it"
  }

  /// The step before pasting: how a site is allowed, and how soon.
  var admission: HTML {
    guard !site.partners.isOpen else {
      return "<p>Nobody has to allow it: any site may show the calculators in a frame.</p>"
    }
    let how = site.statements.admission?.how.map { "\($0)" as HTML }
    let time = days.map { "We allow it within \(SiteHost.counted($0))." } ?? "No time is promised."
    return """
      <p>\(how.map { "\($0)." } ?? EmbedAdvice.asking(site.layout.host)) \(time) Until then your page \
      shows a link in place of the tool.</p>
      """
  }

  /// Everything that a board may want to read.
  var board: HTML {
    """
    <section aria-labelledby="board">
    <h2 id="board">What you can show your board</h2>
    <div class="folds">
    \(details("What happens to your visitors’ data", data))
    \(details("What we promise", promise))
    <a\(href: Address("/accessibility"))>Accessibility statement</a>
    <a\(href: Address("/accessibility/report"))>Accessibility report</a>
    <a\(href: Address("/privacy"))>Privacy</a>
    \(evidence)
    <a\(href: Address("/changes"))>Changes</a>
    <a\(href: counts)>Counts of your visitors</a>
    <a\(href: Address("/for-programs"))>For programs</a>
    </div>
    </section>
    """
  }

  private let data: HTML = """
    <p>What somebody types goes to our server, is answered, and is gone. No cookies, no tracking. \
    Figures are in the address of the frame, and a browser never passes that address on. Our logs have \
    the time and the page: no figures, no internet address. The script you paste only makes the frame \
    as high as its content, and brings an answer into view.</p>
    <p>You can say on your privacy page: “The calculator is Farthing. It sets no cookies and keeps \
    nothing you type.”</p>
    <p><a\(href: Address("/privacy", fragment: "flows"))>See every data flow in a table</a></p>
    """

  private let promise: HTML = """
    <p>v1.js stays as it is. If it ever ends, it is said 12 months before, in the list of changes.</p>
    <p>The licence is MIT: you may use, copy and change all of it. You can stop any day by taking the \
    lines out: nothing of yours is kept here. You can run it yourself, too.</p>
    """

  /// The page with published figures, or the rules behind ours on a site without it.
  private var evidence: HTML {
    site.address(ofTool: "evidence").map {
      "<a\(href: $0)>Evidence</a>"
    } ?? "<a\(href: Address("/about"))>Our figures</a>"
  }

  private var counts: Address {
    EmbedPath.counts.address.with(query: choice.partner.map { [(Embedding.partner, $0.id)] } ?? [])
  }
}
