import Components
import Finance
import Forms
import Hosting
import Markup
import PlanFormulas

/// A debt in the form of a plan: a line once it is finished, and all its questions until then.
struct PlanDebtView {
  private let state: FormState
  private let fields: PlanDebtFields
  private let isNew: Bool
  private let isChanged: Bool

  /// A debt of a form.
  ///
  /// - Parameters:
  ///   - state: The texts and their mistakes.
  ///   - fields: The questions about the debt.
  ///   - isNew: True for the debt that was asked for just now, in which the page opens.
  ///   - isChanged: True for the debt whose rarer questions were asked for just now.
  init(_ state: FormState, _ fields: PlanDebtFields, isNew: Bool, isChanged: Bool) {
    self.state = state
    self.fields = fields
    self.isNew = isNew
    self.isChanged = isChanged
  }

  /// True for a debt that is described and right, so that a line can stand for it.
  var isFinished: Bool {
    var reading = state.reading
    return !isNew && !isChanged && fields.isThere(in: state.typed)
      && !state.hasMistake(in: fields.questions)
      && reading.mistakes(in: fields.questions).isEmpty
  }

  // MARK: - In the whole form

  /// The debt in the whole form: behind its line when it is finished.
  var html: HTML {
    guard !isFinished else { return fold("\(main)\n\(details)") }
    return """
      <fieldset>
      <legend><span class="unseen">Debt </span><span class="count">\(fields.number)</span></legend>
      \(main)
      \(Components.details(
        "\(words) <span class=\"change\">\(changes)</span>",
        isOpen: isChanged || state.hasMistake(in: fields.details + hidden), details))
      </fieldset>

      """
  }

  private var main: HTML {
    """
    <div class="fields">
    \(state.textInput(
      fields.name, width: .text, showsHint: fields.number == 1 && !isFinished, isFocused: isNew))
    \(state.textInput(fields.balance))
    \(state.textInput(fields.terms.apr, width: .decimal))
    </div>
    """
  }

  /// The fields that only links send, which are shown when they are wrong.
  private var hidden: [any Question] { [fields.basis, fields.dueDay] }

  /// The questions that most visitors leave alone.
  private var details: HTML {
    let isLoan = kind == .loan
    return """
      \(loanBox)
      \(isLoan ? nil : state.select(
        fields.rule, Self.rules(in: state.currency), chosen: state.chosen(fields.rule)))
      \(state.textInput(fields.minimum))
      \(state.endOfOffer(fields.terms))
      \(state.textInput(fields.terms.promotionAPR, width: .decimal))
      \(isLoan ? nil : state.textInput(fields.spend))
      \(state.error(for: fields.basis.name).map { _ in
        state.select(fields.basis, InterestBasis.choices, chosen: state.chosen(fields.basis))
      })\
      \(state.error(for: fields.dueDay.name).map { _ in
        state.textInput(fields.dueDay, width: .number)
      })
      """
  }

  /// A box to tick for a loan, which sends nothing for a card.
  private var loanBox: HTML {
    let words = ControlWords(name: fields.kind.name, error: state.error(for: fields.kind.name))
    let loan = PlanDebtKind.loan.rawValue
    return """
      <div class="field\(words.error == nil ? "" : " wrong")">
      \(words.errorLine)\
      <div class="choice"><input type="checkbox" id="\(fields.kind.name)" name="\(fields.kind.name)" \
      value="\(loan)"\(flag: "checked", state.chosen(fields.kind) == loan)\(words.attributes)\
      \(flag: "autofocus", isChanged)\(flag: "data-focus", isChanged)>\
      <label for="\(fields.kind.name)">\(fields.kind.question)</label></div>
      </div>
      """
  }

  private static func rules(in currency: Currency) -> [Choice] {
    [Choice("", "I don’t know")]
      + PlanDebtFields.rules.map { Choice($0.rawValue, $0.words(in: currency)) }
  }

  // MARK: - Beside an answer

  /// The questions of the short form, which stands beside an answer and has to be small.
  var asked: [any Question] {
    isFinished
      ? [fields.balance, fields.terms.apr] : [fields.name, fields.balance, fields.terms.apr]
  }

  /// The debt beside an answer, with a button that shows all its questions.
  var short: HTML {
    guard isFinished else {
      return """
        <fieldset>
        <legend><span class="unseen">Debt </span><span class="count">\(fields.number)</span></legend>
        \(main)
        </fieldset>

        """
    }
    return fold(
      """
      <div class="fields">
      \(state.textInput(fields.balance))
      \(state.textInput(fields.terms.apr, width: .decimal))
      </div>
      <button class="second" name="\(PlanFormView.add)" \
      value="\(PlanFormView.Part.details(of: fields.number).rawValue)">\
      \(changes)</button>
      """)
  }

  // MARK: - Words

  /// The debt behind its line: "1 Amex £1,310 at 31%".
  private func fold(_ content: HTML) -> HTML {
    let name = (state.known(fields.name) ?? nil).flatMap { $0.isEmpty ? nil : $0 }
    return """
      \(Components.details(
        """
        <span class="count">\(fields.number)</span> \
        \(name.map { "<b>\(own($0))</b> " as HTML })\(facts) <span class="change">Change</span>
        """, look: "debt", content))

      """
  }

  /// The balance, the rate and any offer of the debt, in one line.
  private var facts: String {
    let owed = state.known(fields.balance)?.short ?? ""
    let rate = state.known(fields.terms.apr)?.formatted ?? ""
    let payment =
      kind == .loan ? (state.known(fields.minimum) ?? nil).map { ", \($0.short) a month" } : nil
    return "\(owed) at \(rate)\(payment ?? "")\(offer.map { ", \($0)" } ?? "")"
  }

  private var kind: PlanDebtKind { state.known(fields.kind) ?? .card }

  /// The offer: "0% until November 2027"; nil for none.
  private var offer: String? { state.offer(fields.terms) }

  private var words: HTML {
    let minimum = (state.known(fields.minimum) ?? nil).map { ", \($0.short) a month" } ?? ""
    return "\(kind == .loan ? "Loan" : "Credit card")\(minimum)\(offer.map { ", \($0)" } ?? "")."
  }

  private var changes: String {
    switch kind {
    case .loan: "Change the payment, or add an offer"
    case .card: offer == nil ? "Change to a loan, or add a 0% offer" : "Change the offer, or more"
    }
  }
}
