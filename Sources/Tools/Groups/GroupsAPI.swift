import Formats
import Finance

/// What programs can ask of shared expenses; a group's own cookie goes with what lies below it.
enum GroupsAPI {
  static let operations =
    (wholeGroups + inAGroup + people + payments + debts + copies).stamped

  private static let wholeGroups: [OpenAPI.Operation] = [
    .page("/groups", "The page of the groups on this device"),
    .init(
      "/groups.json", summary: "The groups on this device",
      answer: .object([
        ("groups", .list(.object([("id", .text), ("name", .text), ("currency", .text)])))
      ])),
    .init(
      "/groups", method: "post", summary: "Starts a group",
      parameters: [
        .init(GroupForm.name), .init("member", "A member’s name, repeated"),
        .init("members", "Or all names, one a line"), currency,
      ]),
    .init(
      "/groups/app.webmanifest", summary: "What makes the groups an application",
      mediaType: "application/manifest+json"),
  ]

  private static let inAGroup: [OpenAPI.Operation] = [
    .page("/groups/{id}", "The page of a group", parameters: [.init("copy", "A payment’s id")]),
    .init("/groups/{id}/group.json", summary: "Members, payments and balances", answer: group),
    .init(
      "/groups/{id}", method: "post", summary: "Changes the name and the currency of a group",
      parameters: [.init(GroupForm.name), currency]),
    .page("/groups/{id}/settings", "The page of people and settings"),
    .page("/groups/{id}/totals", "The page of totals by month"),
    .init("/groups/{id}/undo", method: "post", summary: "Takes the last change back"),
    .init(
      "/groups/{id}/fresh", method: "post",
      summary: "Starts a group of the same people, with the balances carried over"),
    .init("/groups/{id}/forget", method: "post", summary: "Forgets a group"),
  ]

  private static let people: [OpenAPI.Operation] = [
    .init(
      "/groups/{id}/members", method: "post", summary: "Adds somebody",
      parameters: [
        .init(GroupForm.member),
        .init("include", "Whether they share the payments so far", choices: ["yes"]),
      ]),
    .init(
      "/groups/{id}/members/{m}", method: "post",
      summary: "Renames a member, who takes part again if they had left",
      parameters: [
        .init(GroupForm.member), .init("join", "The id of the member who is the same person"),
      ]),
    .init(
      "/groups/{id}/members/{m}/delete", method: "post",
      summary: "Removes a member, or leaves one with payments out of new ones"),
  ]

  private static let payments: [OpenAPI.Operation] = [
    .init(
      "/groups/{id}/payments", method: "post", summary: "Adds a payment", parameters: payment),
    .page("/groups/{id}/payments/{p}", "The page with the form of a payment"),
    .init(
      "/groups/{id}/payments/{p}", method: "post", summary: "Changes a payment",
      parameters: payment),
    .init("/groups/{id}/payments/{p}/delete", method: "post", summary: "Deletes a payment"),
  ]

  private static let debts: [OpenAPI.Operation] = [
    .page("/groups/{id}/debts", "The page of who pays whom"),
    .init(
      "/groups/{id}/debts.json", summary: "Who pays whom",
      answer: .object([
        (
          "transfers",
          .map(.list(.object([("from", .text), ("to", .text), ("amount", .money)])))
        ),
        ("minimal", .map(.truth)),
      ])),
    .init("/groups/{id}/debts.txt", summary: "Who pays whom, as text", mediaType: "text/plain"),
    .init(
      "/groups/{id}/settle", method: "post", summary: "Books a payback",
      parameters: [
        .init("from", "The id of who pays", isRequired: true),
        .init("to", "The id of who is paid", isRequired: true), .init(SettleForm.amount), currency,
      ]),
  ]

  private static let copies: [OpenAPI.Operation] = [
    .page("/groups/{id}/share", "The page with the link to a copy"),
    .page(
      "/groups/open", "The page of a link, which says nothing of its group", parameters: [link]),
    .init(
      "/groups/open", method: "post", summary: "Goes on to the group of a link or a file",
      parameters: [link, SharedLink.parameter, file], status: "307", form: upload),
    .init(
      "/groups/{id}/merge", method: "post", summary: "Adds what is new in a copy to the group",
      parameters: [link, confirm, file], form: upload),
    .init(
      "/groups/import", method: "post",
      summary: "Shows what a file holds; with “confirm”, goes on to its group",
      parameters: [file, confirm], status: "200", form: upload),
    .init("/groups/{id}/export", summary: "The group as a file", answer: group),
    .init(
      "/groups/{id}/payments.csv", summary: "The payments for a spreadsheet",
      mediaType: "text/csv"),
  ]

  // MARK: Fields

  private static let upload = "multipart/form-data"

  private static let currency = OpenAPI.Parameter(GroupForm.currency(.gbp))
  private static let link = OpenAPI.Parameter("g", "The sealed copy in a link")
  private static let file = OpenAPI.Parameter("file", "A file of ours, or an export of Splitwise")
  private static let confirm = OpenAPI.Parameter("confirm", "The sealed copy in a preview")

  private static let payment: [OpenAPI.Parameter] = [
    .init(GroupPaymentForm.amount), currency, .init(GroupPaymentForm.title),
    .init(GroupPaymentForm.date), .init(GroupPaymentForm.payer),
    .init("paid-{m}", "What a member paid, where several did"),
    .init("payer-{k}", "Who paid a part, k from 2 to 19; `payer` paid the rest"),
    .init("payer-{k}-amount", "How much of it they paid"),
    .init(GroupPaymentForm.split, choices: Split.Kind.allCases.map(\.rawValue)),
    .init(GroupPaymentForm.with, "The id of somebody who shares it, repeated; everybody if none"),
    .init(GroupPaymentForm.withAsked, "That nobody ticked is a mistake", choices: ["yes"]),
    .init("share-{m}", "A member’s shares, percentage or amount"), .init(GroupPaymentForm.rate),
  ]

  // MARK: Answers

  private static let group = OpenAPI.Schema.object([
    ("id", .text), ("name", .text), ("currency", .text), ("revision", .count),
    ("members", .list(member)), ("payments", .list(entry)),
    ("deleted", .list(.object([("id", .text), ("position", .count), ("revision", .count)]))),
    ("balances", .map(.map(.money))),
  ])

  private static let member = OpenAPI.Schema.object([
    ("id", .text), ("name", .text), ("active", .truth), ("position", .count), ("revision", .count),
  ])

  private static let entry = OpenAPI.Schema.object([
    ("id", .text), ("position", .count), ("revision", .count), ("title", .text), ("date", .date),
    ("amount", .money), ("currency", .text), ("rate", .nullable(.number)),
    ("groupAmount", .nullable(.money)), ("groupCurrency", .nullable(.text)),
    ("payers", .map(.money)), ("split", .text), ("shares", .map(.money)),
    ("given", .map(.nullable(.number))), ("serial", .count), ("payback", .truth),
  ])
}
