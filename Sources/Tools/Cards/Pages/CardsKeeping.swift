import CardsFormulas

/// The cards of a browser in short, for its home page.
enum CardsKeeping {
  /// The next payment, else the sum of the balances; empty without cards.
  static func summaries(_ request: Request, _ site: Site) -> [KeptSummary] {
    let book = CardStore.book(of: request, on: site)
    let wallet = book.wallet
    guard !wallet.isEmpty else { return [] }
    let now = KeptPlanNow(wallet, today: site.today)
    let month = CardsMonth(wallet, keeping: now, today: site.today)
    let unpaid = month.unpaid.filter { $0.state == .open }
    let plan = now.map { summary($0, unpaid.first) }
    let payment =
      unpaid.first.map { next($0, unpaid, month, now, site.today) } ?? nothingDue(wallet, month)
    let asked = month.missed.prefix(1).map { asking($0, site.today, book.formStamp) }
    return asked + month.late.map { late($0, site.today) } + [payment, plan].compactMap(\.self)
  }

  /// The question about a due date that passed.
  private static func asking(
    _ payment: CardsMonth.Payment, _ today: CalendarDate, _ stamp: FormStamp
  ) -> KeptSummary {
    let question = MissedPayments.question(payment)
    return KeptSummary(
      "\(own(payment.card.details.name))", at: CardsPage.address,
      detail: [
        payment.amount.isZero ? "Its due date has passed" : "\(payment.amount.short) was due",
        payment.nextInWords(on: today),
      ].compactMap(\.self).joined(separator: ". "),
      actions: MissedPayments.answers(to: payment, isFirst: true, stamp), urgent: question)
  }

  /// A payment that is known to be late.
  private static func late(_ payment: CardsMonth.Payment, _ today: CalendarDate) -> KeptSummary {
    KeptSummary(
      "Late: \(own(payment.card.details.name))", at: CardsPage.address,
      detail: ["Not marked as paid yet", payment.nextInWords(on: today)].compactMap(\.self)
        .joined(separator: ". "),
      figure: (
        .cost, (payment.amount.isZero ? payment.card.owed : payment.amount).short,
        "\(payment.amount.isZero ? "owed; its date was" : "was due") "
          + "\(payment.due?.dayAndMonth(in: payment.card.balance.currency) ?? "")"
      ))
  }

  /// Where one stands with the kept plan, and the next payment.
  private static func summary(
    _ now: KeptPlanNow, _ payment: CardsMonth.Payment?
  ) -> KeptSummary {
    let next = payment.map { payment in
      let due = payment.due.map { " by \($0.dayAndMonth(in: payment.card.balance.currency))" } ?? ""
      return "Next: \(payment.amount.short) on \(payment.card.name)\(due)"
    }
    let end = now.endToSay
    return KeptSummary(
      end == nil ? "Your plan" : "Your plan, all paid off", at: CardsPlanPage.address,
      detail: [KeptPlanWords(now: now).short?.capitalisedFirst, next].compactMap(\.self)
        .joined(separator: ". "),
      figure: end.map { (.good, $0.words, "") })
  }

  private static func next(
    _ payment: CardsMonth.Payment, _ unpaid: [CardsMonth.Payment], _ month: CardsMonth,
    _ now: KeptPlanNow?, _ today: CalendarDate
  ) -> KeptSummary {
    let later = now.map(\.first).flatMap { $0 == CalendarMonth(of: today) ? nil : $0 }
    let when = later.map { "in \($0.name)" } ?? "this month"
    let amount = "\(payment.isEstimated ? "About " : "")\(payment.amount.short)"
    let days = payment.due.map { today.days(until: $0) } ?? .max
    return KeptSummary(
      "Due next: \(own(payment.card.details.name))", at: CardsPage.address,
      detail: month.unpaid.count > unpaid.count && unpaid.count == 1
        ? "" : others(unpaid.dropFirst(), when),
      figure: (
        .cost, amount,
        days == 0 ? "today" : payment.due == nil ? when : "by \(day(payment, in: days))"
      ),
      urgent: days <= 3
        ? "\(amount) is due \(days > 1 ? "on " : "")\(day(payment, in: days))." : nil)
  }

  private static func day(_ payment: CardsMonth.Payment, in days: Int) -> String {
    switch days {
    case 0: "today"
    case 1: "tomorrow"
    default:
      // "3 December" stays on one line.
      payment.due?.dayAndMonth(in: payment.card.balance.currency)
        .replacing(" ", with: "\u{A0}") ?? ""
    }
  }

  private static func others(
    _ unpaid: ArraySlice<CardsMonth.Payment>, _ when: String
  ) -> String {
    guard let last = unpaid.last else { return "No other payment is due" }
    let more = unpaid.count == 1 ? "1 more payment is" : "\(unpaid.count) more payments are"
    let days = unpaid.compactMap(\.due)
    guard days.count == unpaid.count, let day = days.last else {
      return "\(more) due\(days.isEmpty ? " \(when)" : "")"
    }
    return "\(more) due by \(day.dayAndMonth(in: last.card.balance.currency))"
  }

  /// The sum of the balances; nil while a payment that was due is not marked.
  private static func nothingDue(_ wallet: Wallet, _ month: CardsMonth) -> KeptSummary? {
    guard month.unpaid.isEmpty else { return nil }
    let balance = wallet.balance
    return KeptSummary(
      "My cards and debts", at: CardsPage.address,
      detail: month.payments.isEmpty
        ? "No payment is due this month" : "Nothing is left to pay this month",
      figure: balance.isPositive ? (.cost, balance.short, "owed in all") : nil)
  }
}
