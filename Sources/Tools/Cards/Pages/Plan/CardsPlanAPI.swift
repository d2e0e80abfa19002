import CardsFormulas
import PlanPages

/// The routes of the plan for all cards with their descriptions.
enum CardsPlanAPI {
  static let routes: [Route<Site>] = [
    .get(
      CardsPath.plan,
      .page("The page of all cards in one plan", parameters: parameters + [opened]),
      CardsPlanRequests.page),
    .get(
      CardsPath.planSchedule,
      .page("The plan of all cards, month by month", parameters: parameters), heavy: true,
      CardsPlanRequests.schedule),
    .get(
      CardsPath.planJSON,
      .json(
        "When all cards are paid off, in every order of paying them", parameters: parameters,
        CardsPlanJSON.shape),
      heavy: true, CardsPlanRequests.json),
    .get(
      CardsPath.planCSV,
      .file("The plan month by month, a row for each card", parameters: parameters, "text/csv"),
      heavy: true, CardsPlanRequests.csv),
    .get(
      CardsPath.planCalendar,
      .file("The payments of the plan as reminders", parameters: parameters, "text/calendar"),
      CardsPlanRequests.calendar),
    .get(
      CardsPath.planPDF,
      .file("The plan on paper", parameters: parameters, "application/pdf"), heavy: true,
      CardsPlanRequests.pdf),
  ]

  /// The plan that is kept; before the routes of one card, whose id matches any name.
  static let keeping: [Route<Site>] = [
    .post(
      CardsPath.keep, .change("Keeps the plan", parameters: parameters), CardsKeptRequests.keep),
    .post(CardsPath.forgetPlan, .change("Forgets the kept plan"), CardsKeptRequests.forget),
    .get(
      CardsPath.balances, .page("The page that asks for every balance"), CardsKeptRequests.balances),
    .post(
      CardsPath.balances,
      .change(
        "Saves balances as one change",
        parameters: [
          .init(
            Field<Money?>(
              "balance-{id}", question: "The balance of the debt whose id ends the name",
              subject: "Balance", reader: Reader<Money>.moneyOrCredit.optional)),
          OpenAPI.Parameter(
            CardsCheckIn.month,
            "The month of the balances, that of today or the one before: 2026-11",
            .text(upTo: 7, example: "2026-11")),
          OpenAPI.Parameter(
            CardsCheckIn.shown,
            "The balances that were kept when the form was made, in the order of its fields, parted by "
              + "spaces: a check-in is refused where one of them changed since",
            .text(upTo: 2_000, example: "1840.00 512.36")),
        ], also: [.missing]), CardsKeptRequests.checkIn),
  ]

  /// The parameters; those of one card end in its id, which a description cannot list.
  private static let parameters =
    OpenAPI.Parameter.list(of: [
      card, PlanForm.budget, PlanForm.oneOffs, PlanForm.extra, PlanForm.order,
    ]) + [
      .init(
        PlanForm.own.name,
        "Ids of cards in order, parted by commas; those left out follow as listed",
        order),
      .init(PlanForm.basis),
    ]

  private static let opened = OpenAPI.Parameter(
    CardsPlanFormView.add, "Shows the form with all questions about the card with this id", .id)

  /// Ids of cards, parted by commas.
  static let order = TextFormat.matching(
    "[0-9a-f]{8}(,[0-9a-f]{8})*", upTo: 9 * KeptPlan.mostDebts - 1,
    example: TextFormat.id.example)

  private static let card = Repeated(
    "cards",
    of: [PlanTermsFields(ending: "{id}", of: "the card whose id ends the name", apr: .zero)])
}
