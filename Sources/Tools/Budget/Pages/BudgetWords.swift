import BudgetFormulas

extension BudgetItem {
  /// The words of the line.
  var words: String {
    switch self {
    case .pay: "Pay, after tax"
    case .benefits: "Benefits"
    case .pension: "Pension"
    case .otherIncome: "Other money in"
    case .rent: "Rent or mortgage"
    case .councilTax: "Council tax, rates"
    case .energy: "Gas and electricity"
    case .water: "Water"
    case .tvLicence: "TV licence"
    case .courtFines: "Court fines"
    case .childMaintenance: "Child maintenance"
    case .securedLoans: "Loans on your home"
    case .arrears: "Arrears on any of these"
    case .food: "Food and shopping"
    case .travel: "Travel and car"
    case .phone: "Phone and internet"
    case .clothes: "Clothes"
    case .children: "Children and school"
    case .insurance: "Insurance"
    case .health: "Health"
    case .home: "Home and repairs"
    case .fun: "Fun and days out"
    case .saving: "Saving"
    case .otherCosts: "Anything else"
    }
  }

  /// The words of the line as a sentence begins with them.
  var subject: String {
    switch self {
    case .pay: "Your pay"
    case .councilTax: "Council tax or rates"
    default: words
    }
  }
}

extension BudgetItem.Kind {
  /// The heading of the lines of this kind.
  var words: String {
    switch self {
    case .income: "What comes in"
    case .priority: "Priority bills"
    case .other: "Everything else"
    }
  }
}

extension BudgetPeriod {
  /// The words after "every".
  var words: String {
    switch self {
    case .week: "week"
    case .fortnight: "fortnight"
    case .fourWeeks: "4 weeks"
    case .month: "month"
    case .quarter: "3 months"
    case .year: "year"
    }
  }
}
