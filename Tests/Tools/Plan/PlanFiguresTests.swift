@testable import PlanFormulas

/// The plans of the contract's table: figures worked out by an independent program in exact
/// fractions; the published ones are named.
@Suite struct PlanFiguresTests {
  enum Figures: Equatable {
    case cleared(Int, String)
    case never

    init(_ outcome: PlanOutcome) {
      switch outcome {
      case .cleared(let months, let interest, _): self = .cleared(months, interest.plain)
      case .never: self = .never
      }
    }
  }

  struct Case: CustomTestStringConvertible {
    let id: String
    var source = "worked out exactly"
    let query: String
    let budget: String
    let outcome: Figures
    let paid: String?
    let cleared: [Int?]
    let interests: [String?]
    let payments: [String]
    var short: [Short] = []
    var unusedOneOffs: String? = "0.00"
    let minimums: Figures
    let best: Figures
    let of: PlanBestOrder.Of?
    /// Numbers of debts, from 1.
    var sequence: [Int]?
    let tried: Int

    var testDescription: String { "\(id): \(source)" }
  }

  struct Short: Equatable {
    let month: Int
    let by: String

    init(_ month: Int, _ by: String) {
      (self.month, self.by) = (month, by)
    }
  }

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

  static let cases: [Case] = [
    Case(
      id: "p-01",
      source: "published by Lloyds and Bank of Scotland for one card: 2 years 9 months, 981",
      query: "balance-1=3000&apr-1=24&budget=124", budget: "124.00",
      outcome: .cleared(33, "981.38"), paid: "3981.38", cleared: [33], interests: ["981.38"],
      payments: ["124.00"], minimums: .cleared(339, "5214.22"), best: .cleared(33, "981.38"),
      of: .dearest, tried: 1),
    Case(
      id: "p-02", query: twoCards + "&order=dearest", budget: "250.00",
      outcome: .cleared(24, "832.18"), paid: "5832.18", cleared: [21, 24],
      interests: ["505.14", "327.04"], payments: ["30.00", "220.00"],
      minimums: .cleared(348, "8845.77"), best: .cleared(24, "781.22"), of: .fixed,
      sequence: [1, 2], tried: 2),
    Case(
      id: "p-03", query: twoCards + "&order=smallest", budget: "250.00",
      outcome: .cleared(24, "911.21"), paid: "5911.21", cleared: [24, 12],
      interests: ["732.80", "178.41"], payments: ["30.00", "220.00"],
      minimums: .cleared(348, "8845.77"), best: .cleared(24, "781.22"), of: .fixed,
      sequence: [1, 2], tried: 2),
    Case(
      id: "p-04", query: twoCards + "&order=own&own=1%2C2", budget: "250.00",
      outcome: .cleared(24, "781.22"), paid: "5781.22", cleared: [16, 24],
      interests: ["222.97", "558.25"], payments: ["199.52", "50.48"],
      minimums: .cleared(348, "8845.77"), best: .cleared(24, "781.22"), of: .own, sequence: [1, 2],
      tried: 2),
    Case(
      id: "p-05", query: twoCards + "&order=own&own=2+1", budget: "250.00",
      outcome: .cleared(24, "911.21"), paid: "5911.21", cleared: [24, 12],
      interests: ["732.80", "178.41"], payments: ["30.00", "220.00"],
      minimums: .cleared(348, "8845.77"), best: .cleared(24, "781.22"), of: .fixed,
      sequence: [1, 2], tried: 2),
    Case(
      id: "p-06", query: twoCards + "&order=best", budget: "250.00",
      outcome: .cleared(24, "781.22"), paid: "5781.22", cleared: [16, 24],
      interests: ["222.97", "558.25"], payments: ["199.52", "50.48"],
      minimums: .cleared(348, "8845.77"), best: .cleared(24, "781.22"), of: .fixed,
      sequence: [1, 2], tried: 2),
    Case(
      id: "p-07", source: "worked out exactly; the contract's example; best by default",
      query: fourDebts + "320", budget: "320.00", outcome: .cleared(38, "2057.09"),
      paid: "12157.09", cleared: [9, 33, 38, 37],
      interests: ["72.41", "492.33", "985.80", "506.55"],
      payments: ["76.90", "30.00", "88.10", "125.00"], minimums: .cleared(195, "7512.38"),
      best: .cleared(38, "2057.09"), of: .fixed, sequence: [1, 2, 3, 4], tried: 24),
    Case(
      id: "p-08", query: fourDebts + "320&order=smallest", budget: "320.00",
      outcome: .cleared(39, "2194.75"), paid: "12294.75", cleared: [9, 39, 27, 32],
      interests: ["72.41", "1041.58", "594.15", "486.61"],
      payments: ["76.90", "30.00", "88.10", "125.00"], minimums: .cleared(195, "7512.38"),
      best: .cleared(38, "2057.09"), of: .fixed, sequence: [1, 2, 3, 4], tried: 24),
    Case(
      id: "p-09", source: "worked out exactly; the textbook order is not the cheapest",
      query: fourDebts + "320&order=dearest", budget: "320.00", outcome: .cleared(39, "2074.84"),
      paid: "12174.84", cleared: [9, 34, 39, 37],
      interests: ["72.41", "621.30", "874.58", "506.55"],
      payments: ["76.90", "30.00", "88.10", "125.00"], minimums: .cleared(195, "7512.38"),
      best: .cleared(38, "2057.09"), of: .fixed, sequence: [1, 2, 3, 4], tried: 24),
    Case(
      id: "p-10", query: fourDebts + "320&lump-1=500&lump-month-1=3&order=dearest",
      budget: "320.00", outcome: .cleared(36, "1699.11"), paid: "11799.11",
      cleared: [3, 32, 35, 36], interests: ["40.71", "539.51", "612.59", "506.30"],
      payments: ["76.90", "30.00", "88.10", "125.00"], minimums: .cleared(195, "7512.38"),
      best: .cleared(36, "1699.11"), of: .dearest, tried: 24),
    Case(
      id: "p-11", source: "worked out exactly; short at first, the minimums are paid all the same",
      query: fourDebts + "230&order=dearest", budget: "230.00", outcome: .cleared(56, "3700.71"),
      paid: "13800.71", cleared: [40, 52, 56, 37],
      interests: ["484.70", "1448.20", "1261.26", "506.55"],
      payments: ["21.16", "30.00", "88.10", "125.00"],
      short: [Short(1, "34.26"), Short(2, "31.98"), Short(3, "29.74")],
      minimums: .cleared(195, "7512.38"), best: .cleared(56, "3700.71"), of: .dearest, tried: 24),
    Case(
      id: "p-12",
      query: "balance-1=3000&apr-1=24.9&rule-1=one-percent-25&spend-1=50&balance-2=800&apr-2=34.9"
        + "&budget=220",
      budget: "220.00", outcome: .cleared(30, "1200.91"), paid: "6450.91", cleared: [30, 7],
      interests: ["1121.84", "79.07"], payments: ["86.10", "133.90"], minimums: .never,
      best: .cleared(30, "1200.91"), of: .dearest, tried: 2),
    Case(
      id: "p-13",
      source: "published 28 payments, 523.81 in binary floats "
        + "(github.com/nielse63/node-debt-snowball examples/response.json); worked out exactly",
      query: "balance-1=1000&apr-1=14.99&minimum-1=75&kind-2=loan&balance-2=7500&apr-2=4.75"
        + "&minimum-2=150&basis=nominal&extra=100&order=dearest",
      budget: "325.00", outcome: .cleared(28, "524.01"), paid: "9024.01", cleared: [6, 28],
      interests: ["43.99", "480.02"], payments: ["175.00", "150.00"],
      minimums: .cleared(56, "974.75"), best: .cleared(28, "524.01"), of: .dearest, tried: 2),
    Case(
      id: "p-14",
      source: "published about 38 months, roughly 2,100 (avalanchevssnowball.co.uk): not "
        + "reproducible; both orders are the same here; worked out exactly",
      query: loanAndCards + "&order=dearest", budget: "321.00", outcome: .cleared(39, "2409.12"),
      paid: "12409.12", cleared: [9, 30, 39], interests: ["105.91", "1175.81", "1127.40"],
      payments: ["125.00", "70.00", "126.00"], minimums: .cleared(118, "7537.19"),
      best: .cleared(39, "2409.12"), of: .dearest, tried: 6),
    Case(
      id: "p-15",
      source: "published about 38 months, roughly 2,100 (avalanchevssnowball.co.uk): not "
        + "reproducible; both orders are the same here; worked out exactly",
      query: loanAndCards + "&basis=nominal&order=smallest", budget: "321.00",
      outcome: .cleared(40, "2686.02"), paid: "12686.02", cleared: [9, 31, 40],
      interests: ["124.77", "1356.39", "1204.86"], payments: ["125.00", "70.00", "126.00"],
      minimums: .never, best: .cleared(40, "2686.02"), of: .dearest, tried: 6),
    Case(
      id: "p-16",
      source: "published about 38 months, about 2,400 (scoutmytool.com): not reproducible; worked "
        + "out exactly",
      query: threeDebts + "&order=dearest", budget: "300.00", outcome: .cleared(46, "3573.38"),
      paid: "13573.38", cleared: [21, 36, 46], interests: ["1021.61", "1553.12", "998.65"],
      payments: ["300.00", "0.00", "0.00"], minimums: .never, best: .cleared(46, "3573.38"),
      of: .dearest, tried: 6),
    Case(
      id: "p-17",
      source: "published about 38 months, about 2,400 (scoutmytool.com): not reproducible; worked "
        + "out exactly",
      query: threeDebts + "&order=smallest", budget: "300.00", outcome: .cleared(51, "5106.63"),
      paid: "15106.63", cleared: [51, 20, 7], interests: ["4361.11", "665.31", "80.21"],
      payments: ["0.00", "0.00", "300.00"], minimums: .never, best: .cleared(46, "3573.38"),
      of: .dearest, tried: 6),
    Case(
      id: "p-18", source: "worked out exactly; default budget; equal rates: the smaller first",
      query: "balance-1=1000&apr-1=24.9&balance-2=500&apr-2=24.9&order=dearest", budget: "44.00",
      outcome: .cleared(55, "909.94"), paid: "2409.94", cleared: [55, 36],
      interests: ["702.54", "207.40"], payments: ["28.70", "15.30"],
      minimums: .cleared(231, "2374.14"), best: .cleared(55, "909.94"), of: .dearest, tried: 2),
    Case(
      id: "p-19",
      source: "worked out exactly; the loan's instalment is below its interest, and never catches "
        + "up",
      query: "balance-1=5000&apr-1=39.9&kind-1=loan&minimum-1=100&balance-2=300&apr-2=19.9"
        + "&order=dearest",
      budget: "108.00", outcome: .never, paid: nil, cleared: [nil, 103],
      interests: [nil, "263.23"], payments: ["100.43", "7.57"], unusedOneOffs: nil,
      minimums: .never, best: .never, of: nil,
      tried: 2),
    Case(
      id: "p-20", source: "worked out exactly; a one-off larger than the debt",
      query: "balance-1=900&apr-1=24.9&budget=100&lump-1=5000&lump-month-1=2&lump-2=70"
        + "&lump-month-2=9",
      budget: "100.00", outcome: .cleared(2, "32.11"), paid: "932.11", cleared: [2],
      interests: ["32.11"], payments: ["100.00"], unusedOneOffs: "4337.89",
      minimums: .cleared(221, "1467.72"), best: .cleared(2, "32.11"), of: .dearest, tried: 1),
  ]

  @Test(arguments: cases)
  func `the figures are exact to the penny`(plan: Case) throws {
    let comparison = try PlanComparison(PlanTerms(query: plan.query, budget: plan.budget))
    let chosen = comparison.chosen
    #expect(Figures(chosen.outcome) == plan.outcome)
    #expect(chosen.outcome.paid?.plain == plan.paid)
    #expect(chosen.debts.map(\.cleared?.months.count) == plan.cleared)
    #expect(chosen.debts.map(\.cleared?.interest.plain) == plan.interests)
    #expect(chosen.debts.map(\.firstPayment.plain) == plan.payments)
    #expect(chosen.unusedOneOffs?.plain == plan.unusedOneOffs)
    #expect(Figures(comparison.minimums) == plan.minimums)
    #expect(Figures(comparison.best.outcome) == plan.best)
    #expect(comparison.best.of == plan.of)
    #expect(comparison.best.sequence?.map { $0 + 1 } == plan.sequence)
    #expect(comparison.tried == PlanOrdersTried(orders: plan.tried, all: true))
  }

  /// The table lists the first short months, so that it says nothing of later ones.
  @Test(arguments: cases)
  func `months whose minimums are more than the budget are short`(plan: Case) throws {
    let comparison = try PlanComparison(PlanTerms(query: plan.query, budget: plan.budget))
    let short = comparison.chosen.short.map { Short($0.month, $0.by.plain) }
    #expect(Array(short.prefix(3)) == plan.short)
    #expect(comparison.isBelowMinimums == (short.first?.month == 1))
  }
}
