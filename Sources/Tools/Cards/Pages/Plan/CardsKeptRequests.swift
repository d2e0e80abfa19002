import CardsFormulas
import PlanFormulas
import PlanPages

/// The requests that keep a plan, forget it, and note what is owed.
enum CardsKeptRequests {
  static func keep(_ request: Request, _ site: Site) -> Response {
    CardsRequests.change(
      request, site, next: { _ in CardsPlanPage.address },
      full: { pages in
        let questions = CardsPlanQuestions(pages.wallet)
        let state = FormState(questions.reading(request.form, today: site.today))
        return CardsPlanPage.stale(state, questions, "\(CardsNotice.noRoom).")
      }
    ) { book, operation throws(CardsRefusal) in
      let questions = CardsPlanQuestions(book.wallet)
      let draft = Draft(questions.reading(request.form, today: site.today)) {
        (_: CardsPage, state) in CardsPlanPage.form(state, questions)
      }
      if let change = change(of: book, since: operation, request.form) {
        throw draft.conflict(change.sentence) { CardsPlanPage.stale($1, questions, change.words) }
      }
      let (plan, _, rates) = try draft.read { reading throws(InvalidForm) in
        try Self.plan(of: book.wallet, questions, &reading, on: site)
      }.get()
      book.keep(plan, rates: rates, by: operation)
    }
  }

  /// The ids of the debts that a form was made for, parted by commas; programs need not send it.
  static let debts = "debts"

  /// The sentences, for programs and for people, about a debt that was changed or deleted after the
  /// form was made; nil if there is none.
  private static func change(
    of book: CardsBook, since operation: Operation, _ form: Submission
  ) -> (sentence: String, words: String)? {
    let cards = book.wallet.cards
    if let card = cards.first(where: { book.hasChanged($0.id, since: operation) }) {
      return (
        CardsProblem.changedSince(card).sentence,
        "\(card.name) was changed after this page was made: you owe \(card.balance.short) on it now."
      )
    }
    let there = Set(cards.map(\.id.text))
    let asked = (form.typed(debts) ?? "").split(separator: ",").prefix(KeptPlan.mostDebts)
    let gone = "A debt of this plan isn’t here any more"
    return asked.allSatisfy { there.contains(String($0)) } ? nil : (gone, "\(gone).")
  }

  /// The plan of a form, its answer, and the rates that were typed for it.
  static func plan(
    of wallet: Wallet, _ questions: CardsPlanQuestions, _ reading: inout FormReading,
    on site: Site
  ) throws(InvalidForm) -> (KeptPlan, PlanResult, [CardID: Percentage]) {
    let result = try questions.result(in: &reading)
    guard !result.entries.isEmpty else {
      throw PlanForm.budget.invalid("There’s nothing to keep: nothing is owed")
    }
    guard result.comparison.chosen.outcome.months != nil else {
      throw PlanForm.budget.invalid("Payment each month must be more: this plan never ends")
    }
    let basis = try reading.value(of: PlanForm.basis)
    var rates: [CardID: Percentage] = [:]
    for entry in result.entries {
      guard let id = entry.id.flatMap({ CardID(text: $0) }), let card = wallet[id],
        card.planAPR != entry.apr
      else { continue }
      rates[id] = entry.apr
    }
    return (KeptPlan(result, of: wallet, basis, on: site.today), result, rates)
  }

  static func forget(_ request: Request, _ site: Site) -> Response {
    CardsRequests.change(
      request, site, mayGrow: false, next: { _ in CardsPlanPage.address }
    ) { book, operation throws(CardsRefusal) in
      do throws(CardsProblem) {
        try book.forgetPlan(by: operation)
      } catch {
        throw .conflict("There is no plan to forget") { $0.list() }
      }
    }
  }

  // MARK: - The check-in

  static func balances(_ request: Request, _ site: Site) -> Response {
    let page = CardsPage(CardStore.book(of: request, on: site), site)
    return site.statePage(page.checkIn(page.form(page.balances)))
  }

  static func checkIn(_ request: Request, _ site: Site) -> Response {
    let book = CardStore.book(of: request, on: site)
    let months = CheckInMonths(book.wallet, on: site.today)
    var asked = FormReading(request.form, in: site.currency)
    let month = months.flatMap { try? CardsCheckIn.month(of: &asked, $0) }
    let isPaid = saysPaid(month, months, request.form)
    return CardsRequests.change(
      request, site, in: book, noting: .checkIn(for: month),
      next: { $0.wallet.kept == nil ? CardsPage.address : CardsPlanPage.address },
      full: { $0.checkIn($0.form(request.form), stale: CardsNotice.noRoom) }
    ) { book, operation throws(CardsRefusal) in
      let draft = book.draft(request) { $0.checkIn($1) }
      let cards = try cards(askedAboutBy: request.form, in: book, since: operation)
      let balances = try draft.read { reading throws(InvalidForm) in
        if let months { _ = try CardsCheckIn.month(of: &reading, months) }
        let fields = cards.map(CardsCheckIn.field)
        let values = try reading.values(of: fields)
        // A blank one stays as it is; whoever has paid for the month has paid that debt, too.
        return zip(cards, fields).compactMap { card, field in
          (values[field] ?? (isPaid ? card.balance : nil)).map { (card, $0) }
        }
      }.get()
      // Balances of a month of a plan are those after its payments; without a plan nobody is asked.
      let day = month.map { isPaid ? $0.lastDay : min($0.lastDay, site.today) }
      book.check(balances, settling: day, by: operation)
    }
  }

  /// True for a check-in that says that the month of today is paid for, with all that is still to come
  /// in it.
  ///
  /// Once something is noted for the month, nobody is asked that.
  private static func saysPaid(
    _ month: CalendarMonth?, _ months: CheckInMonths?, _ form: Submission
  ) -> Bool {
    guard let months, !months.isRecorded, form.typed(CardsCheckIn.month) != nil else {
      return false
    }
    return month == months.current
  }

  /// The debts of a check-in in the order of its boxes, none of whose balances was changed since its
  /// form was drawn.
  private static func cards(
    askedAboutBy form: Submission, in book: CardsBook, since operation: Operation
  ) throws(CardsRefusal) -> [Card] {
    let ids = form.entries.compactMap { CardsCheckIn.id(of: $0.name) }
    let shown = CardsCheckIn.shown(in: form)
    for id in ids {
      guard let card = book.wallet[id] else {
        guard operation.seen != nil else { throw .unknown }
        throw stale("A debt of this form isn’t here any more", form)
      }
      // A debt changes with every check-in, its balance only in some.
      let hasChanged =
        shown[CardsCheckIn.field(of: card).name].map { $0 != card.balance.typed }
        ?? book.hasChanged(card.id, since: operation)
      if hasChanged { throw stale(CardsProblem.changedSince(card).sentence, form) }
    }
    return book.wallet.ordered.filter { ids.contains($0.id) }
  }

  private static func stale(_ sentence: String, _ form: Submission) -> CardsRefusal {
    .conflict(sentence) { $0.checkIn($0.form($0.asKept(form)), stale: sentence) }
  }
}
