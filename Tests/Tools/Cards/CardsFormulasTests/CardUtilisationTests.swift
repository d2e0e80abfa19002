/// Cases worked out with exact fractions in Python: balances and limits in pennies.
@Suite struct CardUtilisationTests {
  static let cases = Row.table(
    """
    name | cards                                  | target | percents      | overall | available | payments       | overall payment | sum
    ut01 | 90000/100000 10000/300000              | 30     | 90.0 3.3      | 25.0    | 300000    | 60000 0        | 0               | 60000
    ut02 | 90000/100000 10000/300000              | 10     | 90.0 3.3      | 25.0    | 300000    | 80000 0        | 60000           | 80000
    ut03 | 30000/100000                           | 30     | 30.0          | 30.0    | 70000     | 0              | 0               | 0
    ut04 | 30000/100000                           | 10     | 30.0          | 30.0    | 70000     | 20000          | 20000           | 20000
    ut05 | 30001/100000                           | 30     | 30.0          | 30.0    | 69999     | 1              | 1               | 1
    ut06 | 30001/100000                           | 10     | 30.0          | 30.0    | 69999     | 20001          | 20001           | 20001
    ut07 | 0/150000 0/50000                       | 30     | 0.0 0.0       | 0.0     | 200000    | 0 0            | 0               | 0
    ut08 | 0/150000 0/50000                       | 10     | 0.0 0.0       | 0.0     | 200000    | 0 0            | 0               | 0
    ut09 | 120000/100000                          | 30     | 120.0         | 120.0   | 0         | 90000          | 90000           | 90000
    ut10 | 120000/100000                          | 10     | 120.0         | 120.0   | 0         | 110000         | 110000          | 110000
    ut11 | -2500/100000 25000/100000              | 30     | 0.0 25.0      | 12.5    | 177500    | 0 0            | 0               | 0
    ut12 | -2500/100000 25000/100000              | 10     | 0.0 25.0      | 12.5    | 177500    | 0 15000        | 5000            | 15000
    ut13 | 5000/0 25000/100000                    | 30     | – 25.0        | 25.0    | 75000     | 5000 0         | 0               | 5000
    ut14 | 5000/0 25000/100000                    | 10     | – 25.0        | 25.0    | 75000     | 5000 15000     | 15000           | 20000
    ut15 | 33333/99999 100/300                    | 30     | 33.3 33.3     | 33.3    | 66866     | 3334 10        | 3344            | 3344
    ut16 | 33333/99999 100/300                    | 10     | 33.3 33.3     | 33.3    | 66866     | 23334 70       | 23404           | 23404
    ut17 | 229200/300000 48000/120000 1500/500000 | 30     | 76.4 40.0 0.3 | 30.3    | 641300    | 139200 12000 0 | 2700            | 151200
    ut18 | 229200/300000 48000/120000 1500/500000 | 10     | 76.4 40.0 0.3 | 30.3    | 641300    | 199200 36000 0 | 186700          | 235200
    """)

  @Test(arguments: cases)
  func `agrees with exact fractions`(_ example: Row) throws {
    let cards = try example.words("cards").map { card -> (balance: Int64, limit: Int64) in
      let parts = try card.split(separator: "/").map { try #require(Int64($0)) }
      return (parts[0], parts[1])
    }
    let shares = cards.map { CardUtilisation(used: $0.balance, limit: $0.limit) }
    #expect(shares.map { $0.percent ?? "–" } == example.words("percents"))
    let (percent, most): (Int32, Int64) = (
      try example.whole("target"), try example.whole("overall payment")
    )
    let target = Percentage(percent)
    #expect(shares.map { "\($0.payment(toReach: target))" } == example.words("payments"))
    let overall = CardUtilisation(of: shares)
    #expect(overall.percent == example["overall"])
    #expect(overall.payment(toReach: target) == most)

    let wallet = Wallet(cards: cards.map { CardsTestValues.card($0.balance, of: $0.limit) })
    let available: Int64 = try example.whole("available")
    #expect(wallet.available == Money(minorUnits: available, .gbp))
    let whole = CardsTarget(
      CardsSituation(wallet: wallet, target: target, today: CardsTestValues.today), aim: .interest)
    #expect("\(whole.sum.minorUnits)" == example["sum"])
    #expect(whole.overall.minorUnits == most)
  }

  @Test(
    arguments: [
      (100_00, UtilisationBand.low), (100_01, .fair), (300_00, .fair), (300_01, .raised),
      (500_00, .raised), (500_01, .high), (900_00, .high), (900_01, .severe), (0, .low), (-1, .low),
      (1000_01, .severe),
    ] as [(Int64, UtilisationBand)])
  func `takes a boundary for the lower band, to the penny`(used: Int64, band: UtilisationBand) {
    #expect(CardUtilisation(used: used, limit: 1000_00).band == band)
  }

  @Test func `has no band without a limit`() {
    #expect(CardUtilisation(used: 50_00, limit: 0).band == .none)
  }

  @Test func `repeats the example of its comment`() {
    #expect(CardUtilisation(used: 300_01, limit: 1_000_00).payment(toReach: Percentage(30)) == 1)
  }

  @Test func `is exact at the largest amounts`() {
    let most: Int64 = 9_999_999_999
    let one = CardUtilisation(used: most - 1, limit: most)
    let other = CardUtilisation(used: most - 2, limit: most - 1)
    #expect(one.isHigher(than: other))
    #expect(!other.isHigher(than: one))
    #expect(CardUtilisation(used: most, limit: 1).percent == "999999999900.0")
  }
}
