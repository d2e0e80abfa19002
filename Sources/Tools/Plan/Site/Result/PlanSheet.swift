package import Components
import Finance
import Forms
package import Hosting
import Markup
import PlanFormulas
import RepaymentViews
import Repayments

/// The answer of a plan: figures, chart, control, and what to pay to whom.
package struct PlanSheet {
  private let answer: PlanAnswer
  private let link: PlanLink
  private let site: Site
  private let wrong: FormState?
  private let dates: PlanDates

  /// An answer.
  ///
  /// - Parameters:
  ///   - answer: The plan.
  ///   - link: The links to its files and to other answers.
  ///   - site: The site, on the day of the answer.
  ///   - wrong: The form with a mistake in the box of the answer; nil when it is right.
  package init(_ answer: PlanAnswer, _ link: PlanLink, on site: Site, wrong: FormState? = nil) {
    self.answer = answer
    self.link = link
    self.site = site
    self.wrong = wrong
    dates = PlanDates(from: site.today)
  }

  /// The answer; where not even the minimums can be paid, help comes first.
  package var sheet: AnswerSheet {
    let sentences = PlanSentences(answer, dates)
    return AnswerSheet(
      sentences.inShort, about: sentences.asked, at: link.page, help: needsHelp ? nil : help,
      notes: sentences.notes, saying: sentences.outcome, whole: sentences.whole,
      """
      \(isBelow ? helpInside : nil)\
      \(PlanFigures(answer, dates).html)
      \(needsHelp && !isBelow ? helpInside : nil)\
      \(PlanChart(answer, dates).html)\
      \(PlanControl(answer, link, wrong: wrong).html)

      """,
      details: """
        \(answer.years(dates).html(caption: "All debts together, year by year").map { "\($0)\n" })\
        \(PlanExplanation.html)

        """,
      files: files, hasLink: !answer.isOfCards, more: parts)
  }

  /// The parts below: what to pay to whom, in which order, and what happens when.
  private var parts: HTML {
    """

    <div class="plan-parts">
    \(PlanPayments(answer, dates).html)
    \(answer.entries.count > 1 ? PlanWays(answer, link, dates).html : nil)
    </div>
    \(PlanTimeline(answer, dates).html)
    """
  }

  private var help: HelpBox {
    let isLong = (answer.run.outcome.months ?? .max) > 120 && !answer.hasNoSum
    return HelpBox(
      currency: answer.currency, tone: isLong || needsHelp ? .strong : .calm)
  }

  /// True where the payments are below the minimums, or never clear the debts.
  private var needsHelp: Bool {
    isBelow || answer.run.outcome == .never && !answer.hasNoSum
  }

  private var isBelow: Bool { answer.comparison.isBelowMinimums }

  private var helpInside: HTML {
    "\(site.layout.helpBox(help, on: link.tool))\n"
  }

  private var files: [(words: String, address: Address)] {
    let all = [
      ("Save as PDF", link.file(".pdf")), ("Save as CSV", link.file(".csv")),
      ("Save as JSON", link.json),
    ]
    return answer.run.outcome == .never
      ? all : [("Add to calendar", link.file(".ics"))] + all
  }
}
