import StudentLoanFormulas

/// The formulae of the totals.
extension StudentLoanEquations {
  var length: StudentLoanFormula {
    let years = loan.map { $0.comparison.repayment.count / 12 }
    return StudentLoanFormula(
      "Length in years and months",
      shown(.sub("l", "y"), years.map { .number("\($0)") }) {
        .brackets("⌊", .fraction($0.n, "12"), "⌋")
      }
        + shown(.sub("l", "m"), loan.map { .number("\($0.comparison.repayment.count % 12)") }) {
          [$0.n, "−", "12", "·", years.map { .number("\($0)") } ?? .sub("l", "y")]
        })
  }

  var special: StudentLoanFormula {
    let difference: MathML = ["a", "−", .sub("a", "f")]
    let absolute: MathML = .brackets("|", difference, "|")
    let ifOne = MathML.words("if n = 1 and ")
    let found: [MathML] =
      switch loan?.comparison.repayment.difference {
      case (.refunded, let money)?: [[.words("Refunded "), .amount(money)]]
      case (.payExtra, let money)?: [[.words("Pay extra "), .amount(money)]]
      case nil: []
      }
    return StudentLoanFormula(
      "When one payment pays it off",
      [
        [ifOne, difference, ">", "0", .words(": refunded "), absolute],
        [ifOne, difference, "<", "0", .words(": pay extra "), absolute],
      ] + found)
  }

  var total: StudentLoanFormula {
    StudentLoanFormula(
      "All payments",
      shown(["T", brackets("a")], loan.map { .amount($0.comparison.repayment.total) }) {
        total($0.n, $0.a, $0.finalPayment)
      })
  }

  var baselineTotal: StudentLoanFormula {
    let symbol: MathML = .sub("T", "max")
    let letters: MathML = [
      "T", brackets([.sub("a", "min"), ",", .upright("α"), "=", "1"]),
    ]
    let lines: [MathML] =
      loan.map(\.comparison.baseline).map {
        [
          [
            symbol, "=",
            total(.number("\($0.count)"), .amount($0.payment), .amount($0.finalPayment)),
          ],
          [symbol, "=", .amount($0.total)],
        ]
      } ?? []
    return StudentLoanFormula(
      "All payments of the least that you compare with",
      note: """
        With all of the interest paid, α = 1: its own minimum, number of months and last payment.
        """,
      [[symbol, "=", letters]] + lines)
  }

  var savings: StudentLoanFormula {
    let lines: [MathML] =
      loan.map {
        [
          [
            "s", "=", .amount($0.comparison.baseline.total), "−",
            .amount($0.comparison.repayment.total),
          ],
          ["s", "=", .amount($0.comparison.saving)],
        ]
      } ?? []
    return StudentLoanFormula(
      "Savings", [["s", "=", .sub("T", "max"), "−", "T", brackets("a")]] + lines)
  }

  var change: StudentLoanFormula {
    let symbol: MathML = "Δs"
    var lines: [MathML] = [
      [symbol, "=", .brackets("|", [.sub("s", "2"), "−", .sub("s", "1")], "|")]
    ]
    if let loan = loan?.comparison, let change = loan.change {
      let before =
        change.direction == .up ? loan.saving - change.amount : loan.saving + change.amount
      lines += [
        [symbol, "=", .brackets("|", [.amount(loan.saving), "−", .amount(before)], "|")],
        [symbol, "=", .amount(change.amount)],
      ]
    }
    return StudentLoanFormula(
      "Change in savings since the payment before",
      note: "s₁ is what the payment before saves, s₂ what this one saves.", lines)
  }

  private func total(_ n: MathML, _ payment: MathML, _ final: MathML) -> MathML {
    [brackets([n, "−", "1"]), "·", payment, "+", final]
  }
}
