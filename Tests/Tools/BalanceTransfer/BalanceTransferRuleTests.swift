import BalanceTransferFormulas

/// What is true of every transfer.
@Suite struct BalanceTransferRuleTests {
  private static let penny = Money.smallest(.gbp)

  /// 200 cards and offers.
  private static func random(_ seed: UInt64) throws -> [BalanceTransferTerms] {
    var random = SeededGenerator(seed: seed)
    return try (0..<200).map { _ in
      func money(_ range: ClosedRange<Int64>) -> Money {
        Money(minorUnits: .random(in: range, using: &random), .gbp)
      }
      func rate(_ range: ClosedRange<Int64>) throws -> CardRate {
        try CardRate(Percentage(tenThousandths: .random(in: range, using: &random)), .effective)
      }
      let balance = money(100_00...10_000_00)
      return BalanceTransferTerms(
        balance: balance, rate: try rate(50_000...400_000),
        payment: money(balance.minorUnits / 40...balance.minorUnits / 5),
        fee: BalanceTransferFee(
          percent: Percentage(tenThousandths: .random(in: 0...50_000, using: &random)),
          least: money(0...10_00)),
        offerMonths: .random(in: 1...36, using: &random),
        offerRate: try rate(0...(Bool.random(using: &random) ? 0 : 100_000)),
        rateAfter: try rate(0...400_000),
        limit: Bool.random(using: &random) ? nil : money(50_00...10_000_00))
    }
  }

  @Test func `all that is owed, with fee and interest, is paid`() throws {
    for terms in try Self.random(1) {
      let transfer = try BalanceTransfer(terms)
      #expect(transfer.moved + transfer.unmoved == terms.balance)
      let ways = [(transfer.stay, Money.zero(.gbp)), (transfer.move, transfer.fee)]
      for (plan, fee) in ways where plan.isCleared {
        #expect(plan.paid == terms.balance + fee + plan.interest)
        #expect(plan.months.map(\.payment).sum(in: .gbp) == plan.paid)
        #expect(plan.months.dropLast().allSatisfy { $0.payment == transfer.payment })
        for (month, next) in zip(plan.months, plan.months.dropFirst()) {
          #expect(next.opening == month.closing)
        }
      }
    }
  }

  @Test func `the new card takes 90% of its limit, fee and all, and not a penny more`() throws {
    for terms in try Self.random(2) {
      let transfer = try BalanceTransfer(terms)
      guard let limit = terms.limit else {
        #expect(transfer.unmoved.isZero)
        continue
      }
      #expect(try (transfer.moved + transfer.fee).times(10) <= limit.times(9))
      guard transfer.unmoved.isPositive else { continue }
      let more = transfer.moved + Self.penny
      #expect(try (more + terms.fee.charged(on: more)).times(10) > limit.times(9))
    }
  }

  @Test func `a penny less than what clears it in time does not`() throws {
    for terms in try Self.random(3) {
      let enough = try BalanceTransfer(terms).clearsWithinOffer
      #expect(try Self.monthsOfMoving(terms, paying: enough) <= terms.offerMonths)
      guard enough > Self.penny else { continue }
      #expect(try Self.monthsOfMoving(terms, paying: enough - Self.penny) > terms.offerMonths)
    }
  }

  @Test func `the largest fee loses nothing, and a penny more does`() throws {
    for terms in try Self.random(4) {
      let transfer = try BalanceTransfer(terms)
      guard let largest = transfer.largestFee else { continue }
      func saved(_ fee: Money) throws -> Money? {
        // The same amounts with a fee that is nothing but its least amount, whatever the limit.
        guard terms.limit == nil else { return nil }
        return try BalanceTransfer(terms.charging(fee)).saved
      }
      guard let enough = try saved(largest.amount) else { continue }
      #expect(!enough.isNegative)
      #expect(try saved(largest.amount + Self.penny)?.isNegative ?? true)
    }
  }

  @Test func `a higher payment never takes longer and never costs more`() throws {
    for terms in try Self.random(5) {
      let transfer = try BalanceTransfer(terms)
      let more = try BalanceTransfer(terms.paying(transfer.payment + .pounds(5)))
      guard transfer.move.isCleared else { continue }
      #expect(more.move.months.count <= transfer.move.months.count)
      #expect(more.move.interest <= transfer.move.interest)
    }
  }

  private static func monthsOfMoving(
    _ terms: BalanceTransferTerms, paying payment: Money
  ) throws -> Int {
    let move = try BalanceTransfer(terms.paying(payment)).move
    return move.isCleared ? move.months.count : .max
  }

  // MARK: Single cases

  /// Worked out by hand: £2,000.01 stays at 1% a month, and £999.99 moves to 0% for two months.
  ///
  /// The first two payments go to the card at 1%; then the new card charges 2%.
  @Test func `the payment goes to the dearer card of the month`() throws {
    let transfer = try BalanceTransfer(
      .typed(
        """
        balance=3000&apr=12&basis=nominal&payment=100&promo-months=2&apr-after=24\
        &limit=1111.11
        """))
    #expect(transfer.moved.plain == "999.99")
    #expect(transfer.unmoved.plain == "2000.01")
    // 20.00 of interest on 2,000.01 and none on 999.99; then 19.20 on 1,920.01.
    #expect(
      transfer.move.months.prefix(2).map(\.interest.plain) == ["20.00", "19.20"])
    // 1,839.21 at 1% and 999.99 at 2%: 18.39 and 20.00.
    #expect(transfer.move.months[2].interest.plain == "38.39")
    #expect(transfer.leftAfterOffer?.plain == "999.99")
  }

  @Test func `the first minimum in whole pounds is paid where nothing else is said`() throws {
    let transfer = try BalanceTransfer(.typed("balance=2292&apr=17.91&promo-months=12"))
    #expect(transfer.firstMinimum.plain == "54.60")
    #expect(transfer.payment.plain == "55.00")
  }

  @Test(arguments: [
    ("payment=18.70&promo-months=12", false, true, true as Bool?),
    ("payment=18.70&promo-months=1&apr-after=60", false, false, nil),
    ("payment=20&promo-months=1&apr-after=300", true, false, false),
  ])
  func `knows which way is never clear`(
    query: String, stays: Bool, moves: Bool, isWorthIt: Bool?
  ) throws {
    let transfer = try BalanceTransfer(.typed("balance=1000&apr=24.9&\(query)"))
    #expect(transfer.stay.isCleared == stays)
    #expect(transfer.move.isCleared == moves)
    #expect(transfer.isWorthIt == isWorthIt)
    #expect(transfer.saved == nil)
    #expect(transfer.largestFee == nil)
    #expect(transfer.stay.firstInterest.plain == "18.70")
  }

  @Test func `a limit too small for any of it moves nothing`() throws {
    let transfer = try BalanceTransfer(
      .typed("balance=1000&apr=24.9&payment=50&fee-least=5&promo-months=12&limit=5"))
    #expect(transfer.moved.isZero)
    #expect(transfer.fee.isZero)
    #expect(transfer.saved?.isZero == true)
    #expect(transfer.isWorthIt == false)
    #expect(transfer.largestFee == nil)
    #expect(transfer.move == transfer.stay)
  }

  /// £10 on £1,000 at 999.99%: more than a million million after a year or two.
  @Test func `what grows beyond all bounds is followed no further`() throws {
    let transfer = try BalanceTransfer(
      .typed(
        """
        balance=99999999.99&apr=999.99&basis=nominal&payment=0.01&promo-months=120&promo-apr=999.99
        """))
    #expect(transfer.leftAfterOffer == nil)
    #expect(transfer.isWorthIt == nil)
  }

  /// The minimums of £500 kept at 24.9% (£14.35) and £500 moved at 0% (£5): £19.35 by hand.
  @Test(arguments: [("19.34", true), ("19.35", false)])
  func `knows when less is paid than both cards ask for`(payment: String, isBelow: Bool) throws {
    let transfer = try BalanceTransfer(
      .typed("balance=1000&apr=24.9&payment=\(payment)&promo-months=12&limit=555.56"))
    #expect(transfer.moved.plain == "500.00")
    #expect(transfer.isBelowMinimum == isBelow)
  }
}

extension BalanceTransferTerms {
  fileprivate func paying(_ payment: Money) -> BalanceTransferTerms {
    with(payment: payment, fee: fee)
  }

  fileprivate func charging(_ fee: Money) -> BalanceTransferTerms {
    with(payment: payment, fee: BalanceTransferFee(percent: .zero, least: fee))
  }

  private func with(payment: Money?, fee: BalanceTransferFee) -> BalanceTransferTerms {
    BalanceTransferTerms(
      balance: balance, rate: rate, payment: payment, fee: fee, offerMonths: offerMonths,
      offerRate: offerRate, rateAfter: rateAfter, limit: limit)
  }
}
