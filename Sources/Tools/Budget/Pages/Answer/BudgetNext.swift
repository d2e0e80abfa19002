import BudgetFormulas

/// The ways on from a budget: what is left, and the debts with all that is known of them.
struct BudgetNext {
  let calculation: Calculation<BudgetResult>

  private var result: BudgetResult { calculation.result }
  private var site: Site { calculation.site }
  private var isPosted: Bool { BudgetPosting.isPosted(calculation.state.typed) }

  var html: WhatNext {
    guard isPosted, site.address(ofTool: "cards") != nil else {
      return WhatNext(letters, plan.map { .init(.init(planWords, $0)) })
    }
    return WhatNext(
      letters,
      result.offers.map { _ in
        sending("Keep this budget’s offers on the sheet for an adviser", Address("/cards/sheet"))
      },
      .init(.init(planWords, Address("/cards/plan", query: budget))),
      sending(AnswerTools.report, BudgetTool.address.withExtension(".pdf")))
  }

  /// The way to a letter for each debt, on our own pages alone; nil where there is no offer to write.
  private var letters: WhatNext.Step? {
    guard site.layout.embedding == nil, let letters = BudgetLetters(result, on: site.today) else {
      return nil
    }
    let offers = letters.offered.count == 1 ? "offer" : "offers"
    let words = "Write to \(letters.recipients), with your \(offers)"
    return isPosted
      ? sending(words, BudgetLettersPage.address)
      : .init(.init(words, calculation.link.below(BudgetLettersPage.name.description)))
  }

  /// A button that sends the budget, names and all, in the body of a request.
  private func sending(_ words: String, _ address: Address) -> WhatNext.Step {
    .init(words, sending: BudgetFormView.id, and: nil, to: address, inTabOfItsOwn: false)
  }

  private var planWords: String {
    guard let sum else { return "See all your debts in one plan, with their interest" }
    return debts.isEmpty
      ? "\(sum.short) a month in a plan for debts"
      : "\(sum.short) a month in one plan for all your debts, with their interest"
  }

  // MARK: - The plan

  /// All debts, the priority bills last.
  private var debts: [BudgetForm.Debt] { result.debts + result.first }

  /// The sum for the plan: what is left, and what was paid on arrears where the plan has those too;
  /// nil for nothing, and for more than a plan takes.
  private var sum: Money? {
    let agreed = result.first.isEmpty ? .zero(result.currency) : result.arrears
    let sum = result.budget.left + agreed
    return sum.isPositive && sum <= .most(result.currency) ? sum : nil
  }

  private var budget: [(String, String)] { sum.map { [("budget", $0.plain)] } ?? [] }

  /// The plan with these debts and this sum filled in, and worked out where it has asked for every
  /// debt before; nil where there is neither, and on a site without it.
  private var plan: Address? {
    guard !debts.isEmpty || sum != nil, let page = site.address(ofTool: "plan") else { return nil }
    let owed = debts.map { debt in
      BudgetDebt(
        name: debt.name, balance: debt.balance,
        terms: debt.terms.fields.map { ($0.name, $0.text) })
    }.joined(toFit: BudgetDebt.mostInPlan)
    let isKnown = !owed.isEmpty && owed.allSatisfy { !$0.terms.isEmpty }
    return page.with(
      query: owed.enumerated().flatMap { place, debt in texts(of: debt, place + 1) } + budget + [
        (BudgetForm.currency.name, result.currency.code)
      ] + (isKnown ? [] : [(BudgetFormView.add, BudgetFormView.Part.nothing.rawValue)]))
  }

  private func texts(of debt: BudgetDebt, _ number: Int) -> [(String, String)] {
    let fields =
      (debt.name.map { [("name", $0.cut(to: BudgetDebt.longestNameInPlan))] } ?? [])
      + [("balance", debt.balance.plain)] + debt.terms.map { ($0.name, $0.text) }
    return fields.map { ("\($0.0)-\(number)", $0.1) }
  }
}
