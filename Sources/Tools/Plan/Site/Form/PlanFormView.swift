import Components
import Finance
import Forms
import Hosting
import Markup
import PlanFormulas

/// The form of the debt plan, which grows by a debt or a one-off payment at a time.
struct PlanFormView {
  private let state: FormState
  private let debts: [PlanDebtFields]
  private let lumps: [PlanLumpFields]
  private let added: Part?

  /// The name of the buttons that ask for one more debt or one-off payment.
  static let add = "add"

  /// The parts of the form that its buttons ask for.
  enum Part: String, CaseIterable {
    case debt
    case lump
    /// No more of anything: the whole form, from an answer that shows its main questions alone.
    case nothing
  }

  /// A form with room for everything that was sent.
  ///
  /// - Parameters:
  ///   - state: The texts and their mistakes.
  ///   - added: The part that gets one more entry; nil for none.
  init(_ state: FormState, adding added: Part? = nil) {
    self.state = state
    self.added = added
    debts = Self.shown(
      of: PlanForm.debts.entries, atLeast: 2, state, hasMore: added == .debt
    ) { $0.questions.names }
    lumps = Self.shown(
      of: PlanForm.lumps.entries, atLeast: 1, state, hasMore: added == .lump
    ) { $0.questions.names }
  }

  /// All entries up to the last of which something was sent, empty or not.
  private static func shown<Fields>(
    of all: [Fields], atLeast least: Int, _ state: FormState, hasMore: Bool,
    names: (Fields) -> [String]
  ) -> [Fields] {
    let last = all.lastIndex { state.typed.holdsAny(of: names($0)) } ?? 0
    return Array(all.prefix(max(last + 1, least) + (hasMore ? 1 : 0)))
  }

  /// The questions.
  var form: HTML {
    let unasked: [any Question] = debts.flatMap { debt -> [any Question] in
      let all: [any Question] = [debt.basis, debt.dueDay]
      return all.filter { state.error(for: $0.name) == nil }
    }
    let asked =
      debts.flatMap(\.asked) + lumps.flatMap(\.questions)
      + PlanForm.questions.filter { ![PlanForm.debts.name, PlanForm.lumps.name].contains($0.name) }
    return form(
      of: asked.count, carrying: unasked.names, details: rest,
      """
      \(state.textInput(PlanForm.budget))
      \(lumpSums)
      \(choices)
      """)
  }

  /// The main questions, beside an answer, which has to be small: the others are carried along, and
  /// a button shows them.
  var short: HTML {
    let main = debts.flatMap { debt -> [any Question] in [debt.name, debt.balance, debt.terms.apr] }
    let asked = Set(main.names)
    return form(
      of: main.count, carrying: PlanForm.names.filter { !asked.contains($0) }, hint: false,
      details: kind,
      "<p>\(more(.nothing, "Kinds, minimums, offers, one-offs"))</p>")
  }

  /// The form with a number of visible fields; its first button is the one that Enter presses.
  private func form(
    of count: Int, carrying names: [String], hint: Bool = true,
    details: (PlanDebtFields) -> HTML, _ rest: HTML
  ) -> HTML {
    """
    <form class="card plan-form" method="get"\(action: .here()) target="_self" novalidate data-swap>
    <button class="enter" tabindex="-1" aria-hidden="true">Work it out</button>
    <h2>Your debts</h2>
    \(hiddenInputs(PlanCarried.packed(
      state.typed.values(of: Embedding.names + names), beside: count)))\
    \(each: debts, { debt($0, hint: hint && isFirst($0), details: details) })\
    \(debts.count < PlanDebtFields.most ? more(.debt, "Add another debt") : nil)\
    \(rest)
    <button>Work it out</button>
    </form>
    """
  }

  /// The debts in one line: "4 debts, £10,100 in all".
  static func summary(_ answer: PlanAnswer) -> HTML {
    let names = answer.entries.compactMap(\.name)
    let known: HTML? =
      names.count == answer.entries.count && (1...4).contains(names.count)
      ? ": \(each: names.enumerated(), { "\($0 == 0 ? "" : ", ")\(own($1))" })" : nil
    return "<b>\(answer.countInWords)</b>, <b>\(answer.owed.short)</b> in all\(known)"
  }

  // MARK: - A debt

  private func debt(
    _ fields: PlanDebtFields, hint: Bool, details: (PlanDebtFields) -> HTML
  ) -> HTML {
    """
    <fieldset\(attribute: "id", isNew(fields) ? "answer" : nil)>
    <legend>Debt \(fields.number)</legend>
    <div class="fields">
    \(state.textInput(fields.name, width: .text, showsHint: hint))
    \(state.textInput(fields.balance))
    \(state.textInput(fields.terms.apr, width: .decimal))
    </div>
    \(details(fields))
    </fieldset>

    """
  }

  /// True for the debt that was asked for, where the page opens: forms lead to the answer, which is
  /// not there yet.
  private func isNew(_ fields: PlanDebtFields) -> Bool {
    added == .debt && fields.number == debts.last?.number
  }

  private func isFirst(_ fields: PlanDebtFields) -> Bool { fields.number == 1 }

  /// The questions that most visitors leave alone, and those that only links send when they are
  /// wrong.
  private func rest(_ fields: PlanDebtFields) -> HTML {
    let hidden: [any Question] = [fields.basis, fields.dueDay]
    let isLoan = state.known(fields.kind) == .loan
    return details(
      "\(words(about: fields)) <span class=\"change\">Change</span>",
      isOpen: state.hasMistake(in: fields.details + hidden),
      """
      \(loanBox(fields))
      \(isLoan ? nil : state.select(
        fields.rule, Self.rules(in: state.currency), chosen: state.chosen(fields.rule)))
      \(state.textInput(fields.minimum, showsHint: isFirst(fields)))
      \(state.textInput(fields.terms.promotionMonths, width: .number))
      \(state.textInput(fields.terms.promotionAPR, width: .decimal, showsHint: isFirst(fields)))
      \(isLoan ? nil : state.textInput(fields.spend, showsHint: isFirst(fields)))
      \(state.error(for: fields.basis.name).map { _ in
        state.select(fields.basis, InterestBasis.choices, chosen: state.chosen(fields.basis))
      })\
      \(state.error(for: fields.dueDay.name).map { _ in
        state.textInput(fields.dueDay, width: .number)
      })
      """)
  }

  private func kind(_ fields: PlanDebtFields) -> HTML { "<p>\(words(about: fields))</p>" }

  /// A box to tick for a loan, which sends nothing for a card.
  private func loanBox(_ fields: PlanDebtFields) -> HTML {
    let words = ControlWords(name: fields.kind.name, error: state.error(for: fields.kind.name))
    let loan = PlanDebtKind.loan.rawValue
    return """
      <div class="field\(words.error == nil ? "" : " wrong")">
      \(words.errorLine)\
      <div class="choice"><input type="checkbox" id="\(fields.kind.name)" name="\(fields.kind.name)" \
      value="\(loan)"\(flag: "checked", state.chosen(fields.kind) == loan)\(words.attributes)>\
      <label for="\(fields.kind.name)">\(fields.kind.question)</label></div>
      </div>
      """
  }

  private func words(about fields: PlanDebtFields) -> HTML {
    let minimum = (state.known(fields.minimum) ?? nil).map { "\($0.short) a month" }
    if state.known(fields.kind) == .loan { return "<b>Loan</b>, \(minimum ?? "fixed payments")." }
    let offer = (state.known(fields.terms.promotionMonths) ?? nil).flatMap { months in
      months > 0 ? ", offer for \(Term(months: months).words)" : nil
    }
    return "<b>Card</b>, \(minimum ?? "minimum that falls")\(offer ?? "")."
  }

  private static func rules(in currency: Currency) -> [Choice] {
    [Choice("", "I don’t know")]
      + PlanDebtFields.rules.map { Choice($0.rawValue, $0.words(in: currency)) }
  }

  // MARK: - The rest of the plan

  private var lumpSums: HTML {
    details(
      "One-off payments",
      isOpen: lumps.count > 1 || state.hasMistake(in: [PlanForm.lumps])
        || state.typed.typed(lumps[0].amount.name) != nil,
      """
      \(each: lumps, { fields in
        """
        <div class="row"\(attribute: "id", isNew(fields) ? "answer" : nil)>
        \(state.textInput(fields.amount, showsHint: fields.number == 1))
        \(state.textInput(fields.month, width: .number, showsHint: fields.number == 1))
        </div>

        """
      })\
      \(lumps.count < PlanForm.lumps.entries.count ? more(.lump, "Add another one-off") : nil)
      """)
  }

  private func isNew(_ fields: PlanLumpFields) -> Bool {
    added == .lump && fields.number == lumps.last?.number
  }

  private var choices: HTML {
    details(
      "Which debt first, currency and interest",
      isOpen: state.hasMistake(in: [
        PlanForm.extra, PlanForm.order, PlanForm.own, PlanForm.basis, PlanForm.currency,
      ]),
      """
      \(state.textInput(PlanForm.extra))
      \(state.radios(
        PlanForm.order,
        [
          Choice("best", "The cheapest of all orders"),
          Choice("dearest", "The highest rate first"),
          Choice("smallest", "The smallest debt first"),
          Choice("own", "My own order"),
        ]))
      \(state.textInput(PlanForm.own, width: .text))
      \(state.radios(PlanForm.basis, InterestBasis.choices))
      \(state.currencies(PlanForm.currency, chosen: state.currency))
      """)
  }

  private func more(_ part: Part, _ words: String) -> HTML {
    """
    <button class="second" name="\(Self.add)" value="\(part.rawValue)" id="add-\(part.rawValue)">\
    \(words)</button>

    """
  }
}

extension PlanAnswer {
  /// The number of debts: "4 debts".
  var countInWords: String { entries.count == 1 ? "1 debt" : "\(entries.count) debts" }
}
