import BalanceTransferFormulas

/// The answer in JSON.
enum BalanceTransferJSON {
  static let shape = Shape<BalanceTransfer> {
    Member("currency", .currency) { $0.payment.currency }
    Member("moved", .money) { $0.moved }
    Member("kept", .money) { $0.unmoved }
    Member("fee", .money) { $0.fee }
    Member("payment", .money) { $0.payment }
    Member("belowMinimum", .truth) { $0.isBelowMinimum }
    Member("stay", way) { course($0.stay) }
    Member("move", way) { course($0.move) }
    Member("saved", .nullable(.money)) { $0.saved }
    Member("worthIt", .nullable(.truth)) { $0.isWorthIt }
    Member("leftAfterOffer", .nullable(.money)) { $0.leftAfterOffer }
    Member("clearsWithinOffer", .money) { $0.clearsWithinOffer }
    Member("largestFee", .nullable(largestFee)) { $0.largestFee }
    Member("schedule", schedules) { $0 }
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
