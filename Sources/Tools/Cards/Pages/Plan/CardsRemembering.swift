import CardsFormulas
import PlanFormulas
import PlanPages

/// A plan that was typed is kept with its debts, in one step.
extension CardsOfPlan {
  /// Keeps the debts and the plan in a browser that keeps nothing yet.
  ///
  /// Where cards or debts are there already, the page of the debts is next, which asks first; so it is
  /// where the plan has what is kept in another way. The due day of a card can be filled in later.
  static func remember(_ request: Request, _ site: Site) -> Response {
    var reading = PlanForm.reading(request.form, today: site.today)
    let asked = CardsPath.ofPlan.address.with(
      query: reading.submission.values(of: PlanForm.names))
    let book = CardStore.book(of: request, on: site)
    guard let form = try? PlanForm(&reading), book.wallet.holdsNothing,
      let wallet = wallet(keeping: form, reading, on: site)
    else { return .seeOther(asked) }
    return CardsRequests.change(request, site, in: book, next: { _ in CardsPlanPage.address }) {
      book, operation throws(CardsRefusal) in
      do throws(CardsProblem) {
        try book.take(wallet, keeping: .replace, by: operation)
      } catch {
        throw .conflict(error.sentence) { $0.list() }
      }
    }
  }

  /// The debts of a form with its plan; nil where the same plan cannot be kept for them.
  private static func wallet(
    keeping form: PlanForm, _ reading: FormReading, on site: Site
  ) -> Wallet? {
    let currency = reading.currency
    var wallet = wallet(of: form.entries, in: currency, for: Wallet(currency: currency))
    for (place, entry) in form.entries.enumerated() where entry.kind == .card {
      wallet.cards[place].details.dueDay = entry.dueDay?.day
    }
    wallet.settle(since: Wallet(currency: currency), on: site.today)
    let questions = CardsPlanQuestions(wallet)
    let terms = terms(of: form, reading.submission, for: wallet)
    var asked = questions.reading(terms, today: site.today)
    guard
      let (plan, kept, rates) = try? CardsKeptRequests.plan(
        of: wallet, questions, &asked, on: site),
      rates.isEmpty, let typed = try? PlanResult(form),
      kept.comparison.chosen.outcome == typed.comparison.chosen.outcome
    else { return nil }
    wallet.kept = plan
    return wallet
  }

  /// The terms of the plan as they are asked about cards, by their ids.
  private static func terms(
    of form: PlanForm, _ typed: Submission, for wallet: Wallet
  ) -> Submission {
    let ids = wallet.cards.map(\.id.text)
    let ofDebts = zip(form.entries, ids).flatMap { entry, id in
      let (from, to) = (
        PlanTermsFields(ending: "\(entry.number)", of: ""), PlanTermsFields(ending: id, of: "")
      )
      return zip(from.names, to.names).compactMap { from, to in
        typed.typed(from).map { (to, $0) }
      }
    }
    let ofAll = typed.values(of: PlanForm.oneOffs.entries.flatMap(\.questions).names)
    let own = form.terms.own.map { places in
      [(PlanForm.own.name, places.map { ids[$0] }.joined(separator: ","))]
    }
    return Submission(
      [
        (PlanForm.budget.name, form.terms.budget.plain),
        (PlanForm.order.name, form.terms.order.rawValue),
      ] + (own ?? []) + ofAll + ofDebts)
  }
}

extension PlanTermsFields {
  /// The names of what goes along with a debt besides its rate.
  fileprivate var names: [String] {
    [promotionMonths.name, promotionAPR.name, spend.name]
  }
}
