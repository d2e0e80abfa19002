import BalanceTransferSite
import CreditCardFormulas
import Calendars
import Components
import Finance
import Forms
import Markup
import Repayments

/// The answer of the credit card calculator: figures, chart, control, details.
struct CreditCardResult {
  private let form: CreditCardForm
  private let comparison: CreditCardComparison
  private let state: FormState
  /// The state of a wrong field inside this answer; nil when there is none.
  private let mistakes: FormState?
  private let today: CalendarDate
  private let link: CreditCardLink
  private let sentences: CreditCardSentences
  private let rateQuestion: RateQuestion?

  init(
    _ answer: CreditCardAnswer, _ state: FormState, today: CalendarDate,
    mistakes: FormState? = nil
  ) {
    form = answer.form
    comparison = answer.comparison
    self.state = state
    self.mistakes = mistakes
    self.today = today
    link = CreditCardLink(state.typed)
    sentences = CreditCardSentences(answer)
    rateQuestion = RateQuestion(form.apr)
  }

  /// The words that screen readers hear when this answer replaces another.
  var announcement: String {
    [rateQuestion?.sentence, sentences.whole].compactMap(\.?.text).joined(separator: " ")
  }

  /// The answer in a few words, for the title of the window.
  var inShort: String { sentences.inShort }

  /// The card in words.
  var asked: String { form.inShort }

  /// The address of this answer.
  var address: Address { link.page }

  /// The tone of the help box, stronger where the figures show a debt problem.
  var tone: HelpBox.Tone {
    let isLong = (comparison.fixed.cleared?.months.count ?? .max) > 120
    return isLong || comparison.isBelowMinimum ? .strong : .calm
  }

  /// True when help stands inside the answer: the payment never clears the card, or is below the
  /// minimum.
  var holdsHelp: Bool {
    !comparison.fixed.isCleared || comparison.isBelowMinimum
  }

  /// The answer; `help` is the help box where it stands inside.
  func html(with help: HTML?) -> HTML {
    """
    <section class="answer sheet" id="answer" aria-labelledby="answer-title">
    <h2 id="answer-title" class="unseen">Your answer</h2>
    \(rateQuestion?.html(link.charging))\
    \(sentences.warning.map { "<p class=\"note\">\($0.html)</p>\n" as HTML })\
    <p class="say unseen"\(attribute: "data-speech", sentences.whole.spoken)>\
    \(sentences.answer.html)</p>
    \(CreditCardFigures(comparison).html)
    \(help.map { "\($0)\n" as HTML })\
    \(CreditCardChart(comparison, today: today).html)\
    \(CreditCardControl(comparison, state, mistakes: mistakes, link).html)
    \(CreditCardLetters(comparison, today: today)?.html(link))\
    <div class="quiet">
    \(goals)
    \(CreditCardYearTable(comparison, from: CalendarMonth(of: today)).html(link))
    \(CreditCardExplanation(form, link).html)
    \(transfer.map {
      "<p class=\"onward\"><a\(href: $0)>Would a 0% card help?</a></p>\n" as HTML
    })\
    \(AnswerTools(files: [
      ("Save as PDF", link.pdf), ("Save as CSV", link.csv(of: "fixed")), ("Save as JSON", link.json),
    ]).html)
    </div>
    </section>
    """
  }
}

extension CreditCardResult {
  /// The calculator that works out what moving this balance to another card saves; nil where there
  /// is little to save, and where advice comes first.
  private var transfer: Address? {
    guard let fixed = comparison.fixed.cleared, fixed.months.count > 1, fixed.interest.isPositive,
      !comparison.isBelowMinimum
    else { return nil }
    return BalanceTransferTool.address(
      moving: form.balance, apr: form.apr, basis: form.basis, payment: comparison.payment)
  }
}

// MARK: - A wanted time

extension CreditCardResult {
  /// The questions for a wanted time, opened once one was answered.
  private var goals: HTML {
    details(
      "Be clear by a date", isOpen: isGoalAsked,
      """
      \(goal("by", own.monthAheadInput(CreditCardForm.by)))
      \(goal(
        "months",
        own.textInput(CreditCardForm.months, label: "Or in how many months?", width: .number)))
      \(sentences.target.map { sentence in
        """
        <p class="note\(isTooSmall ? " small" : "")" id="target">\(sentence.html)\(targetLink)</p>

        """
      })
      """)
  }

  private var isGoalAsked: Bool {
    comparison.target != nil || own.hasMistake(in: CreditCardForm.goalQuestions)
  }

  /// The state of the fields of this answer.
  private var own: FormState { mistakes ?? state }

  private var isTooSmall: Bool { comparison.targetIsBelowMinimum }

  /// A form for one way of saying when the card is to be clear.
  ///
  /// A month and a number of months are never sent together.
  private func goal(_ name: StaticString, _ question: HTML) -> HTML {
    """
    <form class="goal"\(action: .here()) method="get" target="_self" novalidate data-swap>
    \(hiddenInputs(link.cardAndPayment + [(Stepper.shown, comparison.payment.plain)]))\
    \(question)
    <button class="second" id="\(name.description)-show">See the payment</button>
    </form>
    """
  }

  private var targetLink: HTML? {
    guard !isTooSmall else { return nil }
    return comparison.target.map {
      " <a\(href: link.paying($0.payment)) target=\"_self\" data-swap>See paying \($0.payment.short)</a>"
    }
  }
}
