/// The plain snowball and avalanche of debts with fixed minimums, by an independent program in
/// exact fractions.
///
/// It has the month of a plan: interest, minimums, then the rest in order. So every figure agrees.
@Suite struct PlanOrdersTests {
  private static let debts = [
    "threeDebts":
      "balance-1=3000&apr-1=24.9&minimum-1=90"
      + "&balance-2=1200&apr-2=34.9&minimum-2=36"
      + "&balance-3=800&apr-3=9.9&minimum-3=30",
    "storeAndCard": "balance-1=450&apr-1=9.9&minimum-1=20&balance-2=2600&apr-2=29.9&minimum-2=85",
    "twins":
      "balance-1=1000&apr-1=12&minimum-1=50&basis-1=nominal"
      + "&balance-2=1000&apr-2=12&minimum-2=50&basis-2=nominal",
    "zeroAndHigh": "balance-1=1000&apr-1=0&minimum-1=25&balance-2=1000&apr-2=29.9&minimum-2=35",
  ]

  static let cases = Row.table(
    """
    id   | debts        | budget | order    | months | interest | paid    | cleared  | interests
    md01 | threeDebts   | 156    | dearest  | 51     | 2913.52  | 7913.52 | 51 49 31 | 1736.07 1075.61 101.84
    md02 | threeDebts   | 156    | smallest | 51     | 2913.52  | 7913.52 | 51 49 31 | 1736.07 1075.61 101.84
    md03 | threeDebts   | 250    | dearest  | 25     | 1211.95  | 6211.95 | 25 11 25 | 929.78 183.89 98.28
    md04 | threeDebts   | 250    | smallest | 26     | 1395.53  | 6395.53 | 26 15 7  | 1035.13 335.94 24.46
    md05 | threeDebts   | 400    | dearest  | 15     | 664.16   | 5664.16 | 13 5 15  | 506.04 86.88 71.24
    md06 | threeDebts   | 400    | smallest | 15     | 780.54   | 5780.54 | 15 8 3   | 601.93 166.02 12.59
    md07 | storeAndCard | 105    | dearest  | 46     | 1679.95  | 4729.95 | 25 46    | 47.41 1632.54
    md08 | storeAndCard | 105    | smallest | 46     | 1679.95  | 4729.95 | 25 46    | 47.41 1632.54
    md09 | storeAndCard | 170    | dearest  | 23     | 758.73   | 3808.73 | 23 23    | 46.98 711.75
    md10 | storeAndCard | 170    | smallest | 23     | 841.48   | 3891.48 | 6 23     | 11.57 829.91
    md11 | twins        | 100    | dearest  | 23     | 242.72   | 2242.72 | 23 23    | 121.36 121.36
    md12 | twins        | 100    | smallest | 23     | 242.72   | 2242.72 | 23 23    | 121.36 121.36
    md13 | twins        | 250    | dearest  | 9      | 95.25    | 2095.25 | 6 9      | 31.12 64.13
    md14 | twins        | 250    | smallest | 9      | 95.25    | 2095.25 | 6 9      | 31.12 64.13
    md15 | zeroAndHigh  | 60     | dearest  | 44     | 590.04   | 2590.04 | 40 44    | 0.00 590.04
    md16 | zeroAndHigh  | 60     | smallest | 44     | 590.04   | 2590.04 | 40 44    | 0.00 590.04
    md17 | zeroAndHigh  | 120    | dearest  | 18     | 150.37   | 2150.37 | 18 13    | 0.00 150.37
    md18 | zeroAndHigh  | 120    | smallest | 20     | 319.95   | 2319.95 | 12 20    | 0.00 319.95
    """)

  @Test(arguments: cases)
  func `snowball and avalanche are exact to the penny`(plan: Row) throws {
    let (name, order): (String, String) = (plan["debts"], plan["order"])
    let debts = try #require(Self.debts[name])
    let terms = try PlanTerms(query: "\(debts)&order=\(order)", budget: plan["budget"])
    let chosen = try PlanComparison(terms).chosen
    #expect(
      try chosen.outcome == .cleared(plan.whole("months"), plan["interest"], paid: plan["paid"]))
    let cleared = chosen.debts.compactMap(\.cleared)
    #expect(cleared.map { "\($0.months.count)" } == plan.words("cleared"))
    #expect(cleared.map(\.interest.plain) == plan.words("interests"))
  }
}
