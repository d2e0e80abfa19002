import Hosting
import StudentLoanFormulas
import Formats
import Finance

/// The answer for programs, as the contract words it.
enum StudentLoanAnswer {
  static func json(_ comparison: StudentLoanComparison) -> [UInt8] {
    let repayment = comparison.repayment
    var json = JSON()
    json.object {
      $0.member("currency", comparison.form.currency.code)
      $0.member("monthlyRate", comparison.form.terms.monthlyRate.decimal(places: 18))
      $0.member("absoluteMinimum", comparison.absoluteMinimum)
      $0.member("tenYearMinimum", comparison.tenYearMinimum)
      $0.member("payment", repayment.payment)
      $0.member("count", repayment.count)
      $0.member("years", repayment.count / 12)
      $0.member("months", repayment.count % 12)
      $0.member("finalPayment", repayment.finalPayment)
      $0.member("outstandingInterest", repayment.outstandingInterest)
      $0.member("balanceBeforeFinal", repayment.balanceBeforeFinal)
      $0.member("total", repayment.total)
      $0.key("special")
      difference(repayment.difference, in: &$0)
      $0.member("savings") {
        $0.member("absolute", comparison.savings.absolute)
        $0.member("tenYear", comparison.savings.tenYear)
      }
      $0.key("change")
      change(comparison.change, in: &$0)
      $0.member("increment", comparison.increment)
      $0.list("schedule") { json in
        for month in repayment.months { line(month, in: &json) }
      }
      if repayment.count > repayment.months.count { $0.member("scheduleTruncated", true) }
    }
    return json.bytes
  }

  static func csv(_ repayment: StudentLoanRepayment) -> [UInt8] {
    var csv = CSV(header: [
      "Month", "Balance", "Interest owed", "Interest paid", "Principal paid", "Payment",
      "Closing balance", "Outstanding interest",
    ])
    for month in repayment.months {
      csv.append([.value(String(month.number))] + month.amounts.map { .value($0.plain) })
    }
    return csv.bytes
  }

  private static func difference(
    _ difference: StudentLoanRepayment.Difference?, in json: inout JSON
  ) {
    let (kind, amount): (String, Money)
    switch difference {
    case .refunded(let money): (kind, amount) = ("refunded", money)
    case .payExtra(let money): (kind, amount) = ("payExtra", money)
    case nil: return json.null()
    }
    json.object {
      $0.member("kind", kind)
      $0.member("amount", amount)
    }
  }

  private static func change(_ change: StudentLoanComparison.Change?, in json: inout JSON) {
    guard let change else { return json.null() }
    json.object {
      $0.member("direction", change.direction.rawValue)
      $0.member("amount", change.amount)
    }
  }

  private static func line(_ month: StudentLoanMonth, in json: inout JSON) {
    json.object {
      $0.member("month", month.number)
      $0.member("balance", month.balance)
      $0.member("interestOwed", month.interestOwed)
      $0.member("interestPaid", month.interestPaid)
      $0.member("principalPaid", month.principalPaid)
      $0.member("payment", month.payment)
      $0.member("closing", month.closing)
      $0.member("outstanding", month.outstanding)
    }
  }
}

extension StudentLoanMonth {
  /// Every amount, in the order of the columns of a table.
  var amounts: [Money] {
    [balance, interestOwed, interestPaid, principalPaid, payment, closing, outstanding]
  }
}
