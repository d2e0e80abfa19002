import CardsFormulas
import PlanFormulas
import PlanPages

/// The debts of a plan that was typed, on their way into this browser.
enum CardsOfPlan {
  /// Shows the debts, and keeps nothing.
  ///
  /// With a mistake in them the page of the plan says what is wrong.
  static func page(_ request: Request, _ site: Site) -> Response {
    var reading = PlanForm.reading(request.query, today: site.today)
    guard let form = try? PlanForm(&reading) else {
      return .seeOther(PlanTool.address.with(query: reading.submission.values(of: PlanForm.names)))
    }
    let book = CardStore.book(of: request, on: site)
    let preview = CardsPreview(
      wallet: wallet(of: form.entries, in: reading.currency, for: book.wallet), needsDueDays: true)
    let leavesTerms =
      !form.terms.oneOffs.isEmpty
      || form.entries.contains { $0.promotionEnd != nil || $0.debt.spend.isPositive }
    let leavesRates = form.entries.contains { $0.apr != .zero && !$0.hasEffectiveRate }
    let notes = [
      leavesTerms
        ? "Offers, new spending and one-off payments belong to a plan. You can add them again in the "
          + "plan for your cards and debts." : nil,
      leavesRates
        ? "A rate that is charged a twelfth at a time can’t be kept. The plan asks for the yearly "
          + "rate (APR)." : nil,
    ].compactMap(\.self)
    return site.statePage(
      CardsTransferPage(cards: CardsPage(book, site)).preview(
        preview, confirm: site.vault.wrap(preview, as: CardStore.preview),
        FormState(
          typed: Submission(dueDays(of: form.entries) + payments(form)),
          currency: preview.wallet.currency),
        notes: notes))
  }

  /// The debts as cards and debts of a browser: those of `wallet` that have the same name and kind are
  /// brought up to date, each by one debt, which is the one of the same balance where there is one.
  static func wallet(
    of entries: [PlanEntry], in currency: Currency, for wallet: Wallet
  ) -> Wallet {
    let known = known(entries, in: wallet.currency == currency ? wallet.cards : [])
    return entries.enumerated().reduce(into: Wallet(currency: currency)) { arriving, entry in
      let style = wallet.merged(with: arriving).nextStyle
      let details = details(of: entry.element, in: currency, style: style)
      arriving.cards.append(
        known[entry.offset].map { card in
          var card = card
          card.details.balance = details.balance
          card.details.apr = details.apr ?? card.details.apr
          card.details.minimum = details.minimum ?? card.details.minimum
          card.details.dueDay = details.dueDay ?? card.details.dueDay
          return card
        } ?? Card(id: wallet.newID, details: details))
    }
  }

  /// The cards and debts that the debts are.
  private static func known(_ entries: [PlanEntry], in cards: [Card]) -> [Int: Card] {
    var (known, left) = ([Int: Card](), cards)
    for isSame in [true, false] {
      for (place, entry) in entries.enumerated() where known[place] == nil {
        let name = name(of: entry)
        let found = left.firstIndex { card in
          card.kind == entry.kind && (!isSame || card.balance == entry.debt.balance)
            && PlanDebtFields.shortened(name: card.details.name) == name
        }
        known[place] = found.map { left.remove(at: $0) }
      }
    }
    return known
  }

  /// A rate that is not the effective one of a year is left out, as cards are kept with that alone.
  private static func details(
    of entry: PlanEntry, in currency: Currency, style: CardStyle
  ) -> CardDetails {
    var details = CardDetails(in: currency)
    details.kind = entry.kind
    details.name = name(of: entry)
    details.balance = entry.debt.balance
    details.style = style
    details.apr = entry.hasEffectiveRate ? entry.apr : nil
    if entry.kind != .card { details.dueDay = entry.dueDay?.day }
    if entry.hasMinimum, case .fixed(let amount) = entry.debt.minimum { details.minimum = amount }
    if entry.kind == .card, !entry.hasMinimum, !entry.isEstimated {
      // The plan for what is kept takes an amount for the rule that asks for it.
      details.minimum = (try? entry.debt.firstMinimum).flatMap { $0.isPositive ? $0 : nil }
    }
    return details
  }

  /// The name by the rules for cards; the number of the debt where it has none.
  private static func name(of entry: PlanEntry) -> String {
    var reading = FormReading(Submission([(CardForm.name.name, entry.name ?? "")]), in: .gbp)
    return (try? reading.value(of: CardForm.name)) ?? "Debt \(entry.number)"
  }

  /// The due days of cards that were typed, as texts of the preview.
  private static func dueDays(of entries: [PlanEntry]) -> [(String, String)] {
    entries.enumerated().compactMap { place, entry in
      entry.dueDay.map { (CardsPreview.dueDayName(at: place), "\($0.day)") }
    }
  }
}

extension PlanEntry {
  /// True where its rate is the effective one of a year.
  fileprivate var hasEffectiveRate: Bool { (try? MonthlyRate.effective(apr)) == debt.rate }
}

// MARK: - What is paid for them

extension CardsOfPlan {
  /// The fields of the plan that go along to the plan for what the browser keeps then.
  static let carried = [PlanForm.budget.name, PlanForm.order.name]

  /// The fields of the budget and of the order; none where no budget was typed.
  ///
  /// An order of one's own is left out, as it names debts by their numbers, which change here.
  private static func payments(_ form: PlanForm) -> [(String, String)] {
    guard form.hasBudget else { return [] }
    let order = form.terms.order
    return [(PlanForm.budget.name, form.terms.budget.plain)]
      + ([.own, .best].contains(order) ? [] : [(PlanForm.order.name, order.rawValue)])
  }

  /// The page after they are kept: the plan for all with what was paid for these, else the list.
  static func next(_ confirmed: Submission) -> Address {
    let payments = confirmed.values(of: carried)
    return payments.isEmpty ? CardsPage.address : CardsPlanPage.address.answering(payments)
  }
}
