import BudgetPages
import CardsFormulas
import CreditCardFormulas
import PlanFormulas
import PlanPages

/// What stands below the debts: the plan, its first payments, letters, the other half.
extension AdviserSheet {
  /// A title with what is said below it.
  struct Part {
    let title: String
    var paragraphs: [String]
    /// An address of the site at the end of the words.
    var address: Address?
  }

  /// The parts; none when nothing is owed.
  var parts: [Part] {
    guard !owing.isEmpty else { return [] }
    return plan + [letters].compactMap(\.self) + (budget.map(half) ?? [Self.otherHalf])
  }

  var month: CalendarMonth { CalendarMonth(of: site.today) }

  private var kept: KeptPlanNow? { planned.kept }

  private static let otherHalf = Part(
    title: "What comes in and goes out",
    paragraphs: ["A budget adds it up, with an offer for each debt."],
    address: BudgetTool.address)

  /// The budget: its sums, and its offers where there are debts.
  private func half(_ budget: BudgetPosting.OnSheet) -> [Part] {
    let sums = budget.sums.map { "\($0.words) \($0.amount.formatted)" }
    let offers = budget.offers.map { "\($0.name) \($0.amount.formatted)" }
    let all = [
      ("What is left each month", sums), ("Offers a month, shared by what is owed", offers),
    ]
    return all.filter { !$0.1.isEmpty }
      .map { Part(title: $0, paragraphs: paragraphs($1, separator: " · ")) }
  }

  /// The fields of the budget with all of these debts filled in.
  var toBudget: [(String, String)] {
    BudgetTool.fields(
      owing: owing.map { BudgetDebt(name: $0.name, balance: $0.balance, kind: $0.kind) },
      arrears: owing.filter { $0.kind == .priority }.map(\.minimum.amount).sum(
        in: wallet.currency),
      in: wallet.currency)
  }

  /// The debts that are named in one paragraph; a paragraph has no more than twelve lines on paper.
  private static let mostNamed = 8

  private func paragraphs(_ items: [String], separator: String = " ") -> [String] {
    stride(from: 0, to: items.count, by: Self.mostNamed).map {
      items[$0..<min($0 + Self.mostNamed, items.count)].joined(separator: separator)
    }
  }
}

// MARK: - The plan

extension AdviserSheet {
  private var plan: [Part] {
    let (kept, questions) = planned
    var reading = questions.reading(kept?.terms ?? Submission([]), today: site.today)
    let standing = kept.map { KeptPlanWords(now: $0).onPaper } ?? []
    let start = kept?.standing.base ?? month
    do throws(InvalidForm) {
      let result = try questions.course(of: kept, in: &reading)
      return [
        Part(
          title: "The plan",
          paragraphs: [words(of: result, kept, after: start)]
            + paragraphs(offers(of: result, after: start)) + standing),
        firstPayments(of: result, after: start),
      ]
    } catch {
      let unknown = owing.filter { $0.details.apr == nil && $0.kind.hasInterest }.map(\.name)
      let words =
        unknown.isEmpty
        ? error.errors.map(\.message)
        : paragraphs(unknown, separator: ", ").map { "The plan needs these interest rates: \($0)." }
      return [Part(title: "The plan", paragraphs: words + standing)]
    }
  }

  private func words(
    of result: PlanResult, _ kept: KeptPlanNow?, after start: CalendarMonth
  ) -> String {
    let (terms, outcome) = (result.comparison.terms, result.comparison.chosen.outcome)
    let since = kept.map { " since \($0.standing.plan.since.words)" } ?? ""
    let more = terms.oneOffs.map {
      ", \($0.amount.short) more in \(start.addingMonths($0.month).words)"
    }
    let sums = "\(terms.budget.short) a month\(since)\(more.joined())"
    let some = result.leftOut > 0 ? " It has the \(KeptPlan.mostDebts) that owe most." : ""
    guard let months = outcome.months, let interest = outcome.interest else {
      return "\(sums). It never pays it all off: \(result.reasonForNever)." + some
    }
    return
      "\(sums). All is paid off in \(start.addingMonths(months).words), with "
      + "\(interest.formatted) of interest still to come." + some
  }

  /// The rates that some debts have for a time: the table has what comes after.
  private func offers(of result: PlanResult, after month: CalendarMonth) -> [String] {
    result.entries.compactMap { entry in
      guard let rate = entry.promotionAPR, let end = entry.promotionEnd else { return nil }
      return "\(entry.label) is at \(rate.formatted) until \(month.addingMonths(end).words)."
    }
  }

  private func firstPayments(of result: PlanResult, after month: CalendarMonth) -> Part {
    let made = kept?.paymentsOfRest
    let payments = zip(result.entries, result.comparison.chosen.debts).map { entry, debt in
      let paid = entry.id.flatMap { CardID(text: $0) }.flatMap { made?[$0] }
      return (name: entry.label, amount: paid ?? debt.firstPayment)
    }
    let all = payments.map(\.amount).sum(in: wallet.currency)
    return Part(
      title: "Payments in \(month.addingMonths(1).words)",
      paragraphs: paragraphs(
        payments.map { "\($0.name) \($0.amount.formatted)" } + ["in all \(all.formatted)"],
        separator: " · "))
  }
}

// MARK: - Letters

extension AdviserSheet {
  /// The letters that paying only the minimum may bring; nil where none of these debts can.
  private var letters: Part? {
    let all = owing.compactMap { card in months(ofLettersAbout: card).map { (card.name, $0) } }
    guard !all.isEmpty else { return nil }
    let some = all.filter { !$0.1.isEmpty }.map { name, months in
      "\(name): \(months.map { month.addingMonths($0).words }.inWords)."
    }
    let none = all.filter(\.1.isEmpty).map { "\($0.0): none." }
    return Part(
      title: "Letters about persistent debt that may come",
      paragraphs: paragraphs(["These are the months if only the minimum is paid."] + some + none))
  }

  /// The months of the letters; nil for a card that is not in pounds or whose rate is not known.
  private func months(ofLettersAbout card: Card) -> [Int]? {
    guard wallet.currency == .gbp, card.kind == .card, let apr = card.details.apr else {
      return nil
    }
    do throws(MoneyOverflow) {
      return try PersistentDebt.letters(
        of: CreditCardTerms(
          balance: card.balance, monthlyRate: try .effective(apr),
          minimum: card.minimumRule, payment: nil, months: nil))
    } catch {
      return nil
    }
  }
}
