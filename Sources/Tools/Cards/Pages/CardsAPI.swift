import BudgetPages
import PlanPages

/// The routes of the card helper with their descriptions; its state is in a cookie.
enum CardsAPI {
  static let theCards: [Route<Site>] = [
    .get(CardsPath.list, .page("The page of the cards"), CardsRequests.list),
    .get(CardsPath.json, .json("The cards and their sums", CardsJSON.list), CardsRequests.json),
    .post(
      CardsPath.list,
      .change(
        "Adds a card or debt; with “ask”, shows the form for another kind",
        parameters: fields + [asking],
        also: [.init("200", "The form for that kind, with what was typed")]), CardsRequests.add),
    .post(CardsPath.undo, .change("Takes the last change back"), CardsRequests.undo),
    .post(CardsPath.forget, .change("Forgets all cards"), CardsRequests.forget),
    .post(
      CardsPath.settings,
      .change("Changes the currency of the cards", parameters: [.init(CardsRequests.currency)]),
      CardsRequests.settings),
  ]

  /// The routes of one card.
  ///
  /// They come last, because the id of a card matches any name.
  static let oneCard: [Route<Site>] = [
    .get(
      CardsPath.cardCalendar,
      .file(
        "The due date of one card, which repeats each month, and what a kept plan says of it",
        parameters: [.init(CardsReminders.before)], "text/calendar"),
      heavy: true, CardsHelperRequests.cardCalendar),
    .get(CardsPath.cardJSON, .json("A card", CardsJSON.card), CardsRequests.cardJSON),
    .get(CardsPath.card, .page("The page to change a card"), CardsRequests.card),
    .post(CardsPath.card, .change("Changes a card", parameters: fields), CardsRequests.edit),
    .post(
      CardsPath.paid,
      .change(
        "Marks the missed payment as made, else the next one",
        parameters: [.init(CardsRequests.paidAmount), .init(CardsRequests.due)]),
      CardsRequests.pay),
    .post(
      CardsPath.late,
      .change(
        "Notes that a due date that passed is not paid yet",
        parameters: [.init(CardsRequests.missedDue)]), CardsRequests.late),
    .post(CardsPath.delete, .change("Deletes a card"), CardsRequests.delete),
  ]

  static let helping: [Route<Site>] = [
    .get(
      CardsPath.helper, .page("The page of what to pay", parameters: aims), CardsHelperRequests.page
    ),
    .get(
      CardsPath.helperJSON,
      .json(
        "What to pay this month or to reach a share, and advice", parameters: aims,
        CardsJSON.target),
      CardsHelperRequests.json),
    .get(
      CardsPath.calendar,
      .file(
        "Due dates, which repeat each month, and what a kept plan says of the months to come",
        parameters: [.init(CardsReminders.before)], "text/calendar"),
      heavy: true, CardsHelperRequests.calendar),
    .get(
      CardsPath.yearOfReminders,
      .file(
        "Reminders of the next 12 months, each an event of its own, of 50 cards at most",
        parameters: [.init(CardsReminders.before)], "text/calendar"),
      heavy: true, CardsHelperRequests.yearOfReminders),
  ]

  private static let budget = OpenAPI.Parameter.list(of: BudgetForm.questions)

  static let sheet: [Route<Site>] = [
    .get(
      CardsPath.sheet, .page("The page to print for an adviser: all that is owed"),
      AdviserSheetRequests.page),
    .post(
      CardsPath.sheet,
      OpenAPI.Description(
        "That page with a budget and its offers, the fields of /budget; nothing is kept",
        parameters: budget, mediaType: "text/html", status: "200"),
      AdviserSheetRequests.pageWithBudget),
    .post(
      CardsPath.sheetPDF,
      OpenAPI.Description(
        "The sheet with a budget and its offers, the fields of /budget",
        parameters: budget, mediaType: "application/pdf", status: "200"), heavy: true,
      AdviserSheetRequests.pdfWithBudget),
    .get(
      CardsPath.sheetPDF, .file("The sheet for an adviser", "application/pdf"), heavy: true,
      AdviserSheetRequests.pdf),
  ]

  static let moving: [Route<Site>] = [
    .get(
      CardsPath.pdf, .file("The cards and what is due, on paper", "application/pdf"),
      heavy: true, CardsTransferRequests.pdf),
    .get(
      CardsPath.transfer, .page("The page with a link that moves the cards"),
      CardsTransferRequests.page),
    .get(
      CardsPath.export, .json("The cards as a file", CardsFile.shape), CardsTransferRequests.export),
    .get(
      CardsPath.exportCSV, .file("The cards for a spreadsheet", "text/csv"),
      CardsTransferRequests.csv),
    .post(
      CardsPath.importing,
      .change(
        "Shows what a file holds; with “confirm”, takes the cards",
        parameters: [
          .init(
            CardsTransferPage.file, "A file of ours, or an OFX or QFX statement of a credit card",
            .file),
          .init(CardStore.preview.name, "The sealed cards of a preview", .token), keep,
          .init(
            CardForm.dueDay.name,
            "The due day of a statement’s card; \(CardForm.dueDay.name)-2 and so on of the next",
            .whole(1...31)),
          .init(PlanForm.budget), .init(PlanForm.order),
        ], status: "200", form: "multipart/form-data", also: [.done]),
      files: true, CardsImportRequests.respond),
    .get(
      CardsPath.ofPlan,
      .page(
        "The debts of a plan, before they are kept; with a mistake, the page of the plan",
        parameters: OpenAPI.Parameter.list(of: PlanForm.questions)),
      CardsOfPlan.page),
    .post(
      CardsPath.ofPlan,
      .change(
        "Keeps the debts of a plan and the plan itself, in a browser that keeps nothing yet; in any "
          + "other, and where it cannot be kept as it is, the page of the debts is next",
        parameters: OpenAPI.Parameter.list(of: PlanForm.questions)),
      CardsOfPlan.remember),
    .get(
      CardsPath.receive,
      .page(
        "The page of a link, which says nothing of its cards", parameters: [link],
        also: [.missing]),
      CardsTransferRequests.announce),
    .post(
      CardsPath.receive,
      .change(
        "Takes the cards of a link", parameters: [link, SharedLink.parameter, keep],
        also: [SharedLink.shown]),
      CardsTransferRequests.receive),
  ]

  static let letters: [Route<Site>] = [
    .get(
      CardsPath.letters,
      .json("What came from other phones", parameters: [BoxNews.seen], BoxJSON.letters),
      CardsVisit.letters
    ).also([.missing, .closed, .away])
  ]

  static let inStep: [Route<Site>] = [
    .get(
      CardsPath.share,
      .page(
        "The page with the link that keeps other phones in step",
        parameters: [OpenAPI.Parameter(BoxAction.stop)]),
      CardsBoxRequests.show),
    .post(
      CardsPath.box,
      .change(
        "Keeps the cards in step on several phones, or no longer",
        parameters: [
          BoxAction.parameter, AnotherPhonePath.parameter("With “on”: ends there"),
          OpenAPI.Parameter(BoxAction.sure),
        ],
        also: [
          .init("200", "Asks again: without “sure” from a browser, where others are shut out"),
          .init("507", "The store of letters has no room for another wallet"),
        ]), heavy: true, CardsBoxRequests.change),
    .get(
      CardsPath.join,
      .page(
        "The page of a link, which says nothing of its cards", parameters: [secret],
        also: [.missing]),
      heavy: true, CardsJoinRequests.announce),
    .post(
      CardsPath.join,
      .change(
        "Keeps the cards of a link in step", parameters: [secret, SharedLink.parameter, keep],
        also: [SharedLink.shown, .missing]), heavy: true, CardsJoinRequests.join),
  ]

  private static let secret = OpenAPI.Parameter(
    BoxLink.name, "The secret in the link of cards that are in step: 22 characters", .token)

  private static let aims = OpenAPI.Parameter.list(of: CardsTargetForm.questions)
  private static let link = OpenAPI.Parameter(
    CardStore.transfer.name, "The sealed cards in a link", .token)
  private static let keep = OpenAPI.Parameter(CardsTransferPage.keep)

  private static let asking = OpenAPI.Parameter(
    CardForm.ask, "The kind whose form is shown; nothing is changed",
    .choice(DebtKind.allCases.map(\.rawValue)))

  private static let fields = OpenAPI.Parameter.list(of: CardForm.questions)
}

extension OpenAPI.Outcome {
  static let closed = OpenAPI.Outcome("410", "The link of the cards was turned off")

  static let away = OpenAPI.Outcome(
    "503", "The store of letters does not answer, and is needed: the cards are not in a cookie")
}
