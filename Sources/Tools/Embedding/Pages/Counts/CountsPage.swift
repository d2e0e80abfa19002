/// How often a partner's frames were used, and the form that asks for its key.
enum CountsPage {
  static let key = "key"

  static let wrongKey = FieldError(
    field: key, message: "Partner code and key must be those that you were given")

  // MARK: - The key

  static func asking(for partner: String, errors: [FieldError] = []) -> Page {
    let words = ControlWords(
      name: key, hint: "You were given it for these counts. It is never in an address",
      error: errors.first?.message)
    return Page(
      title: "How often your visitors used a tool",
      lead: "By day and tool, for a partner of this site. Nothing about any one visitor.",
      errors: errors,
      content: """
        <form class="card narrow"\(action: EmbedPath.counts.address) method="post" novalidate>
        <div class="field">
        <label for="partner">Partner code</label>
        <div class="box text"><input id="partner" name="\(Embedding.partner)" \
        autocomplete="username" spellcheck="false" value="\(partner)"></div>
        </div>
        \(words.field(
          label: "Key",
          """
          <div class="box text"><input id="key" name="\(key)" type="password" \
          autocomplete="current-password"\(words.attributes)></div>
          """))
        <button>Show the counts</button>
        </form>
        """)
  }

  // MARK: - The numbers

  static func page(of partner: Partner, _ report: CountsReport, _ site: Site) -> Page {
    Page(
      title: "Counts for \(partner.name)",
      lead: "\(report.span) Up to a minute ago.",
      content: """
        \(sums(report))\
        \(each: report.totals, { table(of: $0, report, site) })\
        <div class="prose">
        <h2>What the numbers are worth</h2>
        <p>They count how often a tool was asked for with your code, not people. Anybody who knows \
        the address of a frame can ask for it again and again, with a program too, and nothing here \
        tells that from your visitors. Of browsers that say where a page goes, frames alone are \
        counted.</p>
        <h2>What is not here</h2>
        <p>Numbers from 1 to 4 say “\(CountsReport.few)”, and the sums leave them out, so nobody can be \
        picked out. We don’t count who, where from, at what hour, or what was typed. Days older than \
        \(FrameCounts.days) are dropped.</p>
        <h2>For spreadsheets and programs</h2>
        <p>The same numbers are at \
        <code>\(EmbedPath.counts.address.text).csv?partner=\(partner.id)</code> and \
        <code>\(EmbedPath.counts.address.text).json?partner=\(partner.id)</code>, for a program that \
        sends the key as <code>Authorization: Bearer KEY</code>.</p>
        <p><a\(href: EmbedPath.guide.address.with(query: [(Embedding.partner, partner.id)]))>Your \
        lines to paste</a></p>
        </div>
        """)
  }

  private static func sums(_ report: CountsReport) -> HTML? {
    guard !report.totals.isEmpty else { return nil }
    let shown = report.totals.reduce(0) { $0 + $1.shown }
    let answered = report.totals.reduce(0) { $0 + $1.answered }
    return summaryList(
      [
        (
          "Shown",
          """
          \(times(shown, isAtLeast: report.totals.contains(where: \.shownIsAtLeast))) \
          <span>a tool was on a page that somebody opened</span>
          """
        ),
        (
          "Answered",
          """
          \(times(answered, isAtLeast: report.totals.contains(where: \.answeredIsAtLeast))) \
          <span>somebody typed figures and got an answer</span>
          """
        ),
      ], isTold: true)
  }

  private static func table(of total: CountsReport.Total, _ report: CountsReport, _ site: Site)
    -> HTML
  {
    let name = site.tools.first { $0.stem == total.tool }?.tile.name ?? total.tool
    return """
      <section aria-label="\(name)">
      <h2>\(name)</h2>
      <div class="scroll" role="region" aria-label="\(name), by day" tabindex="0">
      <table class="names decisive-3">
      <thead><tr><th scope="col">Day<th scope="col">Shown<th scope="col">Answered</thead>
      <tbody>
      \(each: report.days.compactMap { row(of: total.tool, $0) }, \.self)\
      <tr><th scope="row"><b>All days</b><td><b>\(words(total.shown, total.shownIsAtLeast))</b>\
      <td><b>\(words(total.answered, total.answeredIsAtLeast))</b>
      </tbody>
      </table>
      </div>
      </section>

      """
  }

  private static func row(of tool: String, _ day: CountsReport.Day) -> HTML? {
    day.tools.first { $0.tool == tool }.map { count in
      """
      <tr><th scope="row">\(day.date.weekdayName.description) \(day.date.words)\
      <td>\(count.shown.map { "\($0)" } ?? CountsReport.few)\
      <td>\(count.answered.map { "\($0)" } ?? CountsReport.few)

      """
    }
  }

  private static func times(_ number: Int, isAtLeast: Bool) -> String {
    "\(words(number, isAtLeast)) \(number == 1 ? "time" : "times")"
  }

  private static func words(_ number: Int, _ isAtLeast: Bool) -> String {
    isAtLeast && number == 0 ? "a few" : "\(isAtLeast ? "at least " : "")\(number)"
  }
}

extension CountsReport {
  /// The days of the numbers, in a sentence.
  fileprivate var span: String {
    guard let first = days.first?.date, let last = days.last?.date else {
      return "Nothing has been counted yet."
    }
    return first == last
      ? "How often the tools on your site were used, on \(first.words)."
      : "How often the tools on your site were used, from \(first.words) to \(last.words)."
  }
}
