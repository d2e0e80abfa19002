/// A line of a household budget: money that comes in, or a bill.
package enum BudgetItem: String, Sendable, CaseIterable {
  case pay
  case benefits
  case pension
  case otherIncome = "other-income"

  case rent
  case councilTax = "council-tax"
  case energy
  case water
  case tvLicence = "tv-licence"
  case courtFines = "court-fines"
  case childMaintenance = "child-maintenance"
  case securedLoans = "secured-loans"
  case arrears

  case food
  case travel
  case phone
  case clothes
  case children
  case insurance
  case health
  case home
  case fun
  case saving
  case otherCosts = "other-costs"
}

extension BudgetItem {
  /// The part of a budget to which a line belongs.
  package enum Kind: String, Sendable, CaseIterable {
    case income
    /// Bills that can cost a home, heat, light or freedom when they are not paid.
    case priority
    case other
  }

  package var kind: Kind {
    switch self {
    case .pay, .benefits, .pension, .otherIncome: .income
    case .rent, .councilTax, .energy, .water, .tvLicence, .courtFines, .childMaintenance,
      .securedLoans, .arrears:
      .priority
    case .food, .travel, .phone, .clothes, .children, .insurance, .health, .home, .fun, .saving,
      .otherCosts:
      .other
    }
  }
}
