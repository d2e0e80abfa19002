// The texts that forms of groups take, as programs are told of them.

extension GroupsAPI {
  static let finding = OpenAPI.Parameter.list(of: GroupFilterForm.questions)
  static let choosing = OpenAPI.Parameter.list(
    of: GroupFilterForm.questions.filter { $0.name != GroupFilterForm.find.name })

  static let upload = "multipart/form-data"

  static let keptSplit = OpenAPI.Parameter(
    GroupPaymentForm.split.name, "How new payments are split",
    .choice(SplitChoice.kept.map(\.rawValue)))

  static let then = AnotherPhonePath.parameter(
    "With “on”: does the same for the next group, and ends there")

  static let link = OpenAPI.Parameter(GroupStore.share.name, "The sealed copy in a link", .token)
  static let file = OpenAPI.Parameter(
    GroupSharingRequests.file,
    "A file of ours, or an export of Splitwise, Spliit, Cospend, IHateMoney or Tricount", .file)
  static let statement = OpenAPI.Parameter(
    StatementRequests.file, "A statement of a bank or a card: CSV, OFX or QFX", .file)
  static let confirm = OpenAPI.Parameter(
    GroupStore.preview.name, "The sealed copy in a preview", .token)

  static let me = OpenAPI.Parameter(GroupMeForm.member)

  static let rule = OpenAPI.Parameter.list(of: GroupRuleForm.questions)

  static let payment =
    OpenAPI.Parameter.list(of: GroupPaymentForm.questions) + [
      .init(GroupDefaultSplitForm.keep),
      .init(
        FormParameter(
          GroupPaymentForm.rateAsked,
          "The currency of the rate, and the rate that was there before; with it the group keeps it",
          .matching("[A-Z]{3}( [0-9.]+)?", upTo: 24, example: "EUR 0.86"))),
    ]
}
