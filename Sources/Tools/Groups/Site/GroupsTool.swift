import Components
package import Hosting
import Web

/// Shared expenses.
package enum GroupsTool {
  package static let tool = Tool(
    stem: "groups",
    tile: Frame.Tool(
      name: "Shared expenses",
      sentence: "Note what each of you paid on a trip or in a flat, and see who owes whom.",
      address: GroupAddress.list),
    routes: Groups.routes,
    operations: GroupsAPI.operations)
}
