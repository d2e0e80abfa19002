import CardsFormulas
import PlanFormulas
import PlanPages

/// A kept plan on its page: where one stands, both ends, the chart and the months.
struct KeptPlanView {
  let now: KeptPlanNow
  let pages: CardsPage

  private var words: KeptPlanWords { KeptPlanWords(now: now) }
  private var standing: KeptStanding { now.standing }

  /// True when nobody noted anything for a whole month, so that the check-in comes first.
  private var isOld: Bool { standing.lacksMonth }

  /// The heading of the page.
  var title: String {
    guard isOld else { return "Your plan" }
    let (told, month) = (standing.at.number == 0 ? "Kept" : "Last noted", standing.at.month)
    let when = month.year == standing.today.year ? month.name.description : month.words
    return "\(told) in \(when). What do you owe now?"
  }

  /// The page: what to pay first, then what differs, then all else in folds.
  ///
  /// - Parameters:
  ///   - missed: The questions about due dates that passed.
  ///   - first: What comes first of priority bills, and who helps.
  ///   - change: The control, the form and the files of the plan.
  /// - Returns: The parts of the page below its heading.
  func html(asking missed: HTML?, first: HTML?, change: HTML?) -> HTML {
    """
    <div class="pair">
    <div>
    \(missed)\(first)\
    \(isOld ? checkIn(isOpen: true) : head)
    \(isOld ? nil : dues)\
    </div>
    <div>
    \(standing.isTold ? told : nil)\
    <div class="folds">
    \(isOld ? fold("The plan that you kept", "ends in \(standing.end.words)", head) : checkIn(isOpen: false))\
    \(isOld ? dues.map { fold("Pay in \(now.first.words)", nil, $0) } : nil)\
    \(standing.isTold ? fold("Debt by debt", nil, debts) : nil)\
    \(fold("Month by month", nil, "\(standing.isTold ? nil : figure)\(months)"))\
    \(change.map { fold("Change, save or share", "\(standing.plan.budget.short) a month", $0) })\
    <a\(href: CardsPath.sheet.address)>One sheet for an adviser</a>
    <form method="post"\(action: CardsPath.forgetPlan.address)>
    \(hiddenInputs(pages.stamp.values))\
    <button>Forget this plan</button>
    </form>
    </div>
    </div>
    </div>

    """
  }

  private func fold(_ words: String, _ aside: String?, _ content: HTML) -> HTML {
    "\(details("\(words)\(aside.map { " <span>\($0)</span>" as HTML })", content))\n"
  }

  // MARK: - The head

  /// The month of the end and how it stands to the plan.
  private var head: HTML {
    """
    <section class="glance" id="kept" aria-labelledby="kept-title">
    \(heading)
    \(pill)\
    <p class="small lead-in">\(words.sentence.html)</p>
    \(words.then.map { "<p class=\"small\">\($0)</p>\n" as HTML })\
    \(added)\
    \(words.gone.map { "<p class=\"small\">\($0)</p>\n" as HTML })\
    </section>

    """
  }

  private var heading: HTML {
    guard let end = now.endToSay, now.result != nil else {
      return """
        <h2 id="kept-title" class="to-pay">\(words.ends)</h2>
        """
    }
    let why =
      !standing.isTold
      ? "at \(standing.plan.budget.short) a month"
      : now.later == 0 ? "as you planned" : "as it is now"
    return """
      <h2 id="kept-title" class="to-pay"><b class="fig long">\(end.words)</b> is when all is paid off, \(why)</h2>
      """
  }

  private var pill: HTML? {
    words.pill.map { words in
      """
      <p class="pill \(standing.standing == .behind ? "plain" : "offer")">\(words)</p>

      """
    }
  }

  private var dues: HTML? { KeptPlanDues(now: now, pages: pages).html }

  /// The chart, and the debts on which more or less is owed than planned.
  private var told: HTML {
    """
    <section class="glance">
    \(figure)
    </section>
    \(standing.holdsFinishedMonth ? differences : nil)\

    """
  }

  private var figure: HTML {
    chartFigure("What you owe", more: ", and what you planned to owe", chart.html)
  }

  private var differences: HTML? {
    let differing = standing.debts.compactMap { debt -> HTML? in
      guard let planned = debt.planned, let owed = debt.owed, planned != owed,
        let card = debt.card
      else { return nil }
      return """
        <li><p><b>\(own(card.details.name))</b> <small>\(planned.short) planned</small></p>\
        <p class="sum">\(owed.short) <small>\(KeptPlanWords.inTable(owed - planned))</small></p></li>

        """
    }
    guard !differing.isEmpty else { return nil }
    return """
      <section aria-labelledby="differs">
      <h2 id="differs">Where it differs</h2>
      <ul class="rows">
      \(each: differing, \.self)\
      </ul>
      </section>

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
          now.typed, of: now.questions, button: "A new plan, \(words.newcomers) included",
          hint: "It begins this month, in place of the plan that you kept. You can undo this.",
          isSecond: true))\
      </div>

      """
    }
  }

  // MARK: - The chart

  private var chart: KeptChart {
    let noted = standing.rows.filter { $0.number <= standing.at.number }.compactMap { row in
      row.owed.map { (month: row.number, amount: $0) }
    }
    // Nothing is known of the months between the newest that was noted and those to come.
    let unknown = max(0, standing.at.month.months(until: standing.base))
    let balances = now.months == nil ? [] : now.course?.comparison.chosen.together.balances ?? []
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
        <a\(href: CardsPath.balances.address)>What do you owe now?</a>

        """
    }
    let month = CheckInMonths(pages.wallet, on: pages.today)?.preset ?? standing.at.month
    let form = pages.checkInForm(
      pages.form(pages.balances),
      planned: { id in
        standing.planned(id, at: month).map { "Planned for \(month.name): \($0.short)" }
      })
    return isOpen ? form : fold("What do you owe now?", nil, form)
  }

  // MARK: - Tables

  private var debts: HTML {
    let month = standing.at.month.name
    return Table(
      "kept-debts",
      caption: standing.holdsFinishedMonth
        ? "What was planned and what you owe"
        : "What was planned for the end of \(month), and what you owe today",
      columns: ["Debt", "Planned", "You owe"], decisive: 3, look: "names debtwise",
      rows: standing.debts.map(row).joined()
    ).html
  }

  private func row(_ debt: KeptStanding.Debt) -> HTML {
    guard let planned = debt.planned, let owed = debt.owed else {
      return "<tr><th scope=\"row\">A debt that was deleted<td>–<td>–\n"
    }
    let name: HTML = debt.card.map { "\(own($0.details.name))" } ?? "A debt that was paid off"
    let difference = standing.holdsFinishedMonth ? KeptPlanWords.inTable(owed - planned) : nil
    let word = debt.state == .clear ? "paid off" : difference
    return """
      <tr><th scope="row">\(name)<td>\(planned.formatted)<td>\(owed.formatted)\
      \(word.map { " <span>\($0)</span>" as HTML })

      """
  }

  private var months: HTML {
    Table(
      "kept-months", caption: "The end of each month",
      columns: ["End of", "Planned", "You owed", "Difference"], decisive: 4, look: "names debtwise",
      rows: standing.rows.suffix(13).map { row in
        """
        <tr><th scope="row">\(row.month.shortWords)<td>\(row.planned.formatted)\
        <td>\(row.owed.map { $0.formatted } ?? "not noted")\
        <td>\(difference(row))

        """ as HTML
      }.joined()
    ).html
  }

  /// How a month ended; nothing of one that goes on, in which only some may be paid yet.
  private func difference(_ row: KeptStanding.Row) -> String {
    row.difference.map { row.number > standing.at.number ? "so far" : KeptPlanWords.inTable($0) }
      ?? "–"
  }
}

extension CardsPage {
  /// The form that keeps a plan as it was asked for, with its button and what that does.
  func keeping(
    _ typed: Submission, of questions: CardsPlanQuestions, button: String = "Keep this plan",
    hint: String = "This browser remembers it, and shows each month where you stand. No account.",
    isSecond: Bool = false
  ) -> HTML {
    let ids = questions.cards.entries.map(\.card.id.text).joined(separator: ",")
    let debts = [(CardsKeptRequests.debts, ids)]
    return """
      <form class="after" method="post"\(action: CardsPath.keep.address)>
      \(hiddenInputs(typed.values(of: questions.names) + debts + stamp.values))\
      <button\(attribute: "class", isSecond ? "second" : nil)>\(button)</button>
      <p class="hint">\(hint)</p>
      </form>

      """
  }
}
