package import Keeping

/// The groups in step of a browser on their way to another one, with a link for everything: their
/// ids, names, currencies and secrets.
package struct GroupsLuggage: Equatable, Sendable {
  private var rows: [GroupList.Row]

  /// A group by its id and name.
  package struct Named: Sendable {
    package let id: String
    package let name: String
    package let page: Address
    /// Where it can be kept in step: the address of the form with a letter box, else of the page.
    package let address: Address
  }

  /// The groups of a browser that are in step.
  package init(of request: Request, on site: Site) {
    rows = GroupStore.rows(of: request, on: site).rows.filter { Self.goesAlong($0, on: site) }
      .map(\.travelling)
  }

  /// True for a group whose letters another phone can fetch.
  private static func goesAlong(_ row: GroupList.Row, on site: Site) -> Bool {
    row.bond.secret != nil && site.letterBoxes != nil
  }

  package var isEmpty: Bool { rows.isEmpty }

  /// The groups that go along.
  package var named: [Named] { rows.map { Self.named($0, hasBox: false) } }

  /// The ids of those that a browser has in step by another link, which it would leave.
  package func leavingOthers(_ request: Request, on site: Site) -> Set<String> {
    let list = GroupStore.rows(of: request, on: site)
    return Set(
      rows.filter { row in
        row.bond.secret.map { list[row.id]?.bond.leaves(for: $0) == true } ?? false
      }.map(\.id.text))
  }

  /// The groups of a browser that stay behind, as they are not in step or no letters are carried.
  package static func staying(_ request: Request, on site: Site) -> [Named] {
    GroupStore.rows(of: request, on: site).rows.filter { !goesAlong($0, on: site) }
      .map { named($0, hasBox: site.letterBoxes != nil) }
  }

  private static func named(_ row: GroupList.Row, hasBox: Bool) -> Named {
    let address = GroupAddress(id: row.id)
    return Named(
      id: row.id.text, name: row.name, page: address.page,
      address: hasBox ? address.box : address.share)
  }

  /// Adds the groups to the list of a browser, each to be fetched with its first visit.
  ///
  /// - Returns: The headers that keep the list, and the names of groups that have no room in it.
  package func unpacked(
    in request: Request, on site: Site
  ) -> (headers: [Response.Header], leftOut: [String]) {
    let old = GroupStore.rows(of: request, on: site)
    var list = old
    var leftOut: [String] = []
    for row in rows where list[row.id]?.bond.secret != row.bond.secret {
      let longer = list.with(row.arriving(at: list[row.id]))
      if let fitting = GroupStore.fitting(longer, on: site), fitting.contains(row.id) {
        list = fitting
      } else {
        leftOut.append(row.name)
      }
    }
    return (list == old ? [] : GroupStore.listHeader(list, on: site) ?? [], leftOut)
  }
}

extension GroupsLuggage: Kept {
  package static let blank = GroupsLuggage(rows: [])

  private init(rows: [GroupList.Row]) { self.rows = rows }

  package mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    try passage.pass(&rows)
    guard rows.allSatisfy({ $0.bond.secret != nil }), Set(rows.map(\.id)).count == rows.count else {
      throw MalformedBytes()
    }
  }
}

extension GroupList.Row {
  /// The row as it travels: without what only this browser knows of it.
  fileprivate var travelling: GroupList.Row {
    GroupList.Row(
      id: id, name: name, currency: currency, standing: nil,
      bond: GroupList.Bond(secret: bond.secret))
  }

  /// The row as it arrives in a list that may have one of this group.
  fileprivate func arriving(at known: GroupList.Row?) -> GroupList.Row {
    var bond = known?.bond ?? GroupList.Bond()
    bond.secret = self.bond.secret
    bond.hasArrived = true
    return GroupList.Row(
      id: id, name: known?.name ?? name, currency: known?.currency ?? currency,
      standing: known?.standing, bond: bond)
  }
}
