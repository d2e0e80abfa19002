import CreditCardFormulas

/// The answer in JSON.
enum CreditCardJSON {
  static let shape = Shape<CreditCardResult> {
    Member("currency", .currency) { $0.form.currency }
    Member("monthlyRate", .number) { $0.form.terms.monthlyRate.decimal(places: 15) }
    Member("minimum", repayment(by: Members {})) {
      Way(comparison: $0.comparison, repayment: $0.comparison.minimum).course
    }
    Member("fixed", repayment(by: chosenPayment)) {
      Way(comparison: $0.comparison, repayment: $0.comparison.fixed).course
    }
    Member("saving", .nullable(saving)) { $0.comparison.saving }
    Member("target", .nullable(target)) { result in
      result.comparison.target.map { Target(target: $0, month: result.form.by) }
    }
    Member("persistentDebt", .nullable(persistentDebt)) { $0.comparison.persistentDebt }
    Member("goals", .list(goal)) { $0.comparison.goals }
    Member("minimumKeptUp", .nullable(keptUp)) { $0.comparison.minimumKeptUp?.cleared }
    Member("growth", .nullable(.list(.money))) { $0.comparison.growth }
    Member("schedule", schedules) { $0.comparison }
  }

  // MARK: - Its parts

  private struct Target {
    let target: CreditCardTarget
    let month: CalendarMonth?
  }

  /// A way of paying, of a comparison.
  private struct Way {
    let comparison: CreditCardComparison
    let repayment: Repayment

    /// The way as cleared, or as never.
    var course: Either<Way, Way> { repayment.isCleared ? .first(self) : .second(self) }
  }

  private static let chosenPayment = Members<CreditCardComparison> {
    Member("payment", .money) { $0.payment }
    Member("belowMinimum", .truth) { $0.isBelowMinimum }
  }

  private static func repayment(
    by payment: Members<CreditCardComparison>
  ) -> Shape<Either<Way, Way>> {
    let cleared = Shape<Way> {
      Member("outcome", .constant("cleared")) { _ in }
      payment.of { $0.comparison }
      Member("months", .count) { $0.repayment.months.count }
      Member("interest", .money) { $0.repayment.interest }
      Member("paid", .money) { $0.repayment.paid }
      Member("firstPayment", .money) { $0.repayment.firstPayment }
      Member("lastPayment", .money) { $0.repayment.lastPayment }
    }
    let never = Shape<Way> {
      Member("outcome", .constant("never")) { _ in }
      payment.of { $0.comparison }
      Member("interestFirstMonth", .money) { $0.comparison.firstInterest }
    }
    return .either(cleared, or: never)
  }

  private static let saving = Shape<CreditCardComparison.Saving> {
    Member("months", .count) { $0.months }
    Member("interest", .money) { $0.interest }
  }

  private static let target = Shape<Target> {
    Member("months", .count) { $0.target.months }
    Member("payment", .money) { $0.target.payment }
    Member("actualMonths", .count) { $0.target.repayment.months.count }
    Member("interest", .money) { $0.target.repayment.interest }
    Member("lastPayment", .money) { $0.target.repayment.lastPayment }
    Member("by", .nullable(.month)) { $0.month }
  }

  private static let persistentDebt = Shape<PersistentDebt> {
    Member("minimum", .list(window)) { $0.minimum }
    Member("fixed", .list(window)) { $0.fixed }
    Member("wayOut", .money) { $0.wayOut }
    Member("clearsIn36", .money) { $0.clearsIn36 }
    Member("clearsIn48", .money) { $0.clearsIn48 }
  }

  private static let window = Shape<PersistentDebt.Window> {
    Member("month", .count) { $0.month }
    Member("interest", .nullable(.money)) { $0.interest }
    Member("principal", .nullable(.money)) { $0.principal }
    Member("persistent", .truth) { $0.isPersistent }
  }

  private static let goal = Shape<CreditCardTarget> {
    Member("months", .count) { $0.months }
    Member("payment", .money) { $0.payment }
  }

  private static let keptUp = Shape<Repayment> {
    Member("payment", .money) { $0.firstPayment }
    Member("months", .count) { $0.months.count }
    Member("interest", .money) { $0.interest }
  }

  private static let schedules = Shape<CreditCardComparison> {
    Member("minimum", .list(NumberedMonth.shape)) { $0.minimum.numbered }
    Member("fixed", .list(NumberedMonth.shape)) { $0.fixed.numbered }
  }
}
