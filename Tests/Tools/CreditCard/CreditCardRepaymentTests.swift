/// What holds for every card, tried on thousands.
@Suite struct CreditCardRepaymentTests {
  struct Card {
    let balance: Money
    let rate: MonthlyRate
    let firstInterest: Money
  }

  func card(_ random: inout SeededGenerator) throws -> Card {
    let balance = Money(minorUnits: .random(in: 1...3_000_000, using: &random), .gbp)
    let apr = Percentage(tenThousandths: .random(in: 0...800_000, using: &random))
    let rate: MonthlyRate = Bool.random(using: &random) ? .nominal(apr) : try .effective(apr)
    return Card(balance: balance, rate: rate, firstInterest: try rate.interest(on: balance))
  }

  @Test func `balance and interest are what is paid, month by month and in all`() throws {
    var random = SeededGenerator(seed: 1)
    var clearedCards = 0
    for _ in 0..<2_000 {
      let card = try card(&random)
      let repayment = try Repayment(
        of: card.balance, monthlyRate: card.rate,
        payingMinimum: .interest(plus: "1", floor: 5))
      let plan = try #require(repayment.cleared)
      clearedCards += 1
      #expect(card.balance + plan.interest == plan.paid)
      #expect(plan.months.first?.opening == card.balance)
      #expect(plan.months.last?.closing.isZero == true)
      #expect(zip(plan.months, plan.months.dropFirst()).allSatisfy { $0.closing == $1.opening })
      #expect(
        plan.months.allSatisfy {
          $0.opening.minorUnits + $0.interest.minorUnits - $0.payment.minorUnits
            == $0.closing.minorUnits
        })
      #expect(plan.months.reduce(0) { $0 + $1.interest.minorUnits } == plan.interest.minorUnits)
      #expect(plan.months.reduce(0) { $0 + $1.payment.minorUnits } == plan.paid.minorUnits)
    }
    #expect(clearedCards == 2_000)
  }

  @Test func `a higher payment never takes longer nor costs more`() throws {
    var random = SeededGenerator(seed: 2)
    var compared = 0
    for _ in 0..<2_000 {
      let card = try card(&random)
      let least = card.firstInterest.minorUnits + 1
      let lower = Money(
        minorUnits: least
          + .random(in: card.balance.minorUnits / 200...card.balance.minorUnits, using: &random),
        .gbp)
      let higher = lower + Money(minorUnits: .random(in: 1...10_000, using: &random), .gbp)
      let slow = try Repayment(of: card.balance, monthlyRate: card.rate, paying: lower)
      let fast = try Repayment(of: card.balance, monthlyRate: card.rate, paying: higher)
      guard let slow = slow.cleared, let fast = fast.cleared else { continue }
      compared += 1
      #expect(fast.months.count <= slow.months.count)
      #expect(fast.interest <= slow.interest)
    }
    #expect(compared > 1_900)
  }

  /// The Money Charity, May 2019: interest in the first year of paying the minimum, £459.
  @Test func `the first year's interest is as published`() throws {
    let repayment = try Repayment(
      of: .pounds(2_655), monthlyRate: .of("19.87"), payingMinimum: .interest(plus: "1", floor: 5))
    let year = try #require(repayment.cleared).months.prefix(12)
    let interest = year.reduce(0) { $0 + $1.interest.minorUnits }
    #expect(interest == 459_03)
  }

  @Test func `a hundred years are the most`() throws {
    let slow = MinimumPaymentRule(
      percent: try #require(Percentage(plain: "0.01")), addsInterest: true,
      floor: Money(minorUnits: 1, .gbp))
    let repayment = try Repayment(of: .pounds(10_000), monthlyRate: .of("20"), payingMinimum: slow)
    #expect(repayment.cleared == nil)
  }
}
