import StudentLoanFormulas

/// A formula in letters, then with a loan's numbers, then its value.
struct StudentLoanFormula {
  let name: String
  let note: String?
  let lines: [MathML]

  init(_ name: String, note: String? = nil, _ lines: [MathML]) {
    self.name = name
    self.note = note
    self.lines = lines
  }

  var html: HTML {
    """
    <h3>\(name)</h3>
    \(note.map { "<p>\($0)</p>\n" as HTML })\
    \(each: lines, { "\($0.block)\n" })
    """
  }
}

/// The formulae of “Deeper Insight into the iOS App”, with a loan's numbers if there is one.
struct StudentLoanEquations {
  let loan: StudentLoanResult?
  private let unit: MathML?

  init(_ loan: StudentLoanResult?) {
    self.loan = loan
    switch loan?.form.currency.digits ?? 2 {
    case 0: unit = nil
    case 2: unit = "100"
    default: unit = "1,000"
    }
  }

  var increment: StudentLoanFormula {
    StudentLoanFormula(
      "Size of a step of the loan",
      shown("ΔN", loan.map { .amount($0.form.range.increment) }) {
        .fraction([$0.most, "−", $0.least], $0.increments)
      })
  }

  var yearlyRate: StudentLoanFormula {
    StudentLoanFormula(
      "Interest rate of a year",
      shown("r", loan.map { .number($0.form.apr.asFraction) }) { [$0.apr, "÷", "100"] })
  }

  var monthlyRate: StudentLoanFormula {
    let isCompounded = loan?.form.compounded
    let nominal: (StudentLoanQuantities) -> MathML = { .fraction($0.r, "12") }
    let compounded: (StudentLoanQuantities) -> MathML = {
      [
        .power(
          .brackets("(", ["1", "+", .fraction($0.r, "365.25")], ")"),
          .fraction("365.25", "12")), "−", "1",
      ]
    }
    let value = loan.map { MathML.number($0.form.terms.monthlyRate.decimal(places: 18)) }
    return StudentLoanFormula(
      "Interest rate of a month",
      note: "The first way if interest is not compounded; the second if it is, every day.",
      [
        ["i", "=", nominal(.letters)], ["i", "≈", compounded(.letters)],
      ]
        + shown("i", sign: "≈", value, isCompounded == true ? compounded : nominal).dropFirst())
  }
}

// MARK: - The least payments

extension StudentLoanEquations {
  var absoluteMinimum: StudentLoanFormula {
    let cent: MathML = .amount(.smallest(loan?.form.currency ?? StudentLoanForm.usualCurrency))
    return StudentLoanFormula(
      "Absolute minimum payment",
      note: "What is applied to the first month’s interest, and the least applied to the loan.",
      shown(.sub("a", .sub("min", "n")), loan.map { .amount($0.comparison.absoluteMinimum) }) {
        [rounded([$0.alpha, "·", brackets([$0.p, "·", $0.i])]), "+", cent]
      })
  }

  var tenYearMinimum: StudentLoanFormula {
    let letters = StudentLoanQuantities.letters
    let isEven = loan.map { $0.form.terms.monthlyRate.isZero || $0.form.terms.proportion == .zero }
    let symbol: MathML = .sub("a", .sub("min", "120"))
    let cases: MathML = .cases([
      (even(letters), .words(" if i > 0 and α = 0")),
      (even(letters), .words(" if i = 0")),
      (annuity(letters), .words(" if i > 0 and 0 < α ≤ 1")),
    ])
    return StudentLoanFormula(
      "Ten-year minimum payment",
      note: """
        For repaying within ten years, not for at least ten years. It is rounded up; the rounding \
        of each month’s interest can still leave a little for a 121st month.
        """,
      [[symbol, "=", cases]]
        + shown(
          symbol, loan.map { .amount($0.comparison.tenYearMinimum) },
          isEven == true ? even : annuity
        )
        .dropFirst())
  }

  private func even(_ loan: StudentLoanQuantities) -> MathML {
    roundedUp(.fraction(loan.p, "120"))
  }

  private func annuity(_ loan: StudentLoanQuantities) -> MathML {
    let growth: MathML = .power(
      .brackets("(", ["1", "+", loan.alpha, "·", loan.i], ")"), "120")
    return roundedUp(
      .fraction(
        [loan.alpha, "·", brackets([loan.p, "·", loan.i]), "·", growth], [growth, "−", "1"]))
  }
}

// MARK: - Parts of formulae

extension StudentLoanEquations {
  /// A formula in letters and, for a loan, with its numbers and its value.
  func shown(
    _ symbol: MathML, sign: MathML = "=", _ value: MathML?,
    before month: StudentLoanMonth? = nil, _ formula: (StudentLoanQuantities) -> MathML
  ) -> [MathML] {
    var lines: [MathML] = [[symbol, sign, formula(.letters)]]
    if let loan, let value {
      lines.append([symbol, sign, formula(.numbers(of: loan, before: month))])
      lines.append([symbol, sign, value])
    }
    return lines
  }

  func balance(_ month: MathML) -> MathML { .sub("B", month) }

  func outstanding(_ month: MathML) -> MathML { .sub("O", month) }

  func brackets(_ content: MathML) -> MathML { .brackets("(", content, ")") }

  /// ⌊x × 100⌉ ÷ 100: the nearest minor unit.
  func rounded(_ content: MathML) -> MathML { inMinorUnits("⌊", content) }

  /// ⌈x × 100⌉ ÷ 100: the next minor unit.
  func roundedUp(_ content: MathML) -> MathML { inMinorUnits("⌈", content) }

  private func inMinorUnits(_ open: String, _ content: MathML) -> MathML {
    guard let unit else { return .brackets(open, content, "⌉") }
    return [.brackets(open, [content, "×", unit], "⌉"), "÷", unit]
  }
}
