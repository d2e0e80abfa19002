import Components
import Formats
import Web

/// What a manager asks before a charity shows a tool: cost, data, what to show a board, how to begin.
struct ManagerAnswers {
  let choice: EmbedChoice
  let site: Site

  var html: HTML {
    """
    <p class="tools"><a class="button" href="#choose">Choose a tool</a>\
    \(site.layout.host.map { " <span>Questions first? \($0.link)</span>" as HTML })</p>
    \(summaryList([
      ("What it costs", "Nothing <span>now or later. Free to use and to copy (MIT licence)</span>"),
      ("Your visitors’ data", "None kept <span>no cookie, no tracking, nothing from elsewhere</span>"),
      (
        "Works for everybody",
        "WCAG 2.2 AA <span>tested against all 55 criteria; the gaps are named</span>"
      ),
      ("How long it takes", time),
    ], isTold: true))
    <div class="plan-parts">
    <div>
    \(data)
    \(promise)
    </div>
    \(board)
    </div>
    \(beginning)
    """
  }

  private var days: Int? { site.statements.admission?.days }

  private var time: HTML {
    if site.partners.isOpen {
      return "Five minutes <span>to paste a few lines. Any site may</span>"
    }
    return days.map {
      "\(Self.counted($0)) <span>to allow your site, then five minutes to paste</span>"
    }
      ?? "Not promised <span>to allow your site, then five minutes to paste</span>"
  }

  static func counted(_ days: Int) -> String {
    days == 1 ? "1 working day" : "\(days) working days"
  }

  private var data: HTML {
    """
    <section aria-labelledby="data">
    <h2 id="data">What happens to your visitors’ data</h2>
    <p>What somebody types goes to our server, is answered, and is gone. No cookies, no tracking. \
    Figures are in the address of the frame, and a browser never passes that address on. Our logs have \
    the time and the page: no figures, no internet address. The script you paste only makes the frame \
    as high as its content, and brings an answer into view.</p>
    <p>You can say on your privacy page: “The calculator is Farthing. It sets no cookies and keeps \
    nothing you type.”</p>
    <p><a class="button second"\(href: Address("/privacy", fragment: "flows"))>See every data flow in a \
    table</a></p>
    </section>
    """
  }

  private var promise: HTML {
    """
    <section aria-labelledby="promise">
    <h2 id="promise">What we promise</h2>
    <p>v1.js stays as it is. If it ever ends, it is said 12 months before, in the list of changes.</p>
    <p>The licence is MIT: you may use, copy and change all of it. You can stop any day by taking the \
    lines out: nothing of yours is kept here. You can run it yourself, too.</p>
    </section>
    """
  }

  private var board: HTML {
    """
    <section aria-labelledby="board">
    <h2 id="board">What you can show your board</h2>
    <ul class="papers">
    <li><a\(href: Address("/accessibility"))>Accessibility statement</a> \
    <span>How it was tested, its gaps, and whom to tell</span>
    <li><a\(href: Address("/accessibility/report"))>Accessibility report</a> \
    <span>All 55 criteria of WCAG 2.2, as EN 301 549 asks for them</span>
    <li><a\(href: Address("/privacy"))>Privacy</a> <span>What is where, how long, and who decides</span>
    \(evidence)\
    <li><a\(href: Address("/changes"))>Changes</a> <span>Each version, and what it means for your page</span>
    <li><a\(href: counts)>Counts</a> <span>How often your visitors used it, by day, with a key that you \
    ask for</span>
    <li><a\(href: Address("/for-programs"))>For programs</a> <span>Every address, what it takes and \
    answers</span>
    </ul>
    </section>
    """
  }

  /// The page with published figures, or the rules behind ours on a site without it.
  private var evidence: HTML {
    site.address(ofTool: "evidence").map {
      "<li><a\(href: $0)>Evidence</a> <span>Published figures beside ours, also those that differ</span>\n"
    }
      ?? "<li><a\(href: Address("/about"))>Our figures</a> <span>The rules behind them, and whose they agree with</span>\n"
  }

  private var counts: Address {
    EmbedPath.counts.address.with(query: choice.partner.map { [(Embedding.partner, $0.id)] } ?? [])
  }

  private var beginning: HTML {
    """
    <section aria-labelledby="begin">
    <h2 id="begin">How to begin</h2>
    <ol class="timeline">
    <li><b>Choose a tool</b> <span>below, with your colour, and see it</span>
    <li><b>\(site.partners.isOpen ? "Nobody has to allow it" : "Send us your site’s address")</b> \
    <span>\(admission)</span>
    <li><b>Paste a few lines</b> <span>into your page. Below: how it goes in WordPress and Drupal</span>
    <li><b>Give us your help lines</b> <span>if you like: they are in the help box of your frames, in \
    place of ours</span>
    </ol>
    </section>
    """
  }

  private var admission: HTML {
    guard !site.partners.isOpen else { return "Any site may show the calculators in a frame" }
    let how: HTML =
      site.statements.admission?.how.map { "\($0)" }
      ?? "Its name, and your colour too\(site.layout.host.map { ", to \($0.link)" as HTML })"
    let time: HTML =
      days.map { "We allow it within \(Self.counted($0))" } ?? "No time is promised"
    return "\(how). \(time). Until then your page shows a link in place of the tool"
  }
}
