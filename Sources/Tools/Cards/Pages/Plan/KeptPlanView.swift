import Calendars
import CardsFormulas
import Components
import Finance
import Forms
import Hosting
import Identifiers
import Markup
import PlanFormulas
import PlanPages
import Repayments
import Web

/// A kept plan on its page: where one stands, both ends, the chart and the months.
struct KeptPlanView {
  private let now: KeptPlanNow
  private let pages: CardsPage
  private let words: KeptPlanWords

  init(_ now: KeptPlanNow, _ pages: CardsPage) {
    self.now = now
    self.pages = pages
    words = KeptPlanWords(now)
  }

  private var standing: KeptStanding { now.standing }

  /// True when nobody noted anything for a whole month, so that the check-in comes first.
  private var isOld: Bool { standing.lacksMonth }

  var html: HTML {
    """
    \(isOld ? checkIn(isOpen: true) : nil)\
    <section class="answer card" id="kept" aria-labelledby="kept-title">
    <h2 id="kept-title" class="unseen">Your plan and what you owe</h2>
    <p class="lead-in">\(words.sentence.html)</p>
    \(figures.html)
    \(ChartFigure("What you owe", more: ", and what you planned to owe", chart.html).html)
    \(added)\
    \(words.gone.map { "<p>\($0)</p>\n" as HTML })\
    </section>
    \(isOld ? nil : checkIn(isOpen: false))\

    """
  }

  /// The debts that the plan has not, and the button that makes a plan of all.
  private var added: HTML? {
    words.added.map { added in
      """
      <div class="added"><p>\(added)</p>
      \(now.months == nil || now.counted.isEmpty
        ? nil
        : pages.keeping(
          now.typed, of: now.questions,
          .init(
            button: "A new plan, \(words.newcomers) included",
            hint: "It begins this month, in place of the plan that you kept. You can undo this.")))\
      </div>

      """
    }
  }

  /// The tables; beside them the ways on, and the button that forgets the plan.
  var rest: HTML {
    """
    <div class="after with-next">
    <div>
    <h2>Debt by debt, for \(standing.at.month.words)</h2>
    \(debts)
    <h2>Month by month</h2>
    \(months)
    </div>
    <div>
    <h2>Also with your plan</h2>
    \(CardsPlanPage.back)
    <form class="after" method="post"\(action: CardsPath.forgetPlan.address)>
    \(hiddenInputs(pages.stamp.values))\
    <button class="second">Forget this plan</button>
    <p class="hint">Your cards and debts stay. You can undo this.</p>
    </form>
    </div>
    </div>

    """
  }

  // MARK: - Figures and chart

  private var figures: AnswerFigures {
    let at = standing.at
    let planned = AnswerFigures.Figure(
      .plain, "Paid off, by your plan", .month(standing.end),
      more: standing.isTold
        ? "\(at.planned.formatted) planned for \(at.month.words)"
        : "\(standing.planned[0].formatted) when you kept it",
      aside: "\(standing.interest.formatted) interest")
    guard standing.isTold else { return AnswerFigures([planned]) }
    let end = now.end
    let owed = "\((at.owed ?? at.planned).formatted) owed in \(at.month.words)"
    let ahead = AnswerFigures.Figure(
      .better, "Paid off, as it is now", end.map { .month($0) } ?? .words("Not known yet"),
      more: owed,
      aside: now.result?.comparison.chosen.outcome.interest.map {
        "\($0.formatted) interest from here on"
      })
    return AnswerFigures(
      [planned, ahead],
      gain: end == nil
        ? nil
        : words.later.map { later in
          AnswerFigures.Gain(
            "\(later.capitalisedFirst)", ring: nil, look: (now.later ?? 0) > 0 ? .plain : .offer)
        })
  }

  private var chart: KeptChart {
    let noted = standing.rows.filter { $0.number <= standing.at.number }.compactMap { row in
      row.owed.map { (month: row.number, amount: $0) }
    }
    // Nothing is known of the months between the newest that was noted and those to come.
    let unknown = max(0, standing.at.month.months(until: standing.base))
    let balances = now.months == nil ? [] : now.result?.comparison.chosen.together.balances ?? []
    let ahead = balances.prefix(1).flatMap { Array(repeating: $0, count: unknown) } + balances
    return KeptChart(
      label: "Line chart of what you owe and what you planned to owe. \(words.sentence.text) "
        + words.ends,
      from: standing.plan.since, planned: standing.planned, owed: noted, ahead: ahead,
      added: words.withAdded)
  }

  // MARK: - The check-in

  private func checkIn(isOpen: Bool) -> HTML {
    guard pages.checked.count <= 8 else {
      return """
        <p><a class="button"\(href: CardsPath.balances.address)>Balances changed? Check in again</a></p>

        """
    }
    let planned = Dictionary(
      standing.debts.map { ($0.id, $0.planned) }, uniquingKeysWith: { first, _ in first })
    let month = standing.at.month.name
    return """
      \(details(
        isOpen ? "What do you owe today?" : "Balances changed? Check in again", isOpen: isOpen,
        pages.checkInForm(
          FormState(pages.reading(pages.balances)),
          planned: { id in
            (planned[id] ?? nil).map { "Planned for \(month): \($0.short)" }
          })))

      """
  }

  // MARK: - Tables

  private var debts: HTML {
    Table(
      "kept-debts", caption: "What was planned and what you owe",
      columns: ["Debt", "Planned", "You owe"], look: "names debtwise",
      rows: standing.debts.map(row).joined()
    ).html
  }

  private func row(_ debt: KeptStanding.Debt) -> HTML {
    guard let planned = debt.planned, let owed = debt.owed else {
      return "<tr><th scope=\"row\">A debt that was deleted<td>–<td>–\n"
    }
    let name: HTML = debt.card.map { "\(own($0.details.name))" } ?? "A debt that was paid off"
    let word =
      debt.state == .clear
      ? "paid off" : KeptPlanWords.inTable(owed - planned)
    return """
      <tr><th scope="row">\(name)<td>\(planned.formatted)<td>\(owed.formatted) <span>\(word)</span>

      """
  }

  private var months: HTML {
    Table(
      "kept-months", caption: "The end of each month",
      columns: ["End of", "Planned", "You owed", "Difference"], look: "names debtwise",
      rows: standing.rows.suffix(13).map { row in
        """
        <tr><th scope="row">\(row.month.shortWords)<td>\(row.planned.formatted)\
        <td>\(row.owed.map { $0.formatted } ?? "not noted")\
        <td>\(row.difference.map { KeptPlanWords.inTable($0) } ?? "–")

        """ as HTML
      }.joined()
    ).html
  }
}

extension CardsPage {
  /// The button that keeps a plan, and what it does.
  struct KeepingWords {
    fileprivate let button: String
    fileprivate let hint: String
    fileprivate var isSecond = true

    static let first = KeepingWords(
      button: "Keep this plan",
      hint: "This browser remembers it, and shows each month where you stand. No account.",
      isSecond: false)
  }

  /// The form that keeps a plan as it was asked for.
  func keeping(
    _ typed: Submission, of questions: CardsPlanQuestions, _ words: KeepingWords = .first
  ) -> HTML {
    let ids = questions.cards.entries.map(\.card.id.text).joined(separator: ",")
    let debts = [(CardsKeptRequests.debts, ids)]
    return """
      <form class="after" method="post"\(action: CardsPath.keep.address)>
      \(hiddenInputs(typed.values(of: questions.names) + debts + stamp.values))\
      <button\(attribute: "class", words.isSecond ? "second" : nil)>\(words.button)</button>
      <p class="hint">\(words.hint)</p>
      </form>

      """
  }
}
