import BalanceTransferFormulas
import Calendars
import Components
import Finance
import Forms
import Markup

/// The answer of the balance transfer calculator: figures, chart, control, offer, details.
struct BalanceTransferResult {
  private let form: BalanceTransferForm
  private let transfer: BalanceTransfer
  private let state: FormState
  /// The state of a wrong payment inside this answer; nil when there is none.
  private let mistakes: FormState?
  private let today: CalendarDate
  private let link: BalanceTransferLink
  private let sentences: BalanceTransferSentences
  private let rateQuestion: RateQuestion?

  init(
    _ answer: BalanceTransferAnswer, _ state: FormState, today: CalendarDate,
    mistakes: FormState? = nil
  ) {
    form = answer.form
    transfer = answer.transfer
    self.state = state
    self.mistakes = mistakes
    self.today = today
    link = BalanceTransferLink(state.typed)
    sentences = BalanceTransferSentences(transfer)
    rateQuestion = RateQuestion(transfer.terms.rate.apr)
  }

  /// The words that screen readers hear when this answer replaces another.
  var announcement: String {
    [rateQuestion?.sentence, sentences.whole].compactMap(\.?.text).joined(separator: " ")
  }

  /// The answer in a few words, for the title of the window.
  var inShort: String { sentences.inShort }

  /// The card in words.
  var asked: String { transfer.terms.inShort }

  /// The address of this answer.
  var address: Address { link.page }

  /// The tone of the help box, stronger where the figures show a debt problem.
  var tone: HelpBox.Tone {
    holdsHelp || transfer.payment < transfer.firstMinimum ? .strong : .calm
  }

  /// True when help stands inside the answer: neither way clears the balance, or the payment is
  /// below the minimum.
  var holdsHelp: Bool { transfer.isWorthIt == nil || transfer.isTypedBelowMinimum }

  /// The answer; `help` is the help box where it stands inside.
  func html(with help: HTML?) -> HTML {
    """
    <section class="answer sheet" id="answer" aria-labelledby="answer-title">
    <h2 id="answer-title" class="unseen">Your answer</h2>
    \(rateQuestion?.html(link.charging))\
    \(sentences.warning.map { "<p class=\"note\">\($0.html)</p>\n" as HTML })\
    <p class="say unseen"\(attribute: "data-speech", sentences.whole.spoken)>\
    \(sentences.answer.html)</p>
    \(BalanceTransferFigures(transfer).html)
    \(help.map { "\($0)\n" as HTML })\
    \(BalanceTransferChart(transfer, today: today).html)\
    \(BalanceTransferControl(transfer, state, mistakes: mistakes, link).html)
    \(sentences.limit.map { "<p class=\"note\" id=\"limit-note\">\($0.html)</p>\n" as HTML })\
    \(BalanceTransferOffer(transfer, today: today, link).html)\
    <div class="quiet">
    \(Self.care)
    \(BalanceTransferExplanation(form).html)
    \(AnswerTools(files: [("Save as CSV", link.csv(of: "move")), ("Save as JSON", link.json)]).html)
    </div>
    </section>
    """
  }

  /// The advice before somebody applies.
  ///
  /// Sources: help pages of TotallyMoney ("How does this work?": a soft search cannot be seen by
  /// lenders) and NimbleFins ("Credit cards with eligibility check"), read on 23 November 2026.
  private static let care = details(
    "Before you apply",
    """
    <ul>
    <li>Ask for an eligibility check first. It doesn’t leave a mark that lenders see. Applying for \
    a card does.</li>
    <li>Pay on time each month. Missing a payment can end the offer. A Direct Debit takes care of \
    it.</li>
    <li>Look at what the card charges for new spending: it can be more than for the transfer.</li>
    </ul>
    """)
}

extension BalanceTransferTerms {
  /// The card and the offer in a few words.
  var inShort: String {
    "\(balance.short) at \(rate.apr.formatted) APR, to \(offerRate.apr.formatted) for "
      + offerLength
  }

  /// The length of the offer in months, as card companies state it: "20 months".
  var offerLength: String { offerMonths == 1 ? "1 month" : "\(offerMonths) months" }
}

extension BalanceTransfer {
  /// True when the visitor typed a payment below the minimums; one that we chose is no cause for
  /// alarm.
  var isTypedBelowMinimum: Bool { isBelowMinimum && terms.payment != nil }
}
