import PlanFormulas

/// A debt in the form of a plan: a line once it is finished, and all its questions until then.
struct PlanDebtView {
  /// The texts and their mistakes.
  let state: FormState

  let fields: PlanDebtFields

  /// True for the debt that was asked for just now, in which the page opens.
  let isNew: Bool

  /// True for the debt whose rarer questions were asked for just now.
  let isChanged: Bool

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
        "\(begun)<span class=\"change\">\(more)</span>", isOpen: isOpen, details))
      </fieldset>

      """
  }

  /// The monthly payment of a card is shown with the rarer questions, so they open where it is wrong.
  private var isOpen: Bool {
    isChanged || state.hasMistake(in: fields.details + hidden)
      || kind == .card && state.hasMistake(in: [fields.minimum])
  }

  /// The questions about every debt, whose words follow its kind; the style sheet hides the payment of
  /// a card.
  private var main: HTML {
    """
    <div class="fields">
    \(state.textInput(
      fields.name, width: .text, showsHint: fields.number == 1 && !isFinished, isFocused: isNew))
    \(state.select(fields.kind, options: kinds))
    \(state.textInput(fields.balance))
    \(state.textInput(fields.apr, following: fields.kind, width: .decimal))
    </div>
    <div class="monthly">
    \(state.textInput(fields.minimum, following: fields.kind, quietFor: [.card]))
    </div>
    """
  }

  private var kinds: HTML {
    """
    \(each: DebtKind.allCases, { kind in
      "<option value=\"\(kind.rawValue)\"\(flag: "selected", kind == self.kind)>\(kind.choice)\n"
    })
    """
  }

  /// The fields that only links send, which are shown when they are wrong.
  private var hidden: [any Question] { [fields.basis, fields.dueDay] }

  /// The questions that most visitors leave alone.
  private var details: HTML {
    """
    \(rule)
    \(state.endOfOffer(fields.terms, isFocused: isChanged))
    \(state.textInput(fields.terms.promotionAPR, width: .decimal))
    <div data-of="\(spendable)">\(state.textInput(fields.spend))</div>
    \(state.error(for: fields.basis.name).map { _ in
        state.select(fields.basis, InterestBasis.choices, chosen: state.chosen(fields.basis))
      })\
    \(state.error(for: fields.dueDay.name).map { _ in
        state.textInput(fields.dueDay, width: .number)
      })
    """
  }

  /// The kinds that can be bought with.
  private var spendable: String {
    DebtKind.allCases.filter(\.canBeSpent).map(\.rawValue).joined(separator: " ")
  }

  /// The rule of a card's minimum, which goes as soon as another kind is chosen.
  private var rule: HTML {
    """
    <div data-of="\(DebtKind.card.rawValue)">
    \(state.select(
      fields.rule, Self.rules(in: state.currency), chosen: state.chosen(fields.rule)))
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
    isFinished ? [fields.balance, fields.apr] : fields.main
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
      \(state.textInput(fields.apr, width: .decimal))
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
    let rate = state.known(fields.apr).flatMap { rate in
      kind.hasInterest || rate != .zero ? " at \(rate.formatted)" : nil
    }
    return "\(owed)\(rate ?? "")\(kind == .card ? "" : payment)\(offer.map { ", \($0)" } ?? "")"
  }

  private var kind: DebtKind { state.known(fields.kind) ?? .card }

  /// The typed payment of each month: ", £125 a month"; nothing for none.
  private var payment: String {
    (state.known(fields.minimum) ?? nil).map { ", \($0.short) a month" } ?? ""
  }

  /// The offer: "0% until November 2027"; nil for none.
  private var offer: String? { state.offer(fields.terms) }

  /// The offer before the words that change it; no kind, because another may be chosen above.
  private var begun: HTML? { offer.map { "\($0). " } }

  private var more: HTML {
    guard offer == nil else { return "Change the offer, or more" }
    let others = DebtKind.allCases.filter { $0 != .card }.map(\.rawValue)
    return """
      <span data-of="\(DebtKind.card.rawValue)">Add a 0% offer, or more</span>\
      <span data-of="\(others.joined(separator: " "))">Add more about it</span>
      """
  }

  private var changes: String {
    offer == nil ? "Add a monthly payment or a 0% offer" : "Change the offer, or more"
  }
}
