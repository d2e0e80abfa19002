/// The groups of a browser in short, for its home page.
enum GroupsKeeping {
  /// The groups that were joined last, each with the visitor’s balance if it is known.
  static func summaries(_ request: Request, _ site: Site) -> [KeptSummary] {
    GroupStore.rows(of: request, on: site).rows.reversed().prefix(most).map(summary)
  }

  private static func summary(_ row: GroupList.Row) -> KeptSummary {
    let address = GroupAddress(id: row.id).page
    guard let standing = row.standing else {
      return KeptSummary(own(row.name), at: address, detail: "Shared expenses")
    }
    guard !standing.isZero else {
      return KeptSummary(own(row.name), at: address, detail: "You’re settled here")
    }
    return KeptSummary(
      own(row.name), at: address, detail: "Shared expenses",
      figure: standing.isNegative
        ? (.cost, standing.absolute.short, "you owe")
        : (.good, standing.short, "owed to you"))
  }

  private static let most = 2
}
