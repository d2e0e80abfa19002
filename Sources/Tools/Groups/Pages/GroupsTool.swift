/// Shared expenses.
package enum GroupsTool {
  package static let tool = Tool(
    stem: "groups",
    tile: PageLayout.Tool(
      name: "Shared expenses",
      sentence: "Add what each of you paid, away or at home, and see who owes whom.",
      address: GroupAddress.list),
    category: .share,
    routes: GroupsAPI.routes,
    offline: OfflinePaths(
      scope: GroupAddress.list,
      pages: [
        GroupPath.list.pattern, GroupPath.group.pattern, GroupPath.debts.pattern,
        GroupPath.totals.pattern, GroupPath.settings.pattern,
      ],
      forms: [GroupPath.payments.pattern], forgetting: [GroupPath.forget.pattern]),
    keeping: ToolKeeping(in: GroupStore.list, summaries: GroupsKeeping.summaries))

  /// The page with the form of a new group filled in.
  package static func address(starting name: String, with members: [String]) -> Address {
    GroupAddress.list.with(
      query: [(GroupForm.name.name, name)] + members.map { (GroupForm.members.single, $0) })
  }
}
