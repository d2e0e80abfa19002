/// A student loan while it is being repaid; amounts are in minor units.
///
/// While the rounded interest stays the same, the balance falls by the same amount each month. Such
/// months are taken in one step, because the absolute minimum can need millions of payments.
struct StudentLoanCourse {
  private let paidScale: InterestScale
  private let owedScale: InterestScale
  private let payment: UInt64

  /// False when all interest is paid each month, so that none is set aside.
  private let setsInterestAside: Bool

  /// The payments made so far.
  private(set) var paymentsMade = 0
  private(set) var balance: UInt64
  private(set) var outstanding: UInt128 = 0

  /// The loan before its first payment; nil when its rate or an amount is too large to work with.
  init?(_ terms: StudentLoanTerms, paying payment: Money) {
    guard
      let paidScale = InterestScale(terms.monthlyRate, proportion: terms.proportion),
      let owedScale = InterestScale(terms.monthlyRate),
      let balance = UInt64(exactly: terms.principal.minorUnits),
      let payment = UInt64(exactly: payment.minorUnits)
    else { return nil }
    self.paidScale = paidScale
    self.owedScale = owedScale
    self.payment = payment
    self.balance = balance
    setsInterestAside = terms.proportion != .hundred
  }

  /// The interest that the next ordinary payment covers.
  var interestPaid: UInt64 { paidScale.interest(on: balance) }
  /// The whole interest of the next month.
  var interestOwed: UInt64 { owedScale.interest(on: balance) }

  /// Makes up to `most` ordinary payments; false when the next payment is the last one.
  mutating func pay(upTo most: Int = 1) -> Bool {
    var (left, setAside, made) = (balance, UInt64(0), 0)
    while made < most {
      let interest = paidScale.interest(on: left)
      let principal = payment - interest
      guard left > principal else { break }
      if setsInterestAside { setAside += owedScale.interest(on: left) - interest }
      left -= principal
      made += 1
    }
    balance = left
    outstanding += UInt128(setAside)
    paymentsMade += made
    return made == most
  }

  /// Makes every payment but the last, and returns the loan as it was a few payments earlier.
  mutating func goToEnd() -> StudentLoanCourse {
    var (earlier, later) = (self, self)
    while true {
      let hasLeapt = leap()
      (earlier, later) = (later, self)
      guard pay(upTo: hasLeapt ? Self.lastMonths + 1 : Self.stride) else {
        var fewLeft = paymentsMade - later.paymentsMade < Self.lastMonths ? earlier : later
        _ = fewLeft.pay(upTo: paymentsMade - fewLeft.paymentsMade - Self.lastMonths)
        return fewLeft
      }
    }
  }

  /// Makes many payments with the same interest in one step, all but the last few of them.
  ///
  /// Returns false, and does nothing, when too few payments share their interest.
  private mutating func leap() -> Bool {
    let interest = paidScale.interest(on: balance)
    let principal = payment - interest
    guard paidScale.width / principal >= Self.worthLeaping else { return false }
    let least = max(paidScale.leastBalance(charged: interest), principal + 1)
    guard balance >= least else { return false }
    let others = (balance - least) / principal
    guard others > Self.lastMonths else { return false }
    let leaps = others - UInt64(Self.lastMonths) + 1
    let lowest = balance - (leaps - 1) * principal
    if setsInterestAside {
      outstanding += owedScale.total(from: lowest, risingBy: principal, count: leaps)
      outstanding -= UInt128(interest) * UInt128(leaps)
    }
    balance -= leaps * principal
    paymentsMade += Int(leaps)
    return true
  }

  /// The number of payments before the end that can still be listed.
  private static let lastMonths = 8

  /// The payments made one by one before the next attempt to leap.
  private static let stride = 256

  /// The number of payments with the same interest from which leaping is faster.
  private static let worthLeaping: UInt64 = 64
}
