import BudgetFormulas

/// The form of the budget: all lines on one page, and as many debts as are asked for.
struct BudgetFormView {
  private let state: FormState
  private let debts: [BudgetDebtFields]
  private let isAdding: Bool

  /// The name of the button that asks for one more debt.
  static let add = "add"

  /// A part of the form that is asked for before the form is judged.
  enum Part: String, CaseIterable {
    case debt
    /// No more of anything: the form with debts that a link has filled in.
    case nothing
  }

  /// A form with room for everything that was sent, and for one more debt if that was asked for.
  init(_ state: FormState, adding part: Part? = nil) {
    self.state = state
    isAdding = part == .debt
    let all = BudgetForm.owed.entries
    let sent = all.lastIndex { state.typed.holdsAny(of: $0.questions.names) }
    debts = Array(all.prefix(max(1, (sent.map { $0 + 1 } ?? 0) + (isAdding ? 1 : 0))))
  }

  /// The questions; the first button is the one that Enter presses.
  var form: HTML {
    """
    \(start)
    \(enterButton("Work it out"))
    \(hiddenInputs(state.typed.values(of: carried)))\
    \(each: Array(BudgetItem.Kind.allCases.enumerated()), { part($1, number: $0 + 1) })\
    \(owed)\
    \(state.currencyFold(BudgetForm.currency))
    <button>Work it out</button>
    </form>
    """
  }

  /// The id of the form, for buttons outside it.
  static let id = "budget-form"

  private var isPosted: Bool { BudgetPosting.isPosted(state.typed) }

  private var start: HTML {
    isPosted
      ? """
      <form class="card budget" id="\(Self.id)" method="post"\
      \(action: BudgetPage.address.with(fragment: "answer")) target="_self" novalidate>
      """
      : """
      <form class="card budget" method="get"\(action: .here()) target="_self" novalidate data-swap>
      """
  }

  /// The fields that are sent again without being asked for.
  private var carried: [String] {
    Embedding.names + (isPosted ? [BudgetPosting.field.name] : []) + debts.map(\.terms.name)
  }

  /// The lines and debts in one line: "3 lines and 2 debts: Pay, Benefits, Rent".
  static func summary(_ result: BudgetResult) -> HTML {
    "<b>\(result.budget.countInWords)</b>\(result.debtsInWords.map { " and <b>\($0)</b>" as HTML })"
  }

  // MARK: - Lines

  private func part(_ kind: BudgetItem.Kind, number: Int) -> HTML {
    """
    <fieldset class="lines">
    <legend>\(number). \(kind.words)</legend>
    <p class="hint">\(hint(kind))</p>
    \(each: BudgetForm.lines.entries.filter { $0.item.kind == kind }, line)\
    </fieldset>

    """
  }

  private func hint(_ kind: BudgetItem.Kind) -> String {
    switch kind {
    case .income: "Type a sum in \(state.currency.name), then how often it comes."
    case .priority: "Not paying these can cost a home, heat or light, or go to court."
    case .other: "A guess is fine. You can change it later."
    }
  }

  private func line(_ fields: BudgetLineFields) -> HTML {
    let (name, period) = (fields.amount.name, fields.period.name)
    let (amountWords, periodWords) = (words(of: name), words(of: period))
    return """
      <div class="line\(state.hasMistake(in: fields.questions) ? " wrong" : "")">\
      \(amountWords.errorLine)\(periodWords.errorLine)\
      <label for="\(name)">\(fields.item.words)</label>\
      <div class="box"><span aria-hidden="true">\(state.currency.symbol)</span>\
      <input id="\(name)" name="\(name)" inputmode="decimal" autocomplete="off"\
      \(attribute: "value", state.typed.typed(name))\(amountWords.attributes)></div>\
      <select id="\(period)" name="\(period)" aria-label="\(fields.period.question)"\
      \(periodWords.attributes)>\(Self.periods[state.chosen(fields.period)])</select>\
      \(state.workedOut(fields.amount))</div>

      """
  }

  private func words(of name: String) -> ControlWords {
    ControlWords(name: name, error: state.error(for: name))
  }

  /// The choices of every line, by the chosen one; a month for a text that is none of them.
  private static let periods = Drawn(for: BudgetPeriod.allCases.map(\.rawValue)) { chosen in
    let chosen = BudgetPeriod(rawValue: chosen) ?? .month
    return """
      \(each: BudgetPeriod.allCases, {
        "<option value=\"\($0.rawValue)\"\(flag: "selected", $0 == chosen)>\($0.words)"
      })
      """
  }

  // MARK: - Debts and currency

  private var owed: HTML {
    """
    <fieldset class="lines">
    <legend>4. Debts, if you have any</legend>
    <p class="hint">Cards, loans, catalogues. Not the priority bills above.</p>
    \(each: debts, { fields in
      """
      <div class="line debt">
      \(state.textInput(
        fields.name, width: .text, isFocused: isAdding && fields.number == debts.count))
      \(state.textInput(fields.balance))
      </div>

      """
    })\
    \(debts.count < BudgetDebtFields.most ? Self.addition : nil)\
    </fieldset>

    """
  }

  private static let addition: HTML = """
    <button class="second" name="\(add)" value="\(Part.debt.rawValue)" id="add-debt">Add another debt</button>

    """
}

extension Budget {
  /// The number of lines with an amount: "3 lines".
  var countInWords: String { lines.count == 1 ? "1 line" : "\(lines.count) lines" }
}

extension BudgetResult {
  /// The number of debts: "2 debts"; nil for none.
  var debtsInWords: String? {
    let count = debts.count + first.count
    return count == 0 ? nil : count == 1 ? "1 debt" : "\(count) debts"
  }
}
