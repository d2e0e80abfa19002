/// The recurrence of the source as it stands, month after month, on exact fractions.
///
/// It shares nothing with what it checks: whole cents, a rate of hundredths of a percent, and a
/// fraction of whole numbers for each month.
struct StudentLoanReference {
  let count: Int
  let balanceBeforeFinal: Int128
  let outstanding: Int128
  let finalPayment: Int128
  let total: Int128
  let principalPaid: Int128

  /// `apr` is in hundredths of a percent and `proportion` in percent; interest is not compounded.
  init(principal: Int128, apr: Int128, proportion: Int128, payment: Int128) {
    func halfUp(_ numerator: Int128, _ denominator: Int128) -> Int128 {
      (2 * numerator + denominator) / (2 * denominator)
    }
    // B × apr ÷ (100 × 100 × 12), and of that proportion ÷ 100.
    func owed(_ balance: Int128) -> Int128 { halfUp(balance * apr, 120_000) }
    func paid(_ balance: Int128) -> Int128 { halfUp(balance * apr * proportion, 12_000_000) }
    var (balance, outstanding, month, principalPaid) = (principal, Int128(0), 1, Int128(0))
    while balance - (payment - paid(balance)) > 0 {
      let principalPart = payment - paid(balance)
      outstanding += owed(balance) - paid(balance)
      balance -= principalPart
      principalPaid += principalPart
      month += 1
    }
    count = month
    balanceBeforeFinal = balance
    self.outstanding = outstanding
    finalPayment = balance + owed(balance) + outstanding
    total = Int128(month - 1) * payment + finalPayment
    self.principalPaid = principalPaid + balance
  }
}
