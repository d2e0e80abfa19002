import Hosting
import Formats
import Forms

/// What programs can ask of the card helper; the state is in the cookie that they send.
enum CardsAPI {
  static let operations = (theCards + helping + moving).stamped

  private static let theCards: [OpenAPI.Operation] = [
    .page("/cards", "The page of the cards"),
    .init("/cards.json", summary: "The cards and their sums", answer: list),
    .init("/cards", method: "post", summary: "Adds a card", parameters: fields),
    .page("/cards/{id}", "The page to change a card"),
    .init("/cards/{id}.json", summary: "A card", answer: card),
    .init("/cards/{id}", method: "post", summary: "Changes a card", parameters: fields),
    .init(
      "/cards/{id}/paid", method: "post", summary: "Marks the next payment as made",
      parameters: [.init(Cards.paidAmount)]),
    .init("/cards/{id}/delete", method: "post", summary: "Deletes a card"),
    .init("/cards/undo", method: "post", summary: "Takes the last change back"),
    .init("/cards/forget", method: "post", summary: "Forgets all cards"),
    .init(
      "/cards/settings", method: "post", summary: "Changes the currency of the cards",
      parameters: [.init(Cards.currency)]),
  ]

  private static let helping: [OpenAPI.Operation] = [
    .page("/cards/helper", "The page of what to pay", parameters: aims),
    .init(
      "/cards/helper.json", summary: "What to pay this month or to reach a share, and advice",
      parameters: aims, answer: target),
    .init(
      "/cards/calendar.ics", summary: "Reminders of the next 12 months, of 50 cards at most",
      parameters: [.init(CardsReminders.before)], mediaType: "text/calendar"),
    .init(
      "/cards/{id}.ics", summary: "Reminders of one card in the next 12 months",
      parameters: [.init(CardsReminders.before)], mediaType: "text/calendar"),
  ]

  private static let moving: [OpenAPI.Operation] = [
    .init("/cards/export", summary: "The cards as a file", answer: file),
    .init("/cards/export.csv", summary: "The cards for a spreadsheet", mediaType: "text/csv"),
    .init(
      "/cards/import", method: "post",
      summary: "Shows what a file holds; with “confirm”, takes the cards",
      parameters: [
        .init("file", "A file of ours, or an OFX or QFX statement of a credit card"),
        .init("confirm", "The sealed cards of a preview"), keep,
        .init("due-day", "The due day of a statement’s card; due-day-2 and so on of the next"),
      ], status: "200", form: "multipart/form-data"),
    .page("/cards/transfer", "The page with a link that moves the cards"),
    .page(
      "/cards/receive", "The page of a link, which says nothing of its cards", parameters: [link]),
    .init(
      "/cards/receive", method: "post", summary: "Takes the cards of a link",
      parameters: [link, SharedLink.parameter, keep]),
  ]

  private static let aims: [OpenAPI.Parameter] = [
    .init(CardsTargetForm.target), .init(CardsTargetForm.budget),
    .init(CardsTargetForm.aim, choices: CardsAim.allCases.map(\.rawValue)),
  ]
  private static let link = OpenAPI.Parameter("w", "The sealed cards in a link")
  private static let keep = OpenAPI.Parameter(
    CardsTransferPage.keep, choices: CardsKeep.allCases.map(\.rawValue))

  private static let fields: [OpenAPI.Parameter] = [
    .init(CardDetails.name), .init(CardDetails.balance), .init(CardDetails.limit),
    .init(CardDetails.dueDay), .init(CardDetails.reminder, choices: ["on", "off"]),
    .init(CardDetails.statementDay), .init(CardDetails.apr), .init(CardDetails.minimum),
    .init(CardDetails.style, choices: CardStyle.allCases.map(\.rawValue)),
  ]

  private static let list = OpenAPI.Schema.object([
    ("currency", .text), ("cards", .list(card)),
    (
      "summary",
      .object([
        ("balance", .money), ("limit", .money), ("available", .money),
        ("utilisation", .nullable(.number)),
      ])
    ),
  ])

  private static let card = OpenAPI.Schema.object([
    ("id", .text), ("name", .text), ("balance", .money), ("limit", .money), ("available", .money),
    ("utilisation", .nullable(.number)), ("band", .text), ("dueDay", .count), ("nextDue", .date),
    ("paid", .truth), ("reminder", .truth), ("statementDay", .nullable(.count)),
    ("apr", .nullable(.number)), ("minimum", .nullable(.money)), ("style", .text),
  ])

  private static let file = OpenAPI.Schema.object([
    ("farthing", .text), ("currency", .text),
    (
      "cards",
      .list(
        .object([
          ("id", .text), ("name", .text), ("balance", .money), ("limit", .money),
          ("dueDay", .count), ("statementDay", .nullable(.count)), ("apr", .nullable(.number)),
          ("minimum", .nullable(.money)), ("reminder", .truth), ("style", .text),
          ("paidFor", .nullable(.date)),
        ]))
    ),
  ])

  private static let target = OpenAPI.Schema.object([
    ("target", .number), ("cards", .list(.object([("id", .text), ("pay", .money)]))),
    ("sumOfCards", .money), ("overall", .money),
    (
      "plan",
      .list(
        .object([
          ("id", .text), ("pay", .money), ("minimum", .money), ("minimumEstimated", .truth),
          ("utilisationAfter", .nullable(.number)),
        ]))
    ),
    ("advice", .list(.object([("code", .text), ("text", .text)]))),
  ])
}
