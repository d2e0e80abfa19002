import Documents

/// What programs can ask of shared expenses; a group's own cookie goes with what lies below it.
enum GroupsAPI {
  static let operations: [OpenAPI.Operation] = [
    .init(
      "/groups.json", summary: "The groups on this device",
      answer: .object([
        ("groups", .list(.object([("id", .text), ("name", .text), ("currency", .text)])))
      ])),
    .init(
      "/groups", method: "post", summary: "Starts a group",
      parameters: [
        .init("name", "Name of the group"), .init("member", "A member's name, repeated"),
        .init("members", "Or all names, one a line"), .init("currency", "Currency"),
      ]),
    .init(
      "/groups/{id}/debts.json", summary: "Who pays whom",
      answer: .object([
        (
          "transfers",
          .map(.list(.object([("from", .text), ("to", .text), ("amount", .money)])))
        ),
        ("minimal", .map(.truth)),
      ])),
  ]
}
