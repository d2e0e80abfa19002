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
    let dues = month.unpaid.compactMap(Due.init).sorted { $0.day.inOrder < $1.day.inOrder }
    let plan = now.map { summary($0, dues.first) }
    let payment =
      dues.first.map { next($0, dues, month, now, site.today) } ?? nothingDue(wallet, month)
    let asked = month.missed.prefix(1).map { asking($0, site.today, book.formStamp) }
    return asked + month.late.map { late($0, site.today) } + [payment, plan].compactMap(\.self)
  }

  /// A payment whose date has not passed.
  private struct Due {
    let card: Card
    /// Nil without a due day.
    let day: CalendarDate?
    let amount: Money
    let isEstimated: Bool

    /// The upcoming part of a payment; nil where none is near.
    init?(_ payment: CardsMonth.Payment) {
      guard let (day, amount) = payment.upcoming else { return nil }
      (card, isEstimated) = (payment.card, payment.isEstimated)
      (self.day, self.amount) = (day, amount)
    }

    var dayInWords: String? { day?.dayAndMonth(in: card.balance.currency) }
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
  private static func summary(_ now: KeptPlanNow, _ due: Due?) -> KeptSummary {
    let next = due.map { due in
      "Next: \(due.amount.short) on \(due.card.name)\(due.dayInWords.map { " by \($0)" } ?? "")"
    }
    let end = now.endToSay
    return KeptSummary(
      end == nil ? "Your plan" : "Your plan, all paid off", at: CardsPlanPage.address,
      detail: [KeptPlanWords(now: now).short?.capitalisedFirst, next].compactMap(\.self)
        .joined(separator: ". "),
      figure: end.map { (.good, $0.words, "") })
  }

  private static func next(
    _ due: Due, _ dues: [Due], _ month: CardsMonth, _ now: KeptPlanNow?, _ today: CalendarDate
  ) -> KeptSummary {
    let later = now.map(\.first).flatMap { $0 == CalendarMonth(of: today) ? nil : $0 }
    let when = later.map { "in \($0.name)" } ?? "this month"
    let amount = "\(due.isEstimated ? "About " : "")\(due.amount.short)"
    let days = due.day.map { today.days(until: $0) } ?? .max
    return KeptSummary(
      "Due next: \(own(due.card.details.name))", at: CardsPage.address,
      detail: dues.count == 1 && month.unpaid.contains { $0.state != .open }
        ? "" : others(dues.dropFirst(), when),
      figure: (
        .cost, amount,
        days == 0 ? "today" : due.day == nil ? when : "by \(day(due, in: days))"
      ),
      urgent: days <= 3
        ? "\(amount) is due \(days > 1 ? "on " : "")\(day(due, in: days))." : nil)
  }

  private static func day(_ due: Due, in days: Int) -> String {
    switch days {
    case 0: "today"
    case 1: "tomorrow"
    // "3 December" stays on one line.
    default: due.dayInWords?.replacing(" ", with: "\u{A0}") ?? ""
    }
  }

  private static func others(_ dues: ArraySlice<Due>, _ when: String) -> String {
    guard let last = dues.last else { return "No other payment is due" }
    let more = dues.count == 1 ? "1 more payment is" : "\(dues.count) more payments are"
    guard let day = last.dayInWords else {
      return "\(more) due\(dues.contains { $0.day != nil } ? "" : " \(when)")"
    }
    return "\(more) due by \(day)"
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
