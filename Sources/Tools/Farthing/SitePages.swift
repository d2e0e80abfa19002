import Calendars
package import Components
import Finance
import Markup
import Hosting
import GuidesPages
import Web

/// The pages about the site, and the error pages.
package enum SitePages {
  static func home(_ request: Request, _ site: Site) -> Response {
    let page = HomePage(site)
    let kept = site.tools.flatMap { tool in
      tool.category.flatMap { category in
        tool.keeping?.summaries(request, site).map { (category, $0) }
      } ?? []
    }
    guard !kept.isEmpty else { return site.response(page.page, privacy: .open) }
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

  static func privacy(_ request: Request, _ site: Site) -> Response {
    site.response(
      Page(
        title: "Privacy",
        lead: "What you type is yours. There is nothing here that could keep it.",
        description: "What Farthing keeps: nothing on its side.",
        content: privacyText(site.layout.host)), privacy: .open)
  }

  static func accessibility(_ request: Request, _ site: Site) -> Response {
    site.response(
      Page(
        title: "Accessibility",
        lead: "These tools are made to work for everybody.",
        description:
          "How Farthing works with screen readers, keyboards, large text and old phones.",
        content: accessibilityText(site.layout.host)), privacy: .open)
  }

  static func wrongMethod(_ request: Request, _ site: Site) -> Response {
    site.refuse(
      request, "This cannot be asked in that way", .methodNotAllowed, privacy: .figures,
      Page(
        title: "This page cannot be used like that",
        content: "<p><a\(href: Address("/"))>Go to the tools</a></p>"))
  }

  /// The response to a form that another site sent.
  static func fromElsewhere(_ request: Request, _ site: Site) -> Response {
    site.refuse(
      request, "This was sent from another site, so nothing was changed", .forbidden,
      privacy: .figures,
      Page(
        title: "This was sent from another site",
        lead: "Nothing was changed. Only the pages of this site can change what is kept here.",
        content: "<p><a class=\"button\"\(href: Address("/"))>Go to the tools</a></p>"))
  }

  /// The page that nginx shows when no worker answers.
  private static let unavailable = Page(
    title: "This is not working just now",
    lead: "Nothing you typed is lost: go back in a minute and try again.",
    content: "<p><a class=\"button\"\(href: Address("/"))>Go to the tools</a></p>")

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
      <p>Where we read how to reach them, and the day we last looked:</p>
      <ul>
      \(each: lines, { line in
        "<li>\(line.name), \(line.contact.words): \(line.source?.words ?? ""), \(line.source?.checked.words ?? "")</li>\n"
      })\
      </ul>

      """
  }

  private static let aboutText: HTML = """
    <h2>Interest</h2>
    <p>Each month, the interest is what you owe times the monthly rate. It is rounded once, to the \
    nearest penny, and half a penny goes up. Then the payment is taken off.</p>
    <p>British cards quote an effective yearly rate, the APR. The monthly rate is the one that, \
    added twelve times a year, comes to the APR. American cards and most loans charge a twelfth of the \
    yearly rate. Each tool says which it uses, and most let you change it.</p>
    <h2>Every penny</h2>
    <p>Amounts are whole pennies and rates are exact. So a schedule always adds up to the totals \
    above it.</p>
    <h2>Checked against</h2>
    <p>Lloyds, Halifax, Bank of Scotland, The Times, Moneyfacts and The Money Charity have published \
    figures. Ours agree with theirs. The Money Charity, which teaches people about money, \
    published an example of a card that takes 25 years to pay off.</p>
    <p>For £2,292 at 17.91% you may read 25 years and 3 months for paying only the minimum. Here it is \
    25 years and 2 months. The lengths that The Money Charity printed are all one month longer than \
    ours. Its interest agrees with ours to the pound. For £2,655 at 19.87% it printed 26 years and 9 \
    months with the minimum; ours is 26 years and 8 months. When the first minimum is paid every \
    month, it printed 5 years and 3 months. Ours is 5 years and 2 months. The interest of £1,446 is \
    the same. We count the months in which a payment is made. Source: The Money Charity, The Money \
    Statistics, May 2019.</p>
    <h2>What it is not</h2>
    <p>The tools are a guide. They are not advice, and they do not know your whole situation. If \
    money is a worry, the people in the box below do this every day, free.</p>
    """

  private static func privacyText(_ host: SiteHost?) -> HTML {
    """
    <div class="prose">
    \(host.map { "<p>This site is run by \($0.name): \($0.link)</p>\n" as HTML })\
    <h2>The calculators</h2>
    <p>They keep nothing and set no cookie. Your figures are in the address of the page, so that you \
    can save or share it. Whoever has the link sees them. Our own logs do not hold them.</p>
    <h2>My cards</h2>
    <p>Your cards are in one cookie, in your own browser and nowhere else. The cookie is sealed: \
    nobody can read or change it but this site, and only while it answers you. The home page reads it \
    too, to tell you what is due. It stays until you \
    press “Delete all my cards” or clear your browser. After 400 days without a visit it ends by \
    itself. After a change, one more cookie holds its number until the next page has told you of it. \
    It ends after ten minutes. A link that moves your cards to another phone holds a sealed copy of them, and works for \
    15 minutes.</p>
    <h2>Shared expenses</h2>
    <p>Each group has a sealed cookie of its own. It holds the group’s name, the names of the people \
    in it, and the payments. It is in your browser and nowhere else. One more cookie lists your groups \
    by name. Once you have said who you are, it also holds what you owe or get back in each, for the \
    home page to tell you. They stay until you press “Forget this group” or clear your browser. After \
    400 days without a visit they end by themselves. Here too, one more cookie holds the number of your last change until a page \
    has told you of it.</p>
    <p>Your browser also keeps a copy of a group’s pages as you saw them last, and payments that wait \
    to be sent. So you can see the group without a network. Forgetting a group deletes them. A payment \
    that you have only begun to type is kept until you save it or close the tab.</p>
    <p>A link or a file that you share holds a copy of the group. The link is sealed and works for 7 \
    days, for whoever has it; whoever opens it keeps a copy that is theirs. A file is not sealed, \
    and has no end.</p>
    <h2>Watching</h2>
    <p>There are no adverts and no trackers on these pages, and nothing from any other site.</p>
    <h2>Logs</h2>
    <p>The server notes the time, the page and whether it worked, to keep it running. It does not \
    note your address on the internet, nor what you typed.</p>
    </div>
    """
  }

  private static func accessibilityText(_ host: SiteHost?) -> HTML {
    """
    <div class="prose">
    <p>The pages aim for level AA of the Web Content Accessibility Guidelines 2.2. They work:</p>
    <ul>
    <li>by keyboard alone, and by voice: every button and link has a clear name</li>
    <li>with a screen reader: every picture is also said in words, and every chart is also a table</li>
    <li>with text twice the size, and on a screen as narrow as a small phone</li>
    <li>in dark mode, in high contrast, and with movement switched off</li>
    <li>without scripts, and on old phones and slow connections</li>
    </ul>
    <p>Each page is tested for these by program before it is published. A program cannot find \
    everything: if something is hard to use, tell us\(host.map { ": \($0.link)" as HTML } ?? ".")</p>
    </div>
    """
  }
}
