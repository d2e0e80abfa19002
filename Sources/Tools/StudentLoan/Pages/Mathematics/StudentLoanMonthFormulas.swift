import StudentLoanFormulas

/// The formulae that repeat every month.
extension StudentLoanEquations {
  var balance: StudentLoanFormula {
    monthly(
      "Balance of the loan after month m",
      note: "First as it is meant, then with the interest that is paid rounded once.",
      { balance($0) }, { nextBalance($0, rounding: $1) }, \.paid.closing)
  }

  var outstanding: StudentLoanFormula {
    monthly(
      "Interest set aside after month m",
      note: "Interest owed less interest paid, each of them rounded once.",
      { outstanding($0) }, { nextOutstanding($0, rounding: $1) }, \.outstanding)
  }

  var algorithm: StudentLoanFormula {
    let letters = StudentLoanQuantities.letters
    let set = MathML.words("set ")
    return StudentLoanFormula(
      "How many months",
      note: "The months are counted until the next payment would pay off the balance.",
      [
        [set, balance("0"), "=", "p", ",", outstanding("0"), "=", "0", ",", "m", "=", "1"],
        [.words("while "), nextBalance(letters, rounding: rounded), ">", "0", .words(" do")],
        [.words("— find "), balance("m"), .words(" and "), outstanding("m")],
        [.words("— "), set, "m", "=", "m", "+", "1"],
        [set, "n", "=", "m"],
      ] + (loan.map { [["n", "=", .number("\($0.comparison.repayment.count)")]] } ?? []))
  }

  var finalPayment: StudentLoanFormula {
    let before: MathML = ["n", "−", "1"]
    let month = loan?.comparison.repayment.lastMonths.last
    return StudentLoanFormula(
      "Last payment", note: "The balance, its interest, and all that was set aside.",
      shown(
        .sub("a", "f"), loan.map { .amount($0.comparison.repayment.finalPayment) }, before: month
      ) {
        [
          $0.balance(before), "+", rounded([$0.balance(before), "·", $0.i]), "+",
          $0.outstanding(before),
        ]
      }
        + shown(balance("n"), "0", before: month) {
          [
            $0.balance(before), "−",
            .brackets(
              "{",
              [
                $0.finalPayment, "−", rounded([$0.balance(before), "·", $0.i]), "−",
                $0.outstanding(before),
              ], "}"),
          ]
        } + [[outstanding("n"), "=", "0"]])
  }

  private func nextBalance(
    _ loan: StudentLoanQuantities, rounding: (MathML) -> MathML
  ) -> MathML {
    let before = loan.balance(["m", "−", "1"])
    return [
      before, "−",
      .brackets(
        "{", [loan.a, "−", rounding([loan.alpha, "·", brackets([before, "·", loan.i])])], "}"),
    ]
  }

  private func nextOutstanding(
    _ loan: StudentLoanQuantities, rounding: (MathML) -> MathML
  ) -> MathML {
    let before = loan.balance(["m", "−", "1"])
    return [
      loan.outstanding(["m", "−", "1"]), "+", rounding(brackets([before, "·", loan.i])), "−",
      rounding([loan.alpha, "·", brackets([before, "·", loan.i])]),
    ]
  }

  /// A formula without its rounding and with it, and the numbers of the first month, unless its payment
  /// is already the last.
  private func monthly(
    _ name: String, note: String, _ symbol: (MathML) -> MathML,
    _ next: (StudentLoanQuantities, (MathML) -> MathML) -> MathML,
    _ value: (StudentLoanMonth) -> Money
  ) -> StudentLoanFormula {
    var lines: [MathML] = [
      [symbol("m"), "=", next(.letters, { $0 })], [symbol("m"), "=", next(.letters, rounded)],
    ]
    if let loan, loan.comparison.repayment.count > 1,
      let month = loan.comparison.repayment.months.first
    {
      lines += [
        [symbol("1"), "=", next(.numbers(of: loan, before: month), rounded)],
        [symbol("1"), "=", .amount(value(month))],
      ]
    }
    return StudentLoanFormula(name, note: note, lines)
  }
}
