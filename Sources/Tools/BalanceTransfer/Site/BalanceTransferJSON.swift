import BalanceTransferFormulas
import Finance
import Formats
import Forms
import Hosting

/// The answer in JSON.
enum BalanceTransferJSON {
  static let shape = Shape<BalanceTransferAnswer> {
    Member("currency", .currency) { $0.transfer.payment.currency }
    Member("moved", .money) { $0.transfer.moved }
    Member("kept", .money) { $0.transfer.kept }
    Member("fee", .money) { $0.transfer.fee }
    Member("payment", .money) { $0.transfer.payment }
    Member("belowMinimum", .truth) { $0.transfer.isBelowMinimum }
    Member("stay", way) { course($0.transfer.stay) }
    Member("move", way) { course($0.transfer.move) }
    Member("saved", .nullable(.money)) { $0.transfer.saved }
    Member("worthIt", .nullable(.truth)) { $0.transfer.isWorthIt }
    Member("leftAfterOffer", .nullable(.money)) { $0.transfer.move.leftAfterOffer }
    Member("clearsWithinOffer", .money) { $0.transfer.clearsWithinOffer }
    Member("largestFee", .nullable(largestFee)) { $0.transfer.largestFee }
    Member("schedule", schedules) { $0.transfer }
  }

  static func csv(_ plan: BalanceTransferPlan) -> [UInt8] {
    var csv = CSV(header: ["Month", "Opening balance", "Interest", "Payment", "Closing balance"])
    for month in numbered(plan) {
      csv.append([
        .count(month.number), .amount(month.month.opening), .amount(month.month.interest),
        .amount(month.month.payment), .amount(month.month.closing),
      ])
    }
    return csv.bytes
  }

  // MARK: - Its parts

  private struct NumberedMonth {
    let number: Int
    let month: BalanceTransferPlan.Month
  }

  /// The outcome of a way: cleared, or never.
  private static let way = Shape.either(cleared, or: never)

  private static func course(
    _ plan: BalanceTransferPlan
  ) -> Either<BalanceTransferPlan, BalanceTransferPlan> {
    plan.isCleared ? .first(plan) : .second(plan)
  }

  private static let cleared = Shape<BalanceTransferPlan> {
    Member("outcome", .constant("cleared")) { _ in }
    Member("months", .count) { $0.months.count }
    Member("interest", .money) { $0.interest }
    Member("paid", .money) { $0.paid }
  }

  private static let never = Shape<BalanceTransferPlan> {
    Member("outcome", .constant("never")) { _ in }
    Member("interestFirstMonth", .money) { $0.firstInterest }
  }

  private static let largestFee = Shape<BalanceTransfer.LargestFee> {
    Member("amount", .money) { $0.amount }
    Member("percent", .number) { $0.percent.plain(decimals: 2) }
  }

  private static let schedules = Shape<BalanceTransfer> {
    Member("stay", .list(month)) { numbered($0.stay) }
    Member("move", .list(month)) { numbered($0.move) }
  }

  /// The months of a plan that ends; none of one that never does.
  private static func numbered(_ plan: BalanceTransferPlan) -> [NumberedMonth] {
    guard plan.isCleared else { return [] }
    return plan.months.enumerated().map { NumberedMonth(number: $0 + 1, month: $1) }
  }

  private static let month = Shape<NumberedMonth> {
    Member("month", .count) { $0.number }
    Member("opening", .money) { $0.month.opening }
    Member("interest", .money) { $0.month.interest }
    Member("payment", .money) { $0.month.payment }
    Member("closing", .money) { $0.month.closing }
  }
}
