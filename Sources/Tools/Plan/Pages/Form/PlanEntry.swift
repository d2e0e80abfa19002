package import PlanFormulas

/// A debt as a page shows it: its number and name, and the debt itself.
package struct PlanEntry: Sendable {
  /// The number of the debt, from 1.
  package let number: Int
  /// The id of the card that the debt is; nil for a debt that was typed.
  package let id: String?
  /// The name that the visitor gave it; nil for none.
  package let name: String?
  package let kind: DebtKind
  /// The yearly rate as typed.
  package let apr: Percentage
  /// How interest is charged.
  package let basis: InterestBasis
  /// The yearly rate of the offer; nil for none.
  package let promotionAPR: Percentage?
  /// The debt for the formulas.
  package let debt: PlanDebt
  /// True when the minimum is a guess: no rule and no amount was given.
  package let isEstimated: Bool
  /// True when an amount to pay each month was given, also zero.
  package let hasMinimum: Bool
  /// The day of the month on which its payment is due; nil when it is not known.
  package let dueDay: DueDay?
  /// The first due date; nil for the next one from today on.
  package let firstDue: CalendarDate?

  /// A debt from its parts.
  package init(
    number: Int, id: String? = nil, name: String?, kind: DebtKind, apr: Percentage,
    basis: InterestBasis, promotionAPR: Percentage?, debt: PlanDebt, isEstimated: Bool,
    hasMinimum: Bool, dueDay: DueDay?,
    firstDue: CalendarDate? = nil
  ) {
    self.number = number
    self.id = id
    self.name = name
    self.kind = kind
    self.apr = apr
    self.basis = basis
    self.promotionAPR = promotionAPR
    self.debt = debt
    self.isEstimated = isEstimated
    self.hasMinimum = hasMinimum
    self.dueDay = dueDay
    self.firstDue = firstDue
  }

  /// A debt as it was typed; `basis` is how interest is charged where the debt says nothing else.
  init(
    _ typed: EntryValues<PlanDebtFields>, otherwise basis: InterestBasis
  ) throws(MoneyOverflow) {
    let kind = typed.kind
    let basis = typed.basis ?? (kind == .overdraft ? .effective : basis)
    let (rate, offer, offerAPR) = try typed.terms.rates(basis)
    let currency = typed.balance.currency
    let rule = typed.rule?.rule(in: currency) ?? .usual(in: currency)
    self.init(
      number: typed.entry.number, name: typed.name?.isEmpty == true ? nil : typed.name,
      kind: kind, apr: typed.terms.apr, basis: basis, promotionAPR: offerAPR,
      debt: PlanDebt(
        balance: typed.balance, rate: rate, promotion: offer,
        minimum: PlanDebt.Minimum(typed.minimum, of: kind, otherwise: rule),
        spend: kind.canBeSpent ? typed.spend : .zero(currency), isPriority: kind == .priority),
      isEstimated: kind == .card && typed.rule == nil && typed.minimum == nil,
      hasMinimum: typed.minimum != nil,
      dueDay: typed.dueDay.map(DueDay.init))
  }

  /// True when its rate is worth telling: one was typed, or its kind has one.
  var hasRate: Bool { kind.hasInterest || apr != .zero }

  /// The name of the debt on pages: the visitor's own, or "Debt 2".
  package var label: String { name?.isolated ?? "Debt \(number)" }

  /// The last month of its offer; nil for none.
  package var promotionEnd: Int? { debt.promotion?.months }
}
