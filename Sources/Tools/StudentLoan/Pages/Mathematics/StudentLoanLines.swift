import StudentLoanFormulas

/// The months of a loan as lines that add up: the first ones, the last ones, and all in a table.
struct StudentLoanLines {
  let formulas: StudentLoanEquations

  private var repayment: StudentLoanRepayment? { formulas.loan?.comparison.repayment }

  /// The effect of each payment on the balance.
  var balances: HTML {
    html(
      "Monthly balance",
      """
      Balance, interest and payment give the next balance. In the last month the interest set \
      aside, O, is there too, so that the line ends at zero.
      """,
      letters: [
        balanceLine("0", next: "1"), balanceLine("1", next: "2"), dots(7), lastBalanceLine,
      ]
    ) { month in
      [
        .amount(month.paid.opening), "+", .amount(month.paid.interest), "−",
        .amount(month.paid.payment),
        "=", .amount(month.paid.closing),
      ]
    }
  }

  /// The parts of each payment.
  var pay: HTML {
    html(
      "Breakdown of pay", "What of each payment goes to the loan, Prin., and to interest, Int.",
      letters: [payLine("0"), payLine("1"), dots(5), lastPayLine]
    ) { month in
      [
        [.amount(month.paid.principal), .words(" Prin.")], "+",
        [.amount(month.paid.interest), .words(" Int.")], "=", .amount(month.paid.payment),
      ]
    }
  }

  private func html(
    _ name: String, _ note: String, letters: [[MathML]],
    line: (StudentLoanMonth) -> [MathML]
  ) -> HTML {
    let width = letters.map(\.count).max() ?? 0
    let numbers: [[MathML]] = repayment.map { shownMonths($0, width: width, line: line) } ?? []
    return """
      <h3>\(name)</h3>
      <p>\(note)</p>
      \(MathML.table(letters).block)
      \(numbers.isEmpty ? nil : "\(MathML.table(numbers).block)\n")
      """
  }

  /// The first and the last months, with dots between.
  private func shownMonths(
    _ repayment: StudentLoanRepayment, width: Int, line: (StudentLoanMonth) -> [MathML]
  ) -> [[MathML]] {
    let numbered = { (month: StudentLoanMonth) -> [MathML] in
      [.words("\(month.number):")] + line(month)
    }
    let first = repayment.months.prefix(Self.firstMonths)
    let last = repayment.lastMonths.filter { $0.number > (first.last?.number ?? 0) }
    let isWhole = first.count + last.count == repayment.count
    return first.map(numbered) + (isWhole ? [] : [dots(width + 1)])
      + last.map(numbered)
  }

  private static let firstMonths = 4

  private func dots(_ count: Int) -> [MathML] {
    (0..<count).map { $0 % 2 == 0 ? "⋮" : .words("") }
  }
}

// MARK: - Lines in letters

extension StudentLoanLines {
  private func balanceLine(_ month: MathML, next: MathML) -> [MathML] {
    [balance(month), "+", paid(month), "−", "a", "=", balance(next)]
  }

  private var lastBalanceLine: [MathML] {
    [balance(beforeLast), "+", lastInterest, "−", .sub("a", "f"), "=", balance("n")]
  }

  private func payLine(_ month: MathML) -> [MathML] {
    [
      ["a", "−", paid(month), .words(" Prin.")], "+", [paid(month), .words(" Int.")], "=", "a",
    ]
  }

  private var lastPayLine: [MathML] {
    [
      [balance(beforeLast), .words(" Prin.")], "+", [lastInterest, .words(" Int.")], "=",
      .sub("a", "f"),
    ]
  }

  private var beforeLast: MathML { ["n", "−", "1"] }

  private var lastInterest: MathML {
    [
      formulas.rounded(.brackets("(", [balance(beforeLast), "·", "i"], ")")), "+",
      .sub("O", beforeLast),
    ]
  }

  private func paid(_ month: MathML) -> MathML {
    formulas.rounded([.upright("α"), "·", .brackets("(", [balance(month), "·", "i"], ")")])
  }

  private func balance(_ month: MathML) -> MathML { .sub("B", month) }
}
