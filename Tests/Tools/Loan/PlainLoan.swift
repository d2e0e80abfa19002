import Foundation

/// A loan worked out from its rules alone, in whole pennies, as plainly as they can be programmed.
///
/// It shares no code with the calculator. Rates are in ten-thousandths of one percent.
struct PlainLoan {
  struct Row: Equatable {
    var opening, interest, scheduled, extra, closing: Int
  }

  var principal = 0
  var rate = 0
  /// The number of payments, unless `paying` is there.
  var count = 1
  var paymentsAYear = 12
  /// The payment in place of a number of payments.
  var paying: Int?
  var later: [(from: Int, rate: Int)] = []
  var interestOnly = 0
  var balloon = 0
  var each = 0

  private func rate(_ k: Int) -> Int { later.last { $0.from <= k }?.rate ?? rate }

  private func interest(_ owed: Int, _ rate: Int) -> Int {
    let parts = 1_000_000 * paymentsAYear
    return (2 * owed * rate + parts) / (2 * parts)
  }

  /// The half-up payment with 38 digits; a payment so near a half penny is one.
  private func annuity(_ owed: Int, _ rate: Int, _ n: Int) -> Int {
    let left = min(balloon, owed)
    let period = Decimal(rate) / Decimal(1_000_000 * paymentsAYear)
    let share = rate == 0 ? 1 / Decimal(n) : period / (1 - 1 / pow(1 + period, n))
    var payment =
      Decimal(owed - left) * share + Decimal(left) * period
      + Decimal(sign: .plus, exponent: -15, significand: 1)
    var rounded = Decimal()
    NSDecimalRound(&rounded, &payment, 0, .plain)
    return NSDecimalNumber(decimal: rounded).intValue
  }

  /// The number of payments; 0 if they never pay the loan off within fifty years.
  var payments: Int {
    guard let paying else { return count }
    guard paying > interest(principal, rate) else { return 0 }
    var (owed, made) = (principal, interestOnly)
    while made < 50 * paymentsAYear {
      made += 1
      let due = owed + interest(owed, rate)
      if due <= paying + balloon { return made }
      owed = due - paying
    }
    return 0
  }

  /// Every payment.
  var rows: [Row] {
    let last = payments
    var (rows, owed, asked) = ([Row](), principal, 0)
    for k in 1...last where owed > 0 {
      let interest = interest(owed, rate(k))
      let isNew = k == 1 || k == interestOnly + 1 || later.contains { $0.from == k }
      if k <= interestOnly {
        asked = interest
      } else if isNew {
        let isFixed = later.first.map { k < $0.from } ?? true
        asked =
          isFixed
          ? paying ?? annuity(owed, rate(k), last + 1 - k)
          : annuity(owed, rate(k), last + 1 - k)
      }
      let scheduled = k == last ? owed + interest : min(asked, owed + interest)
      let extra = min(each, owed + interest - scheduled)
      let closing = owed + interest - scheduled - extra
      rows.append(
        Row(
          opening: owed, interest: interest, scheduled: scheduled, extra: extra, closing: closing))
      owed = closing
    }
    return rows
  }
}
