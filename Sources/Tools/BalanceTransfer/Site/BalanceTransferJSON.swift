import BalanceTransferFormulas
import Finance
import Formats
import Forms
import Hosting
import RepaymentViews
import Repayments

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
    Member("leftAfterOffer", .nullable(.money)) { $0.transfer.leftAfterOffer }
    Member("clearsWithinOffer", .money) { $0.transfer.clearsWithinOffer }
    Member("largestFee", .nullable(largestFee)) { $0.transfer.largestFee }
    Member("schedule", schedules) { $0.transfer }
  }

  // MARK: - Its parts

  /// The outcome of a way: cleared, or never.
  private static let way = Shape.either(cleared, or: never)

  private static func course(_ repayment: Repayment) -> Either<Repayment, Repayment> {
    repayment.isCleared ? .first(repayment) : .second(repayment)
  }

  private static let cleared = Shape<Repayment> {
    Member("outcome", .constant("cleared")) { _ in }
    Member("months", .count) { $0.months.count }
    Member("interest", .money) { $0.interest }
    Member("paid", .money) { $0.paid }
  }

  private static let never = Shape<Repayment> {
    Member("outcome", .constant("never")) { _ in }
    Member("interestFirstMonth", .money) { $0.firstInterest }
  }

  private static let largestFee = Shape<BalanceTransfer.LargestFee> {
    Member("amount", .money) { $0.amount }
    Member("percent", .number) { $0.percent.plain(decimals: 2) }
  }

  private static let schedules = Shape<BalanceTransfer> {
    Member("stay", .list(NumberedMonth.shape)) { $0.stay.numbered }
    Member("move", .list(NumberedMonth.shape)) { $0.move.numbered }
  }
}
