/// A British student loan: what is taken from pay, what it does to the balance in a year, and when the
/// rest is written off.
package struct StudentLoanUK: Sendable {
  /// How often somebody is paid, by its name in addresses.
  package enum PayDay: String, Sendable, CaseIterable {
    case monthly
    case weekly

    /// The pay days of a year, which has 52 weeks.
    package var timesAYear: Int { self == .monthly ? 12 : 52 }
  }

  /// What is taken each time for a plan, or for several that are taken together.
  package struct Deduction: Equatable, Sendable {
    /// The plan whose threshold counts: the lowest of them.
    package let plan: RepaymentPlan
    package let plans: [RepaymentPlan]
    /// The threshold of a year.
    package let threshold: Money
    /// The threshold of a pay day, in whole pounds, rounded down.
    package let thresholdEachTime: Money
    /// The amount of a pay day, in whole pounds, rounded down.
    package let taken: Money
  }

  /// When the rest of a plan is written off.
  package struct WriteOff: Equatable, Sendable {
    package let plan: RepaymentPlan
    /// The month; nil where it depends on an age alone.
    package let month: CalendarMonth?
    /// The age at which it is written off if that comes first; nil where age does not matter.
    package let atAge: Int?
    /// True when that month has come.
    package let hasPassed: Bool
  }

  /// What a year does to the balance.
  package struct Year: Equatable, Sendable {
    package let opening: Money
    package let interest: Money
    package let taken: Money
    /// The balance after it, at least zero.
    package let closing: Money

    /// True when more is taken than the interest.
    package var falls: Bool { taken > interest }
  }

  package let taxYear: TaxYear
  package let paid: PayDay
  package let deductions: [Deduction]
  /// The exact income of a year, in pence.
  private let yearly: Money

  /// What is taken from an income.
  ///
  /// - Parameters:
  ///   - yearly: The income of a year before tax, in pounds.
  ///   - paid: How often it is paid.
  ///   - plans: The plans that are repaid, each of which has a threshold in that year.
  ///   - taxYear: The tax year, of the table.
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  package init(
    earning yearly: Money, paid: PayDay, by plans: Set<RepaymentPlan>, in taxYear: TaxYear
  ) throws(MoneyOverflow) {
    self.taxYear = taxYear
    self.paid = paid
    self.yearly = yearly
    let ordered = RepaymentPlan.allCases.filter { plans.contains($0) }
    var deductions: [Deduction] = []
    for together in [
      ordered.filter { $0 != .postgraduate }, ordered.filter { $0 == .postgraduate },
    ] {
      if let deduction = try Deduction(together, of: yearly, paid, in: taxYear) {
        deductions.append(deduction)
      }
    }
    self.deductions = deductions
  }

  /// The income of a pay day, rounded once.
  package var incomeEachTime: Money { yearly.divided(by: paid.timesAYear) }

  package var takenEachTime: Money { deductions.map(\.taken).sum(in: yearly.currency) }

  package var takenYear: Money {
    Money(
      minorUnits: takenEachTime.minorUnits * Int64(paid.timesAYear), yearly.currency)
  }

  /// When each plan is written off.
  ///
  /// - Parameters:
  ///   - plans: The plans.
  ///   - due: The year of the April in which repayment first fell due.
  ///   - isOlder: True for a first loan so old that it ends at an age.
  ///   - today: The day on which this is asked.
  /// - Returns: The months, in the order of the plans.
  package static func writeOffs(
    of plans: Set<RepaymentPlan>, due: Int, older isOlder: Bool, on today: CalendarDate
  ) -> [WriteOff] {
    RepaymentPlan.allCases.filter { plans.contains($0) }.map { plan in
      let age = isOlder ? plan.ageOfOlder : nil
      let month =
        age != nil && plan == .one
        ? nil : CalendarMonth(year: due + plan.yearsUntilWrittenOff, month: 4)
      return WriteOff(
        plan: plan, month: month, atAge: age,
        hasPassed: month.map { CalendarMonth(of: today).months(until: $0) <= 0 } ?? false)
    }
  }

  /// What a year at the same income does to a balance.
  ///
  /// - Parameters:
  ///   - balance: What is owed at its beginning.
  ///   - rate: The yearly interest rate.
  ///   - months: The months of the year that count, 12 for all of it.
  /// - Returns: The year, or that part of it.
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  package func year(
    owing balance: Money, at rate: Percentage, months: Int = 12
  ) throws(MoneyOverflow) -> Year {
    let interest = try rate.of(balance).part(ofYear: months)
    let taken = try takenYear.part(ofYear: months)
    return Year(
      opening: balance, interest: interest, taken: taken,
      closing: (try balance.adding(interest) - taken).atLeastZero)
  }
}

extension Money {
  /// So many twelfths, rounded once.
  fileprivate func part(ofYear months: Int) throws(MoneyOverflow) -> Money {
    try Money(rounding: Int128(minorUnits) * Int128(months), over: 12, currency)
  }
}

extension StudentLoanUK.Deduction {
  /// What is taken for plans together; nil for none.
  fileprivate init?(
    _ plans: [RepaymentPlan], of yearly: Money, _ paid: StudentLoanUK.PayDay, in taxYear: TaxYear
  ) throws(MoneyOverflow) {
    let known = plans.compactMap { plan in
      RepaymentThresholds.pounds(plan, in: taxYear).map { (plan: plan, pounds: $0) }
    }
    guard let lowest = known.min(by: { $0.pounds < $1.pounds }) else { return nil }
    let times = paid.timesAYear
    let eachTime = lowest.pounds / times
    plan = lowest.plan
    self.plans = plans
    threshold = .pounds(Int32(lowest.pounds))
    thresholdEachTime = .pounds(Int32(eachTime))
    let above = Int128(yearly.minorUnits) - Int128(eachTime * times * 100)
    let pounds = above > 0 ? above * Int128(plan.percent) / Int128(100 * 100 * times) : 0
    taken = try Money(rounding: pounds * 100, over: 1, .gbp)
  }
}

/// A loan followed year by year, as if income, threshold and rate stayed as they are.
package struct StudentLoanUKCourse: Equatable, Sendable {
  /// The years from now, the last of which it is paid off or written off in.
  package let years: Int
  /// The balance that is written off at the end; zero when it is paid off.
  package let left: Money
  /// All that is taken from pay until then.
  package let paid: Money

  /// Follows a balance.
  ///
  /// - Parameters:
  ///   - balance: What is owed now.
  ///   - rate: The yearly interest rate.
  ///   - months: The months until it is written off.
  ///   - loan: What is taken each year.
  /// - Throws: ``MoneyOverflow`` when an amount does not fit in a `Money`.
  package init(
    owing balance: Money, at rate: Percentage, upTo months: Int, _ loan: StudentLoanUK
  ) throws(MoneyOverflow) {
    var (years, owed, paid) = (0, balance, Money.zero(balance.currency))
    while owed.isPositive, 12 * years < months {
      let year = try loan.year(owing: owed, at: rate, months: min(12, months - 12 * years))
      paid = try paid.adding(min(year.taken, try owed.adding(year.interest)))
      owed = year.closing
      years += 1
    }
    self.years = years
    left = owed
    self.paid = paid
  }
}
