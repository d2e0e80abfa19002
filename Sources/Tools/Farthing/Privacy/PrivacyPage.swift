/// What becomes of the visitors' data, in words and in a table to copy.
enum PrivacyPage {
  static func respond(_ request: Request, _ site: Site) -> Response {
    site.response(
      Page(
        title: "Privacy",
        lead: "What you type is yours. We keep nothing of it that we could read.",
        description: "What Farthing keeps, where and for how long.",
        content: "\(text(site.layout.host))\n\(flows)"), privacy: .open)
  }

  private static let flows: HTML = """
    <section>
    <h2 id="flows">Every data flow</h2>
    <p>For a privacy page or an assessment of your own. The law’s word for who decides is the \
    controller. Nobody works on data for us, so there is no processor.</p>
    \(Table(
      "flows-table", caption: "What is where, how long, and who decides",
      columns: ["What", "Where it is", "How long", "Who decides about it", "Who else sees it"],
      look: "listed", rows: "\(each: DataFlow.all, row)"
    ).html)
    </section>
    """

  private static func row(_ flow: DataFlow) -> HTML {
    """
    <tr><th scope="row">\(flow.what)<td>\(flow.place)\
    <td><span class="word">How long: </span>\(flow.time)\
    <td><span class="word">Who decides: </span>\(flow.controller)\
    <td><span class="word">Who else sees it: </span>\(flow.others)

    """
  }

  private static func text(_ host: SiteHost?) -> HTML {
    """
    <div class="prose">
    \(host.map { "<p>This site is run by \($0.name): \($0.link)</p>\n" as HTML })\
    <h2>The calculators</h2>
    <p>They keep nothing and set no cookie. Your figures are in the address of the page, so that you \
    can save or share it. Whoever has the link sees them. Our own logs do not hold them.</p>
    <h2>My cards and debts</h2>
    <p>Your cards and debts are in one cookie, in your own browser and nowhere else, unless you keep them in \
    step. The cookie is sealed: \
    nobody can read or change it but this site, and only while it answers you. The home page reads it \
    too, to tell you what is due. It stays until you \
    press “Delete all my cards and debts” or clear your browser. After 400 days without a visit it ends by \
    itself. After a change, one more cookie holds its number until the next page has told you of it. \
    It ends after ten minutes. A link that moves your cards to another phone holds a sealed copy of them, and works for \
    15 minutes.</p>
    <p>You can keep cards and debts in step on several phones. Sealed letters then say what changed, as \
    for a group, below. One more cookie then holds their key, so that they come back if the first is \
    lost.</p>
    <h2>Shared expenses</h2>
    <p>Each group has a sealed cookie of its own. It holds the group’s name, the names of the people \
    in it, and the payments. It is in your browser and nowhere else, unless you keep the group in \
    step. One more cookie lists your groups by name. Once you have said who you are, it also holds what you owe or get back in each, for the \
    home page to tell you. They stay until you press “Forget this group” or clear your browser. After \
    400 days without a visit they end by themselves. Here too, one more cookie holds the number of your last change until a page \
    has told you of it.</p>
    <p>Your browser also keeps a copy of a group’s pages as you saw them last, and payments that wait \
    to be sent. So you can see the group without a network. Forgetting a group deletes them. A payment \
    that you have only begun to type is kept too. It goes when you save it or forget the group. After 7 days \
    we no longer show it, and it goes the next time you open the group.</p>
    <p>A link or a file that you share holds a copy of the group. The link is sealed and works for 7 \
    days, for whoever has it; whoever opens it keeps a copy that is theirs. A file is not sealed, \
    and has no end.</p>
    <p>A group is kept in step on several phones only if somebody in it turns that on. This site then \
    carries sealed letters between you: what changed, locked with a key that only your link and your \
    phones have. Whoever takes the letters from us reads nothing, not even names. They go 400 days \
    after the last one, or after 14 while one phone alone has them. Whoever has the link sees and can change everything. The site itself can read \
    the letters while it answers a phone that has the link. The cookie that lists your groups then \
    holds the key of each. So a group can come back if its cookie is lost.</p>
    <p>The programs that answer you have no network. They talk to the web server, through a socket of \
    the machine. Where the letter box is on, they talk to its store, too. They ask no address that a \
    visitor gives. There is no database of what people type. The letter box holds sealed letters \
    alone. They open only with a group’s link or its members’ cookies. It forgets them 400 days after \
    the group’s last one. The same is true of debts that are kept in step.</p>
    <p>The promise behind this has the same words everywhere: “Workers have no network: they talk to \
    nginx and, if the letter box is on, to its store through Unix sockets, and ask no address that a \
    visitor gives. There is no database of what people type: the letter box holds sealed letters that \
    open only with a group’s link or its members’ cookies, and forgets them 400 days after the group’s \
    last one.”</p>
    <h2>Watching</h2>
    <p>There are no adverts and no trackers on these pages, and nothing from any other site.</p>
    <h2>Logs</h2>
    <p>The server notes the time, the page and whether it worked, to keep it running. It does not \
    note your address on the internet, nor what you typed.</p>
    </div>
    """
  }
}
