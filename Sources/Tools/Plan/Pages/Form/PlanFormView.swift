import PlanFormulas

/// The form of the debt plan, which grows by a debt or a one-off payment at a time.
struct PlanFormView {
  private let state: FormState
  private let debts: [PlanDebtFields]
  private let oneOffs: [PlanOneOffFields]
  private let added: Part?

  /// The name of the buttons that ask for one more debt or one-off payment.
  static let add = "add"

  /// The parts of the form that its buttons ask for.
  enum Part: Equatable {
    case debt
    case oneOff
    /// No more of anything: the whole form, from an answer that shows its main questions alone.
    case nothing
    /// The questions that most visitors leave alone, about the debt with a number.
    case details(of: Int)
  }

  /// A form with room for everything that was sent.
  ///
  /// - Parameters:
  ///   - state: The texts and their mistakes.
  ///   - added: The part that was asked for: one more entry, or a debt; nil for none.
  init(_ state: FormState, adding added: Part? = nil) {
    self.state = state
    self.added = added
    debts = Self.shown(of: PlanForm.debts, atLeast: 2, state, hasMore: added == .debt)
    oneOffs = Self.shown(of: PlanForm.oneOffs, atLeast: 1, state, hasMore: added == .oneOff)
  }

  /// All entries up to the last of which something was sent, empty or not.
  private static func shown<Fields>(
    of all: Repeated<Fields>, atLeast least: Int, _ state: FormState, hasMore: Bool
  ) -> [Fields] {
    let last = all.entries.lastIndex { state.typed.holdsAny(of: $0.questions.names) } ?? 0
    return Array(all.entries.prefix(max(last + 1, least) + (hasMore ? 1 : 0)))
  }

  /// The questions.
  var form: HTML {
    let unasked: [any Question] = debts.flatMap { debt -> [any Question] in
      let all: [any Question] = [debt.basis, debt.dueDay]
      return all.filter { state.error(for: $0.name) == nil }
    }
    let asked =
      debts.flatMap(\.asked) + oneOffs.flatMap(\.questions)
      + PlanForm.questions.filter {
        ![PlanForm.debts.name, PlanForm.oneOffs.name].contains($0.name)
      }
    return form(
      of: asked.count, carrying: unasked.names, title: "<h2>Your debts</h2>\n",
      debts: views.map(\.html),
      """
      \(state.textInput(PlanForm.budget))
      \(lumpSums)
      \(choices)
      """)
  }

  /// The main questions, beside an answer, which has to be small: the others are carried along, and
  /// buttons show them.
  var short: HTML {
    let asked = views.flatMap(\.asked)
    let names = Set(asked.names)
    return form(
      of: asked.count, carrying: PlanForm.names.filter { !names.contains($0) },
      debts: views.map(\.short),
      more(.nothing, "One-off payments, order and currency"))
  }

  private var views: [PlanDebtView] {
    debts.map { debt in
      PlanDebtView(
        state: state, fields: debt, isNew: added == .debt && debt.number == debts.last?.number,
        isChanged: added == .details(of: debt.number))
    }
  }

  /// The form with a number of visible fields; its first button is the one that Enter presses.
  ///
  /// The buttons that ask for more send a field of their own.
  private func form(
    of count: Int, carrying names: [String], title: HTML? = nil, debts views: [HTML], _ rest: HTML
  ) -> HTML {
    """
    <form class="card plan-form" method="get"\(action: .here()) target="_self" novalidate data-swap>
    \(enterButton("Work it out"))
    \(title)\
    \(hiddenInputs(PlanPackedFields.packed(
      state.typed.values(of: Embedding.names + names), beside: count + 1)))\
    \(each: views, { $0 })\
    \(debts.count < PlanDebtFields.most ? more(.debt, "Add another debt") : nil)\
    \(rest)
    <button>Work it out</button>
    </form>
    """
  }

  /// The debts in one line: "4 debts, £10,100 in all".
  static func summary(_ result: PlanResult) -> HTML {
    let names = result.entries.compactMap(\.name)
    let known: HTML? =
      names.count == result.entries.count && (1...4).contains(names.count)
      ? ": \(each: names.enumerated(), { "\($0 == 0 ? "" : ", ")\(own($1))" })" : nil
    return "<b>\(result.countInWords)</b>, <b>\(result.owed.short)</b> in all\(known)"
  }

  // MARK: - The rest of the plan

  private var lumpSums: HTML {
    details(
      "One-off payments",
      isOpen: oneOffs.count > 1 || state.hasMistake(in: [PlanForm.oneOffs])
        || state.typed.typed(oneOffs[0].amount.name) != nil,
      """
      \(each: oneOffs, { fields in
        state.oneOff(fields, isFocused: added == .oneOff && fields.number == oneOffs.last?.number)
      })\
      \(oneOffs.count < PlanForm.oneOffs.entries.count ? more(.oneOff, "Add another one-off payment") : nil)
      """)
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
          Choice("best", PlanOrder.best(of: debts.count)),
          Choice("dearest", "Highest rate first"),
          Choice("smallest", "Smallest debt first"),
          Choice("own", "My own order"),
        ]))
      \(state.textInput(PlanForm.own, width: .text))
      \(state.radios(PlanForm.basis, InterestBasis.choices))
      \(state.commonCurrencies(PlanForm.currency, chosen: state.currency))
      """)
  }

  private func more(_ part: Part, _ words: String) -> HTML {
    """
    <button class="second" name="\(Self.add)" value="\(part.rawValue)" id="add-\(part.rawValue)">\
    \(words)</button>

    """
  }
}

extension PlanFormView.Part: RawRepresentable, CaseIterable {
  static let allCases: [Self] =
    [.debt, .oneOff, .nothing] + (1...PlanDebtFields.most).map { .details(of: $0) }

  /// The part that a button asks for with this text.
  init?(rawValue: String) {
    guard let part = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = part
  }

  /// The text that the button sends.
  var rawValue: String {
    switch self {
    case .debt: "debt"
    case .oneOff: "lump"
    case .nothing: "nothing"
    case .details(let number): "debt-\(number)"
    }
  }
}

extension PlanOrder {
  /// The words for the best order of some debts; more than five are too many to promise every order.
  package static func best(of count: Int) -> String {
    count > 5 ? "Whatever costs least" : "Whatever costs least (we try every order)"
  }
}

extension PlanResult {
  /// The number of debts: "4 debts".
  var countInWords: String { entries.count == 1 ? "1 debt" : "\(entries.count) debts" }
}
