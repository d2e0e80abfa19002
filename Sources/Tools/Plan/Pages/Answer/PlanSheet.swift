import BudgetPages
import PlanFormulas
package import Web

/// The answer of a plan: figures, chart, control, and what to pay to whom.
package struct PlanSheet {
  private let fullResult: PlanFullResult
  private let link: PlanLink
  private let site: Site
  private let wrong: FormState?
  private let dates: PlanDates
  /// True below a kept plan, whose figures and chart are another part of the page.
  private let isKept: Bool
  private let button: (_ id: String, _ payment: Money) -> HTML?
  private let keeping: HTML?

  /// An answer.
  ///
  /// - Parameters:
  ///   - fullResult: The plan.
  ///   - link: The links to its files and to other answers.
  ///   - site: The site, on the day of the answer.
  ///   - start: The day from which its months count; nil for today.
  ///   - wrong: The form with a mistake in the box of the answer; nil when it is right.
  ///   - keeping: A form that keeps the plan of what a browser keeps already; nil for none.
  ///   - button: A form for the next payment of a debt with an id; nil for none.
  package init(
    _ fullResult: PlanFullResult, _ link: PlanLink, on site: Site, from start: CalendarDate? = nil,
    wrong: FormState? = nil, keeping: HTML? = nil,
    button: @escaping (_ id: String, _ payment: Money) -> HTML? = { _, _ in nil }
  ) {
    self.fullResult = fullResult
    self.link = link
    self.site = site
    self.wrong = wrong
    self.button = button
    self.keeping = keeping
    dates = PlanDates(from: start ?? site.today)
    isKept = start != nil
  }

  private var result: PlanResult { fullResult.result }

  /// The answer; where not even the minimums can be paid, help comes first.
  package var sheet: AnswerSheet {
    let sentences = PlanSentences(result: result, dates: dates)
    return AnswerSheet(
      sentences.inShort, about: sentences.asked, at: link.page,
      help: needsHelp || hasLines ? nil : help, asking: rateQuestion,
      notes: sentences.notes, saying: sentences.outcome, whole: sentences.whole,
      """
      \(isKept ? nil : priority?.html)\
      \(isBelow && !hasLines ? helpInside : nil)\
      \(isKept ? nil : "\(PlanFigures(result: result, dates: dates).html)\n" as HTML)\
      \(needsHelp && !isBelow && !hasLines ? helpInside : nil)\
      \(isKept ? nil : PlanChart(result: result, dates: dates).html)\
      \(PlanControl(fullResult: fullResult, link: link, dates: dates, wrong: wrong).html)
      \(isKept ? nil : PlanPayments(result: result, dates: dates, everyMonth: link.everyMonth, button: button).html)\
      \(keeping ?? remembering)\

      """,
      next: next,
      details: """
        \(result.years(dates).html(caption: "All debts together, year by year").map { "\($0)\n" })\
        \(PlanExplanation.html)
        \(handsBack ? handBack : nil)
        """,
      files: files, hasLink: !result.isOfCards, more: isKept ? nil : parts)
  }

  /// A question about the first typed rate that is unlikely; those of cards are in another form.
  private var rateQuestion: RateQuestion? {
    guard !result.isOfCards else { return nil }
    return result.entries.lazy.compactMap { entry in
      RateQuestion(entry.apr, of: result.entries.count > 1 ? entry.label : nil) { meant in
        link.changing(PlanForm.debts.entries[entry.number - 1].terms.apr.name, to: meant)
      }
    }.first
  }

  /// A budget; where advice does not come first, another rate for the card with the highest one, and
  /// a place for debts that are typed.
  private var next: WhatNext {
    let isCalm = !needsHelp && !result.hasNoSum
    return WhatNext(
      budget,
      isCalm ? transfer.map { .init(.init("Would a 0% card cost less?", $0)) } : nil,
      isCalm && !result.isOfCards && !canBeRemembered
        ? .init(
          "Keep your debts in this browser", sending: Stepper.form(of: PlanForm.budget.name),
          and: link.budget,
          to: Self.intoBrowser, inTabOfItsOwn: site.layout.embedding != nil) : nil)
  }

  private static let intoBrowser = Address("/cards/from-plan")

  private var canBeRemembered: Bool {
    !result.isOfCards && !needsHelp && result.run.outcome.months != nil
  }

  /// The button that keeps the debts and the plan of them in this browser; nil for a plan that never
  /// ends.
  private var remembering: HTML? {
    guard canBeRemembered else { return nil }
    return """
      <div class="remember">
      <button\(sendsDebts)>Remember this plan</button>
      <p>See each month where you stand. In this browser, no account.</p>
      </div>

      """
  }

  /// How a plan goes back, with the button that keeps its debts.
  private var handBack: HTML {
    let button: HTML = "<button class=\"second\"\(sendsDebts)>Keep these debts</button>"
    return "\(PlanHandBack(link: link, site: site).html(button))\n"
  }

  /// The attributes of a button that sends the debts to the cards and debts of this browser.
  private var sendsDebts: HTML {
    """
     form="\(Stepper.form(of: PlanForm.budget.name))"\
    \(attribute: "name", link.budget?.0)\(attribute: "value", link.budget?.1) formmethod="post"\
    \(attribute: "formaction", Self.intoBrowser.text)\
     formtarget="\(site.layout.embedding == nil ? "_self" : "_blank")"
    """
  }

  /// The budget with these debts filled in: what was agreed on priority debts is a bill.
  ///
  /// The names of debts that a browser keeps come into no address.
  private var budget: WhatNext.Step {
    let words = "What is left each month? A budget in five minutes"
    let fields = BudgetTool.fields(
      owing: result.entries.map(\.forBudget), arrears: PlanPriority(result)?.agreed,
      in: result.currency)
    return result.isOfCards
      ? .init(words, posting: fields, to: BudgetTool.address)
      : .init(.init(words, BudgetTool.address.with(query: fields)))
  }

  /// The calculator of balance transfers with the card that has the highest rate filled in; nil
  /// without a card that is charged interest and has no offer, and where arrears come first.
  private var transfer: Address? {
    let cards = result.entries.filter {
      $0.kind == .card && $0.promotionEnd == nil && $0.apr > .zero && $0.debt.balance.isPositive
    }
    guard PlanPriority(result) == nil, let card = cards.max(by: { $0.apr < $1.apr })
    else { return nil }
    return Address(
      "/balance-transfer",
      query: [
        ("balance", card.debt.balance.plain), ("apr", card.apr.plain),
        ("currency", result.currency.code),
      ] + (card.basis == .effective ? [] : [("basis", card.basis.rawValue)]))
  }

  /// The parts below: in which order, and what happens when.
  private var parts: HTML {
    """

    <div class="plan-parts">
    \(result.entries.count > 1 ? PlanWays(result: result, link: link, dates: dates).html : nil)
    </div>
    \(PlanTimeline(result: result, dates: dates).html)
    """
  }

  /// The debts that come first, with the help lines; nil where there are none.
  private var priority: PlanPriorityPanel? {
    PlanPriority(result).map { PlanPriorityPanel(priority: $0, site: site, tool: link.tool) }
  }

  /// The debts that come first, for a page that puts them above figures of its own; nil without one.
  package var first: HTML? { priority?.html }

  /// True where the panel of these debts has the help lines, so that no box needs them.
  private var hasLines: Bool { priority?.hasLines == true }

  private var help: HelpBox {
    let isLong = (result.run.outcome.months ?? .max) > 120 && !result.hasNoSum
    return HelpBox(
      currency: result.currency, tone: isLong || needsHelp ? .strong : isKept ? .slim : .calm)
  }

  /// True where the payments are below the minimums, or never clear the debts.
  private var needsHelp: Bool {
    isBelow || result.run.outcome == .never && !result.hasNoSum
  }

  private var isBelow: Bool { result.comparison.isBelowMinimums }

  private var helpInside: HTML {
    "\(site.layout.helpBox(help, on: link.tool))\n"
  }

  /// Debts that a browser keeps, and those on a page of another site, go to nobody else.
  private var handsBack: Bool { !result.isOfCards && site.layout.embedding == nil }

  private var files: [(words: String, address: Address)] {
    (result.run.outcome == .never ? [] : [("Add to calendar", link.file(".ics"))])
      + [(AnswerTools.report, link.file(".pdf")), (AnswerTools.table, link.file(".csv"))]
  }
}
