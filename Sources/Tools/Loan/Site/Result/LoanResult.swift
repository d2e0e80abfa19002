import LoanFormulas
import Calendars
import Components
import Finance
import Forms
import Markup
import RepaymentViews

/// The answer of the loan calculator: figures, chart, control, details.
struct LoanResult {
  private let comparison: LoanComparison
  private let goals: [LoanGoal]
  private let state: FormState
  /// The state of a wrong field inside this answer; nil when there is none.
  private let mistakes: FormState?
  private let link: LoanLink
  private let sentences: LoanSentences

  init(
    _ comparison: LoanComparison, _ goals: [LoanGoal], _ state: FormState,
    mistakes: FormState? = nil
  ) {
    self.comparison = comparison
    self.goals = goals
    self.state = state
    self.mistakes = mistakes
    link = LoanLink(state.typed)
    sentences = LoanSentences(comparison)
  }

  /// The words that screen readers hear when this answer replaces another.
  var announcement: String {
    [rateQuestion?.sentence, sentences.answer].compactMap(\.?.text).joined(separator: " ")
  }

  private var rateQuestion: RateQuestion? {
    RateQuestion(comparison.terms.rate)
  }

  /// The answer in a few words, for the title of the window.
  var inShort: String { sentences.inShort }

  /// The loan in words.
  var asked: String { comparison.terms.inShort }

  /// The address of this answer.
  var address: Address { link.page }

  var html: HTML {
    """
    <section class="answer sheet" id="answer" aria-labelledby="answer-title">
    <h2 id="answer-title" class="unseen">Your answer</h2>
    \(rateQuestion?.html(link.charging))\
    <p class="say unseen"\(attribute: "data-speech", sentences.answer.spoken)>\
    \(sentences.answer.html)</p>
    \(LoanFigures(comparison, offering: goals).html)
    \(sentences.noEffect.map { "<p class=\"note\">\($0.html)</p>\n" as HTML })\
    \(LoanChart(comparison).html)\
    \(LoanControl(comparison, goals, state, mistakes: mistakes, link).html)
    \(lengths)\
    <div class="quiet">
    <p>\(sentences.stress.html)</p>
    \(years)
    \(parts)
    \(LoanExplanation(comparison).html)
    \(AnswerTools(files: [
      ("Save as PDF", link.pdf), ("Save as CSV", link.csv), ("Save as JSON", link.json),
    ]).html)
    </div>
    </section>
    """
  }

  private var lengths: HTML? {
    LoanLengthTable(comparison).map { "\($0.html(link))\n" }
  }

  private var years: HTML? {
    YearTable(comparison.schedule.years).html(
      id: "by-year", caption: "What you pay and owe, year by year",
      every: ("See every payment", link.report))
  }

  private var parts: HTML? {
    guard comparison.plain.payments.count > 1 else { return nil }
    return details("Where your payments go", LoanPartsChart(comparison.schedule).html)
  }
}
