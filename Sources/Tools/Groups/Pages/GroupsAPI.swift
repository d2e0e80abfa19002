import GroupsFormulas

/// The routes of shared expenses with their descriptions; a group's cookie belongs to the paths
/// below it.
enum GroupsAPI {
  /// Fixed paths come before those with an id.
  static let routes =
    wholeGroups
    + (inAGroup + people + payments + recurring + debts + copies + inStep).map {
      $0.also([.closed, .away])
    }

  private static let wholeGroups: [Route<Site>] = [
    .get(GroupPath.list, .page("The page of the groups in this browser"), GroupsRequests.list),
    .get(
      GroupPath.listJSON,
      .json("The groups in this browser", GroupJSON.list), GroupsRequests.listJSON),
    .post(
      GroupPath.list,
      .change(
        "Starts a group",
        parameters: OpenAPI.Parameter.list(of: GroupForm.questions)), GroupsRequests.create),
    .get(
      GroupPath.manifest,
      .init(
        "What makes the groups an application", mediaType: "application/manifest+json",
        response: .object([])),
      GroupsRequests.manifest),
    .get(
      GroupPath.open,
      .page("The page of a link, which says nothing of its group", parameters: [link]),
      GroupSharingRequests.announce),
    .post(
      GroupPath.open,
      .change(
        "Goes on to the group of a link or a file",
        parameters: [link, SharedLink.parameter, file, me], status: "307", form: upload,
        also: [SharedLink.shown]),
      files: true, GroupSharingRequests.open),
    .get(
      GroupPath.join,
      .page(
        "The page of a link, which says nothing of its group", parameters: [GroupJoinForm.key],
        also: [.missing]),
      heavy: true, GroupJoinRequests.announce),
    .post(
      GroupPath.join,
      .change(
        "Goes on to the group of a link",
        parameters: [
          GroupJoinForm.key, SharedLink.parameter, GroupJoinForm.member,
          .init(GroupJoinForm.newMember),
        ],
        status: "307", also: [SharedLink.shown, .missing, .closed, .away]), heavy: true,
      GroupJoinRequests.join),
    .post(
      GroupPath.importing,
      .change(
        "Shows what a file holds; with “confirm”, goes on to its group",
        parameters: [
          file, confirm, me, OpenAPI.Parameter(GroupImportRequests.name),
          OpenAPI.Parameter(GroupImportRequests.currency),
        ],
        programs: GroupImportJSON.preview.schema, status: "200", form: upload,
        also: [.init("307", "Goes on to the group")]),
      files: true, GroupImportRequests.importing),
  ]

  private static let inAGroup: [Route<Site>] = [
    .get(
      GroupPath.group,
      .page("The page of a group", parameters: [.init(GroupAddress.copied)] + finding),
      inGroup(GroupsRequests.show)),
    .get(
      GroupPath.json, .json("Members, payments and balances", GroupJSON.book),
      inGroup(GroupsRequests.json)),
    .post(
      GroupPath.group,
      .change(
        "Changes the name and the currency of a group",
        parameters: OpenAPI.Parameter.list(of: GroupForm.settings)),
      inGroup(GroupsRequests.rename)),
    .post(
      GroupPath.rates,
      .change(
        "Keeps what a currency is worth for new payments, or keeps it apart again",
        parameters: OpenAPI.Parameter.list(of: GroupRateForm.questions)),
      inGroup(GroupRateRequests.keep)),
    .post(
      GroupPath.defaultSplit,
      .change(
        "Keeps the split that new payments begin with; evenly, without people: none",
        parameters: [keptSplit] + OpenAPI.Parameter.list(of: [GroupDefaultSplitForm.shares])),
      fields: GroupPaymentForm.mostFields, inGroup(GroupsRequests.keepDefaultSplit)),
    .post(
      GroupPath.households,
      .change(
        "Keeps who pays as one, all of them at once",
        parameters: GroupHouseholdsForm.parameters.map { OpenAPI.Parameter($0) }),
      inGroup(GroupsRequests.keepHouseholds)),
    .get(
      GroupPath.settings, .page("The page of people and settings"),
      inGroup(GroupsRequests.settings)),
    .get(
      GroupPath.totals, .page("The page of totals by month", parameters: choosing),
      inGroup(GroupFindingRequests.totals)),
    .get(
      GroupPath.totalsJSON,
      .json("Totals in all and by month", parameters: choosing, GroupFindingJSON.totals),
      inGroup(GroupFindingRequests.totalsJSON)),
    .post(
      GroupPath.undo, .change("Takes the last change back"),
      inGroup(GroupsRequests.undo)),
    .post(
      GroupPath.fresh,
      .change("Starts a group of the same people, with the balances carried over"), heavy: true,
      inGroup(GroupsRequests.fresh)),
    .post(GroupPath.forget, .change("Forgets a group"), GroupsRequests.forget),
  ]

  private static let people: [Route<Site>] = [
    .post(
      GroupPath.members,
      .change(
        "Adds somebody",
        parameters: [
          .init(GroupMemberForm.name), .init(GroupMemberForm.include),
        ]), inGroup(GroupsRequests.addMember)),
    .post(
      GroupPath.member,
      .change(
        "Renames a member, who takes part again if they had left",
        parameters: [
          .init(GroupMemberForm.name), .init(GroupMemberForm.payTo),
          .init(GroupMemberForm.join),
        ]), inGroup(GroupsRequests.changeMember)),
    .post(
      GroupPath.me,
      .change(
        "Keeps which member uses this browser, in no copy; nobody without a member",
        parameters: [.init(GroupMeForm.member)]), inGroup(GroupsRequests.chooseMe)),
    .post(
      GroupPath.deleteMember,
      .change("Removes a member, or leaves one with payments out of new ones"),
      inGroup(GroupsRequests.deleteMember)),
  ]

  private static let payments: [Route<Site>] = [
    .get(
      GroupPath.paymentsJSON,
      .json("The payments that are looked for", parameters: finding, GroupFindingJSON.found),
      inGroup(GroupFindingRequests.paymentsJSON)),
    .post(
      GroupPath.payments,
      .change(
        "Adds a payment", parameters: payment,
        also: [.init("204", "Added, for a request with the header Later")]),
      fields: GroupPaymentForm.mostFields, inGroup(GroupPaymentRequests.add)),
    .get(
      GroupPath.payment, .page("The page with the form of a payment"),
      inGroup(GroupPaymentRequests.form)),
    .post(
      GroupPath.payment, .change("Changes a payment", parameters: payment),
      fields: GroupPaymentForm.mostFields, inGroup(GroupPaymentRequests.edit)),
    .post(
      GroupPath.deletePayment, .change("Deletes a payment"),
      inGroup(GroupPaymentRequests.delete)),
  ]

  private static let recurring: [Route<Site>] = [
    .get(
      GroupPath.recurring, .page("The page of payments that come again"),
      inGroup(GroupRuleRequests.list)),
    .post(
      GroupPath.recurring,
      .change("Adds a payment that comes again", parameters: rule),
      fields: GroupPaymentForm.mostFields, inGroup(GroupRuleRequests.add)),
    .post(
      GroupPath.addDue,
      .change("Adds the payments that are due, the \(GroupLedger.mostDue) oldest"),
      inGroup(GroupRuleRequests.addDue)),
    .get(
      GroupPath.rule, .page("The page with the form of a payment that comes again"),
      inGroup(GroupRuleRequests.form)),
    .post(
      GroupPath.rule, .change("Changes a payment that comes again", parameters: rule),
      fields: GroupPaymentForm.mostFields, inGroup(GroupRuleRequests.edit)),
    .post(
      GroupPath.deleteRule, .change("Ends a payment that comes again"),
      inGroup(GroupRuleRequests.delete)),
  ]

  private static let debts: [Route<Site>] = [
    .get(
      GroupPath.debts, .page("The page of who pays whom", parameters: [GroupDebts.parameter]),
      inGroup(GroupPaymentRequests.debts)),
    .get(
      GroupPath.debtsJSON,
      .json("Who pays whom", parameters: [GroupDebts.parameter], GroupJSON.debts),
      inGroup(GroupPaymentRequests.debtsJSON)),
    .get(
      GroupPath.debtsText,
      .file("Who pays whom, as text", parameters: [GroupDebts.parameter], "text/plain"),
      inGroup(GroupPaymentRequests.debtsText)),
    .post(
      GroupPath.settle,
      .change("Books a payback", parameters: OpenAPI.Parameter.list(of: SettleForm.questions)),
      inGroup(GroupPaymentRequests.settle)),
  ]

  private static let copies: [Route<Site>] = [
    .get(
      GroupPath.share,
      .page(
        "The page with the link to a copy", parameters: [OpenAPI.Parameter(BoxAction.stop)]),
      inGroup(GroupSharingRequests.share)),
    .post(
      GroupPath.merge,
      .change(
        "Adds what is new in a copy to the group, or joins it",
        parameters: [
          link, confirm, file, GroupJoinForm.member, .init(GroupJoinForm.newMember),
          GroupJoinForm.key,
          OpenAPI.Parameter(GroupImportRequests.currency),
        ],
        form: upload), files: true, GroupSharingRequests.merge),
    .post(
      GroupPath.statement,
      .change(
        "Shows the lines of a bank's or card's statement; with “confirm”, adds them",
        parameters: [statement, confirm, .init(StatementRequests.payer)]
          + [StatementRequests.line, StatementRequests.again].map { OpenAPI.Parameter($0) }
          + OpenAPI.Parameter.list(of: StatementForm.questions),
        programs: StatementJSON.preview.schema, status: "200", form: upload,
        also: [.init("303", "The lines are added")]),
      files: true, fields: GroupPaymentForm.mostFields, inGroup(StatementRequests.importing)),
    .get(
      GroupPath.export, .json("The group as a file", GroupJSON.group),
      inGroup(GroupSharingRequests.export)),
    .get(
      GroupPath.report,
      .file(
        "Payments, shares, balances and settlements, on paper", parameters: finding,
        "application/pdf"),
      heavy: true, inGroup(GroupReport.pdf)),
    .get(
      GroupPath.paymentsCSV, .file("The payments for a spreadsheet", "text/csv"),
      inGroup(GroupSharingRequests.csv)),
  ]

  private static let inStep: [Route<Site>] = [
    .post(
      GroupPath.box,
      .change(
        "Keeps a group in step on several phones, or no longer",
        parameters: [BoxAction.parameter, then, OpenAPI.Parameter(BoxAction.sure)],
        also: [
          .init("200", "Asks again: without “sure” from a browser, where others are shut out"),
          .init("307", "Goes on to the next group, with “then”"), .noRoom,
        ]), heavy: true,
      inGroup(GroupBoxRequests.change)),
    .get(
      GroupPath.letters,
      .json("What came from other phones", parameters: [BoxNews.seen], BoxJSON.letters),
      GroupBoxJSON.read),
  ]

  // MARK: A group

  /// Answers in a group that this browser has; without it, says so.
  private static func inGroup(
    _ respond: @escaping @Sendable (GroupBook, Request, Site) -> Response
  ) -> @Sendable (GroupID?, Request, Site) -> Response {
    { id, request, site in
      GroupVisit.respond(id, request, site, respond)
    }
  }

  /// The same about a thing in the group.
  private static func inGroup<Thing: Sendable>(
    _ respond: @escaping @Sendable (GroupBook, Thing, Request, Site) -> Response
  ) -> @Sendable ((GroupID?, Thing), Request, Site) -> Response {
    { ids, request, site in
      inGroup { respond($0, ids.1, $1, $2) }(ids.0, request, site)
    }
  }
}
