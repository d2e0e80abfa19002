import Hosting
import CreditCardFormulas
import Formats
import Calendars
import Finance
import Forms

/// The answer in JSON.
enum CreditCardJSON {
  static let shape = Shape<CreditCardAnswer> {
    Member("currency", .currency) { $0.form.currency }
    Member("monthlyRate", .number) { $0.form.terms.monthlyRate.decimal(places: 15) }
    Member("minimum", repayment(by: Members {})) { $0.course(\.minimum) }
    Member("fixed", repayment(by: chosenPayment)) { $0.course(\.fixed) }
    Member("saving", .nullable(saving)) { $0.comparison.saving }
    Member("target", .nullable(target)) { answer in
      answer.comparison.target.map { Target(target: $0, month: answer.form.by) }
    }
    Member("persistentDebt", .nullable(persistentDebt)) { $0.comparison.persistentDebt }
    Member("schedule", schedules) { $0.comparison }
  }

  static func csv(_ repayment: CreditCardRepayment) -> [UInt8] {
    var csv = CSV(header: ["Month", "Opening balance", "Interest", "Payment", "Closing balance"])
    for (index, month) in (repayment.plan?.months ?? []).enumerated() {
      csv.append([
        .count(index + 1), .amount(month.opening), .amount(month.interest),
        .amount(month.payment), .amount(month.closing),
      ])
    }
    return csv.bytes
  }

  // MARK: - Its parts

  /// The outcome of a way of paying: cleared, or never.
  fileprivate typealias Course = Either<Way<CreditCardPlan>, Way<Money>>

  fileprivate struct Way<Outcome> {
    let comparison: CreditCardComparison

    /// The months until it is cleared, or the first month's interest when it never is.
    let outcome: Outcome
  }

  private struct Target {
    let target: CreditCardTarget
    let month: CalendarMonth?
  }

  private struct NumberedMonth {
    let number: Int
    let month: CreditCardPlan.Month
  }

  private static let chosenPayment = Members<CreditCardComparison> {
    Member("payment", .money) { $0.payment }
    Member("belowMinimum", .truth) { $0.isBelowMinimum }
  }

  private static func repayment(by payment: Members<CreditCardComparison>) -> Shape<Course> {
    let cleared = Shape<Way<CreditCardPlan>> {
      Member("outcome", .constant("cleared")) { _ in }
      payment.of { $0.comparison }
      Member("months", .count) { $0.outcome.months.count }
      Member("interest", .money) { $0.outcome.interest }
      Member("paid", .money) { $0.outcome.paid }
      Member("firstPayment", .money) { $0.outcome.firstPayment }
      Member("lastPayment", .money) { $0.outcome.lastPayment }
    }
    let never = Shape<Way<Money>> {
      Member("outcome", .constant("never")) { _ in }
      payment.of { $0.comparison }
      Member("interestFirstMonth", .money) { $0.outcome }
    }
    return .either(cleared, or: never)
  }

  private static let saving = Shape<CreditCardComparison.Saving> {
    Member("months", .count) { $0.months }
    Member("interest", .money) { $0.interest }
  }

  private static let target = Shape<Target> {
    Member("months", .count) { $0.target.months }
    Member("payment", .money) { $0.target.payment }
    Member("actualMonths", .count) { $0.target.plan.months.count }
    Member("interest", .money) { $0.target.plan.interest }
    Member("lastPayment", .money) { $0.target.plan.lastPayment }
    Member("by", .nullable(.matching("^[0-9]{4}-(0[1-9]|1[0-2])$"))) { $0.month?.iso }
  }

  private static let persistentDebt = Shape<PersistentDebt> {
    Member("minimum", .list(window)) { $0.minimum }
    Member("fixed", .list(window)) { $0.fixed }
    Member("wayOut", .money) { $0.wayOut }
    Member("clearsIn36", .money) { $0.clearsIn36 }
    Member("clearsIn48", .money) { $0.clearsIn48 }
  }

  private static let window = Shape<PersistentDebt.Window> {
    Member("month", .count) { $0.month }
    Member("interest", .nullable(.money)) { $0.interest }
    Member("principal", .nullable(.money)) { $0.principal }
    Member("persistent", .truth) { $0.isPersistent }
  }

  private static let schedules = Shape<CreditCardComparison> {
    Member("minimum", .list(month)) { numbered($0.minimum) }
    Member("fixed", .list(month)) { numbered($0.fixed) }
  }

  private static func numbered(_ repayment: CreditCardRepayment) -> [NumberedMonth] {
    (repayment.plan?.months ?? []).enumerated().map {
      NumberedMonth(number: $0 + 1, month: $1)
    }
  }

  private static let month = Shape<NumberedMonth> {
    Member("month", .count) { $0.number }
    Member("opening", .money) { $0.month.opening }
    Member("interest", .money) { $0.month.interest }
    Member("payment", .money) { $0.month.payment }
    Member("closing", .money) { $0.month.closing }
  }
}

extension CreditCardAnswer {
  fileprivate func course(
    _ way: KeyPath<CreditCardComparison, CreditCardRepayment>
  ) -> CreditCardJSON.Course {
    switch comparison[keyPath: way] {
    case .cleared(let plan): .first(.init(comparison: comparison, outcome: plan))
    case .never(let interest): .second(.init(comparison: comparison, outcome: interest))
    }
  }
}
