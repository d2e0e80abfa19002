import StudentLoanUKFormulas

/// The form of the British student loan.
struct StudentLoanUKFormView {
  let state: FormState

  var form: HTML {
    """
    <form class="card" method="get"\(action: .here()) target="_self" novalidate data-swap>
    <h2>Your pay and your plan</h2>
    \(hiddenInputs(state.typed.values(of: Embedding.names)))\
    \(state.textInput(StudentLoanUKForm.income))
    \(state.select(
      StudentLoanUKForm.incomePeriod,
      [Choice("year", "A year"), Choice("month", "A month"), Choice("week", "A week")],
      chosen: state.chosen(StudentLoanUKForm.incomePeriod)))
    \(state.radios(
      StudentLoanUKForm.paid, [Choice("monthly", "Every month"), Choice("weekly", "Every week")]))
    \(plans)
    \(details(
      "<b>Tax year:</b> \(taxYear). <span class=\"change\">Change</span>",
      isOpen: state.hasMistake(in: [StudentLoanUKForm.taxYear]),
      state.select(
        StudentLoanUKForm.taxYear,
        RepaymentThresholds.years.reversed().map { Choice($0.name, $0.words) }, chosen: taxYear)))
    \(more)
    <button>Work it out</button>
    </form>
    """
  }

  private var more: HTML {
    details(
      "Will you pay it off? Since when you repay, and what you owe",
      isOpen: state.hasMistake(in: StudentLoanUKForm.more)
        || !state.isUnchanged(StudentLoanUKForm.more),
      """
      \(state.textInput(StudentLoanUKForm.due, width: .number))
      \(state.radios(StudentLoanUKForm.older, [Choice("no", "No"), Choice("yes", "Yes")]))
      \(state.textInput(StudentLoanUKForm.balance))
      \(state.textInput(StudentLoanUKForm.rate))
      """)
  }

  private var taxYear: String {
    let known = state.known(StudentLoanUKForm.taxYear)?.name
    return known ?? state.chosen(StudentLoanUKForm.taxYear)
  }

  /// A box for each plan, because some people repay by several.
  private var plans: HTML {
    let name = StudentLoanUKForm.plan.name
    let chosen = RepaymentPlansQuestion.typed(in: state.typed)
    let words = ControlWords(
      name: name, hint: "Tick each one you have. Your online account says which",
      error: state.error(for: name))
    return words.fieldset(
      RepaymentPlansQuestion.question,
      """
      \(each: Array(RepaymentPlan.allCases.enumerated()), { place, plan in
        """
        \(tickBox(
          "\(plan.who)", name: name, value: plan.rawValue,
          id: place == 0 ? name : "\(name)-\(plan.rawValue)",
          isTicked: chosen.contains(plan.rawValue)))

        """
      })
      """)
  }
}

extension TaxYear {
  /// The year in words: "2026 to 2027".
  var words: String { "\(start) to \(start + 1)" }
}
