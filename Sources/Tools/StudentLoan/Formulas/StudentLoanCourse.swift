import Finance

/// A student loan on its way to its last payment, in minor units.
///
/// Where the balance falls by the same amount for a long stretch of months, because the rounded
/// interest stays the same, the stretch is taken at once: an absolute minimum of one cent would
/// need millions of months.
struct StudentLoanCourse {
  private let paidScale: InterestScale
  private let owedScale: InterestScale
  private let payment: UInt64

  /// Where all of the interest is paid, none is ever set aside.
  private let setsInterestAside: Bool

  /// The payments made so far.
  private(set) var paymentsMade = 0
  private(set) var balance: UInt64
  private(set) var outstanding: UInt128 = 0

  /// `nil` where the rate or an amount is beyond what can be worked out.
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

  /// What the next ordinary payment pays of the month's interest, and all of that interest.
  var interestPaid: UInt64 { paidScale.interest(on: balance) }
  var interestOwed: UInt64 { owedScale.interest(on: balance) }

  /// Makes ordinary payments, up to so many; false when the next payment is the last one.
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

  /// Makes every payment but the last, and gives the loan as it was a few payments before that.
  mutating func goToEnd() -> StudentLoanCourse {
    var (earlier, later) = (self, self)
    while true {
      let hasLeapt = leap()
      (earlier, later) = (later, self)
      guard pay(upTo: hasLeapt ? Self.kept + 1 : Self.stride) else {
        return paymentsMade - later.paymentsMade < Self.kept ? earlier : later
      }
    }
  }

  /// Makes at once all but a few of the payments whose interest is the same as the next one's, if
  /// they are many.
  private mutating func leap() -> Bool {
    let interest = paidScale.interest(on: balance)
    let principal = payment - interest
    guard paidScale.width / principal >= Self.worthLeaping else { return false }
    let least = max(paidScale.leastBalance(charged: interest), principal + 1)
    guard balance >= least else { return false }
    let others = (balance - least) / principal
    guard others > Self.kept else { return false }
    let leaps = others - UInt64(Self.kept) + 1
    let lowest = balance - (leaps - 1) * principal
    if setsInterestAside {
      outstanding += owedScale.total(from: lowest, risingBy: principal, count: leaps)
      outstanding -= UInt128(interest) * UInt128(leaps)
    }
    balance -= leaps * principal
    paymentsMade += Int(leaps)
    return true
  }

  /// How many of the last payments can be looked at when the end has come.
  private static let kept = 8

  /// The payments made one by one before a leap is thought of again.
  private static let stride = 256

  /// The payments with the same interest for which a leap is quicker than paying one by one.
  private static let worthLeaping: UInt64 = 64
}
