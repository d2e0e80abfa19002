import LoanFormulas

/// The answer to a form: what repaying the loan comes to, or that its payment never does.
struct LoanResult: CalculatorResult {
  let outcome: Either<LoanRepaid, LoanNeverRepaid>

  init(_ form: LoanForm) throws(MoneyOverflow) {
    if let never = try LoanNever(form.terms) {
      outcome = .second(LoanNeverRepaid(form: form, never: never))
    } else {
      outcome = .first(LoanRepaid(form: form, comparison: try LoanComparison(form.terms)))
    }
  }
}

/// A loan as it was described, and what repaying it comes to.
struct LoanRepaid: Sendable {
  let form: LoanForm
  let comparison: LoanComparison
}

/// A loan as it was described, and the payment that never repays it.
struct LoanNeverRepaid: Sendable {
  let form: LoanForm
  let never: LoanNever
}

/// The answer with what else could be chosen, which schedule and table do without.
struct LoanFullResult: CalculatorResult {
  let outcome: Either<LoanAnswer, LoanNeverRepaid>

  init(_ form: LoanForm) throws(MoneyOverflow) {
    switch try LoanResult(form).outcome {
    case .first(let repaid):
      outcome = .first(
        LoanAnswer(result: repaid, choices: try LoanChoices(repaid.comparison)))
    case .second(let never): outcome = .second(never)
    }
  }
}

/// A loan that is repaid, with what else could be chosen.
struct LoanAnswer: Sendable {
  let result: LoanRepaid
  let choices: LoanChoices
}
