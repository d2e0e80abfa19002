import PlanFormulas

/// The payments of the next month, one sum a debt, with a link to all months after it.
struct PlanPayments {
  let result: PlanResult

  /// Its months in words.
  let dates: PlanDates

  /// The page with every month of the plan.
  let everyMonth: Address

  /// A form for the payment of a debt with an id; nil for none.
  let button: (_ id: String, _ payment: Money) -> HTML?

  /// The payments; nil where nothing is paid.
  var html: HTML? {
    let months = result.run.together.months
    guard let first = months.first, months.contains(where: { $0.payment.isPositive }) else {
      return nil
    }
    return """
      <section class="pay" aria-labelledby="payments">
      <div class="list-head"><h2 id="payments">Pay in \(dates.words(1))</h2>\
      <p class="sum">\(first.payment.short)</p></div>
      \(extra.map { "<p>\($0.html)</p>\n" as HTML })\
      <ul class="rows\(ordered.contains { form(for: $0) != nil } ? " ticks" : "")">
      \(each: ordered, row)\
      </ul>
      \(later)\
      </section>

      """
  }

  // MARK: - The next month

  /// The debts, those that get most first, with what each gets.
  private var ordered: [Payment] {
    zip(result.debts, result.costs).compactMap { debt, cost in
      guard debt.entry.debt.balance.isPositive else { return nil }
      return Payment(debt: debt, cost: cost)
    }.sorted { $0.amount.minorUnits > $1.amount.minorUnits }
  }

  /// A debt with what it gets in a month.
  private struct Payment {
    let debt: PlanResult.Debt
    let cost: BandChart.Band.Cost

    var amount: Money { debt.repayment.firstPayment }
  }

  /// The debt that gets the rest of the sum after all minimums; nil where there is no rest worth
  /// telling, or enough of it to pay everything at once.
  private var extra: Sentence? {
    guard result.entries.count > 1, result.run.together.months.count > 1,
      let budgeted = result.comparison.rest, let paid = result.run.together.months.first?.payment,
      let first = result.run.firstAfterMinimums
    else { return nil }
    // With a one-off in the same month, which the sum above has too.
    let rest = max(budgeted, paid - result.comparison.firstMinimum)
    guard rest >= .whole(1, rest.currency) else { return nil }
    let getMore = result.debts.count { $0.repayment.firstPayment > $0.minimum }
    guard !result.comparison.firstMinimum.isZero else {
      return Sentence(
        "All of it, ", .amount(rest), ",",
        .words(getMore > 1 ? " goes first to " : " goes to "),
        .words("\(result.entries[first].label)."))
    }
    return Sentence(
      "The minimums come to ", .amount(result.comparison.firstMinimum), ". The other ",
      .amount(rest), .words(getMore > 1 ? " goes first to " : " goes to "),
      .words("\(result.entries[first].label)."))
  }

  private func row(_ payment: Payment) -> HTML {
    let debt = payment.debt
    return """
      <li><p><b class="band-\(payment.cost.rawValue)">\(own(debt.entry.name ?? debt.entry.label))</b> <small>\(parts(of: payment))</small> \
      <small>\(end(of: debt))</small></p> <p class="sum">\(payment.amount.formatted)</p>\(form(for: payment))</li>

      """
  }

  /// The form that marks a payment as made.
  private func form(for payment: Payment) -> HTML? {
    guard payment.amount.isPositive, let id = payment.debt.entry.id else { return nil }
    return button(id, payment.amount)
  }

  /// The minimum and what comes on top of it: "£42.91 minimum + £170.97 extra".
  private func parts(of payment: Payment) -> String {
    let debt = payment.debt
    guard payment.amount.isPositive else { return turn(of: debt) }
    guard debt.cleared != 1 else { return "The last payment" }
    let name = debt.entry.kind.minimumWord
    let guess = debt.entry.isEstimated ? ", our guess" : ""
    guard debt.minimum.isPositive else {
      return debt.entry.kind == .priority ? "Nothing agreed yet" : "No minimum"
    }
    let extra = payment.amount - debt.minimum
    // Pennies of the rest are no second sum worth telling.
    guard extra >= .whole(1, extra.currency) else { return "\(name.capitalisedFirst)\(guess)" }
    return "\(debt.minimum.short) \(name)\(guess) + \(extra.short) extra"
  }

  /// The month in which a debt that gets nothing yet has its turn.
  private func turn(of debt: PlanResult.Debt) -> String {
    let next = debt.repayment.months.firstIndex { $0.payment.isPositive }
    return next.map { "Its turn comes \(dates.when($0 + 1))" } ?? "Nothing"
  }

  private func end(of debt: PlanResult.Debt) -> String {
    guard let repayment = debt.repayment.cleared else { return "Never paid off" }
    let interest =
      repayment.interest.isPositive ? "\(repayment.interest.short) interest" : "no interest"
    return "Paid off \(dates.short(repayment.months.count)), \(interest)"
  }

  // MARK: - The months after

  private var later: HTML? {
    guard result.run.outcome != .never, result.run.together.months.count > 1 else { return nil }
    return """
      <p class="tools"><a\(href: everyMonth)>\(dates.words(2)) and every month after it</a></p>

      """
  }
}
