import MortgageFormulas

/// The answer in JSON, and its payments for spreadsheets.
enum MortgageJSON {
  static let shape = Shape<MortgageResult> {
    Member("currency", .currency) { $0.currency }
    Member("loan", .money) { $0.loan }
    Member("principal", .money) { $0.terms.principal }
    Member("loanToValue", .nullable(.number)) { $0.loanToValue?.plain }
    Member("months", .count) { $0.terms.term.months }
    Member("payment", .money) { $0.comparison.plain.asked.first }
    Member("effect", .code) { $0.form.effect }
    Member("fix", .nullable(fix)) { result in result.terms.change.map { ($0, result.comparison) } }
    Member("plain", way) { ($0, $0.comparison.plain) }
    Member("shorten", way) { ($0, $0.comparison.shorten) }
    Member("lower", way) { ($0, $0.comparison.lower) }
    Member("erc", .nullable(erc)) { Charged($0) }
    Member("stress", .list(stress)) { $0.comparison.stress }
    Member("schedule", .list(payment)) { $0.schedule.payments }
  }

  static func csv(_ schedule: MortgageSchedule) -> [UInt8] {
    var csv = CSV(header: [
      "Payment #", "Payment Date", "Beginning Balance", "Rate", "Scheduled Payment",
      "Extra Payment", "Early Repayment Charge", "Total Payment", "Principal", "Interest",
      "Ending Balance", "Cumulative Interest",
    ])
    for payment in schedule.payments {
      csv.append([
        .count(payment.number), .date(payment.date), .amount(payment.month.opening),
        .text(payment.rate.plain), .amount(payment.scheduled), .amount(payment.extra),
        .amount(payment.charge), .amount(payment.month.payment), .amount(payment.month.principal),
        .amount(payment.month.interest), .amount(payment.month.closing),
        .amount(payment.interestSoFar),
      ])
    }
    return csv.bytes
  }

  // MARK: - Its parts

  private static let fix = Shape<(fix: MortgageTerms.Fix, comparison: MortgageComparison)> {
    Member("months", .count) { $0.fix.months }
    Member("date", .date) { $0.comparison.terms.date(ofPayment: $0.fix.months) }
    Member("owed", .money) { $0.comparison.plain.owed(after: $0.fix.months) }
    Member("rate", .number) { $0.fix.nextRate.plain }
    Member("payment", .nullable(.money)) { $0.comparison.plain.asked.afterFix }
  }

  private static let way = Shape<(result: MortgageResult, schedule: MortgageSchedule)> {
    Member("payments", .count) { $0.schedule.payments.count }
    Member("payoffDate", .date) { $0.result.terms.date(ofPayment: $0.schedule.payments.count) }
    Member("totalInterest", .money) { $0.schedule.totalInterest }
    Member("totalExtra", .money) { $0.schedule.totalExtra }
    Member("charges", .money) { $0.schedule.charges }
    Member("totalPaid", .money) { $0.result.totalPaid($0.schedule) }
    Member("lastPayment", .money) { $0.schedule.repayment.lastPayment }
    Member("owedAtFixEnd", .nullable(.money)) { way in
      way.result.terms.change.map { way.schedule.owed(after: $0.months) }
    }
    Member("paymentAfterFix", .nullable(.money)) { way in
      way.result.terms.change.flatMap { _ in way.schedule.asked.afterFix }
    }
    Member("paymentAfterYear", .nullable(.money)) {
      $0.schedule.payments.dropFirst(12).first?.scheduled
    }
    Member("saved", saving) { $0.result.comparison.saved(by: $0.schedule) }
  }

  private static let saving = Shape<MortgageComparison.Saving> {
    Member("payments", .count) { $0.payments }
    Member("interest", .money) { $0.interest }
    Member("net", .money) { $0.net }
  }

  /// The charge with what it means for an extra with the first payment.
  private struct Charged {
    let charge: EarlyCharge
    let allowed: EarlyCharge.Allowed
    let moments: ChargeMoments

    init?(_ result: MortgageResult) {
      guard let charge = result.form.charge, let allowed = result.schedule.allowance,
        let moments = result.comparison.moments
      else { return nil }
      (self.charge, self.allowed, self.moments) = (charge, allowed, moments)
    }
  }

  private static let erc = Shape<Charged> {
    Member("percents", .list(.number)) { $0.charge.percents.map(\.plain) }
    Member("now", .number) { $0.charge.percent(withPayment: 1).plain }
    Member("base", .money) { $0.allowed.base }
    Member("free", .money) { $0.allowed.free }
    Member("left", .money) { $0.allowed.left }
    Member("breakEvenMonths", .nullable(.count)) { $0.moments.breakEvenMonths }
    Member("moments", .list(moment)) { $0.moments.moments }
    Member("cheapest", .count) { $0.moments.cheapest.payment }
  }

  private static let moment = Shape<ChargeMoments.Moment> {
    Member("payment", .count) { $0.payment }
    Member("date", .date) { $0.date }
    Member("percent", .number) { $0.percent.plain }
    Member("cost", .money) { $0.cost }
  }

  private static let stress = Shape<MortgageComparison.Stress> {
    Member("points", .count) { $0.points }
    Member("rate", .number) { $0.rate.plain }
    Member("payment", .money) { $0.payment }
    Member("nextRate", .nullable(.number)) { $0.nextRate?.plain }
    Member("nextPayment", .nullable(.money)) { $0.nextPayment }
  }

  private static let payment = Shape<MortgagePayment> {
    Member("number", .count) { $0.number }
    Member("date", .date) { $0.date }
    Member("rate", .number) { $0.rate.plain }
    Member("opening", .money) { $0.month.opening }
    Member("scheduled", .money) { $0.scheduled }
    Member("extra", .money) { $0.extra }
    Member("charge", .money) { $0.charge }
    Member("total", .money) { $0.month.payment }
    Member("principal", .money) { $0.month.principal }
    Member("interest", .money) { $0.month.interest }
    Member("closing", .money) { $0.month.closing }
    Member("cumulativeInterest", .money) { $0.interestSoFar }
  }
}
