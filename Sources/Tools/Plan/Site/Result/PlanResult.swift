package import Components
import Finance
import Forms
package import Hosting
package import Markup
import PlanFormulas
import RepaymentViews
import Repayments

/// The answer of a plan: figures, chart, control, and what to pay to whom.
package struct PlanResult {
  private let answer: PlanAnswer
  private let link: PlanLink
  private let site: Site
  private let mistakes: FormState?
  private let dates: PlanDates
  private let sentences: PlanSentences

  /// An answer.
  ///
  /// - Parameters:
  ///   - answer: The plan.
  ///   - link: The links to its files and to other answers.
  ///   - site: The site, on the day of the answer.
  ///   - mistakes: The form as it was typed into a field of this answer, where that was wrong.
  package init(
    _ answer: PlanAnswer, _ link: PlanLink, on site: Site, mistakes: FormState? = nil
  ) {
    self.answer = answer
    self.link = link
    self.site = site
    self.mistakes = mistakes
    dates = PlanDates(from: site.today)
    sentences = PlanSentences(answer, dates)
  }

  /// The words that screen readers hear when this answer replaces another.
  package var announcement: String { sentences.whole.text }

  /// The answer in a few words, for the title of the window.
  package var inShort: String { sentences.inShort }

  /// The debts in words.
  package var asked: String { sentences.asked }

  /// The help box at the end of the page; nil where it stands inside the answer.
  package var help: HelpBox? { needsHelp ? nil : box }

  private var box: HelpBox {
    let isLong = (answer.run.outcome.months ?? .max) > 120 && !answer.hasNoSum
    return HelpBox(
      currency: answer.currency, tone: isLong || needsHelp ? .strong : .calm)
  }

  /// True where the payments are below the minimums, or never clear the debts.
  private var needsHelp: Bool {
    isBelow || answer.run.outcome == .never && !answer.hasNoSum
  }

  /// The answer; where not even the minimums can be paid, help comes first.
  package var html: HTML {
    """
    <section class="answer sheet" id="answer" aria-labelledby="answer-title">
    <h2 id="answer-title" class="unseen">Your answer</h2>
    \(each: sentences.notes, { "<p class=\"note\">\($0.html)</p>\n" })\
    <p class="say unseen"\(attribute: "data-speech", sentences.whole.spoken)>\
    \(sentences.outcome.html)</p>
    \(isBelow ? helpInside : nil)\
    \(PlanFigures(answer, dates).html)
    \(needsHelp && !isBelow ? helpInside : nil)\
    \(PlanChart(answer, dates).html)\
    \(PlanControl(answer, link, mistakes: mistakes).html)
    <div class="quiet">
    \(answer.years(dates).html(caption: "All debts together, year by year").map { "\($0)\n" })\
    \(PlanExplanation.html)
    \(AnswerTools(files: files, hasLink: !answer.isOfCards).html)
    </div>
    </section>
    <div class="plan-parts">
    \(PlanPayments(answer, dates).html)
    \(answer.entries.count > 1 ? PlanWays(answer, link, dates).html : nil)
    </div>
    \(PlanTimeline(answer, dates).html)
    """
  }

  private var isBelow: Bool { answer.comparison.isBelowMinimums }

  private var helpInside: HTML {
    "\(site.layout.helpBox(box, on: link.tool))\n"
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
