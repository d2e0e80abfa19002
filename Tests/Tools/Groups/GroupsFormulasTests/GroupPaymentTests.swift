@Suite struct GroupPaymentTests {
  @Test func `shares what is left of exact amounts among the blanks`() {
    let payment = GroupPayment.example(10_000, split: .exact([4_000, nil, nil]))
    #expect(payment.shares.map(\.minorUnits) == [4_000, 3_000, 3_000])
  }

  @Test func `gives the odd penny of the rest to a blank, never to an exact amount`() {
    for serial in 0..<6 {
      let payment = GroupPayment.example(10_001, serial: serial, split: .exact([4_000, nil, nil]))
      #expect(payment.shares[0].minorUnits == 4_000)
      #expect(payment.shares.reduce(0) { $0 + $1.minorUnits } == 10_001)
    }
  }

  @Test func `takes the payer out of a split that does not hold them`() {
    let balances = GroupBalances(of: [
      .example(3_000, by: member(1), among: [member(2), member(3)])
    ])
    #expect(balances[member(1), in: .eur] == .euros(30))
    #expect(balances[member(2), in: .eur] == .euros(-15))
    #expect(balances[member(3), in: .eur] == .euros(-15))
  }

  struct Conversion: CustomTestStringConvertible {
    let amount: Money
    let billionths: Int64
    let group: Money

    var testDescription: String { "\(amount) at \(billionths) billionths" }
  }

  /// Multiplied by hand.
  @Test(arguments: [
    Conversion(amount: .dollars(100), billionths: 850_000_000, group: .euros(85)),
    Conversion(
      amount: Money(minorUnits: 1, .usd), billionths: 500_000_000,
      group: Money(minorUnits: 1, .eur)),
    Conversion(
      amount: Money(minorUnits: 1, .usd), billionths: 499_999_999, group: .zero(.eur)),
    Conversion(
      amount: Money(minorUnits: 1_000, .jpy), billionths: 6_200_000,
      group: Money(minorUnits: 620, .eur)),
    Conversion(
      amount: Money(minorUnits: 1_000, .bhd), billionths: 2_450_000_001,
      group: Money(minorUnits: 245, .eur)),
  ])
  func `turns an amount into the group's currency, halves up`(_ example: Conversion) throws {
    let conversion = try GroupPayment.Conversion(
      example.amount, billionths: example.billionths, to: .eur)
    #expect(conversion.groupAmount == example.group)
  }

  @Test func `divides the converted amount by the same weights`() throws {
    var payment = GroupPayment.example(10_000, .usd, split: .shares([10_000, 10_000, 20_000]))
    payment.payers = [
      Share(member: member(1), value: Money(minorUnits: 2_500, .usd)),
      Share(member: member(2), value: Money(minorUnits: 7_500, .usd)),
    ]
    payment.conversion = try .init(payment.amount, billionths: 333_300_000, to: .eur)
    #expect(payment.counted == Money(minorUnits: 3_333, .eur))
    #expect(payment.countedShares.map(\.minorUnits) == [833, 833, 1_667])
    #expect(payment.countedPayers.map(\.minorUnits) == [833, 2_500])
  }

  @Test(arguments: 0..<1_500)
  func `adds up, whatever is paid`(seed: UInt64) {
    var ledger = RandomLedger(seed: seed)
    let payments = ledger.payments(8)
    for payment in payments {
      #expect(payment.shares.reduce(0) { $0 + $1.minorUnits } == payment.amount.minorUnits)
      #expect(payment.countedShares.reduce(0) { $0 + $1.minorUnits } == payment.counted.minorUnits)
      #expect(payment.countedPayers.reduce(0) { $0 + $1.minorUnits } == payment.counted.minorUnits)
      #expect(payment.shares.allSatisfy { $0.minorUnits >= 0 })
    }
    let balances = GroupBalances(of: payments)
    for currency in balances.currencies {
      #expect(balances.open(in: currency).reduce(0) { $0 + $1.minorUnits } == 0)
    }
  }
}
