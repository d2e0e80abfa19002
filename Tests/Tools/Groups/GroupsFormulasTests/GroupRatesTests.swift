/// The exchange rates that a group keeps.
@Suite struct GroupRatesTests {
  private func group() -> GroupLedger {
    GroupLedger(
      id: Identifier(1), name: "Lisbon", currency: .gbp,
      members: members(3).map { ($0, "Member \($0.number)") })
  }

  @Test func `is kept for a currency, and taken away again`() {
    var group = group()
    #expect(group.rate(of: .eur) == nil)
    group.set(rate: 860_000_000, of: .eur)
    #expect(group.rate(of: .eur) == 860_000_000)
    #expect(group.rate(of: .usd) == nil)
    group.set(rate: nil, of: .eur)
    #expect(group.rate(of: .eur) == nil)
    #expect(Array(group.rates) == [.init(of: .eur, revision: 1, worth: nil)])
  }

  @Test func `counts its changes, and none where nothing changes`() {
    var group = group()
    group.set(rate: nil, of: .eur)
    #expect(group.rates.isEmpty)
    for _ in 0..<2 { group.set(rate: 860_000_000, of: .eur) }
    #expect(group.rates.map(\.revision) == [0])
    group.set(rate: 870_000_000, of: .eur)
    #expect(group.rates.map(\.revision) == [1])
  }

  @Test func `is none of the group's own currency`() {
    var group = group()
    group.set(rate: 2_000_000_000, of: .gbp)
    #expect(group.rates.isEmpty)
  }

  @Test func `counts for nothing once the group has another currency, and again when it is back`() {
    var group = group()
    group.set(rate: 860_000_000, of: .eur)
    group.rename("Lisbon", currency: .usd)
    #expect(group.rate(of: .eur) == nil)
    group.set(rate: 1_150_000_000, of: .eur)
    #expect(group.rate(of: .eur) == 1_150_000_000)
    group.rename("Lisbon", currency: .gbp)
    #expect(group.rate(of: .eur) == nil)
  }

  /// €84.00 at 0.86 are £72.24; £10.00 and the €5.00 with a rate of their own stay as they are.
  @Test func `is given to the payments that have none`() throws {
    var group = group()
    group.add(.example(8_400, .eur), as: Identifier(7))
    group.add(.example(1_000, .gbp), as: Identifier(8))
    var converted = GroupPayment.example(500, .eur)
    converted.conversion = try .init(converted.amount, billionths: 900_000_000, to: .gbp)
    group.add(converted, as: Identifier(9))
    #expect(group.paymentsWithoutRate(in: .eur) == 1)
    group.set(rate: 860_000_000, of: .eur)
    try group.applyRate(of: .eur)
    #expect(group.payments.map(\.counted.minorUnits) == [7_224, 1_000, 450])
    #expect(group.payments.map(\.counted.currency) == [.gbp, .gbp, .gbp])
    #expect(group.entries.map(\.revision) == [1, 0, 0])
    #expect(group.paymentsWithoutRate(in: .eur) == 0)
    #expect(group.payments.allSatisfy { $0.addsUp })
  }

  /// The group counted in pounds and counts in dollars now.
  ///
  /// $10.00 at 0.75 were £7.50 and are $10.00 once more; €100.00 at 0.86 were £86.00, which at 1.3 are
  /// $111.80.
  @Test func `is given to payments that count in the currency that the group had before`() throws {
    var group = group()
    let paid: [(Int64, Currency, rate: Int64)] = [
      (1_000, .usd, 750_000_000), (10_000, .eur, 860_000_000),
    ]
    for (id, (amount, currency, rate)) in zip(UInt32(7)..., paid) {
      var payment = GroupPayment.example(amount, currency)
      payment.conversion = try .init(payment.amount, billionths: rate, to: .gbp)
      group.add(payment, as: Identifier(id))
    }
    group.rename("Lisbon", currency: .usd)
    #expect(group.paymentsWithoutRate(in: .gbp) == 2)
    group.set(rate: 1_300_000_000, of: .gbp)
    try group.applyRate(of: .gbp)
    #expect(group.payments.map(\.counted.minorUnits) == [1_000, 11_180])
    #expect(group.payments.map(\.counted.currency) == [.usd, .usd])
    #expect(group.payments.map(\.conversion?.billionths) == [nil, 1_118_000_000])
    #expect(group.paymentsWithoutRate(in: .gbp) == 0)
    #expect(group.payments.allSatisfy { $0.addsUp })
  }

  /// €100.00 that counted as £86.00 are worth $108.00 at the group's own rate for euros.
  @Test func `of a payment's own currency goes before that by way of another`() throws {
    var group = group()
    var payment = GroupPayment.example(10_000, .eur)
    payment.conversion = try .init(payment.amount, billionths: 860_000_000, to: .gbp)
    group.add(payment, as: Identifier(7))
    group.rename("Lisbon", currency: .usd)
    group.set(rate: 1_080_000_000, of: .eur)
    #expect(group.paymentsWithoutRate(in: .eur) == 1)
    try group.applyRate(of: .eur)
    #expect(group.payments.map(\.counted) == [Money(minorUnits: 10_800, .usd)])
  }

  /// A rate that leads from the largest rate to another is larger than any number that is kept.
  @Test func `by way of another is too large or too small for a payment`() throws {
    var group = group()
    var payment = GroupPayment.example(1, .eur)
    payment.conversion = .init(billionths: .max - 1, groupAmount: Money(minorUnits: 100, .gbp))
    group.add(payment, as: Identifier(7))
    group.rename("Lisbon", currency: .usd)
    group.set(rate: .max - 1, of: .gbp)
    #expect(throws: GroupPayment.UnsuitableRate.tooLarge) { try group.applyRate(of: .gbp) }
    group.set(rate: 1, of: .gbp)
    payment.conversion = .init(billionths: 1, groupAmount: Money(minorUnits: 100, .gbp))
    group.set(payment, of: Identifier(7))
    #expect(throws: GroupPayment.UnsuitableRate.tooSmall) { try group.applyRate(of: .gbp) }
  }

  @Test func `is given to all payments or to none`() throws {
    var group = group()
    group.add(.example(8_400, .eur), as: Identifier(7))
    group.add(.example(1, .eur), as: Identifier(8))
    group.set(rate: 100_000_000, of: .eur)
    let before = group
    #expect(throws: GroupPayment.UnsuitableRate.tooSmall) { try group.applyRate(of: .eur) }
    #expect(group == before)
    group.set(nil, of: Identifier(8))
    group.set(rate: .max, of: .eur)
    #expect(throws: GroupPayment.UnsuitableRate.tooLarge) { try group.applyRate(of: .eur) }
  }

  @Test func `goes along to the group that carries balances over`() {
    var group = group()
    group.set(rate: 860_000_000, of: .eur)
    group.set(rate: 870_000_000, of: .eur)
    let next = group.carriedOver(
      as: Identifier(2), named: "Porto", owing: [], on: .earliest, newID: { _ in Identifier(1) })
    #expect(Array(next.rates) == [.init(of: .eur, worth: .init(billionths: 870_000_000, of: .gbp))])
  }

  // MARK: In copies

  @Test func `the one that was changed more often wins, a removal too`() {
    var one = group()
    one.set(rate: 860_000_000, of: .eur)
    var two = one
    one.set(rate: 870_000_000, of: .eur)
    two.set(rate: 880_000_000, of: .eur)
    two.set(rate: nil, of: .eur)
    #expect(one.merged(with: two).rate(of: .eur) == nil)
    #expect(two.merged(with: one).rates == two.rates)
    one.set(rate: 1_000_000, of: .jpy)
    #expect(two.merged(with: one).rate(of: .jpy) == 1_000_000)
  }

  @Test func `of as many changes one wins, whoever merges`() {
    var (one, two) = (group(), group())
    one.set(rate: 860_000_000, of: .eur)
    two.set(rate: 870_000_000, of: .eur)
    let rate = one.merged(with: two).rate(of: .eur)
    #expect(rate == 860_000_000 || rate == 870_000_000)
    #expect(two.merged(with: one).rate(of: .eur) == rate)
  }

  @Test func `is told where a copy has another`() {
    var other = group()
    other.set(rate: 860_000_000, of: .eur)
    #expect(group().difference(to: other).rates == Array(other.rates))
    #expect(other.difference(to: other).isEmpty)
  }

  // MARK: Order

  @Test func `the group's own currency comes first, and each once`() {
    #expect(group().ordered([.usd, .eur, .gbp, .eur]) == [.gbp, .eur, .usd])
    #expect(group().ordered([.usd, .eur]) == [.eur, .usd])
    let debts = [(Currency.eur, 2), (.gbp, 2), (.eur, 1)].map { currency, number in
      Transfer(from: member(UInt32(number)), to: member(3), amount: Money(minorUnits: 1, currency))
    }
    #expect(group().ordered(debts) == [debts[1], debts[2], debts[0]])
  }
}
