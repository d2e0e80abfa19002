import Documents
import Forms

/// What programs can ask of the card helper; the state is in the cookie that they send.
enum CardsAPI {
  static let operations: [OpenAPI.Operation] = [
    .init("/cards.json", summary: "The cards and their sums", answer: list),
    .init("/cards", method: "post", summary: "Adds a card", parameters: fields),
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
    .init(
      "/cards/helper.json", summary: "What to pay to reach a share of the limits, and advice",
      parameters: [.init(CardsTargetForm.target), .init(CardsTargetForm.budget)], answer: target),
    .init(
      "/cards/calendar.ics", summary: "Reminders of the next 24 months",
      parameters: [.init(CardsReminders.before)], mediaType: "text/calendar"),
    .init(
      "/cards/{id}.ics", summary: "Reminders of one card",
      parameters: [.init(CardsReminders.before)], mediaType: "text/calendar"),
    .init("/cards/export", summary: "The cards as a file", answer: list),
    .init("/cards/export.csv", summary: "The cards for a spreadsheet", mediaType: "text/csv"),
  ]

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

  private static let target = OpenAPI.Schema.object([
    ("target", .number), ("cards", .list(.object([("id", .text), ("pay", .money)]))),
    ("sumOfCards", .money), ("overall", .money),
    (
      "plan",
      .list(
        .object([
          ("id", .text), ("pay", .money), ("utilisationAfter", .nullable(.number)),
        ]))
    ),
    ("advice", .list(.object([("code", .text), ("text", .text)]))),
  ])
}
