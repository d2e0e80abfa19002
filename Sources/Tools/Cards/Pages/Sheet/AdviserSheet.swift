import BudgetPages
import CardsFormulas
import PlanPages

/// All that somebody owes on one sheet, for a page to print and for a file.
struct AdviserSheet {
  let wallet: Wallet
  let site: Site

  /// What owes something, in the order of the list.
  let owing: [Card]

  /// The budget that goes onto this sheet, of which nothing is kept; nil for none.
  let budget: BudgetPosting.OnSheet?

  /// The plan that is kept, as `/cards/plan` shows it without a query, nil for none; and its questions.
  let planned: (kept: KeptPlanNow?, questions: CardsPlanQuestions)

  init(_ wallet: Wallet, on site: Site, with budget: BudgetPosting.OnSheet? = nil) {
    self.wallet = wallet
    self.site = site
    self.budget = budget
    owing = wallet.ordered.filter(\.balance.isPositive)
    let kept = KeptPlanNow(wallet, today: site.today)
    planned = (kept, kept?.questions ?? CardsPlanQuestions(wallet))
  }

  var title: String { "My debts, \(site.today.words(in: wallet.currency))" }

  static let nothing = "Nothing is owed on what this browser keeps."

  /// The cell of what a debt does not have.
  static let none = "–"

  /// The titles of the columns; the first of them is the name.
  static let columns = ["Debt", "Kind", "Owed", "Rate", "A month", "Next due", "Limit"]

  /// Some of the debts under a title, as rows of cells, the name first.
  struct Section {
    let id: StaticString
    let title: String
    let rows: [[String]]
  }

  /// Priority debts first, then all others; the sums end the last of them.
  var sections: [Section] {
    let first = owing.filter { $0.kind == .priority }
    let others = owing.filter { $0.kind != .priority }
    guard !first.isEmpty else {
      return [Section(id: "debts", title: "All debts", rows: others.map(row) + [sums])]
    }
    return [
      Section(id: "first", title: "These come first", rows: first.map(row)),
      Section(
        id: "debts", title: others.isEmpty ? "In all" : "All other debts",
        rows: others.map(row) + [sums]),
    ]
  }

  /// The sums, below the columns; limits are summed of cards alone.
  var sums: [String] {
    let all = Wallet(currency: wallet.currency, cards: owing)
    return [
      "In all", owing.count == 1 ? "1 debt" : "\(owing.count) debts", all.balance.formatted, "",
      all.minimums.formatted, "", limit(all.limit),
    ]
  }

  private func row(_ card: Card) -> [String] {
    [
      card.name, card.kind == .card ? "card" : card.kind.words.lowercased(),
      card.balance.formatted, rate(of: card), payment(of: card),
      card.nextDue(on: site.today)?.shortWords(in: wallet.currency) ?? Self.none,
      limit(card.limit),
    ]
  }

  private func limit(_ limit: Money) -> String { limit.isZero ? Self.none : limit.short }

  private func rate(of card: Card) -> String {
    guard let apr = card.details.apr else { return "not known" }
    guard card.kind.hasInterest || apr != .zero else { return Self.none }
    return "\(apr.formatted) \(card.kind == .overdraft ? "EAR" : "APR")"
  }

  private func payment(of card: Card) -> String {
    let minimum = card.minimum
    if minimum.isEstimated && card.kind == .card { return "\(minimum.amount.formatted) estimated" }
    let isAgreed = card.kind == .priority
    guard minimum.amount.isZero else {
      return "\(minimum.amount.formatted)\(isAgreed ? " agreed" : "")"
    }
    return isAgreed ? "none agreed" : "none"
  }
}

/// The requests of the sheet, which read the wallet and never change it.
enum AdviserSheetRequests {
  static func page(_ request: Request, _ site: Site) -> Response {
    page(request, site, with: nil)
  }

  static func pdf(_ request: Request, _ site: Site) -> Response { pdf(request, site, with: nil) }

  static func pageWithBudget(_ request: Request, _ site: Site) -> Response {
    BudgetPosting.sheet(request, site) { page(request, site, with: $0) }
  }

  static func pdfWithBudget(_ request: Request, _ site: Site) -> Response {
    BudgetPosting.sheet(request, site) { pdf(request, site, with: $0) }
  }

  private static func page(
    _ request: Request, _ site: Site, with budget: BudgetPosting.OnSheet?
  ) -> Response {
    let book = CardStore.book(of: request, on: site)
    let sheet = AdviserSheet(book.wallet, on: site, with: budget)
    return site.statePage(AdviserSheetPage(sheet: sheet, cards: CardsPage(book, site)).page)
  }

  private static func pdf(
    _ request: Request, _ site: Site, with budget: BudgetPosting.OnSheet?
  ) -> Response {
    let sheet = AdviserSheet(CardStore.book(of: request, on: site).wallet, on: site, with: budget)
    return .pdf(
      sheet.report, as: FileName("my debts", on: site.today, type: "pdf"), for: request)
  }
}
