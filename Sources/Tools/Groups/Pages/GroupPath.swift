import GroupsFormulas

/// The paths of shared expenses.
enum GroupPath {
  static let list = Path("/groups")
  static let listJSON = list.withExtension(".json")
  static let open = list.appending("open")
  static let join = list.appending("join")
  static let importing = list.appending("import")
  static let manifest = list.appending("app.webmanifest")

  // MARK: One group

  /// The id of a group; nil for a text that is none, which is a group that nobody has.
  static let id = PathParameter.id("id", of: GroupLedger.self).optional
  static let group = list.appending(id)
  static let json = group.appending("group.json")
  static let settings = group.appending("settings")
  static let totals = group.appending("totals")
  static let totalsJSON = totals.withExtension(".json")
  static let forget = group.appending("forget")
  static let fresh = group.appending("fresh")
  static let me = group.appending("me")
  static let rates = group.appending("rates")
  static let defaultSplit = group.appending("default-split")
  static let households = group.appending("households")
  static let recurring = group.appending("recurring")
  static let addDue = recurring.appending("add")
  static let rule = recurring.appending(PathParameter.id("r", of: Recurrence.self))
  static let deleteRule = rule.appending("delete")
  static let undo = group.appending("undo")

  // MARK: Its people

  static let members = group.appending("members")
  static let member = members.appending(PathParameter.id("m", of: GroupLedger.Person.self))
  static let deleteMember = member.appending("delete")

  // MARK: Its payments

  static let payments = group.appending("payments")
  static let paymentsJSON = payments.withExtension(".json")
  static let paymentsCSV = payments.withExtension(".csv")
  static let payment = payments.appending(PathParameter.id("p", of: GroupPayment.self))
  static let deletePayment = payment.appending("delete")

  // MARK: Who pays whom

  static let debts = group.appending("debts")
  static let debtsJSON = debts.withExtension(".json")
  static let debtsText = debts.withExtension(".txt")
  static let settle = group.appending("settle")

  // MARK: The letter box

  static let box = group.appending("box")
  static let letters = group.appending("letters.json")

  // MARK: Copies

  static let share = group.appending("share")
  static let merge = group.appending("merge")
  static let report = group.appending("report.pdf")
  static let statement = group.appending("import")
  static let export = group.appending("export")
}
