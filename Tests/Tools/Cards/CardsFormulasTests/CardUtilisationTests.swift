/// Cases worked out with exact fractions in Python: balances and limits in pennies.
@Suite struct CardUtilisationTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let cards: [(Int64, Int64)]
    let target: Int32
    let percents: [String?]
    let overall: String
    let available: Int64
    let payments: [Int64]
    let overallPayment: Int64

    init(
      _ name: String, _ cards: [(Int64, Int64)], _ target: Int32, _ percents: [String?],
      _ overall: String, _ available: Int64, _ payments: [Int64], _ overallPayment: Int64
    ) {
      self.name = name
      self.cards = cards
      self.target = target
      self.percents = percents
      self.overall = overall
      self.available = available
      self.payments = payments
      self.overallPayment = overallPayment
    }

    var testDescription: String { name }
  }

  static let two: [(Int64, Int64)] = [(900_00, 1000_00), (100_00, 3000_00)]
  static let unused: [(Int64, Int64)] = [(0, 1500_00), (0, 500_00)]
  static let credit: [(Int64, Int64)] = [(-25_00, 1000_00), (250_00, 1000_00)]
  static let noLimit: [(Int64, Int64)] = [(50_00, 0), (250_00, 1000_00)]
  static let thirds: [(Int64, Int64)] = [(333_33, 999_99), (1_00, 3_00)]
  static let three: [(Int64, Int64)] = [(2292_00, 3000_00), (480_00, 1200_00), (15_00, 5000_00)]

  static let cases = [
    Case("ut01", two, 30, ["90.0", "3.3"], "25.0", 3000_00, [600_00, 0], 0),
    Case("ut02", two, 10, ["90.0", "3.3"], "25.0", 3000_00, [800_00, 0], 600_00),
    Case("ut03", [(300_00, 1000_00)], 30, ["30.0"], "30.0", 700_00, [0], 0),
    Case("ut04", [(300_00, 1000_00)], 10, ["30.0"], "30.0", 700_00, [200_00], 200_00),
    Case("ut05", [(300_01, 1000_00)], 30, ["30.0"], "30.0", 699_99, [1], 1),
    Case("ut06", [(300_01, 1000_00)], 10, ["30.0"], "30.0", 699_99, [200_01], 200_01),
    Case("ut07", unused, 30, ["0.0", "0.0"], "0.0", 2000_00, [0, 0], 0),
    Case("ut08", unused, 10, ["0.0", "0.0"], "0.0", 2000_00, [0, 0], 0),
    Case("ut09", [(1200_00, 1000_00)], 30, ["120.0"], "120.0", 0, [900_00], 900_00),
    Case("ut10", [(1200_00, 1000_00)], 10, ["120.0"], "120.0", 0, [1100_00], 1100_00),
    Case("ut11", credit, 30, ["0.0", "25.0"], "12.5", 1775_00, [0, 0], 0),
    Case("ut12", credit, 10, ["0.0", "25.0"], "12.5", 1775_00, [0, 150_00], 50_00),
    Case("ut13", noLimit, 30, [nil, "25.0"], "25.0", 750_00, [50_00, 0], 0),
    Case("ut14", noLimit, 10, [nil, "25.0"], "25.0", 750_00, [50_00, 150_00], 150_00),
    Case("ut15", thirds, 30, ["33.3", "33.3"], "33.3", 668_66, [33_34, 10], 33_44),
    Case("ut16", thirds, 10, ["33.3", "33.3"], "33.3", 668_66, [233_34, 70], 234_04),
    Case(
      "ut17", three, 30, ["76.4", "40.0", "0.3"], "30.3", 6413_00, [1392_00, 120_00, 0], 27_00),
    Case(
      "ut18", three, 10, ["76.4", "40.0", "0.3"], "30.3", 6413_00, [1992_00, 360_00, 0],
      1867_00),
  ]

  static let sums: [String: Int64] = [
    "ut01": 600_00, "ut02": 800_00, "ut03": 0, "ut04": 200_00, "ut05": 1, "ut06": 200_01,
    "ut07": 0, "ut08": 0, "ut09": 900_00, "ut10": 1100_00, "ut11": 0, "ut12": 150_00,
    "ut13": 50_00, "ut14": 200_00, "ut15": 33_44, "ut16": 234_04, "ut17": 1512_00,
    "ut18": 2352_00,
  ]

  @Test(arguments: cases)
  func `agrees with exact fractions`(_ example: Case) throws {
    let shares = example.cards.map { CardUtilisation(used: $0.0, limit: $0.1) }
    #expect(shares.map(\.percent) == example.percents)
    let target = Percentage(example.target)
    #expect(shares.map { $0.payment(toReach: target) } == example.payments)
    let overall = CardUtilisation(of: shares)
    #expect(overall.percent == example.overall)
    #expect(overall.payment(toReach: target) == example.overallPayment)

    let wallet = Wallet(cards: example.cards.map { CardsTestValues.card($0.0, of: $0.1) })
    #expect(wallet.available == Money(minorUnits: example.available, .gbp))
    let whole = CardsTarget(
      CardsSituation(wallet: wallet, target: target, today: CardsTestValues.today), aim: .interest)
    #expect(whole.sum.minorUnits == Self.sums[example.name])
    #expect(whole.overall.minorUnits == example.overallPayment)
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
