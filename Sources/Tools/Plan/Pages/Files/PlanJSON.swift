import PlanFormulas

/// The answer in JSON.
package enum PlanJSON {
  /// The answer for debts that were typed.
  static let shape = Shape { members(of: Members {}, debt: Members {}) }

  /// The answer for cards of the wallet, which have ids.
  package static let membersOfCards = members(
    of: Members { Member("leftOut", .count) { $0.leftOut } },
    debt: Members { Member("id", .nullable(.id)) { $0.entry.id } })

  private static func members(
    of more: Members<PlanResult>, debt: Members<PlanResult.Debt>
  ) -> Members<PlanFullResult> {
    let debt = self.debt(with: debt)
    let plan = Members<PlanResult> {
      Member("currency", .currency) { $0.currency }
      Member("order", .code) { $0.comparison.terms.order }
      Member("budget", .money) { $0.budget }
      Member("minimums", .money) { $0.comparison.firstMinimum }
      Member("belowMinimums", .truth) { $0.comparison.isBelowMinimums }
      outcome.of { $0.run.outcome }
      Member("uncleared", .list(.count)) { $0.uncleared }
      Member("saving", .nullable(saving)) { $0.comparison.saving }
      Member("debts", .list(debt)) { $0.debts }
      Member("ways", .list(.either(way, or: bestWay))) { $0.ways }
      Member("tried", tried) { $0.comparison.tried }
      Member(whereThere: "priority", priority) { PlanPriority($0) }
      Member("short", .list(short)) { $0.run.short }
      Member("unusedLumps", .nullable(.money)) { $0.run.unusedOneOffs }
      Member("letters", .list(letters)) { result in
        result.letters.map { (number: result.entries[$0.debt].number, letters: $0) }
      }
      Member("minimumsOwed", .list(.money)) { $0.minimumsOwed }
      more
    }
    return Members {
      plan.of { $0.result }
      Member("offers", .list(offer)) { $0.offers }
      Member("schedule", .list(month)) { $0.result.schedule }
    }
  }

  // MARK: - Its parts

  /// The figures of a way; all but the first null when the debts are never cleared.
  private static let outcome = Members<PlanOutcome> {
    Member("outcome", .matching("^(cleared|never)$")) { $0 == .never ? "never" : "cleared" }
    Member("months", .nullable(.count)) { $0.months }
    Member("interest", .nullable(.money)) { $0.interest }
    Member("paid", .nullable(.money)) { $0.paid }
  }

  private static let saving = Shape<PlanSaving> {
    Member("months", .count) { $0.months }
    Member("interest", .money) { $0.interest }
  }

  private static func debt(with more: Members<PlanResult.Debt>) -> Shape<PlanResult.Debt> {
    Shape {
      Member("number", .count) { $0.entry.number }
      more
      Member("name", .nullable(.text)) { $0.entry.name }
      Member("kind", .code) { $0.entry.kind }
      Member("balance", .money) { $0.entry.debt.balance }
      Member("minimum", .money) { $0.minimum }
      Member("minimumEstimated", .truth) { $0.entry.isEstimated }
      Member("payment", .money) { $0.repayment.firstPayment }
      Member("cleared", .nullable(.count)) { $0.cleared }
      Member("interest", .nullable(.money)) { $0.repayment.cleared?.interest }
      Member("spent", .nullable(.money)) { $0.repayment.cleared?.spent }
      Member("paid", .nullable(.money)) { $0.repayment.cleared?.paid }
    }
  }

  /// The ways that are always compared, and the visitor's own.
  fileprivate enum WayName: String, Sendable, CaseIterable {
    case minimums, dearest, smallest, own
  }

  fileprivate typealias Way = (name: WayName, outcome: PlanOutcome)

  /// The best order, and the numbers of the debts in it.
  fileprivate typealias BestWay = (best: PlanBestOrder, sequence: [Int]?)

  private static let way = Shape<Way> {
    Member("way", .code) { $0.name }
    outcome.of { $0.outcome }
  }

  private static let bestWay = Shape<BestWay> {
    Member("way", .constant("best")) { _ in }
    outcome.of { $0.best.outcome }
    Member("of", .nullable(.code)) { $0.best.of }
    Member("sequence", .nullable(.list(.count))) { $0.sequence }
  }

  private static let tried = Shape<PlanOrdersTried> {
    Member("orders", .count) { $0.orders }
    Member("all", .truth) { $0.all }
  }

  private static let priority = Shape<PlanPriority> {
    Member("debts", .list(.count)) { $0.debts.map(\.entry.number) }
    Member("owed", .money) { $0.owed }
    Member("agreed", .money) { $0.agreed }
    Member("withoutAgreement", .list(.count)) { $0.withoutAgreement.map(\.entry.number) }
    Member("cleared", .nullable(.count)) { $0.cleared }
  }

  private static let offer = Shape<PaymentOffer> {
    Member("budget", .money) { $0.payment }
    Member("months", .count) { $0.months }
  }

  private static let letters = Shape<(number: Int, letters: PlanLetters)> {
    Member("debt", .count) { $0.number }
    Member("months", .list(.count)) { $0.letters.months }
    Member("wayOut", .nullable(.money)) { $0.letters.wayOut }
  }

  private static let short = Shape<PlanShortMonth> {
    Member("month", .count) { $0.month }
    Member("by", .money) { $0.by }
  }

  fileprivate struct Month: Sendable {
    let number: Int
    let together: Repayment.Month
    let debts: [Repayment]

    /// An amount of each debt; zero once it is cleared.
    func amounts(_ amount: (Repayment.Month) -> Money) -> [Money] {
      let nothing = Money.zero(together.opening.currency)
      return debts.map { debt in
        number <= debt.months.count ? amount(debt.months[number - 1]) : nothing
      }
    }
  }

  private static let month = Shape<Month> {
    Member("month", .count) { $0.number }
    Member("interest", .money) { $0.together.interest }
    Member("payment", .money) { $0.together.payment }
    Member("owed", .money) { $0.together.closing }
    Member("payments", .list(.money)) { $0.amounts { $0.payment } }
    Member("closing", .list(.money)) { $0.amounts { $0.closing } }
  }
}

extension PlanResult {
  /// The numbers of the debts that are still open when the plan is never cleared.
  var uncleared: [Int] {
    run.outcome == .never
      ? debts.filter { $0.cleared == nil }.map(\.entry.number) : []
  }

  fileprivate var ways: [Either<PlanJSON.Way, PlanJSON.BestWay>] {
    let best: PlanJSON.BestWay = (comparison.best, comparison.best.sequence.map(numbers))
    let ways: [PlanJSON.Way] = [
      (.minimums, comparison.minimums), (.dearest, comparison.dearest),
      (.smallest, comparison.smallest),
    ]
    let own: [PlanJSON.Way] = comparison.own.map { [(.own, $0)] } ?? []
    return ways.map { .first($0) } + [.second(best)] + own.map { .first($0) }
  }

  /// All that is owed month by month with the minimums alone; none where they never clear it.
  fileprivate var minimumsOwed: [Money] {
    comparison.minimums == .never ? [] : comparison.balancesOfMinimums
  }

  fileprivate var schedule: [PlanJSON.Month] {
    guard run.outcome != .never else { return [] }
    return run.together.months.enumerated().map {
      PlanJSON.Month(number: $0 + 1, together: $1, debts: run.debts)
    }
  }
}
