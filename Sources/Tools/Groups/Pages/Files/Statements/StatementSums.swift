/// The sums of a statement as its file has them and as they are kept.
struct StatementSums {
  private var sums: [(currency: Currency, exact: ExactDecimal, kept: ExactDecimal)] = []
  private var fees: [(currency: Currency, isSpent: Bool, sum: ExactDecimal)] = []

  mutating func add(_ number: ExactDecimal, _ amount: Money, fee: ExactDecimal?) {
    let currency = amount.currency
    let kept = ExactDecimal(amount.absolute)
    if let place = sums.firstIndex(where: { $0.currency == currency }) {
      sums[place].exact = sums[place].exact + number.magnitude
      sums[place].kept = sums[place].kept + kept
    } else {
      sums.append((currency, number.magnitude, kept))
    }
    guard let fee, !fee.isZero else { return }
    let isSpent = !amount.isNegative
    if let place = fees.firstIndex(where: { $0.currency == currency && $0.isSpent == isSpent }) {
      fees[place].sum = fees[place].sum + fee
    } else {
      fees.append((currency, isSpent, fee))
    }
  }

  var notes: [String] {
    sums.filter { $0.exact != $0.kept }.map {
      "Amounts have more decimals than \($0.currency.name) have, and are rounded: "
        + "\($0.exact.text(places: $0.currency.digits)) becomes "
        + $0.kept.text(places: $0.currency.digits)
    }
      + fees.map {
        ($0.isSpent
          ? "Fees are part of what was spent: " : "Fees are taken off what was received: ")
          + "\($0.currency.code) \($0.sum.text(places: $0.currency.digits))"
      }
  }
}
