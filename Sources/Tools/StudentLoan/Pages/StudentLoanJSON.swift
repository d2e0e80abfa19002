import StudentLoanFormulas

/// The answer in JSON.
enum StudentLoanJSON {
  static let shape = Shape<StudentLoanFullResult> {
    Member("currency", .currency) { $0.result.form.currency }
    Member("monthlyRate", .number) { $0.result.form.terms.monthlyRate.decimal(places: 18) }
    Member("absoluteMinimum", .money) { $0.result.comparison.absoluteMinimum }
    Member("tenYearMinimum", .money) { $0.result.comparison.tenYearMinimum }
    Member("payment", .money) { $0.result.comparison.repayment.payment }
    Member("count", .count) { $0.result.comparison.repayment.count }
    Member("years", .count) { $0.result.comparison.repayment.count / 12 }
    Member("months", .count) { $0.result.comparison.repayment.count % 12 }
    Member("finalPayment", .money) { $0.result.comparison.repayment.finalPayment }
    Member("outstandingInterest", .money) { $0.result.comparison.repayment.outstandingInterest }
    Member("balanceBeforeFinal", .money) { $0.result.comparison.repayment.balanceBeforeFinal }
    Member("total", .money) { $0.result.comparison.repayment.total }
    Member("special", .nullable(special)) { $0.result.comparison.repayment.difference }
    Member("savings", savings) { $0.result.comparison }
    Member("change", .nullable(change)) { $0.result.comparison.change }
    Member("increment", .money) { $0.result.form.range.increment }
    Member("baselines", baselines) { $0.result.comparison }
    Member("goals", .list(goal)) { $0.goals }
    Member("schedule", .list(month)) { $0.result.comparison.repayment.months }
    Member(whereThere: "scheduleTruncated", .truth) {
      $0.result.comparison.repayment.hasMoreMonths ? true : nil
    }
  }

  static func csv(_ repayment: StudentLoanRepayment) -> [UInt8] {
    var csv = CSV(header: [
      "Month", "Balance", "Interest owed", "Interest paid", "Principal paid", "Payment",
      "Closing balance", "Outstanding interest",
    ])
    for month in repayment.months {
      csv.append([.count(month.number)] + month.amounts.map { .amount($0) })
    }
    return csv.bytes
  }

  // MARK: - Its parts

  /// A payment that differs from the regular one.
  private static let special = Shape<(kind: StudentLoanRepayment.Difference, amount: Money)> {
    Member("kind", .code) { $0.kind }
    Member("amount", .money) { $0.amount }
  }

  private static let savings = Shape<StudentLoanComparison> {
    Member("absolute", .money) { $0.saving(against: $0.absolute) }
    Member("tenYear", .money) { $0.saving(against: $0.tenYear) }
  }

  private static let change = Shape<StudentLoanComparison.Change> {
    Member("direction", .code) { $0.direction }
    Member("amount", .money) { $0.amount }
  }

  private static let baselines = Shape<StudentLoanComparison> {
    Member("absolute", baseline) { $0.absolute }
    Member("tenYear", baseline) { $0.tenYear }
  }

  private static let baseline = Shape<StudentLoanRepayment> {
    Member("payment", .money) { $0.payment }
    Member("count", .count) { $0.count }
    Member("total", .money) { $0.total }
  }

  private static let goal = Shape<StudentLoanGoal> {
    Member("extra", .money) { $0.extra }
    Member("payment", .money) { $0.repayment.payment }
    Member("count", .count) { $0.repayment.count }
    Member("saved", .money) { $0.saved }
  }

  private static let month = Shape<StudentLoanMonth> {
    Member("month", .count) { $0.number }
    Member("balance", .money) { $0.paid.opening }
    Member("interestOwed", .money) { $0.interestOwed }
    Member("interestPaid", .money) { $0.paid.interest }
    Member("principalPaid", .money) { $0.paid.principal }
    Member("payment", .money) { $0.paid.payment }
    Member("closing", .money) { $0.paid.closing }
    Member("outstanding", .money) { $0.outstanding }
  }
}

extension StudentLoanMonth {
  /// Every amount, in the order of the columns of a table.
  var amounts: [Money] {
    [
      paid.opening, interestOwed, paid.interest, paid.principal, paid.payment, paid.closing,
      outstanding,
    ]
  }
}
