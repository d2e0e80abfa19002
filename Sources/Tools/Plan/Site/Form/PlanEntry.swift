package import Calendars
import Components
package import Finance
package import PlanFormulas

/// A debt as a page shows it: its number and name, and the debt itself.
package struct PlanEntry: Sendable {
  /// The number of the debt, from 1.
  package let number: Int
  /// The id of the card that the debt is; nil for a debt that was typed.
  package let id: String?
  /// The name that the visitor gave it; nil for none.
  package let name: String?
  package let kind: PlanDebtKind
  /// The yearly rate as typed.
  package let apr: Percentage
  /// The yearly rate of the offer; nil for none.
  package let promotionAPR: Percentage?
  /// The debt for the formulas.
  package let debt: PlanDebt
  /// True when the minimum is a guess: no rule and no amount was given.
  package let isEstimated: Bool
  /// The day of the month on which its payment is due; nil when it is not known.
  package let dueDay: DueDay?
  /// The first due date; nil for the next one from today on.
  package let firstDue: CalendarDate?

  /// A debt from its parts.
  package init(
    number: Int, id: String? = nil, name: String?, kind: PlanDebtKind, apr: Percentage,
    promotionAPR: Percentage?, debt: PlanDebt, isEstimated: Bool, dueDay: DueDay?,
    firstDue: CalendarDate? = nil
  ) {
    self.number = number
    self.id = id
    self.name = name
    self.kind = kind
    self.apr = apr
    self.promotionAPR = promotionAPR
    self.debt = debt
    self.isEstimated = isEstimated
    self.dueDay = dueDay
    self.firstDue = firstDue
  }

  /// A debt as it was typed; `basis` is how interest is charged where the debt says nothing else.
  init(_ answers: PlanDebtAnswers, otherwise basis: InterestBasis) throws(MoneyOverflow) {
    let basis = answers.basis ?? basis
    let currency = answers.balance.currency
    let isPromoted = answers.promotionMonths > 0
    self.init(
      number: answers.number, name: answers.name, kind: answers.kind, apr: answers.apr,
      promotionAPR: isPromoted ? answers.promotionAPR : nil,
      debt: PlanDebt(
        balance: answers.balance, rate: try basis.monthlyRate(answers.apr),
        promotion: isPromoted
          ? .init(
            months: answers.promotionMonths, rate: try basis.monthlyRate(answers.promotionAPR))
          : nil,
        minimum: Self.minimum(answers),
        spend: answers.kind == .loan ? .zero(currency) : answers.spend),
      isEstimated: answers.kind == .card && answers.rule == nil && answers.minimum == nil,
      dueDay: answers.dueDay.map(DueDay.init))
  }

  private static func minimum(_ answers: PlanDebtAnswers) -> PlanDebt.Minimum {
    if let fixed = answers.minimum { return .fixed(fixed) }
    let currency = answers.balance.currency
    return .rule(answers.rule?.rule(in: currency) ?? .usual(in: currency))
  }

  /// The name of the debt on pages: the visitor's own, or "Debt 2".
  package var label: String { name?.isolated ?? "Debt \(number)" }

  /// The last month of its offer; nil for none.
  package var promotionEnd: Int? { debt.promotion?.months }
}
