import CardsFormulas
import PlanPages

/// The requests of the plan for all cards, which read the wallet and never change it.
enum CardsPlanRequests {
  static func page(_ request: Request, _ site: Site) -> Response {
    let book = CardStore.book(of: request, on: site)
    let questions = CardsPlanQuestions(book.wallet)
    let reading = questions.reading(request.query, today: site.today)
    let opened = request.query.typed(CardsPlanFormView.add).flatMap { CardID(text: $0) }
    if let opened, questions.cards.entries.contains(where: { $0.card.id == opened }) {
      return site.statePage(CardsPlanPage.form(FormState(reading), questions, opening: opened))
    }
    let pages = CardsPage(book, site)
    let isNew = site.vault.hasFlash(book.ownRevision, in: CardStore.flash, of: request)
    let change = isNew ? pages.lastChange : nil
    let told = isNew ? [site.vault.forgetFlash(CardStore.flash)] : []
    if !request.query.holdsAny(of: questions.names),
      let now = KeptPlanNow(book.wallet, today: site.today)
    {
      let course = now.course.flatMap { try? PlanFullResult($0) }
      return site.statePage(
        CardsPlanPage.kept(now, course, site, pages, flash: change?.flash)
      ).adding(told)
    }
    guard !questions.needsRates || request.query.holdsAny(of: questions.names) else {
      return site.statePage(
        CardsPlanPage.form(FormState(reading), questions, asksRates: true, below: change?.flash)
      ).adding(told)
    }
    let draft = Draft(reading) { (pages: CardsPage, state) in
      earlier(state, questions, site, pages) ?? CardsPlanPage.form(state, questions)
    }
    do throws(CardsRefusal) {
      return site.statePage(
        try draft.read { reading throws(InvalidForm) in
          let result = try questions.fullResult(in: &reading)
          return CardsPlanPage.answered(
            reading, questions, result, site, pages, flash: change?.flash)
        }.get()
      ).adding(told)
    } catch {
      return site.refuse(request, error, pages).adding(told)
    }
  }

  /// Every month of the plan; with a mistake, the page of the plan says what is wrong.
  static func schedule(_ request: Request, _ site: Site) -> Response {
    let (questions, reading, now) = asked(request, kept(request, site), site)
    let start = now?.start
    let draft = Draft(reading) { (_: Void, state) in CardsPlanPage.form(state, questions) }
    do throws(Refusal<Void>) {
      let result = try draft.read { reading throws(InvalidForm) in
        try questions.course(of: now, in: &reading)
      }.get()
      let link = PlanLink(
        reading.submission, of: questions.names, at: CardsPlanPage.address, isAsked: start == nil)
      return site.statePage(
        PlanMonthsPage(result, link, on: site, from: start).page(of: CardsPage.address))
    } catch {
      return site.refuse(request, error, ())
    }
  }

  static func json(_ request: Request, _ site: Site) -> Response {
    let kept = kept(request, site)
    var (questions, reading, _) = asked(request, kept, site)
    return .file { () throws(InvalidForm) in
      .json(
        CardsPlanJSON.shape.bytes(of: (try questions.fullResult(in: &reading), kept)))
    }
  }

  static func csv(_ request: Request, _ site: Site) -> Response {
    var (questions, reading, _) = asked(request, kept(request, site), site)
    return .file { () throws(InvalidForm) in
      let result = try questions.result(in: &reading)
      return .download(
        PlanCSV.bytes(result), as: FileName(PlanFiles.name(of: result), type: "csv"),
        contentType: "text/csv; charset=utf-8")
    }
  }

  static func calendar(_ request: Request, _ site: Site) -> Response {
    file(request, site) { result, start in
      PlanFiles.calendar(result, of: CardsPlanPage.address, on: site, from: start)
    }
  }

  /// The plan on paper; no address is on it, because the cards are in this browser alone.
  static func pdf(_ request: Request, _ site: Site) -> Response {
    file(request, site) { result, start in
      .pdf(
        PlanPDF(result, at: nil, on: site, from: start).report,
        as: FileName(PlanFiles.name(of: result), type: "pdf"), for: request)
    }
  }

  /// The plan that is kept; nil without one.
  private static func kept(_ request: Request, _ site: Site) -> KeptPlanNow? {
    KeptPlanNow(CardStore.book(of: request, on: site).wallet, today: site.today)
  }

  /// The questions with what was sent; when nothing was, those of the kept plan, with its terms.
  private static func asked(
    _ request: Request, _ kept: KeptPlanNow?, _ site: Site
  ) -> (questions: CardsPlanQuestions, reading: FormReading, now: KeptPlanNow?) {
    let questions = CardsPlanQuestions(CardStore.book(of: request, on: site).wallet)
    guard let kept, !request.query.holdsAny(of: questions.names) else {
      return (questions, questions.reading(request.query, today: site.today), nil)
    }
    return (kept.questions, kept.questions.reading(kept.terms, today: site.today), kept)
  }

  /// A file for people: of a kept plan it has the month whole, also what is paid in it already.
  private static func file(
    _ request: Request, _ site: Site, _ file: (PlanResult, _ start: CalendarDate?) -> Response
  ) -> Response {
    var (questions, reading, now) = asked(request, kept(request, site), site)
    return .file { () throws(InvalidForm) in
      file(try questions.course(of: now, in: &reading), now?.start)
    }
  }

  /// The answer that was shown before a wrong sum was typed into it, with the mistake in it.
  private static func earlier(
    _ wrong: FormState, _ questions: CardsPlanQuestions, _ site: Site, _ pages: CardsPage
  ) -> Page? {
    let asked = wrong.typed
    guard let shown = asked.typed(Stepper.shown),
      InvalidForm(errors: wrong.errors).isOnly(about: [PlanForm.budget])
    else { return nil }
    var reading = questions.reading(
      asked.omitting([Stepper.shown]).replacing(PlanForm.budget.name, with: shown),
      today: site.today)
    guard let result = try? questions.fullResult(in: &reading) else { return nil }
    return CardsPlanPage.answered(
      reading, questions, result, site, pages, wrong: wrong)
  }
}
