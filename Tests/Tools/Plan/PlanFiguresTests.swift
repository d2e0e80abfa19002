@testable import PlanFormulas

/// The plans of the contract's table: figures worked out by an independent program in exact
/// fractions; the published ones are named.
@Suite struct PlanFiguresTests {
  /// Two cards, one with an offer.
  private static let twoCards =
    "balance-1=3000&apr-1=29.9&promo-months-1=6&balance-2=2000&apr-2=19.9&budget=250"

  /// Three cards and a loan, before the budget.
  private static let fourDebts =
    "balance-1=600&apr-1=34.9&balance-2=3000&apr-2=24.9&rule-2=one-percent-25"
    + "&promo-months-2=12&balance-3=2500&apr-3=19.9&rule-3=two-percent&kind-4=loan"
    + "&balance-4=4000&apr-4=7.9&basis-4=nominal&minimum-4=125&budget="

  /// The debts of avalanchevssnowball.co.uk.
  private static let loanAndCards =
    "balance-1=900&apr-1=34.9&minimum-1=25&balance-2=3500&apr-2=22.9&minimum-2=70&kind-3=loan"
    + "&balance-3=5600&apr-3=9.9&minimum-3=126&budget=321"

  /// The debts of scoutmytool.com.
  private static let threeDebts =
    "balance-1=5000&apr-1=22&minimum-1=0&balance-2=3000&apr-2=18&minimum-2=0&balance-3=2000"
    + "&apr-3=12&minimum-3=0&basis=nominal&budget=300"

  static let cases = Row.table(
    """
    id   | budget | outcome    | paid     | cleared     | interests                     | payments                 | short                   | unused  | minimums    | best       | of      | sequence | tried | query | source
    p-01 | 124.00 | 33 981.38  | 3981.38  | 33          | 981.38                        | 124.00                   |                         | 0.00    | 339 5214.22 | 33 981.38  | dearest | –        | 1     | balance-1=3000&apr-1=24&budget=124 | published by Lloyds and Bank of Scotland for one card: 2 years 9 months, 981
    p-02 | 250.00 | 24 832.18  | 5832.18  | 21 24       | 505.14 327.04                 | 30.00 220.00             |                         | 0.00    | 348 8845.77 | 24 781.22  | fixed   | 1 2      | 2     | \(twoCards)&order=dearest | worked out exactly
    p-03 | 250.00 | 24 911.21  | 5911.21  | 24 12       | 732.80 178.41                 | 30.00 220.00             |                         | 0.00    | 348 8845.77 | 24 781.22  | fixed   | 1 2      | 2     | \(twoCards)&order=smallest | worked out exactly
    p-04 | 250.00 | 24 781.22  | 5781.22  | 16 24       | 222.97 558.25                 | 199.52 50.48             |                         | 0.00    | 348 8845.77 | 24 781.22  | own     | 1 2      | 2     | \(twoCards)&order=own&own=1%2C2 | worked out exactly
    p-05 | 250.00 | 24 911.21  | 5911.21  | 24 12       | 732.80 178.41                 | 30.00 220.00             |                         | 0.00    | 348 8845.77 | 24 781.22  | fixed   | 1 2      | 2     | \(twoCards)&order=own&own=2+1 | worked out exactly
    p-06 | 250.00 | 24 781.22  | 5781.22  | 16 24       | 222.97 558.25                 | 199.52 50.48             |                         | 0.00    | 348 8845.77 | 24 781.22  | fixed   | 1 2      | 2     | \(twoCards)&order=best | worked out exactly
    p-07 | 320.00 | 38 2057.09 | 12157.09 | 9 33 38 37  | 72.41 492.33 985.80 506.55    | 76.90 30.00 88.10 125.00 |                         | 0.00    | 195 7512.38 | 38 2057.09 | fixed   | 1 2 3 4  | 24    | \(fourDebts)320 | worked out exactly; the contract's example; best by default
    p-08 | 320.00 | 39 2194.75 | 12294.75 | 9 39 27 32  | 72.41 1041.58 594.15 486.61   | 76.90 30.00 88.10 125.00 |                         | 0.00    | 195 7512.38 | 38 2057.09 | fixed   | 1 2 3 4  | 24    | \(fourDebts)320&order=smallest | worked out exactly
    p-09 | 320.00 | 39 2074.84 | 12174.84 | 9 34 39 37  | 72.41 621.30 874.58 506.55    | 76.90 30.00 88.10 125.00 |                         | 0.00    | 195 7512.38 | 38 2057.09 | fixed   | 1 2 3 4  | 24    | \(fourDebts)320&order=dearest | worked out exactly; the textbook order is not the cheapest
    p-10 | 320.00 | 36 1699.11 | 11799.11 | 3 32 35 36  | 40.71 539.51 612.59 506.30    | 76.90 30.00 88.10 125.00 |                         | 0.00    | 195 7512.38 | 36 1699.11 | dearest | –        | 24    | \(fourDebts)320&lump-1=500&lump-month-1=3&order=dearest | worked out exactly
    p-11 | 230.00 | 56 3700.71 | 13800.71 | 40 52 56 37 | 484.70 1448.20 1261.26 506.55 | 21.16 30.00 88.10 125.00 | 1:34.26 2:31.98 3:29.74 | 0.00    | 195 7512.38 | 56 3700.71 | dearest | –        | 24    | \(fourDebts)230&order=dearest | worked out exactly; short at first, the minimums are paid all the same
    p-12 | 220.00 | 30 1200.91 | 6450.91  | 30 7        | 1121.84 79.07                 | 86.10 133.90             |                         | 0.00    | never       | 30 1200.91 | dearest | –        | 2     | balance-1=3000&apr-1=24.9&rule-1=one-percent-25&spend-1=50&balance-2=800&apr-2=34.9&budget=220 | worked out exactly
    p-13 | 325.00 | 28 524.01  | 9024.01  | 6 28        | 43.99 480.02                  | 175.00 150.00            |                         | 0.00    | 56 974.75   | 28 524.01  | dearest | –        | 2     | balance-1=1000&apr-1=14.99&minimum-1=75&kind-2=loan&balance-2=7500&apr-2=4.75&minimum-2=150&basis=nominal&extra=100&order=dearest | published 28 payments, 523.81 in binary floats (github.com/nielse63/node-debt-snowball examples/response.json); worked out exactly
    p-14 | 321.00 | 39 2409.12 | 12409.12 | 9 30 39     | 105.91 1175.81 1127.40        | 125.00 70.00 126.00      |                         | 0.00    | 118 7537.19 | 39 2409.12 | dearest | –        | 6     | \(loanAndCards)&order=dearest | published about 38 months, roughly 2,100 (avalanchevssnowball.co.uk): not reproducible; both orders are the same here; worked out exactly
    p-15 | 321.00 | 40 2686.02 | 12686.02 | 9 31 40     | 124.77 1356.39 1204.86        | 125.00 70.00 126.00      |                         | 0.00    | never       | 40 2686.02 | dearest | –        | 6     | \(loanAndCards)&basis=nominal&order=smallest | published about 38 months, roughly 2,100 (avalanchevssnowball.co.uk): not reproducible; both orders are the same here; worked out exactly
    p-16 | 300.00 | 46 3573.38 | 13573.38 | 21 36 46    | 1021.61 1553.12 998.65        | 300.00 0.00 0.00         |                         | 0.00    | never       | 46 3573.38 | dearest | –        | 6     | \(threeDebts)&order=dearest | published about 38 months, about 2,400 (scoutmytool.com): not reproducible; worked out exactly
    p-17 | 300.00 | 51 5106.63 | 15106.63 | 51 20 7     | 4361.11 665.31 80.21          | 0.00 0.00 300.00         |                         | 0.00    | never       | 46 3573.38 | dearest | –        | 6     | \(threeDebts)&order=smallest | published about 38 months, about 2,400 (scoutmytool.com): not reproducible; worked out exactly
    p-18 | 44.00  | 55 909.94  | 2409.94  | 55 36       | 702.54 207.40                 | 28.70 15.30              |                         | 0.00    | 231 2374.14 | 55 909.94  | dearest | –        | 2     | balance-1=1000&apr-1=24.9&balance-2=500&apr-2=24.9&order=dearest | worked out exactly; default budget; equal rates: the smaller first
    p-19 | 108.00 | never      | –        | – 103       | – 263.23                      | 100.43 7.57              |                         | –       | never       | never      | –       | –        | 2     | balance-1=5000&apr-1=39.9&kind-1=loan&minimum-1=100&balance-2=300&apr-2=19.9&order=dearest | worked out exactly; the loan's instalment is below its interest, and never catches up
    p-20 | 100.00 | 2 32.11    | 932.11   | 2           | 32.11                         | 100.00                   |                         | 4337.89 | 221 1467.72 | 2 32.11    | dearest | –        | 1     | balance-1=900&apr-1=24.9&budget=100&lump-1=5000&lump-month-1=2&lump-2=70&lump-month-2=9 | worked out exactly; a one-off larger than the debt
    """)

  /// The months and the interest.
  private static func figures(_ outcome: PlanOutcome) -> String {
    guard case .cleared(let months, let interest, _) = outcome else { return "never" }
    return "\(months) \(interest.plain)"
  }

  @Test(arguments: cases)
  func `the figures are exact to the penny`(plan: Row) throws {
    let comparison = try PlanComparison(PlanTerms(query: plan["query"], budget: plan["budget"]))
    let (chosen, best) = (comparison.chosen, comparison.best)
    #expect(Self.figures(chosen.outcome) == plan["outcome"])
    #expect(chosen.outcome.paid?.plain ?? "–" == plan["paid"])
    #expect(
      chosen.debts.map { $0.cleared.map { "\($0.months.count)" } ?? "–" } == plan.words("cleared"))
    #expect(chosen.debts.map { $0.cleared?.interest.plain ?? "–" } == plan.words("interests"))
    #expect(chosen.debts.map(\.firstPayment.plain) == plan.words("payments"))
    #expect(chosen.unusedOneOffs?.plain ?? "–" == plan["unused"])
    #expect(Self.figures(comparison.minimums) == plan["minimums"])
    #expect(Self.figures(best.outcome) == plan["best"])
    #expect(best.of?.rawValue ?? "–" == plan["of"])
    let sequence = best.sequence?.map { "\($0 + 1)" } ?? ["–"]
    #expect(sequence == plan.words("sequence"))
    #expect(try comparison.tried == PlanOrdersTried(orders: plan.whole("tried"), all: true))
  }

  /// The table lists the first short months, so that it says nothing of later ones.
  @Test(arguments: cases)
  func `months whose minimums are more than the budget are short`(plan: Row) throws {
    let comparison = try PlanComparison(PlanTerms(query: plan["query"], budget: plan["budget"]))
    let short = comparison.chosen.short
    let first = short.prefix(3).map { "\($0.month):\($0.by.plain)" }
    #expect(first == plan.words("short"))
    #expect(comparison.isBelowMinimums == (short.first?.month == 1))
  }
}
