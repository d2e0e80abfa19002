import BudgetFormulas

/// A letter to each creditor: what is owed, what comes in and goes out, and the offer.
///
/// Facts and one request. It follows what the letters of debt charities hold: the sums of a budget, how the
/// offer was shared out, and that interest and charges stop while it is paid.
struct BudgetLetters {
  private let result: BudgetResult
  private let offers: BudgetOffers
  private let today: CalendarDate

  /// Letters about the offers of a budget; nil where there are no debts, or where each offer pays off
  /// its debt.
  init?(_ result: BudgetResult, on today: CalendarDate) {
    guard let offers = result.offers, !offers.offers.allSatisfy(\.isWhole) else { return nil }
    (self.result, self.offers, self.today) = (result, offers, today)
  }

  /// The debts that a letter offers a part of.
  var offered: [BudgetResult.Offered] {
    result.offered.filter { $0.offer.amount.isPositive && !$0.offer.isWhole }
  }

  /// The debts that their offer pays off.
  var paidOff: [BudgetResult.Offered] { result.offered.filter(\.offer.isWhole) }

  /// Whom the letters go to: "the company you owe", "the 3 companies you owe", "2 of the 3
  /// companies you owe".
  var recipients: String {
    let (written, owed) = (offered.count, result.offered.count)
    guard owed > 1 else { return "the company you owe" }
    return "\(written == owed ? "" : "\(written) of ")the \(owed) companies you owe"
  }

  /// The debts whose share of what is left is nothing.
  var tooSmall: [BudgetResult.Offered] { result.offered.filter { !$0.offer.amount.isPositive } }

  /// The day of the first payment: the first of a month, at least four weeks away, which leaves time to
  /// answer.
  var start: CalendarDate {
    let soonest = today.addingDays(28)
    return soonest.day == 1 ? soonest : CalendarMonth(of: soonest).addingMonths(1).firstDay
  }

  func words(of date: CalendarDate) -> String { date.words(in: result.currency) }

  /// The day on which the letters are written, in words.
  var date: String { words(of: today) }

  static func title(_ offered: BudgetResult.Offered) -> String {
    "My offer of \(offered.offer.amount.formatted) a month"
  }

  /// The paragraphs and sums of a letter, from the debt to the request.
  func parts(_ offered: BudgetResult.Offered) -> [PDFCorrespondence.Part] {
    [
      .paragraph(
        "I owe \(offered.offer.balance.short) on this account and can’t pay it in full at present."),
      .paragraph("This is what I have each month. My budget is enclosed."),
      .sums(flows), .paragraph(sharing), .sums(shares(for: offered)),
      .paragraph(
        "I offer you \(offered.offer.amount.formatted) a month from \(words(of: start))."),
      .paragraph(Self.request),
    ]
  }

  static let request = """
    Please stop interest and charges on this account while I pay, and tell me in writing whether you \
    accept. If my income or bills change, I’ll write to you again.
    """

  private var flows: [PDFCorrespondence.Sum] {
    let budget = result.budget
    return [
      .init("Comes in", budget.income.formatted),
      .init("Goes out: home, energy and other priority bills", budget.priority.formatted),
      .init("Goes out: food, travel and everything else", budget.other.formatted),
      budget.left.isNegative
        ? .init("Short each month", budget.left.absolute.formatted, isTotal: true)
        : .init("Left each month", budget.left.formatted, isTotal: true),
    ]
  }

  private var sharing: String {
    let (left, count) = (result.budget.left, result.offered.count)
    guard offers.kind == .share else {
      let unit = Money.whole(1, result.currency)
      let token = "a token of \(unit.short) a month"
      guard count > 1 else { return "Less than \(unit.short) is left, so I offer \(token):" }
      let hasLess = result.offered.contains { $0.offer.amount < unit }
      return "Less than \(unit.short) for each of my \(count) debts is left, so I offer each "
        + "\(token)\(hasLess ? ", or the whole debt if that is less" : ""):"
    }
    return count == 1
      ? "All of the \(left.formatted) goes to this debt:"
      : "I have shared the \(left.formatted) among my \(count) debts in proportion to what I owe on each:"
  }

  private func shares(for offered: BudgetResult.Offered) -> [PDFCorrespondence.Sum] {
    let others = result.offered.filter { $0.debt.number != offered.debt.number }
    let own = PDFCorrespondence.Sum(
      "This account, \(offered.offer.balance.short) owed", offered.offer.amount.formatted,
      isMain: true)
    guard !others.isEmpty else { return [own] }
    return [own]
      + others.map {
        .init("\($0.debt.label), \($0.offer.balance.short) owed", $0.offer.amount.formatted)
      } + [
        .init(
          "\(offers.total.short) owed in all", offers.offered.formatted, isTotal: true)
      ]
  }

  var enclosed: String { "Enclosed: my budget of \(date)" }

  /// The letters on paper.
  func pdf(_ form: BudgetLettersForm) -> PDFCorrespondence {
    PDFCorrespondence(
      title: "Letters of \(date)", created: today.dayNumber * 86_400,
      letters: zip(offered, form.creditors).map { offered, creditor in
        .init(
          sender: .init(name: form.name, address: form.address), date: date,
          recipient: .init(name: offered.debt.name ?? "", address: creditor.address),
          reference: creditor.reference, title: Self.title(offered), parts: parts(offered),
          enclosed: enclosed)
      })
  }
}
