package import Components
import GuidesPages

/// The pages about the site, and the error pages.
package enum SitePages {
  static func home(_ request: Request, _ site: Site) -> Response {
    let page = HomePage(tools: site.tools, currency: site.currency)
    let kept = site.tools.flatMap { tool in
      tool.category.flatMap { category in
        tool.keeping?.summaries(request, site).map { (category, $0) }
      } ?? []
    }
    guard !kept.isEmpty else {
      // Nobody may be shown it again from a cache once something is kept.
      let isForEverybody = request.cookies == Cookies() && request.query.entries.isEmpty
      return site.response(page.page, privacy: isForEverybody ? .open : .figures)
    }
    return site.response(page.welcoming(kept), privacy: .figures)
  }

  static func about(_ request: Request, _ site: Site) -> Response {
    site.response(
      Page(
        title: "About our figures",
        lead: "The rules behind the figures, so that you can check them.",
        description: "The rules that Farthing follows to work out interest and payments.",
        help: HelpBox(currency: site.currency),
        content: about(site.layout)), privacy: .open)
  }

  /// The response to a method that a path does not have, with a link to the page above.
  ///
  /// Either a form's address is opened by itself, or a form is sent to a page that can only be read.
  static func wrongMethod(_ request: Request, above: Address?, _ site: Site) -> Response {
    let isOpened = request.method == .get || request.method == .head
    return site.refuse(
      request, "This cannot be asked in that way", .methodNotAllowed, privacy: .figures,
      Page(
        title: isOpened
          ? "There’s nothing to see at this address" : "Nothing can be sent to this address",
        lead: isOpened
          ? "Only forms are sent here. Nothing was changed."
          : "It has a page that can only be read. Nothing was changed.",
        content: """
          <p><a class="button"\(href: above ?? Address("/"))>\
          \(above == nil ? "Go to the tools" : "Go back")</a></p>
          """))
  }

  /// The response to a form that another site sent.
  static func fromElsewhere(_ request: Request, _ site: Site) -> Response {
    site.refuse(
      request, "This was sent from another site, so nothing was changed", .forbidden,
      privacy: .figures,
      Page(
        title: "This was sent from another site",
        lead: "Nothing was changed. Only the pages of this site can change what is kept here.",
        content: Page.toTools))
  }

  /// The page that nginx shows when no worker answers.
  private static let unavailable = Page(
    title: "This is not working just now",
    lead: "Nothing you typed is lost: go back in a minute and try again.",
    content: Page.toTools)

  /// The error pages that nginx sends, with the names of their files.
  package static let withoutRoute = [(Page.missing, "404"), (unavailable, "5xx")]
}

extension SitePages {
  private static func about(_ layout: PageLayout) -> HTML {
    """
    <div class="prose">
    \(aboutText)
    \(layout.host.map(hostText))\
    \(adviceLines(layout.help.sourced))\
    </div>
    """
  }

  private static func hostText(_ host: SiteHost) -> HTML {
    """
    <h2>Who runs this site</h2>
    <p>Farthing is free software that anybody may run. This site is run by \(host.name). If a figure \
    looks wrong or a sentence is hard to follow, tell us: \(host.link)</p>

    """
  }

  /// The list of help lines with the source of each and the date it was checked on.
  private static func adviceLines(_ lines: [HelpLines.Line]) -> HTML? {
    guard !lines.isEmpty else { return nil }
    return """
      <h2>Advice lines</h2>
      <p>Where we read how to reach them, and the day we last looked. Where nobody publishes a number \
      for text relay, we name none. In Northern Ireland, Advice NI’s line helps small businesses too.</p>
      <ul>
      \(each: lines, { line in
        """
        <li>\(line.name), \(line.contact.words): \(line.source?.words ?? "") · \
        Last reviewed \(line.source?.checked.onPage)</li>

        """
      })\
      </ul>

      """
  }

  private static let aboutText: HTML = """
    <h2>Interest</h2>
    <p>Each month, the interest is what you owe times the monthly rate. It is rounded once, to the \
    nearest penny, and half a penny goes up. Then the payment is taken off.</p>
    <p>British cards quote an effective yearly rate, the APR. The monthly rate is the one that, \
    compounded twelve times, comes to the APR. American cards and most loans charge a twelfth of the \
    yearly rate. Each tool says which it uses, and most let you change it.</p>
    <h2>Every penny</h2>
    <p>Amounts are whole pennies and rates are exact. So a schedule always adds up to the totals \
    above it.</p>
    <h2>Checked against</h2>
    <p>Lloyds, Halifax, Bank of Scotland, The Times and Moneyfacts have published figures. Ours agree \
    with theirs. The Money Charity, which teaches people about money, published an example of a card \
    that takes 25 years to pay off. Its lengths are not quite ours.</p>
    <p>For £2,292 at 17.91% you may read 25 years and 3 months for paying only the minimum. Here it is \
    25 years and 2 months. The lengths that The Money Charity printed are all one month longer than \
    ours. Its interest agrees with ours to the pound. For £2,655 at 19.87% it printed 26 years and 9 \
    months with the minimum; ours is 26 years and 8 months. When the first minimum is paid every \
    month, it printed 5 years and 3 months. Ours is 5 years and 2 months. The interest of £1,446 is \
    the same. We count the months in which a payment is made. Source: The Money Charity, The Money \
    Statistics, May 2019.</p>
    <p><a\(href: Address("/evidence"))>Every published figure that we know of</a> is listed beside \
    ours, those that differ first.</p>
    <h2>What it is not</h2>
    <p>The tools are a guide. They are not advice, and they do not know your whole situation. If \
    money is a worry, the people in the box below do this every day, free.</p>
    """
}
