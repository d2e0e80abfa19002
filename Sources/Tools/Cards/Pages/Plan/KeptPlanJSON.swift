import CardsFormulas
import PlanFormulas
import PlanPages

/// The plan of all debts in JSON, with the kept plan beside it.
enum CardsPlanJSON {
  static let shape = Shape<(plan: PlanFullResult, kept: KeptPlanNow?)> {
    PlanJSON.membersOfCards.of { $0.plan }
    Member("kept", .nullable(kept)) { $0.kept }
  }

  private static let kept = Shape<KeptPlanNow> {
    Member("since", .month) { $0.standing.plan.since }
    Member("order", .code) { $0.standing.plan.order }
    Member("budget", .money) { $0.standing.plan.budget }
    Member("months", .count) { $0.standing.months }
    Member("end", .month) { $0.standing.end }
    Member("interest", .money) { $0.standing.interest }
    Member("planned", .list(.money)) { $0.standing.planned }
    Member("rows", .list(row)) { $0.standing.rows }
    Member("at", .month) { $0.standing.at.month }
    Member("difference", .nullable(.money)) { $0.standing.difference }
    Member("standing", .code) { $0.standing.standing }
    Member("now", .nullable(now)) { $0.result == nil ? nil : $0 }
    Member("later", .nullable(.count)) { $0.later($0.end(of: $0.result)) }
    Member("debts", .list(debt)) { $0.standing.debts }
    Member("added", .list(.id)) { $0.standing.added.map(\.id.text) }
  }

  private static let row = Shape<KeptStanding.Row> {
    Member("number", .count) { $0.number }
    Member("month", .month) { $0.month }
    Member("planned", .money) { $0.planned }
    Member("owed", .nullable(.money)) { $0.owed }
    Member("difference", .nullable(.money)) { $0.difference }
    Member("checkedIn", .truth) { $0.isCheckedIn }
  }

  private static let now = Shape<KeptPlanNow> {
    Member("outcome", .matching("^(cleared|never)$")) {
      $0.end(of: $0.result) == nil ? "never" : "cleared"
    }
    Member("months", .nullable(.count)) { $0.result?.comparison.chosen.outcome.months }
    Member("end", .nullable(.month)) { $0.end(of: $0.result) }
    Member("interest", .nullable(.money)) { $0.result?.comparison.chosen.outcome.interest }
    Member("from", .month) { $0.standing.base.addingMonths(1) }
  }

  private static let debt = Shape<KeptStanding.Debt> {
    Member("id", .id) { $0.id.text }
    Member("name", .nullable(.text)) { $0.state == .gone ? nil : $0.card?.details.name }
    Member("state", .code) { $0.state }
    Member("planned", .nullable(.money)) { $0.planned }
    Member("owed", .nullable(.money)) { $0.owed }
  }
}
