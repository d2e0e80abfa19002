import StudentLoanFormulas

/// The quantities of the formulae: letters, or one loan's numbers.
struct StudentLoanQuantities: Sendable {
  let p: MathML
  let a: MathML
  let alpha: MathML
  let r: MathML
  let i: MathML
  let apr: MathML
  let n: MathML
  let most: MathML
  let least: MathML
  let increments: MathML

  /// The balance before a month and the interest set aside, by the month's letter.
  let balance: @Sendable (_ month: MathML) -> MathML
  let outstanding: @Sendable (_ month: MathML) -> MathML
  let finalPayment: MathML
}

extension StudentLoanQuantities {
  /// The letters.
  ///
  /// α is upright, so that it is not mistaken for a.
  static let letters = StudentLoanQuantities(
    p: "p", a: "a", alpha: .upright("α"), r: "r", i: "i", apr: "APR", n: "n",
    most: .sub("P", "max"), least: .sub("P", "min"), increments: "N",
    balance: { .sub("B", $0) }, outstanding: { .sub("O", $0) }, finalPayment: .sub("a", "f"))

  /// The numbers of a loan before one of its payments: the first or the last.
  static func numbers(
    of result: StudentLoanResult, before month: StudentLoanMonth?
  ) -> StudentLoanQuantities {
    let (form, repayment) = (result.form, result.comparison.repayment)
    let isLast = month?.number == repayment.count
    let zero = Money.zero(form.currency)
    return StudentLoanQuantities(
      p: .amount(form.terms.principal), a: .amount(repayment.payment),
      alpha: .number(form.terms.proportion.asFraction), r: .number(form.apr.asFraction),
      i: .number(form.terms.monthlyRate.shortDecimal), apr: .number(form.apr.plain),
      n: .number("\(repayment.count)"), most: .amount(form.range.most),
      least: .amount(form.range.least), increments: .number("\(form.range.increments)"),
      balance: { _ in .amount(month?.paid.opening ?? zero) },
      outstanding: { _ in .amount(isLast ? repayment.outstandingInterest : zero) },
      finalPayment: .amount(repayment.finalPayment))
  }
}

extension MathML {
  static func amount(_ money: Money) -> MathML {
    let number: MathML = .number(money.absolute.typed)
    return money.isNegative ? ["−", number] : number
  }
}

extension Percentage {
  /// The percentage as a fraction: 50 % is 0.5.
  var asFraction: String { PlainDecimal.text(tenThousandths, decimals: 6) }
}

extension MonthlyRate {
  /// A short decimal for formulae; calculations use every decimal.
  fileprivate var shortDecimal: String { isZero ? "0" : decimal(places: 10) }
}
