import Hosting
import CreditCardFormulas
import Formats
import Calendars
import Finance

/// The answer for programs, as the contract words it.
enum CreditCardAnswer {
  static func json(_ comparison: CreditCardComparison) -> [UInt8] {
    var json = JSON()
    json.object {
      $0.member("currency", comparison.form.currency.code)
      $0.member("monthlyRate", comparison.monthlyRate.decimal(places: 15))
      $0.member("minimum") { repayment(comparison.minimum, in: &$0) }
      $0.member("fixed") {
        repayment(comparison.fixed, in: &$0) { json in
          json.member("payment", comparison.payment)
          json.member("belowMinimum", comparison.isBelowMinimum)
        }
      }
      $0.key("saving")
      saving(comparison.saving, in: &$0)
      $0.key("target")
      target(comparison.target, by: comparison.form.by, in: &$0)
      $0.member("schedule") {
        schedule("minimum", comparison.minimum, in: &$0)
        schedule("fixed", comparison.fixed, in: &$0)
      }
    }
    return json.bytes
  }

  static func csv(_ repayment: CreditCardRepayment) -> [UInt8] {
    var csv = CSV(header: ["Month", "Opening balance", "Interest", "Payment", "Closing balance"])
    for (index, month) in (repayment.plan?.months ?? []).enumerated() {
      csv.append([
        .value(String(index + 1)), .value(month.opening.plain), .value(month.interest.plain),
        .value(month.payment.plain), .value(month.closing.plain),
      ])
    }
    return csv.bytes
  }

  private static func repayment(
    _ repayment: CreditCardRepayment, in json: inout JSON,
    also members: (inout JSON) -> Void = { _ in }
  ) {
    switch repayment {
    case .cleared(let plan):
      json.member("outcome", "cleared")
      members(&json)
      json.member("months", plan.months.count)
      json.member("interest", plan.interest)
      json.member("paid", plan.paid)
      json.member("firstPayment", plan.firstPayment)
      json.member("lastPayment", plan.lastPayment)
    case .never(let interest):
      json.member("outcome", "never")
      members(&json)
      json.member("interestFirstMonth", interest)
    }
  }

  private static func saving(_ saving: CreditCardComparison.Saving?, in json: inout JSON) {
    guard let saving else { return json.null() }
    json.object {
      $0.member("months", saving.months)
      $0.member("interest", saving.interest)
    }
  }

  private static func target(
    _ target: CreditCardTarget?, by month: CalendarMonth?, in json: inout JSON
  ) {
    guard let target else { return json.null() }
    json.object {
      $0.member("months", target.months)
      $0.member("payment", target.payment)
      $0.member("actualMonths", target.plan.months.count)
      $0.member("interest", target.plan.interest)
      $0.member("lastPayment", target.plan.lastPayment)
      $0.member("by", month?.iso)
    }
  }

  private static func schedule(
    _ name: StaticString, _ repayment: CreditCardRepayment, in json: inout JSON
  ) {
    json.list(name) { json in
      for (index, month) in (repayment.plan?.months ?? []).enumerated() {
        json.object {
          $0.member("month", index + 1)
          $0.member("opening", month.opening)
          $0.member("interest", month.interest)
          $0.member("payment", month.payment)
          $0.member("closing", month.closing)
        }
      }
    }
  }
}
