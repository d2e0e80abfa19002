/// The plain snowball and avalanche of debts with fixed minimums, by an independent program in
/// exact fractions.
///
/// It has the month of a plan: interest, minimums, then the rest in order. So every figure agrees.
@Suite struct PlanOrdersTests {
  struct Case: CustomTestStringConvertible {
    let id: String
    let debts: String
    let budget: String
    let order: PlanOrder
    let months: Int
    let interest: String
    let paid: String
    let cleared: [Int]
    let interests: [String]

    var testDescription: String { "\(id): \(order.rawValue)" }
  }

  static let threeDebts =
    "balance-1=3000&apr-1=24.9&minimum-1=90"
    + "&balance-2=1200&apr-2=34.9&minimum-2=36"
    + "&balance-3=800&apr-3=9.9&minimum-3=30"
  static let storeAndCard =
    "balance-1=450&apr-1=9.9&minimum-1=20"
    + "&balance-2=2600&apr-2=29.9&minimum-2=85"
  static let twins =
    "balance-1=1000&apr-1=12&minimum-1=50&basis-1=nominal"
    + "&balance-2=1000&apr-2=12&minimum-2=50&basis-2=nominal"
  static let zeroAndHigh =
    "balance-1=1000&apr-1=0&minimum-1=25"
    + "&balance-2=1000&apr-2=29.9&minimum-2=35"

  static let cases: [Case] = [
    Case(
      id: "md01", debts: threeDebts, budget: "156", order: .dearest,
      months: 51, interest: "2913.52", paid: "7913.52",
      cleared: [51, 49, 31], interests: ["1736.07", "1075.61", "101.84"]),
    Case(
      id: "md02", debts: threeDebts, budget: "156", order: .smallest,
      months: 51, interest: "2913.52", paid: "7913.52",
      cleared: [51, 49, 31], interests: ["1736.07", "1075.61", "101.84"]),
    Case(
      id: "md03", debts: threeDebts, budget: "250", order: .dearest,
      months: 25, interest: "1211.95", paid: "6211.95",
      cleared: [25, 11, 25], interests: ["929.78", "183.89", "98.28"]),
    Case(
      id: "md04", debts: threeDebts, budget: "250", order: .smallest,
      months: 26, interest: "1395.53", paid: "6395.53",
      cleared: [26, 15, 7], interests: ["1035.13", "335.94", "24.46"]),
    Case(
      id: "md05", debts: threeDebts, budget: "400", order: .dearest,
      months: 15, interest: "664.16", paid: "5664.16",
      cleared: [13, 5, 15], interests: ["506.04", "86.88", "71.24"]),
    Case(
      id: "md06", debts: threeDebts, budget: "400", order: .smallest,
      months: 15, interest: "780.54", paid: "5780.54",
      cleared: [15, 8, 3], interests: ["601.93", "166.02", "12.59"]),
    Case(
      id: "md07", debts: storeAndCard, budget: "105", order: .dearest,
      months: 46, interest: "1679.95", paid: "4729.95",
      cleared: [25, 46], interests: ["47.41", "1632.54"]),
    Case(
      id: "md08", debts: storeAndCard, budget: "105", order: .smallest,
      months: 46, interest: "1679.95", paid: "4729.95",
      cleared: [25, 46], interests: ["47.41", "1632.54"]),
    Case(
      id: "md09", debts: storeAndCard, budget: "170", order: .dearest,
      months: 23, interest: "758.73", paid: "3808.73",
      cleared: [23, 23], interests: ["46.98", "711.75"]),
    Case(
      id: "md10", debts: storeAndCard, budget: "170", order: .smallest,
      months: 23, interest: "841.48", paid: "3891.48",
      cleared: [6, 23], interests: ["11.57", "829.91"]),
    Case(
      id: "md11", debts: twins, budget: "100", order: .dearest,
      months: 23, interest: "242.72", paid: "2242.72",
      cleared: [23, 23], interests: ["121.36", "121.36"]),
    Case(
      id: "md12", debts: twins, budget: "100", order: .smallest,
      months: 23, interest: "242.72", paid: "2242.72",
      cleared: [23, 23], interests: ["121.36", "121.36"]),
    Case(
      id: "md13", debts: twins, budget: "250", order: .dearest,
      months: 9, interest: "95.25", paid: "2095.25",
      cleared: [6, 9], interests: ["31.12", "64.13"]),
    Case(
      id: "md14", debts: twins, budget: "250", order: .smallest,
      months: 9, interest: "95.25", paid: "2095.25",
      cleared: [6, 9], interests: ["31.12", "64.13"]),
    Case(
      id: "md15", debts: zeroAndHigh, budget: "60", order: .dearest,
      months: 44, interest: "590.04", paid: "2590.04",
      cleared: [40, 44], interests: ["0.00", "590.04"]),
    Case(
      id: "md16", debts: zeroAndHigh, budget: "60", order: .smallest,
      months: 44, interest: "590.04", paid: "2590.04",
      cleared: [40, 44], interests: ["0.00", "590.04"]),
    Case(
      id: "md17", debts: zeroAndHigh, budget: "120", order: .dearest,
      months: 18, interest: "150.37", paid: "2150.37",
      cleared: [18, 13], interests: ["0.00", "150.37"]),
    Case(
      id: "md18", debts: zeroAndHigh, budget: "120", order: .smallest,
      months: 20, interest: "319.95", paid: "2319.95",
      cleared: [12, 20], interests: ["0.00", "319.95"]),
  ]

  @Test(arguments: cases)
  func `snowball and avalanche are exact to the penny`(plan: Case) throws {
    let query = "\(plan.debts)&order=\(plan.order.rawValue)"
    let chosen = try PlanComparison(PlanTerms(query: query, budget: plan.budget)).chosen
    #expect(
      try chosen.outcome == .cleared(plan.months, plan.interest, paid: plan.paid))
    #expect(chosen.debts.map(\.cleared?.months.count) == plan.cleared)
    #expect(chosen.debts.map(\.cleared?.interest.plain) == plan.interests)
  }
}
