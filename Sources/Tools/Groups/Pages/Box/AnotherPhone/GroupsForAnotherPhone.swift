import GroupsFormulas

/// The press that keeps all groups in step before they go to another phone: one group after the
/// other, as each has its cookie at its own path.
struct GroupsForAnotherPhone {
  private let id: GroupID
  private let request: Request
  private let site: Site

  /// The press for a group, which may not be here any more; nil for any other request.
  init?(from id: GroupID, _ request: Request, _ site: Site) {
    guard site.letterBoxes != nil, AnotherPhonePath.isNext(after: request),
      request.path == GroupAddress(id: id).box.text
    else { return nil }
    self.id = id
    self.request = request
    self.site = site
  }

  /// The number of groups in one press.
  private static let most = 10
  private static let count = "n"

  /// Goes on to the next group that is not in step, or to the page; one that failed is skipped.
  func goingOn(_ response: Response) -> Response {
    let before = request.query.typed(Self.count).flatMap { Int($0) } ?? 0
    let rows = GroupStore.rows(of: request, on: site).rows
    let place = rows.firstIndex { $0.id == id } ?? rows.count
    guard (0..<Self.most - 1).contains(before),
      let next = rows.dropFirst(place + 1).first(where: { $0.bond.secret == nil })
    else { return AnotherPhonePath.reached(with: response) }
    let address = GroupAddress(id: next.id).box.with(query: [(Self.count, String(before + 1))])
    return Response.again(at: address).adding(response.cookies)
  }
}
